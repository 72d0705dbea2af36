import { isFace } from "../../content/dice.js";
import type { Attack, AttackStep, RolledDie } from "../../state/attack.js";
import type { SoulsView } from "../../view.js";
import type { SoulsVisibleEvent, VisibleEventOf } from "../shown.js";

/** SS-9-a: the six steps of the DEFENCE phase. */
export const defenceSteps = ["defence-1", "defence-2", "defence-3", "defence-4", "defence-5", "defence-6"] as const;
export type DefenceStep = (typeof defenceSteps)[number];

function isDefenceStep(step: AttackStep): step is DefenceStep {
  return step !== "defence-0" && step.startsWith("defence");
}

/** What is left of the hits after a step. */
interface Left {
  readonly normal: number;
  readonly lethal: number;
}

/** An attack as far as it was told: under way, or the last one. */
export interface Fight {
  /** The number of the event that declared it. */
  readonly number: number;
  readonly attacker: string;
  readonly target: string;
  readonly weapon: string;
  /** The attack itself while it is under way. */
  readonly attack: Attack | undefined;
  readonly step: AttackStep | "over";
  readonly dice: readonly RolledDie[];
  readonly defence: readonly RolledDie[];
  readonly focused: boolean;
  readonly hits: number | undefined;
  readonly lethal: number;
  /** After each step that is done. */
  readonly left: Readonly<Partial<Record<DefenceStep, Left>>>;
  readonly result: "missed" | "avoided" | "unhurt" | "wounded" | "felled" | undefined;
  readonly wounds: number;
}

/** What is told of something else: an attack inside it, or whatever comes after it. */
const ends: readonly string[] = ["attack-declared", "hero-turn", "enemy-turn", "enemy-activated", "phase-begins"];

/** The attack under way, the innermost one; otherwise the last that was told. */
export function lastFight(seen: SoulsView, events: readonly SoulsVisibleEvent[]): Fight | undefined {
  const attack = seen.attacks.at(-1);
  const at = events.findLastIndex(
    (event) =>
      event.type === "attack-declared" &&
      (!attack || (event.attacker === attack.attacker && event.target === attack.target)),
  );
  const declared = events[at];
  if (declared?.type !== "attack-declared") return undefined;
  const after = events.slice(at + 1);
  const end = after.findIndex(({ type }) => ends.includes(type));
  return readFight(declared, end < 0 ? after : after.slice(0, end), attack);
}

function readFight(
  { number, attacker, target, weapon }: VisibleEventOf<"attack-declared">,
  told: readonly SoulsVisibleEvent[],
  attack: Attack | undefined,
): Fight {
  const total = told.find((event) => event.type === "hits-totalled");
  const own = told.filter((event) => "figure" in event && event.figure === target);
  const left: Partial<Record<DefenceStep, Left>> = {};
  for (const event of own)
    if (event.type === "defended" && isDefenceStep(event.step))
      left[event.step] = { normal: event.normal, lethal: event.lethal };
  // Criticals and fire wound as well, but not by what is left of the hits.
  const wounded = own.filter((event) => event.type === "wounded").find(({ rules }) => rules.includes("SS-9-def-6-b"));
  const isFelled = own.some(({ type }) => ["enemy-killed", "hero-died", "companion-died"].includes(type));
  const isMissed = told.some(({ type }) => type === "attack-missed");
  const isAvoided = own.some(({ type }) => type === "attack-avoided");
  return {
    number,
    attacker,
    target,
    weapon,
    attack,
    step: attack?.step ?? "over",
    dice: attack?.dice ?? thrown(told, "attack"),
    defence: attack?.defence.dice ?? thrown(told, "defence"),
    focused: attack?.focus ?? told.some(({ type }) => type === "attack-focused"),
    hits: total?.hits,
    lethal: total?.lethal ?? 0,
    left,
    wounds: wounded?.wounds ?? 0,
    result: isMissed
      ? "missed"
      : isAvoided
        ? "avoided"
        : isFelled
          ? "felled"
          : wounded
            ? "wounded"
            : attack
              ? undefined
              : "unhurt",
  };
}

/** The dice of a throw as they were told; whether results were spent isn't known any more. */
function thrown(told: readonly SoulsVisibleEvent[], purpose: string): RolledDie[] {
  return told
    .filter((event) => event.type === "dice-rolled")
    .flatMap((event) => (event.purpose === purpose ? diceOf(event) : []));
}

/** The dice of a throw. */
export function diceOf({ die, faces, purpose }: VisibleEventOf<"dice-rolled">): RolledDie[] {
  const colour = die === "red" ? "red" : "blue";
  return faces.filter(isFace).map((face) => ({ colour, face, rerolled: purpose === "reroll", spent: [] }));
}
