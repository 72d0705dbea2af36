import { nearest } from "@tavolata/ui/camera/arrows.js";
import { type BoardPoint, pathOfAdded } from "@tavolata/ui/editor/board/board-thing.js";
import type { BoardWays } from "@tavolata/ui/editor/board/board-ways.js";
import { useBoardHands } from "@tavolata/ui/editor/board/use-board-hands.js";
import type { BoardView } from "@tavolata/ui/editor/board/use-board-view.js";
import { changed } from "@tavolata/ui/editor/change.js";
import { useEditing } from "@tavolata/ui/editor/editing.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { type QuestFile, whyNotPut } from "../../editor.js";
import { useNames } from "./forms/descriptions.js";
import {
  areaUnder,
  borderNear,
  boxOf,
  columns,
  isThere,
  type Laid,
  middleOf,
  placeOf,
  placeUnder,
  rows,
  slotUnder,
  thingsUnder,
} from "./layout.js";
import { questIn, type Thing } from "./things.js";
import { flipping, moving, type Place, removing, toolNamed, turning } from "./tools.js";

/** What mouse, finger and keys do on the map of Immortal Souls. */
export function useSoulsHands(view: BoardView, things: readonly Thing[], laid: Laid) {
  const editing = useEditing<QuestFile>();
  const { page } = useWords();
  const names = useNames();
  const { file, picking } = editing;
  const quest = questIn(file);
  const tool = toolNamed(editing.tool);
  const under = (point: BoardPoint) => thingsUnder(quest, laid, things, point);
  const ways: BoardWays<Thing, Thing["lies"], Place, Place> = {
    things,
    liesOf: (inHand) => (picking ? wanted(picking.lies) : (tool?.lies ?? inHand?.lies ?? "area")),
    placeUnder: (point, lies) => placeUnder(laid, point, lies),
    thingsUnder: under,
    // A tile is moved once it is chosen: otherwise the whole map is.
    isDrawnAtOnce: ({ kind }) => kind !== "tile",
    pickedAt: (lies, { point, cursor }) => {
      const { border, area } = cursor ?? placeUnder(laid, point, wanted(lies));
      return border ?? area;
    },
    put: tool && ((place) => tool.put(file, place)),
    chosenAfter: (changes) => {
      const [change] = changes;
      if (tool?.kind === "tile") return `quest.tiles[${changed(file, changes).quest.tiles.length - 1}]`;
      return change?.does === "add" && typeof change.value === "object" ? pathOfAdded(file, change) : undefined;
    },
    moving: (thing, place) => moving(file, thing, place),
    removing,
    whyNot: (changes) => whyNotPut(quest, questIn(changed(file, changes))),
    fits: (cursor, lies) => isThere(laid, cursor, lies),
    begin: (lies, before, chosen) => {
      const from = before ?? (chosen && placeOf(quest, chosen));
      return beginning(laid, lies, from && middleOf(laid, from));
    },
    onward: (from, way, lies) => onward(laid, from, way, lies),
    placeAt: (cursor) => cursor,
    thingsAt: (cursor) => {
      const point = middleOf(laid, cursor);
      return point ? under(point) : [];
    },
    boxOf: (cursor) => boxOf(laid, cursor),
    wordsAt: (cursor) => [
      cursor.slot
        ? page("soulseditor.slot", { column: cursor.slot[0] + 1, row: cursor.slot[1] + 1 })
        : (cursor.border ?? cursor.area ?? ""),
      ...ways.thingsAt(cursor).map(names.thing),
    ],
    keys: {
      t: (chosen) => chosen && editing.make(turning(file, chosen)),
      v: (chosen) => chosen && editing.make(flipping(file, chosen)),
    },
  };
  return { ...useBoardHands(view, ways), tool };
}

/** How a place lies that is asked for. */
function wanted(lies: string): Thing["lies"] {
  return lies === "edge" ? "border" : "area";
}

/** The next place in a direction: of slots, areas or the borders of an area. */
function onward(laid: Laid, from: Place, [dx, dy]: readonly [number, number], lies: Thing["lies"]): Place | undefined {
  if (lies === "slot") {
    const [column, row] = from.slot ?? [0, 0];
    const [x, y] = [column + dx, row + dy];
    return x >= 0 && y >= 0 && x < columns && y < rows ? { slot: [x, y] } : undefined;
  }
  const here = middleOf(laid, from);
  const { field, offset } = laid;
  if (!here || !field) return undefined;
  const places: (readonly [Place, readonly [number, number]])[] =
    lies === "border"
      ? [...field.borders.keys()].map((border) => {
          const { x, y } = middleOf(laid, { border })!;
          return [{ border }, [x, y]] as const;
        })
      : field.shapes.map(({ id, mark }) => [{ area: id }, [mark[0] + offset[0], mark[1] + offset[1]]] as const);
  return nearest(places, [here.x, here.y], [dx, dy]);
}

/** Where the cursor begins near a point, or at the first place that there is. */
function beginning(laid: Laid, lies: Thing["lies"], point: BoardPoint | undefined): Place | undefined {
  if (lies === "slot") return { slot: (point && slotUnder(point)) ?? [0, 0] };
  const [first] = laid.field?.shapes ?? [];
  const area = (point && areaUnder(laid, point)) ?? first?.id;
  if (lies === "area") return area === undefined ? undefined : { area };
  const borders = [...(laid.field?.borders.keys() ?? [])];
  const near = point && borderNear(laid, point);
  const border = near ?? borders.find((one) => one.split("|").includes(area!)) ?? borders[0];
  return border === undefined ? undefined : { border };
}
