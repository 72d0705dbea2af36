import { bestOf, type Choice, offersOf, pick } from "@tavolata/bots";
import type { NamedOption } from "@tavolata/kernel";
import { countFaces } from "@tavolata/kit";
import { rangedWeapons } from "../../../queries/combat/equipment.js";
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
type Worth = (position: Position, hero: Figure, roll: WatchedRoll) => number;

const worths: Readonly<Record<string, Worth>> = {
  "shameless-luck": (position, _hero, roll) => {
    const idle = roll.faces.filter((face) => isIdle(roll, face)).length;
    if (isStrike(roll)) return 0.45 * idle + (roll.faces.includes("question-mark") ? 1 : 0);
    return roll.purpose === "defence" ? Math.min(0.3 * idle, skullsOnHero(position, roll)) : 0.15 * idle;
  },
  "desperate-dodge": (position, hero, roll) => {
    const hits = hitsOnHero(position, roll);
    return hits >= hero.body ? hits + 2 : hits;
  },
  "exceptional-aim": ({ content }, hero, roll) => {
    if (roll.purpose === "shot") return 0.5 * (countFaces(roll.faces, "skull") - 1);
    return rangedWeapons(content, hero).length > 0 ? 0.2 : 0;
  },
  "lightning-attack": (position, hero) => {
    const foes = activeEnemies(position, hero).filter(({ square }) => areBeside(position, square, hero.square));
    return isBound(hero) ? 0 : Math.max(0, ...foes.map((foe) => 0.7 * valueOfBlow(position, hero, foe)));
  },
  berserk: (position, hero) => {
    const { turn } = position.table;
    const foes = enemiesBeside(position, hero, hero.square);
    return turn?.figure === hero.id && turn.actions > 0 && foes === 1 && !isWeak(position, hero) ? 0.9 : 0;
  },
  speed: (position, hero, roll) => {
    const foes = enemiesBeside(position, hero, hero.square);
    if (isBound(hero) || hero.pit) return 0;
    // Who falls by this very blow doesn't run far.
    if (foes > 0) return isWeak(position, hero) && hitsOnHero(position, roll) < hero.body ? 1.5 : 0;
    return isQuiet(position, hero) ? 0.6 : 0.3;
  },
  "ultra-perception": (position, hero) => (isQuiet(position, hero) ? 0.6 : 0.3),
  reflexes: () => 0.45,
  stability: () => 0.42,
  "prodigious-leap": (position, hero, roll) => {
    if (hero.pit || enemiesBeside(position, hero, hero.square) === 0) return 0;
    // HQ-RH7-e: dice that were thrown count, wherever one leaps.
    return isWeak(position, hero) && hitsOnHero(position, roll) < hero.body ? 1 : 0;
  },
};

/** Below this a card is better kept for another roll. */
const worthPlaying = 0.4;

/** HQ-RH7-a, HQ-RH7-b: the card that does most here, less what the HQ would have done. */
export function bestHeroicCard(question: Question): Choice | undefined {
  const { position } = question;
  const roll = rollOf(position);
  const hero = rollerOf(position);
  if (!roll || !hero) return undefined;
  const worth = ({ verb, target }: NamedOption) =>
    (worths[target]?.(position, hero, roll) ?? 0) - (verb === "exchange" ? priceOfCrown(roll) : 0);
  const best = bestOf([...offersOf(question.options, "play"), ...offersOf(question.options, "exchange")], worth);
  if (best === undefined || worth(best) < worthPlaying) return pick("no-card", "keep-card");
  return pick(best.id, reasonFor(position, roll), { card: best.target });
}

function reasonFor(position: Position, roll: WatchedRoll): string {
  if (hitsOnHero(position, roll) > 0) return "card-in-need";
  return hitsOf(roll) === 0 && isStrike(roll) ? "card-after-failure" : "card-at-once";
}
