import { Icon } from "@tavolata/ui/controls/icon.js";
import { BoardFrame } from "@tavolata/ui/editor/board/board-frame.js";
import { HintBar } from "@tavolata/ui/editor/board/hint-bar.js";
import { useBoardView } from "@tavolata/ui/editor/board/use-board-view.js";
import { usePointedAt } from "@tavolata/ui/editor/board/use-pointed-at.js";
import { useEditing } from "@tavolata/ui/editor/editing.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { useMemo } from "react";
import type { QuestFile } from "../../editor.js";
import { ClosedBorders } from "../board/borders.js";
import { cell } from "../board/geometry.js";
import { Floor, GroundPaints } from "../board/ground.js";
import { LyingThings } from "../board/things.js";
import { lyingIn } from "./drawn.js";
import { iconOf, iconOfThing, useNames } from "./forms/descriptions.js";
import { boxOf, columns, type Laid, laidOut, placeNamed, placeOf, rows, slotBox, world } from "./layout.js";
import { questIn, type Thing, thingsIn } from "./things.js";
import type { Place } from "./tools.js";
import { useSoulsHands } from "./use-souls-hands.js";
import "../board/board.css";
import "@tavolata/ui/editor/board/board.css";
import "./board.css";

const slots = Array.from({ length: columns * rows }, (_, i) => [i % columns, Math.floor(i / columns)] as const);

/** The map as in play, with everything on it seen, on a table with room for more tiles. */
export function QuestBoard() {
  const { page } = useWords();
  const { file } = useEditing<QuestFile>();
  const quest = questIn(file);
  const things = useMemo(() => thingsIn(quest), [quest]);
  const laid = useMemo(() => laidOut(quest), [quest]);
  const lying = useMemo(() => lyingIn(quest), [quest]);
  const view = useBoardView(world, (camera) => {
    const { field, offset } = laid;
    const [x, y] = field ? offset : [0, 0];
    const [width, height] = field ? [field.width, field.height] : [world.width, world.height / 2];
    camera.fit({ x: x - cell, y: y - cell, width: width + 2 * cell, height: height + 2 * cell }, 1.2);
  });
  const hands = useSoulsHands(view, things, laid);
  const { marked, stopping } = usePointedAt(view.camera, (at) => boxOf(laid, placeNamed(at)));
  const { chosen, tool, inHand } = hands;
  const names = useNames();
  const held = tool
    ? { icon: iconOf(tool.id), name: names.tool(tool.id), hint: page(`soulseditor.hint.${hands.lies}`) }
    : inHand && { icon: iconOfThing(inHand), name: names.thing(inHand), hint: page("soulseditor.hint.move") };
  return (
    <BoardFrame
      view={view}
      size={world}
      hands={hands}
      label={page("soulseditor.board")}
      keys={page("soulseditor.board-keys")}
      look="sw"
      own="se-board"
      hint={<HintBar held={held} hands={hands} />}
    >
      <svg viewBox={`0 0 ${world.width} ${world.height}`} {...world} aria-hidden="true">
        <GroundPaints />
        {slots.map((slot) => (
          <rect key={String(slot)} {...slotBox(slot)} rx="10" className="se-slot" />
        ))}
        {laid.field && (
          <g transform={`translate(${laid.offset[0]} ${laid.offset[1]})`}>
            <Floor field={laid.field} />
            <ClosedBorders field={laid.field} doors={lying.doors} />
            <LyingThings field={laid.field} lying={lying} />
          </g>
        )}
        <Standing laid={laid} things={things} />
        {stopping.map((at) => (
          <Mark key={at} laid={laid} place={placeNamed(at)} look="eb-problem stops" />
        ))}
        {marked.map((at) => (
          <Mark key={at} laid={laid} place={placeNamed(at)} look="eb-problem" />
        ))}
        {chosen && <Mark laid={laid} place={placeOf(quest, chosen)} look="eb-chosen" />}
        {hands.trial && (
          <Mark laid={laid} place={hands.trial.place} look={hands.trial.why ? "se-ghost wrong" : "se-ghost"} />
        )}
        {hands.cursor && <Mark laid={laid} place={hands.cursor} look="eb-cursor" />}
      </svg>
    </BoardFrame>
  );
}

/** A frame round a place. */
function Mark({ laid, place, look }: { readonly laid: Laid; readonly place: Place; readonly look: string }) {
  const box = boxOf(laid, place);
  return box && <rect {...box} rx="10" className={look} />;
}

/** Who stands on the map at the start: enemies, and the heroes' footsteps. */
function Standing({ laid, things }: { readonly laid: Laid; readonly things: readonly Thing[] }) {
  const standing = things.filter(({ kind }) => kind === "enemy" || kind === "start");
  return standing.map((thing) => {
    const box = boxOf(laid, { area: thing.at });
    if (!box) return null;
    const here = standing.filter(({ at }) => at === thing.at);
    const size = Math.min(40, box.width / (here.length + 0.6));
    const x = box.x + box.width / 2 + (here.indexOf(thing) - (here.length - 1) / 2) * (size + 3);
    const y = box.y + Math.min(box.height * 0.32, 52);
    return (
      <g key={thing.field} className={`se-standing ${thing.kind}`}>
        <circle cx={x} cy={y} r={size / 2} />
        <Icon of={iconOfThing(thing)} at={{ x: x - size * 0.34, y: y - size * 0.34, size: size * 0.68 }} />
      </g>
    );
  });
}
