import { bestOf, type Choice, pick, pickAll } from "@tavolata/bots";
import type { NamedOption, Seat } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import type { Definition } from "../../content/definition.js";
import type { ChoosingSense } from "../../content/heuristics.js";
import { cardOf, titleOf, typeOf } from "../../content/lookup.js";
import { stageOf } from "../../content/scenario.js";
import { countedThreat, hitPointsLeft, statistic } from "../../queries/statistics.js";
import { charactersOf, heroesOf, isCharacter, isUniqueInPlay, topAttachment } from "../../queries/table.js";
import type { CardId, InPlay } from "../../state.js";
import type { RingsView } from "../../view.js";
import { playWorth, worthTo } from "../evaluation/card-worth.js";
import { attackOn, fighterOf, readyFighters } from "../evaluation/fighters.js";
import { foeOf, preyWorth } from "../evaluation/foes.js";
import { harmOfPrinted } from "../evaluation/harms.js";
import { suffering } from "../evaluation/suffering.js";
import { threatRelief, worthOf } from "../evaluation/worth.js";
import type { Question } from "../perception/question.js";
import { deckCount, handOf, knownTop, unseenPrinted } from "../perception/unseen.js";
import { dreadOf, missing } from "./fighting.js";
import { isLaden } from "./objectives.js";
import { needOf } from "./planning.js";

/** Whether it is an encounter card that asks: then who is picked suffers. */
function isHarm(about: Definition | undefined): boolean {
  return !about || (about.sphere === undefined && about.heuristics?.chooses?.character === undefined);
}

/** What is printed on the card that the question is about, where it names one. */
function printedAbout({ content, about }: Question): Definition | undefined {
  return about === "" ? undefined : cardOf(content, about);
}

/** Who suffers least, or who is helped most. */
export function chooseCharacter(question: Question): Choice {
  const { content, s, kind, options } = question;
  const about = printedAbout(question);
  if (isHarm(about)) {
    const best = bestOf(options, ({ target }) => -suffering(content, s, kind, s.cards[target]!))!;
    return pick(best.id, "suffers-least", { card: best.target });
  }
  const sense = about!.heuristics?.chooses?.character;
  const best = bestOf(options, ({ target }) => helpTo(question, s.cards[target]!, sense))!;
  return pick(best.id, "helped-most", { card: best.target });
}

/** What makes somebody the right one, by the card that helps. */
function helpTo(question: Question, card: InPlay, sense: ChoosingSense["character"]): number {
  const { content, s, seat } = question;
  switch (sense) {
    case "needs-resources":
      return needOf(content, s, seat, card.id) / (1 + card.resources);
    case "fights":
      return statistic(content, s, card, "attack") + statistic(content, s, card, "defence");
    case "in-attack": {
      const attack = s.attacks.at(-1);
      if (attack?.side === "enemy") return attack.defenders.includes(card.id) ? 1 : 0;
      return attack?.attackers.includes(card.id) ? 1 : 0;
    }
    case "strikes-down":
      return bestStruckDown(question, card);
    // Who can't fight any more, or carries a burden that hurts.
    case "fights-least":
      return (
        statistic(content, s, card, "willpower") -
        statistic(content, s, card, "attack") -
        statistic(content, s, card, "defence") -
        ladenWith(content, card)
      );
    case "stands-most":
      return hitPointsLeft(content, s, card) - ladenWith(content, card);
    default:
      return 2 * card.damage + worthOf(content, s, card) / 10;
  }
}

/** The burden of the worst enemy that a character destroys alone. */
function bestStruckDown({ content, s, seat }: Question, card: InPlay): number {
  const fighter = fighterOf(content, s, card);
  return Math.max(
    0,
    ...s.engaged[seat]!.map((id) => {
      const foe = foeOf(content, s, id);
      return attackOn(fighter, foe) >= foe.defence + foe.left ? foe.burden : 0;
    }),
  );
}

/** LR-keyword-restricted: an objective is one more, and a third pushes another off. */
function ladenWith(content: RingsContent, card: InPlay): number {
  return isLaden(content, card) ? 100 : 0;
}

