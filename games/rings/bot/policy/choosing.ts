import type { Seat } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import type { Definition } from "../../content/definition.js";
import { cardOf, titleOf, typeOf } from "../../content/lookup.js";
import { hitPointsLeft, statistic } from "../../queries/statistics.js";
import { charactersOf, heroesOf, isCharacter, isUniqueInPlay, topAttachment } from "../../queries/table.js";
import type { CardId, InPlay } from "../../state.js";
import type { RingsView } from "../../view.js";
import { playWorth, worthTo } from "../evaluation/card-worth.js";
import { attackOn, fighterOf, readyFighters } from "../evaluation/fighters.js";
import { foeOf, preyWorth } from "../evaluation/foes.js";
import { harmOfTitle } from "../evaluation/harms.js";
import { countedThreat } from "../evaluation/staged.js";
import { suffering } from "../evaluation/suffering.js";
import { threatRelief, worthOf } from "../evaluation/worth.js";
import { bestOf, type Choice, type Moment, objectOf, pick, pickAll } from "../perception/moment.js";
import { deckCount, knownTop, unseenPrinted } from "../perception/unseen.js";
import { dreadOf, missing } from "./fighting.js";
import { isLaden } from "./objectives.js";
import { needOf } from "./planning.js";

/** Whether it is an encounter card that asks: then who is picked suffers. */
function isHarm({ content, about }: Moment): boolean {
  return about === "" || (cardOf(content, about).sphere === undefined && helps[titleOf(about)] === undefined);
}

/** Who suffers least, or who is helped most. */
export function chooseCharacter(moment: Moment): Choice {
  const { s, ids, about } = moment;
  const card = (id: string) => s.cards[objectOf(id)]!;
  if (isHarm(moment)) {
    const best = bestOf(ids, (id) => -suffering(moment.content, s, moment.kind, card(id)));
    return pick(best!, "suffers-least", { card: objectOf(best!) });
  }
  const helped =
    helps[titleOf(about)] ?? ((now: Moment, one: InPlay) => 2 * one.damage + worthOf(now.content, s, one) / 10);
  const best = bestOf(ids, (id) => helped(moment, card(id)));
  return pick(best!, "helped-most", { card: objectOf(best!) });
}

/** What makes somebody the right one, by the card that helps. */
const helps: Readonly<Record<string, (moment: Moment, card: InPlay) => number>> = {
  theodred: ({ content, s, seat }, card) => needOf(content, s, seat, card.id) / (1 + card.resources),
  "ever-vigilant": ({ content, s }, card) =>
    statistic(content, s, card, "attack") + statistic(content, s, card, "defence"),
  "old-forest-road": ({ content, s }, card) =>
    statistic(content, s, card, "attack") + statistic(content, s, card, "defence"),
  "blade-mastery": ({ s }, card) => {
    const attack = s.attacks.at(-1);
    if (attack?.side === "enemy") return attack.defenders.includes(card.id) ? 1 : 0;
    return attack?.attackers.includes(card.id) ? 1 : 0;
  },
  "quick-strike": ({ content, s, seat }, card) => {
    const fighter = fighterOf(content, s, card);
    return Math.max(
      0,
      ...s.engaged[seat]!.map((id) => {
        const foe = foeOf(content, s, id);
        return attackOn(fighter, foe) >= foe.defence + foe.left ? foe.burden : 0;
      }),
    );
  },
  // Who can't fight any more, or carries a burden that hurts.
  "gandalfs-map": ({ content, s }, card) =>
    statistic(content, s, card, "willpower") -
    statistic(content, s, card, "attack") -
    statistic(content, s, card, "defence") -
    ladenWith(content, card),
  "dungeon-torch": ({ content, s }, card) => hitPointsLeft(content, s, card) - ladenWith(content, card),
  "shadow-key": ({ content, s }, card) => hitPointsLeft(content, s, card) - ladenWith(content, card),
};

/** LR-keyword-restricted: an objective is one more, and a third pushes another off. */
function ladenWith(content: RingsContent, card: InPlay): number {
  return isLaden(content, card) ? 100 : 0;
}

