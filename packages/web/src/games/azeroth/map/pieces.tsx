import { encounterNameOn, encounters, questOf, type SpaceId, spacesOf } from "@tavolata/azeroth/open";
import { Icon } from "../../../ui/icon.js";
import { SeatMark } from "../../../ui/seat-mark.js";
import { useDesk } from "../desk.js";
import { classIcon, creatureIcon, icons } from "../icons.js";
import { places, radius } from "./layout.js";

/** What lies and stands on the map: face-down discoveries, markers, pins of the own quests, and the heroes. */
export function Pieces() {
  return (
    <g className="az-pieces">
      <Pins />
      <Tokens />
      <Markers />
      <Heroes />
    </g>
  );
}

/** AZ-quest-7: where the own quests lead. */
function Pins() {
  const { hero } = useDesk();
  if (!hero) return null;
  const open = hero.quests.flatMap(({ id, done }, i) =>
    spacesOf(questOf(id).objective)
      .filter((space) => !done.includes(space))
      .map((space) => ({ key: `${id} ${space}`, space, number: i + 1 })),
  );
  return open.map(({ key, space, number }) => {
    const [x, y] = places[space]!;
    return (
      <g key={key} transform={`translate(${x - radius + 2 - 6 * number} ${y - radius - 6})`} className="az-pin">
        <Icon of={icons.pin} at={{ x: -14, y: -16, size: 30 }} />
        <text y="0">{number}</text>
      </g>
    );
  });
}

/** AZ-explore-6. */
function Tokens() {
  const { seen } = useDesk();
  return Object.entries(seen.tokens).map(([space, { count }]) => {
    const [x, y] = places[space]!;
    return (
      <g key={space} transform={`translate(${x - radius - 4} ${y + 8})`} className="az-token">
        <rect x="-12" y="-12" width="24" height="24" rx="6" />
        <text y="5.5">{count > 1 ? `?${count}` : "?"}</text>
      </g>
    );
  });
}

/** AZ-outcome-4, AZ-outcome-7: red is aggro, and notched besides. */
function Markers() {
  const { seen } = useDesk();
  return seen.track.map((slot, number) => {
    if (!slot) return null;
    const [x, y] = places[slot.space]!;
    const name = encounterNameOn(slot.card);
    return (
      <g
        key={slot.card}
        transform={`translate(${x + radius + 6} ${y + 10})`}
        className={slot.side === "red" ? "az-marker red" : "az-marker"}
      >
        <path d="M0-17 6-11 15-12 14-4 19 3 12 8 10 17 1 14-8 18-11 10-19 6-14-2-17-11-8-11z" />
        <Icon of={creatureIcon(encounters[name]?.type ?? "")} at={{ x: -9, y: -10, size: 19 }} />
        <text x="14" y="22">
          {number + 1}
        </text>
      </g>
    );
  });
}

function Heroes() {
  const { seen, shown } = useDesk();
  const bySpace = new Map<SpaceId, typeof seen.order>();
  for (const seat of seen.order) {
    const { space } = seen.heroes[seat]!;
    if (space !== "") bySpace.set(space, [...(bySpace.get(space) ?? []), seat]);
  }
  return [...bySpace].flatMap(([space, seats]) =>
    seats.map((seat, i) => {
      const look = shown.seats.find((one) => one.seat === seat);
      if (!look) return null;
      const [x, y] = places[space]!;
      const shift = (i - (seats.length - 1) / 2) * 40;
      return (
        <g
          key={seat}
          className={seat === seen.active ? "az-hero active" : "az-hero"}
          style={{ transform: `translate(${x + shift}px, ${y - 34}px)` }}
        >
          <ellipse cx="0" cy="24" rx="20" ry="7" className="az-hero-shade" />
          <SeatMark look={{ ...look, icon: classIcon(seen.heroes[seat]!.class) }} at={{ x: 0, y: 0, size: 52 }} />
        </g>
      );
    }),
  );
}
