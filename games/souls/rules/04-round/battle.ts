import { each, type Outcome, objectArray, type Seat } from "@tavolata/kernel";
import { heroFigure } from "../../queries/figures.js";
import { gemFace } from "../../queries/profile.js";
import type { Figure, Souls, SoulsFlow, Table, Turn } from "../../state.js";
import { dropDue, markDue } from "../10-conditions/passing-tokens.js";
import { activateNext, drawEncounter, endEncounter } from "../15-enemies/encounter.js";
import { endLasting } from "../effects/lasting.js";
import { heroActionOffers } from "./hero-actions.js";

/** SS-4.2-c: the heroes take their turns in any order, each once (SS-4.2-d). The player who was active last names the next. */
export function* battlePhase(t: Table): SoulsFlow<string> {
  const { state: s } = t;
  const ready = () => Object.keys(s.heroes).filter((seat) => s.heroes[seat]!.ready);
  // SS-4.2.2-d.
  if (ready().length === 0) return "event";
  if (s.phase !== "battle") {
    s.phase = "battle";
    t.emit({ type: "phase-begins", phase: "battle", round: s.round }, { rules: ["SS-4-a", "SS-4.2-a"] });
  }
  const next = yield* t.choose(
    s.active,
    "next-hero",
    () => [
      each(
        ready(),
        { verb: "hero", target: (seat) => s.heroes[seat]!.figure },
        { at: (seat) => [`figure:${s.heroes[seat]!.figure}`] },
      ),
    ],
    { rules: ["SS-4.2-c", "SS-4.2-d", "SS-2.2-c"] },
  );
  beginTurn(t, next);
  return "hero-turn";
}

/** A turn in which nothing was done yet, with so many activities. Field by field: all turns have one shape inside Node.js. */
export function newTurn(side: Turn["side"], movement = 0, combat = 0, action = 0): Turn {
  return { side, movement, combat, action, moving: false, points: 0, spent: 0, done: objectArray(), evaded: "" };
}

/** SS-4.2.1-b, SS-4.2.1-c: one Movement, and as many Combats and Actions as the Soul Gem shows. */
function beginTurn(t: Table, seat: Seat): void {
  const { state: s } = t;
  const figure = heroFigure(s, seat);
  const { combat, action } = gemFace(t.content, s.heroes[seat]!);
  s.active = seat;
  s.turn = newTurn("hero", 1, combat, action);
  const rules = ["SS-4.2-a", "SS-4.2-b", "SS-4.2.1-b"];
  if (figure.kind === "ghost") rules.push("SS-4.2-e", "SS-11.1-i");
  else rules.push("SS-5.3-a");
  t.emit({ type: "hero-turn", figure: figure.id }, { rules });
  // SS-10.6-e: tokens from before the turn go at its end.
  markDue(figure);
}

/** SS-4.2.1-a: one action, then back here, until the hero can't or doesn't want to go on (SS-4.2.1-f). */
export function* heroTurn(t: Table): SoulsFlow<string | Outcome> {
  const { state: s } = t;
  const figure = heroFigure(s, s.active);
  const asGhost = figure.kind === "ghost";
  // SS-10.6.6-a; SS-10.6.6-d: the Enemy Turn isn't skipped.
  if (figure.stunned !== "none") {
    t.emit({ type: "turn-skipped", figure: figure.id }, { rules: ["SS-10.6.6-a", "SS-10.6.6-d"] });
    return endTurn(t, figure, "enemy-turn");
  }
  const details = { rules: rulesOfTurn(s, figure), passes: false } as const;
  const action = yield* t.chooseOf(s.active, "hero-turn", t, heroActionOffers, details);
  if (action === "end-turn") return endTurn(t, figure, asGhost ? "battle" : "enemy-turn");
  yield* action.run();
  // SS-11.1-q: who dies in his own turn ends it, and has no Enemy Turn.
  if (!asGhost && heroFigure(s, s.active).kind === "ghost") {
    t.emit({ type: "turn-cut-short", figure: figure.id }, { rules: ["SS-11.1-q"] });
    return endTurn(t, figure, "battle");
  }
  return "hero-turn";
}

/** What a hero may do with a turn, and what goes for him now. */
function rulesOfTurn(s: Souls, figure: Figure): readonly string[] {
  if (figure.kind === "ghost") {
    const companion = s.figures.some(({ kind, belongsTo }) => kind === "companion" && belongsTo === figure.belongsTo);
    return companion ? [...ghostTurn, "SS-11.1-s"] : ghostTurn;
  }
  const { moving, action, combat } = s.turn;
  const how = (moving ? 1 : 0) + (action > 1 ? 2 : 0) + (combat > 1 ? 4 : 0) + (figure.ko ? 8 : 0);
  return turnRules[how]!;
}

/** SS-4.2.1-e: in the middle of a Movement; SS-6.3-b, SS-9-e: with several activities; SS-10.6.1-g: K.O. */
const besides: readonly string[] = ["SS-4.2.1-e", "SS-6.3-b", "SS-9-e", "SS-10.6.1-g"];
const ghostTurn: readonly string[] = ["SS-4.2.1-a", "SS-4.2-e", "SS-11.2-a"];
const heroRules: readonly string[] = ["SS-4.2.1-a", "SS-4.2.1-f", "SS-6.3-a", "SS-6.4-a", "SS-6.4-b", "SS-6.5-c"];

/** One row for each combination of what counts besides. */
const turnRules: readonly (readonly string[])[] = Array.from({ length: 1 << besides.length }, (_, how) => [
  ...heroRules,
  ...besides.filter((_rule, i) => how & (1 << i)),
]);

/** SS-10.6-e, SS-6.5-h: tokens and what was good for this turn go. SS-4.2-e: a Ghost Soul has no Enemy Turn. */
function endTurn(t: Table, figure: Figure, next: "enemy-turn" | "battle"): string {
  const { state: s } = t;
  dropDue(t, figure, () => ["SS-10.6-e"]);
  endGoodForTurn(s);
  s.heroes[s.active]!.ready = false;
  s.turn = newTurn(next === "enemy-turn" ? "enemies" : "none");
  return next;
}

/** SS-6.5-h: what is good for the next attack or healing doesn't outlast the turn, be it a hero's or the enemies'. */
function endGoodForTurn(s: Souls): void {
  endLasting(s, "everybody", "next-attack", "next-healing", "end-of-turn");
}

/** SS-4.2.2-a: only with an enemy in play. */
export function* enemyTurn(t: Table): SoulsFlow<string> {
  if (t.state.enemies.length === 0) return endEnemyTurn(t.state);
  t.emit({ type: "enemy-turn", seat: t.state.active }, { rules: ["SS-4.2.2-a", "SS-4.2-b"] });
  yield* drawEncounter(t);
  return "activations";
}

/** SS-4.2.2-c: one enemy acts, then back here; SS-11.1-k, SS-11.1-r: whoever controls it, and whoever has died meanwhile. */
export function* activations(t: Table): SoulsFlow<string> {
  if (yield* activateNext(t)) return "activations";
  yield* endEncounter(t);
  return endEnemyTurn(t.state);
}

function endEnemyTurn(s: Souls): string {
  endGoodForTurn(s);
  s.turn.side = "none";
  return "battle";
}
