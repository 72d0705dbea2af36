import type { Seat } from "@tavolata/kernel";
import type { AzerothContent } from "../../content/content.js";
import { movementOf } from "../../content/dice.js";
import { effectsOf, encounterNameOn, eventNameOn, nameOf } from "../../content/tables.js";
import type { Effect } from "../../content/types.js";
import { isHeld, redMarkerAt } from "../../queries/markers.js";
import type { Azeroth, AzerothFlow, Phase, Table, Turn } from "../../state.js";
import { applyAll } from "../11-effects/apply.js";

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
  yield* startOfTurn(t, seat);
  beginPhase(t, "movement");
  const [face] = yield* t.roll(t.content.movementDie, 1, "movement", { by: seat, rules: ["AZ-move-1", "AZ-turn-2"] });
  const { spaces, energy } = movementOf(face!);
  const changes = lastingOf(t.content, s, seat);
  s.turn.face = face!;
  s.turn.spaces = spaces + sumOf(changes, "spaces");
  // The Storm leaves at least one space.
  if (s.turn.spaces < 1) s.turn.spaces = 1;
  // AZ-energy-1: set, not added to what was left.
  hero.energy = Math.max(0, energy + sumOf(changes, "energy"));
  t.emit(
    { type: "movement-rolled", seat, spaces: s.turn.spaces, energy: hero.energy },
    { rules: rulesOfRoll(t.content, s, seat) },
  );
  // AZ-move-8: told before the question, which then has no way to go.
  if (isHeld(t.content, s, hero)) {
    const encounter = encounterNameOn(redMarkerAt(s, hero.space)!.card);
    t.emit({ type: "held-by-aggro", seat, space: hero.space, encounter }, { rules: ["AZ-move-8"] });
  }
  return "movement";
}

/** AZ-turn-3, AZ-abil-3: what attached cards do at the start of a turn, each told by its name. Nothing is told where nothing is to heal. */
function* startOfTurn(t: Table, seat: Seat): AzerothFlow {
  const rules = ["AZ-turn-3", "AZ-abil-3"];
  const hero = t.state.heroes[seat]!;
  for (const card of hero.attached) {
    const source = nameOf(card);
    const effects = effectsOf(t.content, source)
      .filter(({ each, effect }) => each === "turn-start" && !(effect === "heal" && hero.damage === 0))
      .map(once);
    if (effects.length === 0) continue;
    t.emit({ type: "acts-at-start", seat, source }, { rules });
    yield* applyAll(t, seat, effects, source, rules);
  }
}

/** An effect that acts each time, as it acts this time. */
function once({ each: _each, on: _on, ...effect }: Effect): Effect {
  return effect as Effect;
}

/** What has changed the roll: the event in play, cards attached to the hero, or nothing. */
function rulesOfRoll(content: AzerothContent, s: Azeroth, seat: Seat): string[] {
  const acts = ({ each }: Effect) => each === "movement-roll";
  const rules = ["AZ-move-1", "AZ-energy-1"];
  if (s.event !== "" && content.events[eventNameOn(s.event)]!.lasting?.some(acts)) rules.push("AZ-event-4");
  if (s.heroes[seat]!.attached.some((card) => effectsOf(content, nameOf(card)).some(acts))) rules.push("AZ-abil-3");
  return rules;
}

/** AZ-move-1: what attached cards and the event in play do to every movement roll. */
function lastingOf(content: AzerothContent, s: Azeroth, seat: Seat): readonly Effect[] {
  const { attached } = s.heroes[seat]!;
  if (attached.length === 0 && s.event === "") return none;
  const all = attached.flatMap((card) => effectsOf(content, nameOf(card)));
  if (s.event !== "") all.push(...(content.events[eventNameOn(s.event)]!.lasting ?? none));
  return all.filter((effect) => effect.each === "movement-roll").map(once);
}

const none: readonly Effect[] = [];

function sumOf(effects: readonly Effect[], kind: "spaces" | "energy"): number {
  let sum = 0;
  for (const effect of effects) if (effect.effect === kind) sum += effect.change;
  return sum;
}
