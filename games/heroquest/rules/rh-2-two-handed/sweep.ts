import { each, one, type Seat } from "@tavolata/kernel";
import { areAdjacentOrDiagonal } from "../../queries/board/squares.js";
import { areEnemies, isAntagonist } from "../../queries/figures.js";
import { type Figure, type FigureId, type HeroFlow, type HeroQuest, type Table, wizard } from "../../state.js";
import type { Blow } from "../01-dice/dice.js";
import { strikesWithBothHands } from "./both-hands.js";

/** A blow with a weapon. The list of those whom it has struck goes through the whole action: each is struck once. */
export interface Swing {
  readonly attacker: Figure;
  readonly weapon: string;
  readonly dice: number;
  readonly struck: FigureId[];
}

/** Whom a two-handed blow strikes besides its target. */
export interface Onward {
  /** HQ-RH2-c */
  readonly swept: Figure | undefined;
  /** HQ-RH2-d */
  readonly harmed: Figure | undefined;
}

const nobody: Onward = { swept: undefined, harmed: undefined };

/** HQ-RH2-c, HQ-RH2-d: what an HQ and a ? of this roll are exchanged for. A blow that failed has no HQ to give. */
export function* strikeOn(t: Table, swing: Swing, target: Figure, blow: Blow, failed: boolean): HeroFlow<Onward> {
  // With one die fewer nothing would be left.
  if (swing.dice < 2 || !strikesWithBothHands(t, swing.attacker, swing.weapon)) return nobody;
  const swept = blow.criticals > 0 && !failed ? yield* sweep(t, swing, target) : undefined;
  const harmed = blow.fumbles > 0 ? yield* collateral(t, swing, target) : undefined;
  return { swept, harmed };
}

/** What is left of the roll for its target: the HQ is gone, and the ? feeds no counter-attack. */
export function exchanged({ skulls, criticals, fumbles }: Blow, { swept, harmed }: Onward): Blow {
  return { skulls, criticals: criticals - (swept ? 1 : 0), fumbles, diverted: harmed ? 1 : 0 };
}

/** HQ-RH2-c: another enemy beside both the target and the attacker; each is struck once. */
function* sweep(t: Table, swing: Swing, target: Figure): HeroFlow<Figure | undefined> {
  const { attacker } = swing;
  const others = () =>
    withinReach(t.state, swing).filter(
      (other) => areEnemies(other, attacker) && areAdjacentOrDiagonal(t.state, other.square, target.square),
    );
  if (others().length === 0) return undefined;
  const next = yield* t.choose<Figure | "no-sweep">(
    attacker.seat,
    "sweep",
    () => [each(others(), ({ id }) => `sweep:${id}`, { at: ({ id }) => [`figure:${id}`] }), one("no-sweep")],
    { rules: ["HQ-RH2-c"] },
  );
  if (next === "no-sweep") return undefined;
  swing.struck.push(next.id);
  t.emit({ type: "swept", figure: attacker.id, target: next.id }, { rules: ["HQ-RH2-c"] });
  return next;
}

/** HQ-RH2-d: a friend beside the attacker. Without one HQ-6.13 applies alone. */
function* collateral(t: Table, swing: Swing, target: Figure): HeroFlow<Figure | undefined> {
  const { attacker } = swing;
  const friends = () => withinReach(t.state, swing).filter((other) => !areEnemies(other, attacker));
  if (friends().length === 0) return undefined;
  const victim = yield* t.choose(
    chooser(attacker, target),
    "collateral",
    () => [each(friends(), ({ id }) => `victim:${id}`, { at: ({ id }) => [`figure:${id}`] })],
    { rules: ["HQ-RH2-d"] },
  );
  swing.struck.push(victim.id);
  t.emit({ type: "collateral", figure: attacker.id, target: victim.id }, { rules: ["HQ-RH2-d"] });
  return victim;
}

/** HQ-RH2-d: the Evil Wizard for a hero's blow, the target's player for an antagonist's. */
function chooser(attacker: Figure, target: Figure): Seat {
  return isAntagonist(attacker) ? target.seat : wizard;
}

/** Everybody beside the attacker whom this action may still strike. */
function withinReach(state: HeroQuest, { attacker, struck }: Swing): Figure[] {
  return state.figures.filter(
    (other) =>
      other !== attacker &&
      !struck.includes(other.id) &&
      !other.buried &&
      !other.asleep &&
      areAdjacentOrDiagonal(state, other.square, attacker.square),
  );
}
