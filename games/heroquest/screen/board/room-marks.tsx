import { Icon } from "@tavolata/ui/controls/icon.js";
import { memo } from "react";
import { corridor } from "../../queries/board/geometry.js";
import type { HeroQuestView } from "../../view.js";
import { icons } from "../icons.js";
import { columnOf, height, rowOf, width } from "./grid.js";
import { unit } from "./places.js";
import type { Position } from "./position.js";

/** HQ-2.2: printed in the corners of the board: its letter at the Evil Wizard's left, the symbol at his right. */
export const Corners = memo(function Corners({ letter }: { readonly letter: string }) {
  const y = height * unit - 14;
  return (
    <g className="hq-corner">
      <text x="10" y={y}>
        {letter}
      </text>
      <text x={width * unit - 10} y={y} textAnchor="end">
        HQ
      </text>
    </g>
  );
});

interface RoomMarksProps extends Pick<Position, "side" | "known"> {
  readonly searched: HeroQuestView["searched"] | undefined;
  readonly mission: HeroQuestView["mission"] | undefined;
  /** Behind the screen every room has its letter. */
  readonly seesAll: boolean;
}

/**
 * In a corner of each room: its letter, where the quest or the Evil Wizard's notes speak of rooms; and for what it was searched without being
 * spoilt (HQ-5.4), so that nobody searches twice.
 */
export const RoomMarks = memo(function RoomMarks({ side, known, searched, mission, seesAll }: RoomMarksProps) {
  const aimed = mission?.aims.flatMap((aim) => (aim.kind === "hold" ? [aim.room] : [])) ?? [];
  return side.rooms.map((squares, room) => {
    const [first] = squares;
    if (room === corridor || first === undefined) return null;
    const letter = side.letters[room]!;
    const isNamed = seesAll || aimed.includes(letter);
    const was = (kind: "traps" | "secret-doors") =>
      known[first] === true && squares.every((square) => searched?.[kind].includes(square));
    return (
      <g
        key={letter}
        transform={`translate(${columnOf(first) * unit + 7} ${rowOf(first) * unit + 7})`}
        className="hq-room-mark"
      >
        {isNamed && (
          <text x="2" y="14" className={aimed.includes(letter) ? "aimed" : ""}>
            {letter}
          </text>
        )}
        {was("traps") && <Icon of={icons.trap} at={{ x: isNamed ? 18 : 0, y: 0, size: 18 }} />}
        {was("secret-doors") && <Icon of={icons.secretDoor} at={{ x: isNamed ? 39 : 21, y: 0, size: 18 }} />}
      </g>
    );
  });
});