/** The enemy that a card of one's own is meant for: the one that falls by it, or whose attack is dreaded most. */
export function chooseEnemy(moment: Moment): Choice {
  const { s, seat, ids, about } = moment;
  const aim =
    aims[titleOf(about)] ?? ((now: Moment, id: CardId) => preyWorth(now.content, s, id, about === "" ? 2 : 4));
  const own = (id: CardId) => (s.cards[id]!.seat === seat ? 0.5 : 0);
  const best = bestOf(ids, (id) => aim(moment, objectOf(id)) + own(objectOf(id)));
  return pick(best!, "most-dangerous", { card: objectOf(best!) });
}

const aims: Readonly<Record<string, (moment: Moment, id: CardId) => number>> = {
  feint: ({ content, s, seat }, id) =>
    s.cards[id]!.seat === seat ? dreadOf(content, s, seat, id) : statistic(content, s, s.cards[id]!, "attack"),
  "a-light-in-the-dark": ({ content, s, seat }, id) => (s.cards[id]!.seat === seat ? dreadOf(content, s, seat, id) : 0),
  "quick-strike": ({ content, s, seat }, id) => {
    const foe = foeOf(content, s, id);
    return readyFighters(content, s, seat).some((one) => attackOn(one, foe) >= foe.defence + foe.left) ? foe.burden : 0;
  },
  "radagasts-cunning": ({ content, s }, id) => countedThreat(content, s, id),
  "son-of-arnor": ({ content, s }, id) =>
    10 - statistic(content, s, s.cards[id]!, "attack") - hitPointsLeft(content, s, s.cards[id]!),
};

/** The location whose threat weighs most, or that is all but explored. */
export function chooseLocation({ content, s, ids, about }: Moment): Choice {
  const best = bestOf(ids, (id) => {
    const card = s.cards[objectOf(id)]!;
    if (titleOf(about) === "secret-paths") return countedThreat(content, s, card.id);
    const left = cardOf(content, card.id).questPoints! - card.progress;
    return statistic(content, s, card, "threat") + (left === 1 ? 3 : 0) + (card.place === "active" ? 0.5 : 0);
  });
  return pick(best!, "weighs-most", { card: objectOf(best!) });
}

/** Whom a card helps most; oneself where it makes no difference, if one may. */
export function choosePlayer(moment: Moment): Choice {
  const { s, seat, ids, about } = moment;
  const helped = recipients[titleOf(about)];
  const own = `target:${seat}`;
  const score = (id: string) => (helped?.(s, objectOf(id), moment) ?? 0) + (id === own ? 0.01 : 0);
  const best = bestOf(ids, score)!;
  if (ids.length === 1) return pick(best, "only-one");
  return best === own ? pick(own, "oneself") : pick(best, "player-helped", { seat: objectOf(best) });
}

/** What makes a player the right one, by the card that helps. */
const recipients: Readonly<Record<string, (s: RingsView, seat: Seat, moment: Moment) => number>> = {
  "the-galadhrims-greeting": (s, seat) => threatRelief(s, seat, 6),
  faramir: (s, seat) => charactersOf(s, seat).filter(({ committed }) => committed).length,
  "thicket-of-spears": (s, seat, moment) =>
    s.engaged[seat]!.reduce((sum, id) => sum + foeOf(moment.content, s, id).attack, 0),
  "rain-of-arrows": (s, seat, moment) =>
    s.engaged[seat]!.filter((id) => hitPointsLeft(moment.content, s, s.cards[id]!) === 1).length +
    s.engaged[seat]!.length / 10,
  "beorns-hospitality": (s, seat) => heroesOf(s, seat).reduce((sum, { damage }) => sum + damage, 0),
  "erebor-hammersmith": (_, seat, moment) => attachmentWorth(moment, seat),
  "will-of-the-west": (s, seat) => -deckCount(s, seat),
};

/** What the attachment that comes back is worth to its owner. */
export function attachmentWorth({ content, s }: Moment, seat: Seat): number {
  const card = topAttachment(s, seat);
  return card === undefined ? 0 : worthTo(content, s, seat, card);
}

/** Who is brought in by stealth for a fight. */
export function isStealthy(card: CardId): boolean {
  return titleOf(card) === "gandalf" || titleOf(card) === "beorn";
}

