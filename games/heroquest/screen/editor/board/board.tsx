import { phone, useMedia } from "@tavolata/ui/controls/use-media.js";
import { BoardFrame } from "@tavolata/ui/editor/board/board-frame.js";
import { useBoardView } from "@tavolata/ui/editor/board/use-board-view.js";
import { usePointedAt } from "@tavolata/ui/editor/board/use-pointed-at.js";
import { useEditing } from "@tavolata/ui/editor/editing.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { useMemo } from "react";
import type { QuestFile } from "../../../editor.js";
import { Doors } from "../../board/doors.js";
import { Figures } from "../../board/figures.js";
import { Furniture } from "../../board/furniture.js";
import { height, sides, squareCount, squareNamed, width } from "../../board/grid.js";
import { Ground, Paints } from "../../board/ground.js";
import { Hazards } from "../../board/hazards.js";
import { areaOfSquare, unit } from "../../board/places.js";
import { RoomMarks } from "../../board/room-marks.js";
import { TokenPaints } from "../../figures/tokens.js";
import { questIn, thingsIn } from "../things.js";
import { drawnFrom } from "./drawn.js";
import { Ghost, WrongPaint } from "./ghost.js";
import { HeroHintBar } from "./hint-bar.js";
import { boxOf, Chosen, edgeBox, Marks, ProblemMarks } from "./marks.js";
import { useHeroHands } from "./use-hero-hands.js";
import "../../board/board.css";
import "@tavolata/ui/editor/board/board.css";
import "./board.css";

const world = { width: width * unit, height: height * unit };
const everySquare: readonly boolean[] = new Array<boolean>(squareCount).fill(true);
const nothing: readonly never[] = [];

/** The board as in play, with everything on it seen, and what the editor adds. */
export function QuestBoard() {
  const { page } = useWords();
  const { file } = useEditing<QuestFile>();
  const isPhone = useMedia(phone);
  const quest = useMemo(() => questIn(file), [file]);
  const things = useMemo(() => thingsIn(file), [file]);
  const drawn = useMemo(() => drawnFrom(quest, things), [quest, things]);
  const side = sides[quest.side];
  const view = useBoardView(world, (camera) => {
    const [first] = quest.start.map(squareNamed);
    const { x, y } = areaOfSquare(first ?? 0);
    if (isPhone) camera.fit({ x: x - unit, y: y - unit, width: 8 * unit, height: unit }, 1);
    else
      camera.fit(
        { x: -0.4 * unit, y: -0.4 * unit, width: world.width + 0.8 * unit, height: world.height + 0.8 * unit },
        1.5,
      );
  });
  const hands = useHeroHands(view, things);
  const { marked, stopping } = usePointedAt(view.camera, boxOf);
  const hidden = useMemo(() => ({ abyss: [], rubble: [], traps: [...drawn.hiddenTraps] }), [drawn]);
  const { chosen } = hands;
  return (
    <BoardFrame
      view={view}
      size={world}
      hands={hands}
      label={page("heroeditor.board")}
      keys={page("heroeditor.board-keys")}
      look="hq"
      own="he-board"
      paints={
        <svg className="he-paints" aria-hidden="true">
          <TokenPaints />
        </svg>
      }
      hint={<HeroHintBar hands={hands} />}
    >
      <svg viewBox={`0 0 ${world.width} ${world.height}`} width={world.width} height={world.height} aria-hidden="true">
        <Paints />
        <WrongPaint />
        <Ground side={side} known={everySquare} lit={everySquare} closed={side.walls} seesAll={false} />
        <RoomMarks side={side} known={everySquare} searched={undefined} mission={undefined} seesAll />
        <Hazards
          exit={drawn.exit}
          abyss={drawn.abyss}
          rubble={drawn.rubble}
          traps={drawn.traps}
          levers={drawn.levers}
          piles={noPiles}
          ground={noPiles}
          secrets={hidden}
        />
        <Furniture pieces={drawn.scenery} emptied={nothing} hidden={false} />
        <Marks things={things} />
        <Doors doors={drawn.doors} hidden={drawn.secretDoors} />
      </svg>
      <Figures figures={drawn.figures} acting={undefined} spent={nothing} hidden={nothing} />
      <svg className="hq-sketch" width={world.width} height={world.height} aria-hidden="true">
        <ProblemMarks places={stopping} stops />
        <ProblemMarks places={marked} stops={false} />
        {chosen && <Chosen thing={chosen} />}
        {hands.ghost && hands.trial && <Ghost file={file} {...hands.ghost} trial={hands.trial} />}
        {hands.cursor && (
          <rect
            {...(hands.cursor.edge === undefined ? areaOfSquare(hands.cursor.square) : edgeBox(hands.cursor.edge))}
            rx="6"
            className="eb-cursor"
          />
        )}
      </svg>
    </BoardFrame>
  );
}

const noPiles: never[] = [];
