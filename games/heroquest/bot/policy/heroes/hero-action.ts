import { type Choice, offerOf, offersOf, pick } from "@tavolata/bots";
import type { HeroQuestContent } from "../../../content/content.js";
import { itemNamed } from "../../../content/tables.js";
import { rangedWeapons } from "../../../queries/combat/equipment.js";
import { hasTrait } from "../../../queries/traits.js";
import type { Figure } from "../../../state.js";
import { oddsOfBlow, oddsOfShot } from "../../evaluation/odds.js";
import { bestBlow, bestShot, valueOfBestBlow, valueOfStrike } from "../../evaluation/targets.js";
import { isAtALoss, isAtShutDoor } from "../../perception/explore.js";
import { activeEnemies, areBeside, enemiesBeside, figureOf } from "../../perception/position.js";
import type { Acting } from "../../perception/question.js";
import { isQuiet } from "../../perception/quiet.js";
import { isBarred, isReached, nextStep, usualMove, waysOf } from "../../perception/ways.js";
import { bestSpell } from "../cards/magic.js";
import { isInPanic, panic } from "../experience.js";
import { drinkForFight, isWeak, takeCare } from "./care.js";
import { isHurried, isWorthASearch, purposeOf } from "./goal.js";
import { intentOf } from "./intent.js";
import { jumpTowards } from "./jump.js";
import type { Intent } from "./means.js";
import { takePile, takeWeapon } from "./piles.js";
import { share } from "./sharing.js";
import { stealFrom } from "./stealing.js";

/** The next action of a hero. */
export function heroAction(acting: Acting): Choice {
  const { position, figure } = acting;
  const { turn } = position.table;
  const goal = purposeOf(position, figure);
  if (goal === "leave" && acting.offered.has("leave")) return pick("leave", "leave");
  if (isInPanic(acting)) return { picks: ["move"], reason: panic };
  return (
    firstAid(acting) ??
    takeWeapon(acting) ??
    (goal === "leave" ? runForExit(acting) : undefined) ??
    takeCare(acting) ??
    bestSpell(acting) ??
    steadyShot(acting) ??
    stealFrom(acting) ??
    bestBlow(acting) ??
    shot(acting) ??
    drinkForFight(acting) ??
    clearing(acting) ??
    reward(acting) ??
    share(acting) ??
    surrender(acting) ??
    movement(acting) ??
    spare(acting) ??
    pick("end-turn", turn?.last === "" ? "nothing-to-do" : "done")
  );
}

/** Who has what it came for doesn't stop to fight where the way out is free. */
function runForExit(acting: Acting): Choice | undefined {
  const { position, figure, offered } = acting;
  const reach = waysOf(position, figure);
  const out = (position.table.exit ?? []).some(
    (square) => isReached(reach, square) && !isBarred(position, reach, figure, square),
  );
  return out && offered.has("move") ? movement(acting) : undefined;
}

/** Who is nearly dead and has both actions steps out of the fight, to drink in peace or to let others fight. */
function firstAid(acting: Acting): Choice | undefined {
  const { content, position, figure, offered } = acting;
  if (!isWeak(position, figure) || !offered.has("move") || (position.table.turn?.actions ?? 0) < 2) return undefined;
  const foes = activeEnemies(position, figure).filter(({ square }) => areBeside(position, figure.square, square));
  if (foes.length === 0 || (foes.length === 1 && oddsOfBlow(content, figure, foes[0]!).fells >= evenChance))
    return undefined;
  const intent = plan(acting);
  return intent?.reason.key === "reason.flee" ? { picks: ["move"], reason: intent.reason } : undefined;
}

const evenChance = 0.5;

/** HQ-7.6: with an enemy beside, a shot would be lost. A thrown weapon that is also the only one in hand is kept. */
function shot(acting: Acting): Choice | undefined {
  const { content, position, figure, offered } = acting;
  const steady = hasTrait(figure, "steady-hand");
  if (!steady && enemiesBeside(position, figure, figure.square) > 0) return undefined;
  const weapons = rangedWeapons(content, figure).filter(
    (item) => !itemNamed(content, item).throwable || isSpare(content, figure.items, item),
  );
  const printed = Math.max(0, ...weapons.map((item) => itemNamed(content, item).ranged ?? 0));
  if (printed === 0) return undefined;
  const choice = bestShot(acting, printed + (hasTrait(figure, "accurate") ? 1 : 0));
  const quiet = enemiesBeside(position, figure, figure.square) === 0;
  // HQ-10.6-a: of a single die nothing is rolled again.
  if (
    choice &&
    quiet &&
    printed > 1 &&
    position.style.aims &&
    offered.has("aim") &&
    position.table.turn?.actions === 2
  ) {
    return pick("aim", "aim");
  }
  return choice;
}