/** What brings somebody into play whom nobody has to pay for. */
const putIntoPlay: readonly string[] = ["stand-and-fight", "sneak-attack"];

/** A card to take: what would be played with the greatest gain; among enemies the one that has to be defeated. */
export function chooseCard({ content, s, seat, ids, about }: Moment): Choice {
  if (ids.every((id) => typeOf(objectOf(id)) === "objective")) return pick(ids[0]!, "only-one");
  const spawn = ids.find((id) => titleOf(objectOf(id)) === "ungoliants-spawn");
  if (spawn) return pick(spawn, "must-be-defeated");
  const best = bestOf(ids, (id) => {
    const card = objectOf(id);
    const printed = cardOf(content, card);
    if (printed.sphere === undefined) return -(printed.attack ?? 0);
    if (!putIntoPlay.includes(titleOf(about))) return worthTo(content, s, seat, card);
    const mighty = titleOf(about) === "sneak-attack" && isStealthy(card) ? 10 : 0;
    return isUniqueInPlay(content, s, card) ? 0 : playWorth(content, card) + mighty;
  });
  return pick(best!, "worth-most", { card: objectOf(best!) });
}

/** An attachment that the encounter deck has put there; never one of one's own if it can be helped. */
export function chooseAttachment({ content, ids }: Moment): Choice {
  const best = bestOf(ids, (id) => (typeOf(objectOf(id)) === "treachery" ? 1 : -playWorth(content, objectOf(id))));
  return pick(best!, "best-gone", { card: objectOf(best!) });
}

/** The one that is missed least is exhausted or given up. */
export function giveUpLeast({ content, s, seat, ids, min }: Moment): Choice {
  const characters = ids.map(objectOf).filter((id) => s.cards[id] && isCharacter(id));
  const missed = missing(content, s, seat, characters);
  const worth = (id: string) => {
    const card = s.cards[objectOf(id)];
    if (!card || typeOf(card.id) === "attachment") return playWorth(content, objectOf(id));
    // It would have to be claimed once more.
    if (typeOf(card.id) === "objective") return 6;
    const fighting = statistic(content, s, card, "attack") + statistic(content, s, card, "defence");
    return missed.get(card.id)! + fighting / 10;
  };
  const sorted = [...ids].sort((a, b) => worth(a) - worth(b));
  return pickAll(sorted.slice(0, Math.max(1, min)), "least-missed");
}

/** What lies on top of the encounter deck goes away if it is bad. */
export function leaveOrBury({ content, s }: Moment): Choice {
  const known = knownTop(s);
  if (known === undefined) return pick("leave", "not-so-bad");
  const others = unseenPrinted(content, s);
  const mean = others.reduce((sum, one) => sum + badness(content, s, one), 0) / Math.max(1, others.length);
  return badness(content, s, cardOf(content, known)) > mean ? pick("bury", "bad-card") : pick("leave", "not-so-bad");
}

/** How unwelcome an encounter card is. */
function badness(content: RingsContent, s: RingsView, printed: Definition): number {
  const { id, type, threat = 0, attack = 0, keywords } = printed;
  const more = (keywords.includes("surge") ? 2 : 0) + (id === "hummerhorns" ? 6 : 0);
  if (type === "treachery") return harmOfTitle(content, s, id) + more;
  return type === "enemy" ? threat + attack + more : threat + more;
}

/** The cards that come back to a deck: the best on top. */
export function nextOnTop({ content, ids }: Moment): Choice {
  const best = bestOf(ids, (id) => playWorth(content, objectOf(id)));
  return pick(best!, "next-first", { card: objectOf(best!) });
}

/** Among enemies that engage at the same cost, the one that weighs least: others may have to take the next. */
export function meetFirst({ content, s, ids }: Moment): Choice {
  const best = bestOf(ids, (id) => -statistic(content, s, s.cards[objectOf(id)]!, "attack"));
  return pick(best!, "lightest", { card: objectOf(best!) });
}

export function anyOrder({ ids }: Moment): Choice {
  return pick(ids[0]!, "no-matter");
}
