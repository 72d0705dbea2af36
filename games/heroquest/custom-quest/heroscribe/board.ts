import type { XmlElement } from "./xml.js";

/** A thing on a board of HeroScribe, with our square of its upper left corner. */
export interface Placed {
  readonly id: string;
  readonly column: number;
  readonly row: number;
  readonly rotation: Rotation;
  /** It was drawn between squares, and stands on the nearest one. */
  readonly isRounded: boolean;
}

const rotations = ["downward", "rightward", "upward", "leftward"] as const;
type Rotation = (typeof rotations)[number];

/** The board that becomes the quest: the only one, or the first that has stairs. */
export function boardOf(root: XmlElement): {
  readonly board: XmlElement | undefined;
  readonly isOneOfSeveral: boolean;
} {
  const boards = root.children.filter(({ name }) => name === "board");
  const withStairs = boards.find(({ children }) => children.some((one) => one.attributes.get("id") === "Stairway"));
  return { board: withStairs ?? boards[0], isOneOfSeveral: boards.length > 1 };
}

/** What stands on a board; off it, where it doesn't say on which square. */
export function objectsOf(board: XmlElement | undefined): Placed[] {
  const objects = board?.children.filter(({ name }) => name === "object") ?? [];
  return objects.flatMap(({ attributes }) => {
    const [left, top] = [placeIn(attributes.get("left")), placeIn(attributes.get("top"))];
    const id = attributes.get("id");
    if (id === undefined) return [];
    const rotation = rotations.find((one) => one === attributes.get("rotation")) ?? "downward";
    const [column, row] = [Math.round(left) - 1, Math.round(top) - 1];
    return [{ id, column, row, rotation, isRounded: !Number.isInteger(left) || !Number.isInteger(top) }];
  });
}

/** Places are counted from 1, with decimals. */
function placeIn(text: string | undefined): number {
  return text !== undefined && /^-?\d{1,3}(\.\d{1,9})?$/.test(text) ? Number(text) : off;
}

const off = -1;
