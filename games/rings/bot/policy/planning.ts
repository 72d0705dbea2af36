import type { Seat } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import type { Definition } from "../../content/definition.js";
import { cardOf, titleOf, typeOf } from "../../content/lookup.js";
import { stageOf } from "../../content/scenario.js";
import { payersOf, resourcesOf } from "../../queries/paying.js";
import { hitPointsLeft, isForbidden, statistic } from "../../queries/statistics.js";
import { heroesOf, isEnemy, isUniqueInPlay, stagedLocations } from "../../queries/table.js";
import { wayOfOption } from "../../queries/way-to-pay.js";
import type { CardId } from "../../state.js";
import type { RingsView } from "../../view.js";
import { playWorth, worthTo } from "../evaluation/card-worth.js";
import { preyWorth, within } from "../evaluation/foes.js";
import { weights } from "../learned/weights.js";
import { bestOf, type Choice, type Moment, objectOf, pick, threatOf } from "../perception/moment.js";
import { handOf } from "../perception/unseen.js";
import { isLaden, isRestricted } from "./objectives.js";

/** What it is worth to play a card now. */
function worthNow(moment: Moment, card: CardId): number {
  const { s, seat } = moment;
  return playWorth(moment.content, card) + (nowadays[titleOf(card)]?.(s, seat, moment) ?? 0);
}

const nowadays: Readonly<Record<string, (s: RingsView, seat: Seat, moment: Moment) => number>> = {
  gandalf: (s, seat, moment) => {
    const near = within(moment.content, s, seat);
    const prey = Math.max(0, ...near.map((id) => preyWorth(moment.content, s, id, 4)));
    const mighty = near.some((id) => isMighty(moment.content, s, id)) ? 5 : 0;
    return prey / 3 + mighty + (threatOf(moment) >= 40 ? 6 : 0) - (s.round <= 2 ? 3 : 0);
  },
  "forest-snare": (s, seat, moment) => {
    if (s.engaged[seat]!.some((id) => isMighty(moment.content, s, id))) return 12;
    return s.engaged[seat]!.some((id) => statistic(moment.content, s, s.cards[id]!, "attack") >= 3) ? 1 : -6;
  },
  "northern-tracker": (s) => stagedLocations(s).length,
  "snowbourn-scout": (s, _seat, moment) =>
    stagedLocations(s).some((id) => cardOf(moment.content, id).questPoints! - s.cards[id]!.progress === 1) ? 3 : 0,
  "miner-of-the-iron-hills": (s) => (encounterConditions(s) > 0 ? 8 : 0),
  "daughter-of-the-nimrodel": (s, seat) => heroesOf(s, seat).reduce((sum, { damage }) => sum + damage, 0) / 2,
  "self-preservation": (s, seat) => Math.max(...heroesOf(s, seat).map(({ damage }) => damage)),
  "power-in-the-earth": (s) => (stagedLocations(s).length > 0 ? 1 : -3),
};

/** Treacheries that became attachments. */
function encounterConditions(s: RingsView): number {
  return Object.keys(s.cards).filter((id) => typeOf(id) === "treachery").length;
}

/** The best card that can be played without spending what is wanted for something better; otherwise done. */
export function plan(moment: Moment): Choice {
  const steward = moment.ids.find((id) => id.startsWith("use:steward-of-gondor"));
  if (steward) return pick(steward, "resources");
  const playable = moment.ids.filter((id) => id.startsWith("play:") && isWanted(moment, objectOf(id)));
  const best = bestOf(
    playable,
    (id) => worthNow(moment, objectOf(id)) / shareOf(moment.content, moment.s, objectOf(id)),
  );
  if (best === undefined) return pick("done", "nothing-to-play");
  return pick(best, "play", { card: objectOf(best) });
}

/** What is played is weighed by its cost; where only one ally may be played (LR-scenario-6), it is the best one. */
function shareOf(content: RingsContent, s: RingsView, card: CardId): number {
  const isOnlyOne = typeOf(card) === "ally" && stageOf(content, s).oneAllyPerRound;
  return isOnlyOne ? 3 : 1 + costOf(content, card);
}

/** X is what it brings back. */
function costOf(content: RingsContent, card: CardId): number {
  const { cost } = cardOf(content, card);
  return cost === "X" ? 2 : Number(cost);
}

function isWanted(moment: Moment, card: CardId): boolean {
  const { s, seat } = moment;
  const title = titleOf(card);
  const printed = cardOf(moment.content, card);
  if (printed.type === "event") {
    return title === "stand-and-fight" && raisable(moment.content, s, seat, card) >= 4;
  }
  if (isRestricted(moment.content, card) && heroesOf(s, seat).every((one) => isLaden(moment.content, one)))
    return false;
  const worth = worthNow(moment, card);
  if (worth <= 0) return false;
  return !spoils(moment, card, worth);
}

