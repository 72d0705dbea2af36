import { countIn } from "@tavolata/kernel";
import type { QuayView } from "@tavolata/kernel/examples/lantern-quay";
import { ChoiceButton } from "@tavolata/ui/controls/choice-button.js";
import { useSize } from "@tavolata/ui/controls/use-size.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { type RefObject, useMemo } from "react";
import { BoardInWords } from "./board-in-words.js";
import { Boats } from "./boats.js";
import { goalsFor, isWarden, type Pier, piers } from "./content.js";
import { Depot } from "./depot.js";
import { Figures, WaitingFigures } from "./figures.js";
import { FogBank } from "./fog-bank.js";
import { type Geometry, geometryOf } from "./geometry.js";
import { LanternPost } from "./pier-wood.js";
import { Scenery } from "./scenery.js";
import { foggyPier, isDusk, type QuayShown } from "./shown.js";
import "./board.css";

/** The quay by night: three piers, who stands there, the boats, and what came ashore or was seized. */
export function Board(shown: QuayShown) {
  const { page } = useWords();
  const [element, size] = useSize<HTMLElement>();
  const geometry = useMemo(() => size && geometryOf(size.width, Math.max(size.height, 176)), [size]);
  return (
    <section
      ref={element as RefObject<HTMLElement>}
      className={geometry?.isSmall ? "quay small" : "quay"}
      aria-label={page("quay.board")}
    >
      <BoardInWords {...shown} />
      {geometry && <Drawing geometry={geometry} {...shown} />}
      {geometry && <PierButtons geometry={geometry} {...shown} />}
    </section>
  );
}

function Drawing({ geometry, view, events, seats }: QuayShown & { readonly geometry: Geometry }) {
  const { page } = useWords();
  const quay = view.state;
  const dusk = isDusk(events);
  const goals = goalsFor(seats.length);
  const standingAt = (pier: Pier) => (dusk ? [] : seats.filter(({ seat }) => quay.standing[seat] === pier));
  const foggy = foggyPier(events);
  return (
    <svg
      className="quay-drawing"
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      width={geometry.width}
      height={geometry.height}
      aria-hidden="true"
      focusable="false"
    >
      <Scenery geometry={geometry} />
      {piers.map((pier) => (
        <LanternPost
          key={pier}
          box={geometry.piers[pier]}
          isLit={standingAt(pier).some(({ seat }) => isWarden(seat))}
        />
      ))}
      {piers.map((pier) => (
        <PierSign key={pier} geometry={geometry} pier={pier} />
      ))}
      {piers.map((pier) => (
        <Figures key={pier} box={geometry.piers[pier]} size={geometry.figure} looks={standingAt(pier)} />
      ))}
      {dusk && <WaitingFigures geometry={geometry} looks={seats} waiting={view.waiting} />}
      <Boats geometry={geometry} quay={quay} seats={seats} />
      {foggy && <FogBank geometry={geometry} pier={foggy} />}
      <Piles geometry={geometry} quay={quay} />
      <Depot box={geometry.ashore} title={page("quay.ashore")} cards={quay.ashore} goal={goals.ashore} kind="ashore" />
      <Depot box={geometry.seized} title={page("quay.seized")} cards={quay.seized} goal={goals.seized} kind="seized" />
    </svg>
  );
}

/** How many cards are left, and how many lie on the discard pile. */
function Piles({ geometry: { walk }, quay }: { readonly geometry: Geometry; readonly quay: QuayView }) {
  const { page } = useWords();
  const y = walk.y + walk.height / 2 + 6;
  return (
    <>
      <text x="14" y={y} className="quay-pile">
        {page("quay.deck-short", { count: countIn(quay.deck) })}
      </text>
      <text x={walk.width - 14} y={y} className="quay-pile right">
        {page("quay.discard-short", { count: quay.discard.length })}
      </text>
    </>
  );
}

function PierSign({ geometry, pier }: { readonly geometry: Geometry; readonly pier: Pier }) {
  const speaker = useSpeaker();
  const column = geometry.columns[pier];
  const y = geometry.walk.y - (geometry.isSmall ? 9 : 14);
  return (
    <text x={column.x + column.width / 2} y={y} className="quay-sign">
      {speaker.sentence({ key: `name.${pier}` })}
    </text>
  );
}

/** LQ-2.1: while the onlooker chooses a pier, each is a button as large as its water. */
function PierButtons({ geometry, act }: QuayShown & { readonly geometry: Geometry }) {
  const speaker = useSpeaker();
  return act.choices
    .filter(({ option }) => option.verb === "pier")
    .map((choice) => {
      const { x, y, width, height } = geometry.columns[choice.option.target as Pier];
      return (
        <ChoiceButton
          key={choice.option.id}
          act={act}
          choice={choice}
          className="quay-target"
          label={speaker.sentence(choice.option.label)}
          style={{ left: x, top: y, width, height }}
        >
          <span className="quay-target-dot" aria-hidden="true" />
        </ChoiceButton>
      );
    });
}
