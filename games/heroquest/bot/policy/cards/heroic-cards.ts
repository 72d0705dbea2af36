import { bestOf, type Choice, offersOf, pick } from "@tavolata/bots";
import type { NamedOption } from "@tavolata/kernel";
import { countFaces } from "@tavolata/kit";
import { rangedWeapons } from "../../../queries/combat/equipment.js";
import { fateCardNamed } from "../../../queries/fate-card.js";
import { isBound } from "../../../queries/figures.js";
import type { WatchedRoll } from "../../../rules/rh-7-fate/zones.js";
import type { Figure } from "../../../state.js";
import { valueOfBlow } from "../../evaluation/targets.js";
import {
  hitsOf,
  hitsOnHero,
  isIdle,
  isStrike,
  priceOfCrown,
  rollerOf,
  rollOf,
  skullsOnHero,
} from "../../perception/fate-rolls.js";
import { activeEnemies, areBeside, enemiesBeside, type Position } from "../../perception/position.js";
import type { Question } from "../../perception/question.js";
import { isQuiet } from "../../perception/quiet.js";
import { isWeak } from "../heroes/care.js";

/** What a card is worth on this roll, in body points that it takes or saves. */
function worthOf(card: string, position: Position, hero: Figure, roll: WatchedRoll): number {
  const { worth } = fateCardNamed(card).heuristics;
  switch (worth.by) {
    case "any-time":
      return worth.worth;
    case "looking-round":
      return isQuiet(position, hero) ? worth.quiet : worth.otherwise;
    case "idle-dice": {
      const idle = roll.faces.filter((face) => isIdle(roll, face)).length;
      if (isStrike(roll)) return worth.strike * idle + (roll.faces.includes("question-mark") ? worth.spoilt : 0);
      return roll.purpose === "defence"
        ? Math.min(worth.defence * idle, skullsOnHero(position, roll))
        : worth.otherwise * idle;
    }
    case "hits-saved": {
      const hits = hitsOnHero(position, roll);
      return hits >= hero.body ? hits + worth.saved : hits;
    }
    case "sharper-shot":
      if (roll.purpose === "shot") return worth.each * (countFaces(roll.faces, "skull") - 1);
      return rangedWeapons(position.content, hero).length > 0 ? worth.armed : 0;
    case "one-more-blow": {
      const foes = activeEnemies(position, hero).filter(({ square }) => areBeside(position, square, hero.square));
      return isBound(hero) ? 0 : Math.max(0, ...foes.map((foe) => worth.share * valueOfBlow(position, hero, foe)));
    }
    case "all-out": {
      const { turn } = position.table;
      const mayAct = turn?.figure === hero.id && turn.actions > 0;
      return mayAct && foesOf(position, hero) === 1 && !isWeak(position, hero) ? worth.worth : 0;
    }
    case "leaping-away":
      return !hero.pit && foesOf(position, hero) > 0 && isInNeed(position, hero, roll) ? worth.escape : 0;
    case "running":
      if (isBound(hero) || hero.pit) return 0;
      if (foesOf(position, hero) > 0) return isInNeed(position, hero, roll) ? worth.escape : 0;
      return isQuiet(position, hero) ? worth.quiet : worth.otherwise;
    default:
      return 0;
  }
}

function foesOf(position: Position, hero: Figure): number {
  return enemiesBeside(position, hero, hero.square);
}

/** Weak, but not felled by this very blow: HQ-RH7-e: dice that were thrown count, wherever one goes. */
function isInNeed(position: Position, hero: Figure, roll: WatchedRoll): boolean {
  return isWeak(position, hero) && hitsOnHero(position, roll) < hero.body;
}

/** Below this a card is better kept for another roll. */
const worthPlaying = 0.4;

/** HQ-RH7-a, HQ-RH7-b: the card that does most here, less what the HQ would have done. */
export function bestHeroicCard(question: Question): Choice | undefined {
  const { position } = question;
  const roll = rollOf(position);
  const hero = rollerOf(position);
  if (!roll || !hero) return undefined;
  const worth = ({ verb, target }: NamedOption) =>
    worthOf(target, position, hero, roll) - (verb === "exchange" ? priceOfCrown(roll) : 0);
  const best = bestOf([...offersOf(question.options, "play"), ...offersOf(question.options, "exchange")], worth);
  if (best === undefined || worth(best) < worthPlaying) return pick("no-card", "keep-card");
  return pick(best.id, reasonFor(position, roll), { card: best.target });
}

/** HQ-RH7-f: the card that is wanted most. */
export function nameCard({ options }: Question): Choice | undefined {
  const wanted = ({ target }: NamedOption) => fateCardNamed(target).heuristics.wanted ?? 0;
  const best = bestOf(offersOf(options, "name"), wanted);
  return best && pick(best.id, "name-card");
}

function reasonFor(position: Position, roll: WatchedRoll): string {
  if (hitsOnHero(position, roll) > 0) return "card-in-need";
  return hitsOf(roll) === 0 && isStrike(roll) ? "card-after-failure" : "card-at-once";
}
