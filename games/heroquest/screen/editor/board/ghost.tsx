import { Icon } from "@tavolata/ui/controls/icon.js";
import type { PlacementTrial } from "@tavolata/ui/editor/board/board-ways.js";
import { coveredBy, layoutOf, type QuestFile } from "../../../editor.js";
import { squareName } from "../../board/grid.js";
import { areaOfSquare, areaOfSquares } from "../../board/places.js";
import { iconOf } from "../icons.js";
import { questIn } from "../things.js";
import type { HeroTool, Place } from "../tools.js";
import { edgeBox } from "./marks.js";

interface GhostProps {
  readonly file: QuestFile;
  readonly tool: Pick<HeroTool, "type" | "group">;
  readonly turned: boolean;
  readonly trial: PlacementTrial<Place>;
}

/** The piece in hand over the place where it would lie; hatched where it can't. */
export function Ghost({ file, tool, turned, trial: { place, why } }: GhostProps) {
  const box = boxAt(file, tool, turned, place);
  if (!box) return null;
  const size = Math.min(box.width, box.height, 44) * 0.8;
  return (
    <g className={why ? "he-ghost wrong" : "he-ghost"}>
      <rect {...box} rx="7" />
      {why && <rect {...box} rx="7" fill="url(#he-wrong)" stroke="none" />}
      <Icon
        of={iconOf(tool.type)}
        at={{ x: box.x + (box.width - size) / 2, y: box.y + (box.height - size) / 2, size }}
      />
    </g>
  );
}

function boxAt(file: QuestFile, { type, group }: GhostProps["tool"], turned: boolean, { square, edge }: Place) {
  if (edge !== undefined) return edgeBox(edge);
  if (square === undefined) return undefined;
  if (group === "furniture") {
    const at = squareName(square);
    const covered = coveredBy(layoutOf(questIn(file)), { type, at, turned });
    if (covered) return areaOfSquares(covered);
  }
  if (type === "landslide") {
    const other = turned ? square + 26 : square + 1;
    return areaOfSquares([square, other]);
  }
  return areaOfSquare(square);
}

/** The hatch of what can't be. */
export function WrongPaint() {
  return (
    <defs>
      <pattern id="he-wrong" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="5" height="10" className="he-wrong-line" />
      </pattern>
    </defs>
  );
}
