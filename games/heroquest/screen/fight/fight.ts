import type { HeroQuestVisibleEvent } from "../shown.js";

/** A throw of a fight. */
interface FightThrow {
  readonly faces: readonly string[];
  readonly number: number;
}

/** A blow or a shot, and what came of it. */
export interface Fight {
  readonly number: number;
  readonly kind: "attack" | "shot" | "spell";
  readonly attacker: string;
  readonly target: string;
  readonly attack: FightThrow | undefined;
  readonly defence: FightThrow | undefined;
  /** HQ-6.13: the target's dice, if the attack has failed. */
  readonly counter: FightThrow | undefined;
  readonly counterDefence: FightThrow | undefined;
  readonly missed: boolean;
  /** What it has done, as it was told. */
  readonly results: readonly HeroQuestVisibleEvent[];
  /** Whether nothing else has happened since. */
  readonly isFresh: boolean;
}

const beginnings = {
  attacked: "attack",
  shot: "shot",
  "spell-strikes": "spell",
} as const satisfies Readonly<Record<string, Fight["kind"]>>;

type Beginning = Extract<HeroQuestVisibleEvent, { type: keyof typeof beginnings }>;
type Throw = Extract<HeroQuestVisibleEvent, { type: "dice-rolled" }>;
const results: readonly string[] = ["unhurt", "body-lost", "fell-prone", "eliminated", "attack-missed", "immune"];
const belonging: readonly string[] = [...results, "dice-rolled", "counter-declined", "rerolled", "weapon-lost"];

/** The last fight that was told, put together from its throws and results. */
export function lastFight(heard: readonly HeroQuestVisibleEvent[]): Fight | undefined {
  const from = heard.findLastIndex(isBeginning);
  const begun = heard[from];
  if (!begun || !isBeginning(begun)) return undefined;
  let to = from + 1;
  while (to < heard.length && belonging.includes(heard[to]!.type)) to += 1;
  const told = heard.slice(from + 1, to);
  const throws = told.filter((event) => event.type === "dice-rolled");
  const counterAt = throws.findIndex(({ purpose }) => purpose === "counter-attack");
  const counter = counterAt < 0 ? undefined : throws[counterAt];
  const before = counterAt < 0 ? throws : throws.slice(0, counterAt);
  const after = counterAt < 0 ? [] : throws.slice(counterAt + 1);
  const defends = ({ purpose }: Throw) => purpose === "defence";
  return {
    number: begun.number,
    kind: beginnings[begun.type],
    attacker: begun.type === "spell-strikes" ? casterBefore(heard, from) : begun.figure,
    target: begun.type === "spell-strikes" ? begun.figure : begun.target,
    attack: throwOf(before.find((one) => !defends(one))),
    defence: throwOf(before.find(defends)),
    counter: throwOf(counter),
    counterDefence: throwOf(after.find(defends)),
    missed: told.some(({ type }) => type === "attack-missed"),
    results: told.filter(({ type }) => results.includes(type)),
    isFresh: heard.slice(to).every(({ type }) => quiet.includes(type)),
  };
}

/** HQ-6.10: how many hits of an attack go through: skulls less shields, and every HQ; none if it was missed. */
export function hitsOf({ attack, defence, missed }: Fight, shield: "lion" | "oval"): number {
  if (missed) return 0;
  const count = (faces: readonly string[] | undefined, face: string) =>
    faces?.filter((one) => one === face).length ?? 0;
  return Math.max(0, count(attack?.faces, "skull") - count(defence?.faces, shield)) + count(attack?.faces, "hq");
}

/** What may follow without ending the look at a fight: a blow with the last action is looked at while the next one's turn begins. */
const quiet: readonly string[] = ["activation-over", "activated", "round-begun", "mind-lost", "in-shock"];

function isBeginning(event: HeroQuestVisibleEvent): event is Beginning {
  return event.type in beginnings;
}

function casterBefore(heard: readonly HeroQuestVisibleEvent[], before: number): string {
  const cast = heard
    .slice(0, before)
    .findLast((event) => event.type === "spell-announced" || event.type === "object-used");
  return cast?.figure ?? "";
}

function throwOf(thrown: Throw | undefined): FightThrow | undefined {
  return thrown && { faces: thrown.faces, number: thrown.number };
}
