import { bestOf, type Choice, offerOf, offers, offersOf, pick } from "@tavolata/bots";
import type { NamedOption } from "@tavolata/kernel";
import { countFaces } from "@tavolata/kit";
import type { HeroQuestContent } from "../../../content/content.js";
import type { FateHeuristics } from "../../../content/fate-heuristics.js";
import { sheetOf } from "../../../content/tables.js";
import { bestAttackDice } from "../../../queries/combat/dice-count.js";
import { rangedWeapons } from "../../../queries/combat/equipment.js";
import { fateCardNamed, nameOf } from "../../../queries/fate-card.js";
import { unusedItems } from "../../../rules/rh-7-fate/in-use.js";
import type { WatchedRoll } from "../../../rules/rh-7-fate/zones.js";
import type { Figure } from "../../../state.js";
import { valueOfBlow, worthOf } from "../../evaluation/targets.js";
import { hitsOf, hitsOnHero, isStrike, priceOfCrown, rollerOf, rollOf } from "../../perception/fate-rolls.js";
import { areBeside, figureOf, type Position, standingHeroes } from "../../perception/position.js";
import { figuresOffered, type Question } from "../../perception/question.js";
import { trapHarmBeside } from "../wizard/mischief.js";

/** What a card would do to a hero now, in body points; on this roll, if it is that hero's. */
function harmTo(position: Position, hero: Figure, worth: Sense, roll: WatchedRoll | undefined): number {
  const { content, table } = position;
  switch (worth.by) {
    case "rolling-again":
      if (!roll) return worth.later + hero.attack / worth.dice;
      if (roll.purpose === "defence")
        return countFaces(roll.faces, "lion") > 1 && hitsOnHero(position, roll) === 0
          ? worth.defence
          : worth.poorDefence;
      if (roll.purpose === "casting") return works(roll) ? worth.casting : 0;
      return isStrike(roll) ? worth.perHit * hitsOf(roll) : worth.otherwise;
    case "spell-fumbles":
      if (roll?.purpose === "casting") return works(roll) ? worth.works : worth.fails;
      return worth.perTurn * magic(content, hero);
    case "action-lost": {
      const left = table.turn?.figure === hero.id ? table.turn.actions : 0;
      return (left > 0 ? worth.now : worth.later) + bestAttackDice(content, hero) / worth.dice;
    }
    case "shot-astray":
      return roll?.purpose === "shot"
        ? worth.perFace * countFaces(roll.faces, "skull", "question-mark", "hq")
        : worth.perWeapon * rangedWeapons(content, hero).length;
    case "slipping": {
      const moves = roll?.purpose === "movement" || table.turn?.figure === hero.id;
      return (moves ? worth.moving : 0) + trapHarmBeside(position, hero);
    }
    case "item-lost": {
      const items = Math.min(worth.most, worth.perItem * unusedItems(content, hero).length);
      return items || Math.min(worth.mostGold, hero.gold / worth.gold);
    }
    case "weapon-dropped": {
      if (hero.items.length === 0) return 0;
      const now = roll?.purpose === "attack" ? worth.striking + worth.perHit * hitsOf(roll) : worth.otherwise;
      return now + bestAttackDice(content, hero) / worth.dice;
    }
    default:
      return 0;
  }
}

type Sense = FateHeuristics["worth"];

/** Whether a spell works as its dice lie there. */
function works({ faces }: WatchedRoll): boolean {
  return faces.includes("skull") || faces.includes("hq");
}

function magic(content: HeroQuestContent, hero: Figure): number {
  return sheetOf(content, hero)?.magicTurns ?? 0;
}

/** The hero whom a card would harm most, and how much. */
function worstFor(position: Position, worth: Sense, heroes: readonly Figure[]): { hero?: Figure; harm: number } {
  const roller = rollerOf(position);
  const of = (hero: Figure) => harmTo(position, hero, worth, hero.id === roller?.id ? rollOf(position) : undefined);
  const hero = bestOf(heroes, of);
  return hero ? { hero, harm: of(hero) } : { harm: 0 };
}

function worthOfCard(position: Position, card: string): number {
  const heroes = standingHeroes(position);
  const { worth } = fateCardNamed(card).heuristics;
  switch (worth.by) {
    case "foe-strikes":
      return Math.max(0, ...blowsOf(position).map(({ value }) => worth.share * value));
    case "door-beside-hero":
      return isDoorBesideHero(position, heroes) ? worth.worth : 0;
    case "spell-cancelled": {
      const roll = rollOf(position);
      return roll?.purpose === "casting" && roll.seat !== "wizard" && works(roll) ? worth.worth : 0;
    }
    default:
      return worstFor(position, worth, heroes).harm;
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
  const top = position.table.fate?.misfortune.discard[0];
  const card = top === undefined ? undefined : fateCardNamed(nameOf(top));
  if (card?.names !== "hero") return undefined;
  const { hero } = worstFor(position, card.heuristics.worth, figuresOffered(question, "hero"));
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
