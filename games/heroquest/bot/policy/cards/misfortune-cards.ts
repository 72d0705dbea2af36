import { bestOf, type Choice, offerOf, offers, offersOf, pick } from "@tavolata/bots";
import type { NamedOption } from "@tavolata/kernel";
import { countFaces } from "@tavolata/kit";
import type { HeroQuestContent } from "../../../content/content.js";
import { sheetOf } from "../../../content/tables.js";
import { bestAttackDice } from "../../../queries/combat/dice-count.js";
import { rangedWeapons } from "../../../queries/combat/equipment.js";
import { nameOf } from "../../../queries/fate-card.js";
import { unusedItems } from "../../../rules/rh-7-fate/in-use.js";
import type { WatchedRoll } from "../../../rules/rh-7-fate/zones.js";
import type { Figure } from "../../../state.js";
import { valueOfBlow, worthOf } from "../../evaluation/targets.js";
import { hitsOf, hitsOnHero, isStrike, priceOfCrown, rollerOf, rollOf } from "../../perception/fate-rolls.js";
import { areBeside, figureOf, type Position, standingHeroes } from "../../perception/position.js";
import { figuresOffered, type Question } from "../../perception/question.js";
import { trapHarmBeside } from "../wizard/mischief.js";

/** What a card would do to a hero now, in body points; on this roll, if it is that hero's. */
type Harm = (position: Position, hero: Figure, roll: WatchedRoll | undefined) => number;

const harms: Readonly<Record<string, Harm>> = {
  "do-it-again": (position, hero, roll) => {
    if (!roll) return 0.3 + hero.attack / 20;
    if (roll.purpose === "defence")
      return countFaces(roll.faces, "lion") > 1 && hitsOnHero(position, roll) === 0 ? 1 : 0.1;
    if (roll.purpose === "casting") return works(roll) ? 0.8 : 0;
    return isStrike(roll) ? 0.5 * hitsOf(roll) : 0.2;
  },
  abracapluf: ({ content }, hero, roll) =>
    roll?.purpose === "casting" ? (works(roll) ? 1.6 : 0.2) : 0.4 * magic(content, hero),
  distraction: ({ content, table }, hero) => {
    const left = table.turn?.figure === hero.id ? table.turn.actions : 0;
    return (left > 0 ? 1 : 0.8) + bestAttackDice(content, hero) / 10;
  },
  "uncertain-shot": ({ content }, hero, roll) =>
    roll?.purpose === "shot"
      ? 0.6 * countFaces(roll.faces, "skull", "question-mark", "hq")
      : 0.4 * rangedWeapons(content, hero).length,
  slip: (position, hero, roll) => {
    const ends = roll?.purpose === "movement" || position.table.turn?.figure === hero.id ? 0.4 : 0;
    return ends + trapHarmBeside(position, hero);
  },
  burgled: ({ content }, hero) =>
    Math.min(1, 0.35 * unusedItems(content, hero).length) || Math.min(0.6, hero.gold / 300),
  "hand-slips": ({ content }, hero, roll) =>
    hero.items.length === 0
      ? 0
      : (roll?.purpose === "attack" ? 0.5 + 0.5 * hitsOf(roll) : 0.3) + bestAttackDice(content, hero) / 4,
};

/** Whether a spell works as its dice lie there. */
function works({ faces }: WatchedRoll): boolean {
  return faces.includes("skull") || faces.includes("hq");
}

function magic(content: HeroQuestContent, hero: Figure): number {
  return sheetOf(content, hero)?.magicTurns ?? 0;
}

/** The hero whom a card would harm most, and how much. */
function worstFor(position: Position, card: string, heroes: readonly Figure[]): { hero?: Figure; harm: number } {
  const harm = harms[card];
  if (!harm) return { harm: 0 };
  const roller = rollerOf(position);
  const of = (hero: Figure) => harm(position, hero, hero.id === roller?.id ? rollOf(position) : undefined);
  const hero = bestOf(heroes, of);
  return hero ? { hero, harm: of(hero) } : { harm: 0 };
}

function worthOfCard(position: Position, card: string): number {
  const heroes = standingHeroes(position);
  switch (card) {
    case "intensity":
      return Math.max(0, ...blowsOf(position).map(({ value }) => 0.8 * value));
    case "door-slam":
      return isDoorBesideHero(position, heroes) ? 0.6 : 0;
    case "counterspell": {
      const roll = rollOf(position);
      return roll?.purpose === "casting" && roll.seat !== "wizard" && works(roll) ? 1.5 : 0;
    }
    default:
      return worstFor(position, card, heroes).harm;
  }
}

/** What every antagonist beside a hero could do with one more blow. */
function blowsOf(position: Position): { readonly foe: Figure; readonly value: number }[] {
  const heroes = standingHeroes(position);
  return position.table.figures
    .filter(({ kind, asleep }) => (kind === "servant" || kind === "champion") && !asleep)
    .flatMap((foe) =>
      heroes
        .filter(({ square }) => areBeside(position, square, foe.square))
        .map((hero) => ({ foe, value: valueOfBlow(position, foe, hero) })),
    );
}

function isDoorBesideHero({ table, board }: Position, heroes: readonly Figure[]): boolean {
  const { width } = board.grid;
  return table.doors.some(({ edge, open, kind }) => {
    const square = edge >> 1;
    const beside = [square, edge % 2 === 0 ? square + 1 : square + width];
    return open && kind !== "barred" && heroes.some((hero) => beside.includes(hero.square));
  });
}

/** Below this a card is better kept. */
const worthPlaying = 0.6;

/** HQ-RH7-c, HQ-RH7-d: the card that harms most, less what the HQ would have done. */
export function bestMisfortune(question: Question): Choice | undefined {
  const { position } = question;
  const roll = rollOf(position);
  if (!roll) return undefined;
  const worth = ({ verb, target }: NamedOption) =>
    worthOfCard(position, target) - (verb === "exchange" ? priceOfCrown(roll) : 0);
  const best = bestOf([...offersOf(question.options, "play"), ...offersOf(question.options, "exchange")], worth);
  if (best === undefined || worth(best) < worthPlaying) return pick("no-card", "keep-misfortune");
  return pick(best.id, "play-misfortune", { card: best.target });
}

/** Whom a misfortune card names: its harm decides. The card lies open on the discards. */
export function nameVictim(question: Question): Choice | undefined {
  const { position } = question;
  const card = nameOf(position.table.fate?.misfortune.discard[0] ?? "");
  const heroes = figuresOffered(question, "hero");
  const { hero } = worstFor(position, card, heroes);
  return hero && pick(`hero:${hero.id}`, "name-victim", { figure: hero.id });
}

/** HQ-RH7-m-intensity: who strikes hardest just now. */
export function nameFighter(question: Question): Choice | undefined {
  const { options, position } = question;
  const offered = blowsOf(position).filter(({ foe }) => offers(options, "antagonist", foe.id));
  const best = bestOf(offered, ({ value }) => value);
  const { id, target } = (best && offerOf(options, "antagonist", best.foe.id)) ?? options[0]!;
  return pick(id, "name-fighter", { figure: target });
}

/** HQ-RH7-m-door: against whoever has the fewest body points. */
export function nameDoor(question: Question): Choice | undefined {
  const best = bestOf(offersOf(question.options, "slam"), ({ target }) => {
    const hero = figureOf(question.position, target);
    return hero ? worthOf(question.position, hero) - hero.body : 0;
  });
  return best && pick(best.id, "name-victim", { figure: best.target });
}