/** HQ-RH3-steady-hand: with an enemy beside, a shot at somebody else may be worth more than the blow. */
function steadyShot(acting: Acting): Choice | undefined {
  const { content, position, figure } = acting;
  if (!hasTrait(figure, "steady-hand") || enemiesBeside(position, figure, figure.square) === 0) return undefined;
  const choice = shot(acting);
  const target = choice && aimedAt(acting, choice);
  const dice = Math.max(0, ...rangedWeapons(content, figure).map((item) => itemNamed(content, item).ranged ?? 0));
  if (!target || valueOfStrike(position, target, oddsOfShot(content, dice, target)) <= valueOfBestBlow(acting))
    return undefined;
  return choice;
}

/** Whom a choice of this question is aimed at. */
function aimedAt({ options, position }: Acting, { picks }: Choice): Figure | undefined {
  const option = options.find(({ id }) => id === picks[0]);
  return option && figureOf(position, option.target);
}

/** Whether a weapon can be thrown without standing there with bare hands. */
function isSpare(content: HeroQuestContent, items: readonly string[], weapon: string): boolean {
  return (
    items.filter((item) => itemNamed(content, item).melee !== undefined).length > 1 ||
    itemNamed(content, weapon).melee === 0
  );
}

/** HQ-12.7: a trap that everybody knows is put out of action when that costs nothing but a quiet question. */
function clearing(acting: Acting): Choice | undefined {
  const { position, figure } = acting;
  const disarm = offerOf(acting.options, "disarm");
  if (!disarm || isHurried(position.table) || !isQuiet(position, figure)) return undefined;
  return pick(disarm.id, "disarm", { place: disarm.target });
}

/** HQ-9.1.b, HQ-10.4: what lies within reach, when it is quiet. */
function reward(acting: Acting): Choice | undefined {
  const { position, figure } = acting;
  const { table } = position;
  if (enemiesBeside(position, figure, figure.square) > 0) return undefined;
  const pull = offerOf(acting.options, "pull");
  if (pull) return pick(pull.id, "pull-lever");
  const take = takePile(acting);
  if (take) return take;
  if (!isQuiet(position, figure) || !isWorthASearch(position, figure)) return undefined;
  for (const { id, target: piece } of offersOf(acting.options, "treasure")) {
    if (piece === "floor" || table.emptied.includes(piece)) continue;
    return pick(id, "search-treasure", { scenery: piece });
  }
  return undefined;
}

/** HQ-16.2: whoever acts first says so when nothing is left to try. */
function surrender({ position, figure, offered }: Acting): Choice | undefined {
  return offered.has("give-up") && isAtALoss(position, figure) ? pick("give-up", "at-a-loss") : undefined;
}

/** A movement that leads somewhere, or the jump that it needs. */
function movement(acting: Acting): Choice | undefined {
  const { position, figure, offered } = acting;
  const intent = plan(acting);
  if (!intent) return undefined;
  const reach = waysOf(position, figure);
  const jump = jumpTowards(acting, reach, intent.to);
  if (jump) return jump;
  if (!offered.has("move")) return undefined;
  // A movement that would lead nowhere isn't begun.
  if (
    intent.to === figure.square
      ? intent.opens < 0
      : nextStep(position, reach, figure, intent.to, usualMove) === undefined
  ) {
    return undefined;
  }
  return { picks: ["move"], reason: intent.reason };
}

function plan({ position, figure }: Acting): Intent | undefined {
  const after = (position.table.turn?.actions ?? 1) - 1;
  return intentOf({ position, hero: figure, reach: waysOf(position, figure), left: figure.move || usualMove, after });
}

/** What to do with an action that nothing better is left for. */
function spare(acting: Acting): Choice | undefined {
  const { position, figure, offered } = acting;
  const { table } = position;
  if (!isQuiet(position, figure)) return undefined;
  const unsearched = (kind: "traps" | "secret-doors") => !table.searched?.[kind].includes(figure.square);
  // Without a memory of searches on the table, one of each kind a turn.
  if (offered.has("search:secret-doors") && unsearched("secret-doors") && table.turn?.last !== "search") {
    return pick("search:secret-doors", "search-doors");
  }
  if (offered.has("search:traps") && unsearched("traps")) return pick("search:traps", "search-traps");
  // HQ-10.7: at a door that somebody will open next.
  const listens = offered.has("detect-ambush") && isAtShutDoor(position, figure.square);
  return listens ? pick("detect-ambush", "seek-ambush") : undefined;
}
