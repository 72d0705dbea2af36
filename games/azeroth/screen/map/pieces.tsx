import { countIn } from "@tavolata/kernel";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { SeatMark } from "@tavolata/ui/controls/seat-mark.js";
import { useContent } from "@tavolata/ui/game/content.js";
import type { ReactNode } from "react";
import { azerothContent } from "../../content/content.js";
import { spacesOf } from "../../content/quests/objectives.js";
import { encounterNameOn, questOf } from "../../content/tables.js";
import { standsByEvent } from "../../queries/markers.js";
import type { SpaceId } from "../../state.js";
import { useDesk } from "../desk.js";
import { classIcon, creatureIcon } from "../icons.js";
import { places, radius } from "./layout.js";

/** What lies and stands on the map: face-down discoveries, markers, pins of the own quests, and the heroes. */
export function Pieces() {
  return (
    <g className="az-pieces">
      <Pins />
      <Tokens />
      <Markers />
      <StandsByEvent />
      <Heroes />
    </g>
  );
}

interface OnProps {
  readonly space: SpaceId;
  readonly x: number;
  readonly y: number;
  readonly className: string;
  readonly children: ReactNode;
}

/** A piece beside the middle of a space, as large as the space is drawn. Nothing for a space that the sheet hasn't got. */
function On({ space, x, y, className, children }: OnProps) {
  const at = places[space];
  return (
    at && (
      <g transform={`translate(${at[0]} ${at[1]})`} className={className}>
        <g className="az-grow">
          <g transform={`translate(${x} ${y})`}>{children}</g>
        </g>
      </g>
    )
  );
}

/** AZ-quest-7: where the own quests lead. */
function Pins() {
  const content = useContent(azerothContent);
  const { hero } = useDesk();
  if (!hero) return null;
  const open = hero.quests.flatMap(({ id, done }, i) =>
    spacesOf(questOf(content, id).objective)
      .filter((space) => !done.includes(space))
      .map((space) => ({ key: `${id} ${space}`, space, number: i + 1 })),
  );
  return open.map(({ key, space, number }) => (
    <On key={key} space={space} x={2 - radius - 8 * (number - 1)} y={-radius} className="az-pin">
      <path d="M0 15C-4 6-14 2-14-8a14 14 0 0 1 28 0C14 2 4 6 0 15z" />
      <circle cy="-8" r="10" />
      <text y="-2">{number}</text>
    </On>
  ));
}

/** AZ-explore-6. */
function Tokens() {
  const { seen } = useDesk();
  return Object.entries(seen.tokens).map(([space, tokens]) => {
    const count = countIn(tokens);
    return (
      <On key={space} space={space} x={-radius - 2} y={14} className="az-token">
        <rect x="-13" y="-13" width={count > 1 ? 30 : 26} height="26" rx="6" />
        <text x={count > 1 ? 2 : 0} y="6">
          {count > 1 ? `?${count}` : "?"}
        </text>
      </On>
    );
  });
}

/** AZ-outcome-4, AZ-outcome-7: red is aggro, and notched besides. */
function Markers() {
  const { seen } = useDesk();
  return seen.track.map(
    (slot, i) =>
      slot && (
        <Marker
          key={slot.card}
          encounter={encounterNameOn(slot.card)}
          space={slot.space}
          isRed={slot.side === "red"}
          number={i + 1}
        />
      ),
  );
}

/** AZ-event-5: an encounter that the event in play has put on the board: a marker without a number. */
function StandsByEvent() {
  const content = useContent(azerothContent);
  const { seen } = useDesk();
  const stands = standsByEvent(content, seen);
  return stands && <Marker {...stands} />;
}

interface MarkerProps {
  readonly encounter: string;
  readonly space: SpaceId;
  readonly isRed?: boolean;
  readonly number?: number;
}

function Marker({ encounter, space, isRed = false, number }: MarkerProps) {
  const content = useContent(azerothContent);
  return (
    <On space={space} x={radius + 4} y={14} className={isRed ? "az-marker red" : "az-marker"}>
      <path className="az-blob" d="M0-19 7-12 17-13 16-4 21 3 13 9 11 19 1 16-9 20-12 11-21 7-16-2-19-12-9-12z" />
      <Icon of={creatureIcon(content.encounters[encounter]?.type ?? "")} at={{ x: -11, y: -12, size: 23 }} />
      {number !== undefined && (
        <text x="17" y="25">
          {number}
        </text>
      )}
    </On>
  );
}

function Heroes() {
  const { seen, shown } = useDesk();
  const bySpace = new Map<SpaceId, typeof seen.order>();
  for (const seat of seen.order) {
    const { space } = seen.heroes[seat]!;
    if (places[space]) bySpace.set(space, [...(bySpace.get(space) ?? []), seat]);
  }
  return [...bySpace].flatMap(([space, seats]) =>
    seats.map((seat, i) => {
      const look = shown.seats.find((one) => one.seat === seat);
      if (!look) return null;
      const [x, y] = places[space]!;
      return (
        <g
          key={seat}
          data-explain={`hero:${seat}`}
          className={seat === seen.active ? "az-hero active" : "az-hero"}
          style={{ transform: `translate(${x}px, ${y}px)` }}
        >
          <g className="az-grow">
            <g transform={`translate(${(i - (seats.length - 1) / 2) * 48} -38)`}>
              <ellipse cx="0" cy="32" rx="24" ry="8" className="az-hero-shade" />
              <SeatMark look={{ ...look, icon: classIcon(seen.heroes[seat]!.class) }} at={{ x: 0, y: 0, size: 68 }} />
            </g>
          </g>
        </g>
      );
    }),
  );
}
