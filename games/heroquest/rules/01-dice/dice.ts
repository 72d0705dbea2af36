import type { Die, Naming, RuleId, ThrowDetails } from "@tavolata/kernel";
import { countFaces } from "@tavolata/kit";
import type { CombatFace, Dice, MovementFace } from "../../content/barrels.js";
import type { HeroQuestContent } from "../../content/content.js";
import type { HeroQuestOptions } from "../../options.js";
import type { Figure, HeroFlow, Table } from "../../state.js";
import { noTwists, type Rolled } from "../rh-7-fate/twists.js";
import { watchRoll } from "../rh-7-fate/watched-rolls.js";

/** What is thrown for, and by whom. Nobody throws for a trap but the Evil Wizard. */
export interface Throw {
  readonly purpose: string;
  readonly by: Figure | undefined;
  readonly rules: readonly RuleId[];
}

/** Every combat roll goes through here (HQ-6.2), or through `rollCombat`. */
export function* throwCombat(t: Table, dice: number, thrown: Throw): HeroFlow<readonly CombatFace[]> {
  const faces = yield* t.roll(setOf(t).combat, dice, thrown.purpose, detailsOf(thrown));
  return t.state.watched ? (yield* watchRoll(t, thrown, "combat", faces)).faces : faces;
}

/** The same for a rule that also has to know what else befell the roll. */
export function* rollCombat(t: Table, dice: number, thrown: Throw): HeroFlow<Rolled<CombatFace>> {
  const faces = yield* t.roll(setOf(t).combat, dice, thrown.purpose, detailsOf(thrown));
  return t.state.watched ? yield* watchRoll(t, thrown, "combat", faces) : { faces, twists: noTwists };
}

/** Every roll of movement dice goes through here (HQ-4.2-a). */
export function* rollMovement(t: Table, dice: number, thrown: Throw): HeroFlow<Rolled<MovementFace>> {
  const faces = yield* t.roll(setOf(t).movement, dice, thrown.purpose, detailsOf(thrown));
  return t.state.watched ? yield* watchRoll(t, thrown, "movement", faces) : { faces, twists: noTwists };
}

/** Some dice of a roll once more, for a card (HQ-RH7-h-luck, HQ-RH7-m-again): the second result stands, whatever it shows. */
export function* throwAgain(t: Table, die: keyof Dice, dice: number, thrown: Throw): HeroFlow<readonly string[]> {
  return yield* t.roll<string>(setOf(t)[die], dice, thrown.purpose, detailsOf(thrown));
}

function detailsOf({ by, rules }: Throw): ThrowDetails {
  return { by: by?.seat ?? "wizard", rules };
}

/** An even draw, made with a die that has a face for each. */
export function* drawOne<F extends string>(
  t: Table,
  hero: Figure,
  purpose: string,
  rule: RuleId,
  faces: readonly F[],
): HeroFlow<F | undefined> {
  if (faces.length < 2) return faces[0];
  const die: Die<F> = { id: "lot", faces };
  const [drawn] = yield* t.roll(die, 1, purpose, { by: hero.seat, rules: [rule], lot: true });
  return drawn;
}

/** The dice of this table. */
export function setOf({ content, options }: Table): Dice {
  return diceOf(content, options);
}

/** HQ-1.1-d: the dice of a table with these options. */
export function diceOf({ dice }: HeroQuestContent, options: Pick<HeroQuestOptions, "dice.weights">): Dice {
  return dice[options["dice.weights"]];
}

/** A die of a roll, where some of them may be rolled again. */
export const dieOfRoll: Naming<{ readonly place: number; readonly face: string }> = {
  verb: "die",
  target: ({ face }) => face,
  using: ({ place }) => String(place + 1),
  id: ({ place, face }) => `die:${place + 1}-${face}`,
};

/** HQ-1.1-e, HQ-1.1-h: what an attack roll is worth. Shields do nothing in it (HQ-1.1-j). */
export interface Blow {
  /** Hits that a shield can block. */
  readonly skulls: number;
  /** Hits that nothing blocks. */
  readonly criticals: number;
  /** HQ-1.1-i */
  readonly fumbles: number;
  /** HQ-RH2-d: how many of the fumbles strike a friend and feed no counter-attack. */
  readonly diverted?: number;
}

export function readBlow(faces: readonly CombatFace[]): Blow {
  return {
    skulls: countFaces(faces, "skull"),
    criticals: countFaces(faces, "hq"),
    fumbles: countFaces(faces, "question-mark"),
  };
}
