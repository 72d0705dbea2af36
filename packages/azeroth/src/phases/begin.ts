import type { Seat } from "@tavolata/kernel";
import { events } from "../content/events.js";
import type { Effect } from "../content/types.js";
import { movementDie, movementOf } from "../dice.js";
import { applyAll } from "../play/apply.js";
import type { Azeroth, AzerothFlow, Phase, Table, Turn } from "../state.js";
import { effectsOf, eventNameOn, nameOf } from "../tables.js";

export function newTurn(number: number): Turn {
  return {
    number,
    face: "",
    spaces: 0,
    ignoresAggro: false,
    flipped: false,
    powerUsed: false,
    done: false,
    lasting: [],
    beaten: [],
    slain: [],
  };
}

/** AZ-turn-1: the next phase of the active player's turn. */
export function beginPhase(t: Table, phase: Phase): void {
  const { state: s } = t;
  s.phase = phase;
  s.turn.done = false;
  t.emit({ type: "phase-begun", seat: s.active, phase }, { rules: ["AZ-turn-1"] });
}

/** AZ-turn-3: what acts at the start of a turn comes before the roll. Then the movement die is rolled, once (AZ-move-1). */
export function* beginTurn(t: Table): AzerothFlow<string> {
  const { state: s } = t;
  const seat = s.active;
  const hero = s.heroes[seat]!;
  t.emit({ type: "turn-begun", seat, round: s.round }, { rules: ["AZ-turn-2", "AZ-turn-3"] });
  const start = lastingOf(s, seat, "turn-start");
  if (start.length > 0) yield* applyAll(t, seat, start, "", ["AZ-turn-3", "AZ-abil-3"]);
  beginPhase(t, "movement");
  const [face] = yield* t.roll(movementDie, 1, "movement", { by: seat, rules: ["AZ-move-1", "AZ-turn-2"] });
  const { spaces, energy } = movementOf(face!);
  const changes = lastingOf(s, seat, "movement-roll");
  s.turn.face = face!;
  s.turn.spaces = spaces + sumOf(changes, "spaces");
  // The Storm leaves at least one space.
  if (s.turn.spaces < 1) s.turn.spaces = 1;
  // AZ-energy-1: set, not added to what was left.
  hero.energy = energy + sumOf(changes, "energy");
  t.emit(
    { type: "movement-rolled", seat, spaces: s.turn.spaces, energy: hero.energy },
    { rules: rulesOfRoll(s, seat) },
  );
  return "movement";
}

/** What has changed the roll: the event in play, cards attached to the hero, or nothing. */
function rulesOfRoll(s: Azeroth, seat: Seat): string[] {
  const acts = ({ each }: Effect) => each === "movement-roll";
  const rules = ["AZ-move-1", "AZ-energy-1"];
  if (s.event !== "" && events[eventNameOn(s.event)]!.lasting?.some(acts)) rules.push("AZ-event-4");
  if (s.heroes[seat]!.attached.some((card) => effectsOf(nameOf(card)).some(acts))) rules.push("AZ-abil-3");
  return rules;
}

/** Effects of attached cards and of the event in play that act again each time, as they act now. */
function lastingOf(s: Azeroth, seat: Seat, each: NonNullable<Effect["each"]>): readonly Effect[] {
  const { attached } = s.heroes[seat]!;
  if (attached.length === 0 && s.event === "") return none;
  const all = attached.flatMap((card) => effectsOf(nameOf(card)));
  if (s.event !== "") all.push(...(events[eventNameOn(s.event)]!.lasting ?? none));
  return all.filter((effect) => effect.each === each).map(({ each: _, on: _on, ...effect }) => effect as Effect);
}

const none: readonly Effect[] = [];

function sumOf(effects: readonly Effect[], kind: "spaces" | "energy"): number {
  let sum = 0;
  for (const effect of effects) if (effect.effect === kind) sum += effect.change;
  return sum;
}