/** The enemy that a card of one's own is meant for: the one that falls by it, or whose attack is dreaded most. */
export function chooseEnemy(question: Question): Choice {
  const { s, seat, options } = question;
  const about = printedAbout(question);
  const sense = about?.heuristics?.chooses?.enemy;
  const own = (id: CardId) => (s.cards[id]!.seat === seat ? 0.5 : 0);
  const best = bestOf(options, ({ target }) => aimAt(question, target, sense, about ? 4 : 2) + own(target))!;
  return pick(best.id, "most-dangerous", { card: best.target });
}

function aimAt({ content, s, seat }: Question, id: CardId, sense: ChoosingSense["enemy"], damage: number): number {
  const card = s.cards[id]!;
  switch (sense) {
    case "dread-or-attack":
      return card.seat === seat ? dreadOf(content, s, seat, id) : statistic(content, s, card, "attack");
    case "dread":
      return card.seat === seat ? dreadOf(content, s, seat, id) : 0;
    case "struck-down": {
      const foe = foeOf(content, s, id);
      const falls = readyFighters(content, s, seat).some((one) => attackOn(one, foe) >= foe.defence + foe.left);
      return falls ? foe.burden : 0;
    }
    case "staged-threat":
      return countedThreat(content, s, id);
    case "weakest":
      return 10 - statistic(content, s, card, "attack") - hitPointsLeft(content, s, card);
    default:
      return preyWorth(content, s, id, damage);
  }
}

/** The location whose threat weighs most, or that is all but explored. */
export function chooseLocation(question: Question): Choice {
  const { content, s, options } = question;
  const sense = printedAbout(question)?.heuristics?.chooses?.location;
  const best = bestOf(options, ({ target }) => {
    const card = s.cards[target]!;
    if (sense === "staged-threat") return countedThreat(content, s, card.id);
    const left = cardOf(content, card.id).questPoints! - card.progress;
    return statistic(content, s, card, "threat") + (left === 1 ? 3 : 0) + (card.place === "active" ? 0.5 : 0);
  })!;
  return pick(best.id, "weighs-most", { card: best.target });
}

/** Whom a card helps most; oneself where it makes no difference, if one may. */
export function choosePlayer(question: Question): Choice {
  const { seat, options } = question;
  const sense = printedAbout(question)?.heuristics?.chooses?.player;
  const best = bestOf(options, ({ target }) => helpToPlayer(question, target, sense) + (target === seat ? 0.01 : 0))!;
  if (options.length === 1) return pick(best.id, "only-one");
  return best.target === seat ? pick(best.id, "oneself") : pick(best.id, "player-helped", { seat: best.target });
}

/** What makes a player the right one, by the card that helps. */
function helpToPlayer(question: Question, seat: Seat, sense: ChoosingSense["player"]): number {
  const { content, s } = question;
  const engaged = s.engaged[seat]!;
  switch (sense) {
    case "threat":
      return threatRelief(s, seat, 6);
    case "questers":
      return charactersOf(s, seat).filter(({ committed }) => committed).length;
    case "attacked":
      return engaged.reduce((sum, id) => sum + foeOf(content, s, id).attack, 0);
    case "frail-foes":
      return engaged.filter((id) => hitPointsLeft(content, s, s.cards[id]!) === 1).length + engaged.length / 10;
    case "hero-wounds":
      return heroesOf(s, seat).reduce((sum, { damage }) => sum + damage, 0);
    case "attachment":
      return attachmentWorth(question, seat);
    case "short-deck":
      return -deckCount(s, seat);
    default:
      return 0;
  }
}

/** What the attachment that comes back is worth to its owner. */
export function attachmentWorth({ content, s }: Question, seat: Seat): number {
  const card = topAttachment(s, seat);
  return card === undefined ? 0 : worthTo(content, s, seat, card);
}

/** Those of a hand who could be brought in by stealth, by what for. */
export function mightyIn(content: RingsContent, s: RingsView, seat: Seat): ("to-fight" | "to-strike")[] {
  return handOf(s, seat).flatMap((card) => {
    const sense = cardOf(content, card).heuristics?.sneaksIn;
    return sense && !isUniqueInPlay(content, s, card) ? [sense] : [];
  });
}