/** The best ally that could be brought back. */
function raisable(content: RingsContent, s: RingsView, seat: Seat, card: CardId): number {
  const held = resourcesOf(payersOf(content, s, seat, cardOf(content, card)));
  const allies = Object.values(s.discards)
    .flat()
    .filter(
      (id) =>
        typeOf(id) === "ally" && cardOf(content, id).sphere !== "neutral" && Number(cardOf(content, id).cost) <= held,
    );
  return Math.max(0, ...allies.filter((id) => !isUniqueInPlay(content, s, id)).map((card) => playWorth(content, card)));
}

/** Whether paying for a card would leave too little for something that is worth more. */
function spoils(moment: Moment, card: CardId, worth: number): boolean {
  const { s, seat } = moment;
  const printed = cardOf(moment.content, card);
  const cost = Number(printed.cost);
  if (cost === 0) return false;
  return handOf(s, seat).some((other) => {
    const wanted = weights.saving * keptFor(moment, other);
    if (other === card || wanted <= worth || isUniqueInPlay(moment.content, s, other)) return false;
    if (titleOf(other) === "sneak-attack" && !hasGandalf(moment.content, s, seat)) return false;
    return !canAffordBoth(moment.content, s, seat, printed, cardOf(moment.content, other), patienceFor(wanted));
  });
}

function hasGandalf(content: RingsContent, s: RingsView, seat: Seat): boolean {
  return handOf(s, seat).some((one) => titleOf(one) === "gandalf" && !isUniqueInPlay(content, s, one));
}

/** Rounds that somebody waits for what is worth so much: two for what saves heroes. */
function patienceFor(wanted: number): number {
  return wanted >= 12 ? 2 : 1;
}

/** What it is worth to wait for a card. */
function keptFor(moment: Moment, card: CardId): number {
  const { s, seat } = moment;
  switch (titleOf(card)) {
    case "gandalf":
      return worthNow(moment, card) - weights.gandalf;
    case "forest-snare":
      return [...s.staging, ...s.engaged[seat]!].some((id) => isMighty(moment.content, s, id)) ? 12 : 0;
    default:
      return kept[titleOf(card)] ?? 0;
  }
}

/** An enemy that nobody can stand up to for long, and that nothing holds. */
function isMighty(content: RingsContent, s: RingsView, id: CardId): boolean {
  const card = s.cards[id]!;
  if (!isEnemy(id) || cardOf(content, id).forbids?.includes("attachments")) return false;
  return statistic(content, s, card, "attack") >= 4 && !isForbidden(content, s, card, "attack");
}

/** What resources are saved for, and by what else they may be taken: whatever is worth more. */
const kept: Readonly<Record<string, number>> = {
  "steward-of-gondor": 20,
  "unexpected-courage": 13,
  "celebrians-stone": 10,
  "a-test-of-will": 5.6,
  "sneak-attack": 6,
  feint: 5,
};

/** Whether the second can still be paid for after the first: an event in this round, all others in so many rounds. */
function canAffordBoth(
  content: RingsContent,
  s: RingsView,
  seat: Seat,
  first: Definition,
  second: Definition,
  rounds: number,
): boolean {
  const payers = payersOf(content, s, seat, second);
  if (payers.length === 0) return true;
  const later = second.type === "event" ? 0 : rounds * payers.length;
  const price = Number(second.cost);
  const held = resourcesOf(payers);
  // It is out of reach anyway.
  if (held + later < price) return true;
  const shared = payersOf(content, s, seat, first);
  const elsewhere = resourcesOf(shared.filter((hero) => !payers.includes(hero)));
  const taken = Math.max(0, Number(first.cost) - elsewhere);
  return held - taken + later >= price;
}

/** From pools that nothing in hand is waiting for. */
export function pay({ content, s, seat, ids }: Moment): Choice {
  const needs = new Map(heroesOf(s, seat).map(({ id }) => [id, needOf(content, s, seat, id)]));
  const best = bestOf(ids, (id) => {
    let value = 0;
    for (const [hero, paid] of Object.entries(wayOfOption(s, seat, id))) {
      const left = (s.cards[hero]?.resources ?? 0) - paid;
      value -= (needs.get(hero) ?? 0) / (1 + left);
    }
    return value;
  });
  return pick(best!, "spares-pools");
}

/** How much a hero's pool is wanted for cards in hand, but for one that is being played. Whoever pays alone is wanted most. */
export function needOf(content: RingsContent, s: RingsView, seat: Seat, hero: CardId, played = ""): number {
  let need = 0;
  for (const card of handOf(s, seat)) {
    const printed = cardOf(content, card);
    if (card === played || printed.sphere === "neutral" || isUniqueInPlay(content, s, card)) continue;
    const payers = payersOf(content, s, seat, printed);
    if (payers.some(({ id }) => id === hero)) need += playWorth(content, card) / payers.length;
  }
  return need;
}

