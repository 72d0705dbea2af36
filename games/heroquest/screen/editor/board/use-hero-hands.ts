import { arrows } from "@tavolata/ui/camera/arrows.js";
import { pathOfAdded } from "@tavolata/ui/editor/board/board-thing.js";
import type { BoardWays } from "@tavolata/ui/editor/board/board-ways.js";
import { isBesideBoard, useBoardHands } from "@tavolata/ui/editor/board/use-board-hands.js";
import type { BoardView } from "@tavolata/ui/editor/board/use-board-view.js";
import { changed } from "@tavolata/ui/editor/change.js";
import { useEditing } from "@tavolata/ui/editor/editing.js";
import { type MouseEvent, useMemo } from "react";
import { type QuestFile, whyNotPut } from "../../../editor.js";
import { columnOf, edgeName, rowOf, sides, squareAt, squareName } from "../../board/grid.js";
import { areaOfSquare } from "../../board/places.js";
import { letterAt } from "../called.js";
import { useNames } from "../descriptions.js";
import { questIn, type Thing, thingsOn } from "../things.js";
import { type HeroTool, moving, type Place, removing, toolNamed, turning } from "../tools.js";
import { edgeBox } from "./marks.js";
import { edgeBeside, edgeNear, liesOf, placeUnder, squareUnder, thingsUnder } from "./pointing.js";

/** A square, and perhaps one of its sides. */
interface Cursor {
  readonly square: number;
  readonly edge?: number | undefined;
}

/** What mouse, finger and keys do on HeroQuest's board. */
export function useHeroHands(view: BoardView, things: readonly Thing[]) {
  const editing = useEditing<QuestFile>();
  const names = useNames();
  const { file, turned } = editing;
  const quest = useMemo(() => questIn(file), [file]);
  const side = sides[quest.side];
  const tool = toolNamed(editing.tool);
  const turn = (chosen: Thing | undefined) => {
    if (tool) editing.turn();
    else if (chosen) editing.make(turning(file, chosen));
  };
  const ways: BoardWays<Thing, HeroTool["lies"], Place, Cursor> = {
    things,
    liesOf: (inHand) => tool?.lies ?? (inHand ? liesOf(inHand) : "square"),
    placeUnder: (point, lies) => placeUnder(point, lies, side),
    thingsUnder: (point) => thingsUnder(things, point),
    isDrawnAtOnce: () => true,
    pickedAt: (lies, { point, cursor }) => {
      const square = cursor ? cursor.square : squareUnder(point);
      if (lies === "edge") {
        const at = point ?? middleOf(cursor);
        const door = thingsUnder(things, at).find(({ edge }) => edge !== undefined)?.edge;
        const edge = cursor?.edge ?? door ?? edgeNear(at, side, "wall");
        return edge === undefined ? undefined : edgeName(edge);
      }
      if (square === undefined || lies === "square") return square === undefined ? undefined : squareName(square);
      const letter = letterAt(file, squareName(square));
      return letter === "." ? undefined : letter;
    },
    put: tool && ((place) => tool.put(file, place, turned, names.kind(tool.type))),
    chosenAfter: ([change]) => (tool?.toggles || change?.does !== "add" ? undefined : pathOfAdded(file, change)),
    moving,
    removing: (thing) => removing(file, thing),
    whyNot: (changes) => whyNotPut(quest, questIn(changed(file, changes))),
    fits: () => true,
    begin: (_lies, _before, chosen) => ({ square: chosen?.squares[0] ?? 0 }),
    onward: ({ square }, way, _lies, isShift) => {
      if (isShift) return { square, edge: edgeBeside(square, way) };
      const to = squareAt(columnOf(square) + way[0], rowOf(square) + way[1]);
      return to === undefined ? undefined : { square: to };
    },
    /** Doors stand on a side of the square. */
    placeAt: ({ square, edge }, lies) => {
      if (lies === "square") return { square };
      const beside = Object.values(arrows).map((way) => edgeBeside(square, way));
      return { edge: edge ?? beside.find((one) => one !== undefined && (lies === "edge" || side.walls[one])) };
    },
    thingsAt: ({ square, edge }) => [
      ...things.filter((thing) => edge !== undefined && thing.edge === edge),
      ...thingsOn(things, square),
    ],
    boxOf: ({ square }) => areaOfSquare(square),
    wordsAt: (cursor) => [
      cursor.edge === undefined ? squareName(cursor.square) : edgeName(cursor.edge),
      names.roomOf(file, squareName(cursor.square)),
      ...ways.thingsAt(cursor).map((thing) => names.thing(file, thing)),
    ],
    keys: { t: turn },
  };
  const hands = useBoardHands(view, ways);
  const { chosen } = hands;
  const onDoubleClick = (event: MouseEvent) => {
    if (!tool && !isBesideBoard(event)) turn(chosen);
  };
  return {
    ...hands,
    handlers: { ...hands.handlers, onDoubleClick },
    tool,
    ghost: ghostOf(tool, hands.inHand, turned, file),
    turn: () => turn(chosen),
  };
}

export type HeroHands = ReturnType<typeof useHeroHands>;

/** The middle of the cursor. */
function middleOf({ square, edge }: Cursor) {
  const { x, y, width, height } = edge === undefined ? areaOfSquare(square) : edgeBox(edge);
  return { x: x + width / 2, y: y + height / 2 };
}

/** What is drawn under the pointer: the tool, or what is carried. */
function ghostOf(tool: HeroTool | undefined, thing: Thing | undefined, turned: boolean, file: QuestFile) {
  if (tool) return { tool, turned: tool.turns && turned };
  if (!thing) return undefined;
  const group = thing.kind === "scenery" ? ("furniture" as const) : ("places" as const);
  const [a, b] = thing.squares;
  const isUpright =
    thing.kind === "scenery"
      ? file.quest.scenery?.find((_, i) => thing.field === `quest.scenery[${i}]`)?.turned === true
      : a !== undefined && b !== undefined && rowOf(a) !== rowOf(b);
  return { tool: { type: thing.type, group }, turned: isUpright };
}