/** A card to take: what would be played with the greatest gain; among enemies the one that has to be defeated. */
export function chooseCard(question: Question): Choice {
  const { content, s, seat, options } = question;
  if (options.every(({ target }) => typeOf(target) === "objective")) return pick(options[0]!.id, "only-one");
  const { winsOnDefeatOf } = stageOf(content, s);
  const wanted = options.find(({ target }) => titleOf(target) === winsOnDefeatOf);
  if (wanted) return pick(wanted.id, "must-be-defeated");
  const brings = printedAbout(question)?.heuristics?.brings;
  const best = bestOf(options, ({ target: card }) => {
    const printed = cardOf(content, card);
    if (printed.sphere === undefined) return -(printed.attack ?? 0);
    if (!brings) return worthTo(content, s, seat, card);
    const mighty = brings === "for-a-phase" && printed.heuristics?.sneaksIn ? 10 : 0;
    return isUniqueInPlay(content, s, card) ? 0 : playWorth(content, card) + mighty;
  })!;
  return pick(best.id, "worth-most", { card: best.target });
}

/** An attachment that the encounter deck has put there; never one of one's own if it can be helped. */
export function chooseAttachment({ content, options }: Question): Choice {
  const best = bestOf(options, ({ target }) => (typeOf(target) === "treachery" ? 1 : -playWorth(content, target)))!;
  return pick(best.id, "best-gone", { card: best.target });
}

/** The one that is missed least is exhausted or given up. */
export function giveUpLeast({ content, s, seat, options, min }: Question): Choice {
  const characters = options.map(({ target }) => target).filter((id) => s.cards[id] && isCharacter(id));
  const missed = missing(content, s, seat, characters);
  const worth = ({ target }: NamedOption) => {
    const card = s.cards[target];
    if (!card || typeOf(card.id) === "attachment") return playWorth(content, target);
    // It would have to be claimed once more.
    if (typeOf(card.id) === "objective") return 6;
    const fighting = statistic(content, s, card, "attack") + statistic(content, s, card, "defence");
    return missed.get(card.id)! + fighting / 10;
  };
  return pickAll(leastOf(options, worth, min), "least-missed");
}

/** The ids of so many options that are worth least, of one at least. */
export function leastOf(
  options: readonly NamedOption[],
  worth: (option: NamedOption) => number,
  count: number,
): string[] {
  const sorted = [...options].sort((a, b) => worth(a) - worth(b));
  return sorted.slice(0, Math.max(1, count)).map(({ id }) => id);
}

/** What lies on top of the encounter deck goes away if it is bad. */
export function leaveOrBury({ content, s }: Question): Choice {
  const known = knownTop(s);
  if (known === undefined) return pick("leave", "not-so-bad");
  const others = unseenPrinted(content, s);
  const mean = others.reduce((sum, one) => sum + badness(content, s, one), 0) / Math.max(1, others.length);
  return badness(content, s, cardOf(content, known)) > mean ? pick("bury", "bad-card") : pick("leave", "not-so-bad");
}

/** How unwelcome an encounter card is. */
function badness(content: RingsContent, s: RingsView, printed: Definition): number {
  const { type, threat = 0, attack = 0, keywords, heuristics } = printed;
  const more = (keywords.includes("surge") ? 2 : 0) + (heuristics?.dreaded ?? 0);
  if (type === "treachery") return harmOfPrinted(content, s, printed) + more;
  return type === "enemy" ? threat + attack + more : threat + more;
}

/** The cards that come back to a deck: the best on top. */
export function nextOnTop({ content, options }: Question): Choice {
  const best = bestOf(options, ({ target }) => playWorth(content, target))!;
  return pick(best.id, "next-first", { card: best.target });
}

/** Among enemies that engage at the same cost, the one that weighs least: others may have to take the next. */
export function meetFirst({ content, s, options }: Question): Choice {
  const best = bestOf(options, ({ target }) => -statistic(content, s, s.cards[target]!, "attack"))!;
  return pick(best.id, "lightest", { card: best.target });
}

export function anyOrder({ ids }: Question): Choice {
  return pick(ids[0]!, "no-matter");
}
