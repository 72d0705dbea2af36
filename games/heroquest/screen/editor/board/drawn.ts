import { antagonists, champions, everyWhen, type Quest } from "../../../editor.js";
import type { Door, Trap } from "../../../state.js";
import type { FigureOnBoard } from "../../board/figures.js";
import { edgeNamed, squareNamed } from "../../board/grid.js";
import type { Thing } from "../things.js";

/** A quest as the layers of the board draw it in play, with everything seen. */
export interface Drawn {
  readonly exit: readonly number[];
  readonly abyss: readonly number[];
  readonly rubble: readonly number[];
  /** Those that everybody knows, and those that must be found. */
  readonly traps: readonly Trap[];
  readonly hiddenTraps: readonly Trap[];
  /** Where a moment of the quest waits for a lever to be pulled. */
  readonly levers: readonly number[];
  readonly scenery: readonly { readonly id: string; readonly type: string; readonly squares: readonly number[] }[];
  readonly doors: readonly Door[];
  readonly secretDoors: readonly Door[];
  readonly figures: readonly FigureOnBoard[];
}

export function drawnFrom(quest: Quest, things: readonly Thing[]): Drawn {
  const squares = (names: readonly string[]) => names.map(squareNamed).filter((square) => square !== undefined);
  const doors = (kind: Thing["kind"], look: Door["kind"]): Door[] =>
    things.flatMap((thing) =>
      thing.kind === kind && thing.edge !== undefined ? [{ edge: thing.edge, kind: look, open: false }] : [],
    );
  const traps = quest.traps.map(({ kind, at, magical, known }) => {
    const edge = typeof at === "string" && at.includes("|") ? (edgeNamed(at) ?? -1) : -1;
    const lies = edge >= 0 ? [] : squares(typeof at === "string" ? [at] : at);
    const trap: Trap = { kind, squares: lies, edge, dice: 0, magical: magical === true, disarmable: true };
    return { trap, isKnown: known === true };
  });
  return {
    exit: squares(quest.exit),
    abyss: squares(quest.abyss),
    rubble: squares(quest.rubble),
    traps: traps.filter(({ isKnown }) => isKnown).map(({ trap }) => trap),
    hiddenTraps: traps.filter(({ isKnown }) => !isKnown).map(({ trap }) => trap),
    levers: squares([
      ...new Set(everyWhen(quest).flatMap(({ value }) => (value.on === "lever-pulled" ? [value.square] : []))),
    ]),
    scenery: things
      .filter(({ kind, squares: covered }) => kind === "scenery" && covered.length > 0)
      .map(({ field, type, squares: covered }) => ({ id: field, type, squares: covered })),
    doors: [...doors("door", "door"), ...doors("barred-door", "barred")],
    secretDoors: doors("secret-door", "secret"),
    figures: figuresOf(quest),
  };
}

function figuresOf({ antagonists: foes, allies }: Quest): FigureOnBoard[] {
  return [
    ...foes.flatMap(({ type, at, champion, body, asleep }, i) => {
      const square = squareNamed(at);
      const sheet = Object.hasOwn(champions, type) ? champions[type as keyof typeof champions] : undefined;
      const look = sheet?.type ?? type;
      const usual = sheet ?? antagonists[look as keyof typeof antagonists];
      const full = body ?? usual?.body ?? 1;
      const kind = sheet || champion ? ("champion" as const) : ("servant" as const);
      return square === undefined
        ? []
        : [standing({ id: `foe:${i}`, type: look, kind, square, body: full, asleep: asleep === true })];
    }),
    ...allies.flatMap(({ type, at }, i) => {
      const square = squareNamed(at);
      return square === undefined
        ? []
        : [standing({ id: `friend:${i}`, type, kind: "ally", square, body: 1, asleep: false })];
    }),
  ];
}

function standing(
  one: Pick<FigureOnBoard, "id" | "type" | "kind" | "square" | "body"> & { asleep: boolean },
): FigureOnBoard {
  const { asleep, ...figure } = one;
  return {
    ...figure,
    fullBody: one.body,
    mind: 1,
    fullMind: 1,
    prone: 0,
    buried: false,
    pit: "",
    lasting: [],
    ...(asleep ? { asleep } : {}),
  };
}
