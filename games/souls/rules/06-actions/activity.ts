import { type Bar, type BoardReference, type Message, say } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { brokenOff, type TurnActivity } from "../../queries/activity.js";
import { heroFigure } from "../../queries/figures.js";
import { movementPoints } from "../../queries/profile.js";
import type { Figure, Souls, SoulsFlow, Table } from "../../state.js";
import { saves } from "../05-heroes/saving-throw.js";
import { comeOut } from "../07-powers/hiding.js";

/** Something that the active hero can do now. Made with every field in this order: so all deeds have one shape inside Node.js. */
export interface Deed {
  /** `move:7B-3`, `attack:sword-1:gremlin-blue-1`. */
  readonly id: string;
  readonly verb: string;
  /** Whom or what it is done to; empty where the verb says everything. */
  readonly target: string;
  /** The weapon, power or item that it is done with. */
  readonly using: string | undefined;
  readonly at: BoardReference | undefined;
  /** What the button says, where it isn't the verb with the target as `{of}`. */
  readonly label: (() => Message) | undefined;
  readonly run: () => SoulsFlow<unknown>;
  /** What stands against it: only for who asks why. */
  readonly bar: Bar | undefined;
}

/** Where deeds are put together. Those that something stands against are left out, unless somebody asks why. */
export class Deeds {
  readonly list: Deed[] = [];

  constructor(
    readonly t: Table,
    readonly figure: Figure,
    /** Whether also what is barred is wanted, with the rule that is against it. */
    readonly explained: boolean,
  ) {}

  get content(): SoulsContent {
    return this.t.content;
  }

  /** Whether a deed needn't be made at all. */
  leavesOut(bar: Bar | undefined): boolean {
    return bar !== undefined && !this.explained;
  }

  add(deed: Deed): void {
    this.list.push(deed);
  }

  /** One that needs no more words than its verb and target. */
  addSimple(verb: string, target: string, run: Deed["run"], bar: Bar | undefined, at?: BoardReference): void {
    this.list.push({ id: idOf(verb, target), verb, target, using: undefined, at, label: undefined, run, bar });
  }
}

function idOf(verb: string, target: string): string {
  return target === "" ? verb : `${verb}:${target}`;
}

export function labelOf({ verb, target, label }: Deed): Message {
  if (label) return label();
  return target === "" ? say(`option.${verb}`) : say(`option.${verb}`, { of: target });
}

/**
 * Spends an activity. SS-4.2.1-d: a Combat ends the Movement for good. SS-10.6.4-a: a Blinded hero must save first, or the activity is spent
 * for nothing; SS-10.6.4-b: a Free Action, too. Says whether it can go on.
 */
export function* startActivity(t: Table, figure: Figure, activity: TurnActivity): SoulsFlow<boolean> {
  const { turn } = t.state;
  comeOut(t, figure);
  if (activity !== "free") {
    turn[activity] -= 1;
    turn.spent += 1;
  }
  if (activity === "combat") {
    if (turn.moving && turn.points > 0) turn.done.push(brokenOff);
    endMovement(t.state);
  }
  if (activity === "movement") {
    turn.moving = true;
    turn.points = movementPoints(t.content, t.state, figure);
  }
  if (figure.blinded === "none") return true;
  const rule = activity === "free" ? "SS-10.6.4-b" : "SS-10.6.4-a";
  if (yield* saves(t, figure, rule)) return true;
  if (activity === "movement") endMovement(t.state);
  t.emit({ type: "activity-wasted", figure: figure.id, activity }, { rules: [rule] });
  return false;
}

/** SS-6.1-a: what is left of the points is lost. */
function endMovement(s: Souls): void {
  s.turn.moving = false;
  s.turn.points = 0;
}

/** The figure whose turn it is. */
export function activeFigure(s: Souls): Figure {
  return heroFigure(s, s.active);
}