/** Who bears an attachment best. */
export function chooseHost(moment: Moment): Choice {
  const { s, seat, ids, about } = moment;
  const bearing = bearers[titleOf(about)];
  const best = bestOf(ids, (id) => {
    const card = s.cards[objectOf(id)]!;
    const own = card.seat === seat || card.seat === "" || typeOf(card.id) === "enemy" ? 100 : 0;
    const laden = isRestricted(moment.content, about) && isLaden(moment.content, card) ? 200 : 0;
    return (
      own -
      laden +
      (bearing?.(s, card.id, moment.content, about) ?? statistic(moment.content, s, card, "hitPoints")) -
      card.attachments.length
    );
  });
  return pick(best!, "bearer", { card: objectOf(best!) });
}

/** How many heroes of the same player and sphere there are, this one among them. */
function kinOf(content: RingsContent, s: RingsView, id: CardId): number {
  return heroesOf(s, s.cards[id]!.seat).filter((hero) => cardOf(content, hero.id).sphere === cardOf(content, id).sphere)
    .length;
}

/** What makes somebody the right one for each attachment. */
const bearers: Readonly<Record<string, (s: RingsView, id: CardId, content: RingsContent, played: CardId) => number>> = {
  // It pays for everything else in hand, but not for itself; and the more heroes of a sphere, the more of its cards are still to come.
  "steward-of-gondor": (s, id, content, steward) =>
    needOf(content, s, s.cards[id]!.seat, id, steward) +
    weights.kin * kinOf(content, s, id) +
    (titleOf(id) === "aragorn" ? 2 : 0),
  "celebrians-stone": (s, id, content) =>
    (titleOf(id) === "aragorn" ? 6 : 0) + statistic(content, s, s.cards[id]!, "willpower"),
  "unexpected-courage": (s, id, content) => {
    const card = s.cards[id]!;
    const all =
      statistic(content, s, card, "willpower") +
      statistic(content, s, card, "attack") +
      statistic(content, s, card, "defence");
    return all + (titleOf(id) === "beravor" ? 3 : 0);
  },
  "the-favor-of-the-lady": (s, id, content) => statistic(content, s, s.cards[id]!, "willpower"),
  "protector-of-lorien": (s, id, content) =>
    statistic(content, s, s.cards[id]!, "defence") + statistic(content, s, s.cards[id]!, "willpower"),
  "dwarven-axe": (s, id, content) =>
    statistic(content, s, s.cards[id]!, "attack") + (cardOf(content, id).traits.includes("dwarf") ? 3 : 0),
  "blade-of-gondolin": (s, id, content) => statistic(content, s, s.cards[id]!, "attack"),
  "citadel-plate": (s, id, content) =>
    2 * statistic(content, s, s.cards[id]!, "defence") + (titleOf(id) === "gimli" ? 4 : 0),
  "self-preservation": (s, id, content) =>
    statistic(content, s, s.cards[id]!, "defence") + s.cards[id]!.damage + (typeOf(id) === "hero" ? 3 : 0),
  "dark-knowledge": (s, id, content) => -statistic(content, s, s.cards[id]!, "willpower"),
  "forest-snare": (s, id, content) =>
    2 * statistic(content, s, s.cards[id]!, "attack") + hitPointsLeft(content, s, s.cards[id]!),
  // Only the threat in the staging area counts.
  "power-in-the-earth": (s, id, content) =>
    (s.cards[id]!.place === "staging" ? 10 : 0) +
    statistic(content, s, s.cards[id]!, "threat") +
    cardOf(content, id).questPoints! / 4,
};

/** A hand that has something for the first rounds is kept: resources, or characters that can be paid for. */
export function judgeHand({ content, s, seat }: Moment): Choice {
  const value = handOf(s, seat).reduce((sum, card) => {
    const { type, cost } = cardOf(content, card);
    const title = titleOf(card);
    if (title === "steward-of-gondor" || title === "unexpected-courage") return sum + 3;
    if (title === "celebrians-stone") return sum + 1.5;
    if (type === "ally" && payersOf(content, s, seat, cardOf(content, card)).length > 0)
      return sum + (Number(cost) <= 3 ? 1 : 0.5);
    return sum;
  }, 0);
  return value >= 2.5 ? pick("no", "good-hand") : pick("yes", "poor-hand");
}

/** The card that would be missed least. */
export function discardLeast({ content, s, seat, ids, min }: Moment): Choice {
  const worth = (id: string) => worthTo(content, s, seat, objectOf(id));
  const sorted = [...ids].sort((a, b) => worth(a) - worth(b));
  return { picks: sorted.slice(0, Math.max(1, min)), reason: { key: "reason.least-missed" } };
}
