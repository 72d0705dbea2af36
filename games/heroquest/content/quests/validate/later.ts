import type { Quest, Trigger, When } from "../format.js";
import { FreePlaces } from "./free-places.js";
import { coveredBy, edgeIn, type Layout, layoutOf, sidesOf, squareIn } from "./layout.js";
import { movingTo, type Problem, problem } from "./problem.js";
import { placesOf } from "./reach.js";

const corridor = ".";

/** HQ-11.5: only adventurers open doors. Whoever comes later must not come behind one that is still shut. */
export function shutInLater(quest: Quest): Problem[] {
  const layout = layoutOf(quest);
  const free = new FreePlaces(quest);
  return quest.triggers.flatMap((trigger) => {
    const open = new Set([
      roomAt(layout, squareIn(layout, quest.start[0] ?? "")),
      ...roomsOfMoment(trigger.when, quest, layout),
      ...roomsOpened(trigger, layout),
    ]);
    return trigger.acts.flatMap((act, i) => {
      if (act.act !== "place" && act.act !== "ambush") return [];
      return act.antagonists
        .map(({ type, at }, n) => ({ type, at, n, room: roomAt(layout, squareIn(layout, at)) ?? corridor }))
        .filter(({ room }) => room !== corridor && !open.has(room))
        .map(({ type, at, n, room }) => {
          const field = `triggers.${trigger.id}.acts[${i}].antagonists[${n}]`;
          const fix = movingTo(field, free.corridor(at));
          return problem(field, "shut-in", { args: { type, at, room }, at: [at], fix });
        });
    });
  });
}

function roomAt({ rooms }: Layout, square: number | undefined): string | undefined {
  return square === undefined ? undefined : rooms.roomOf[square];
}

function besideEdge(layout: Layout, name: string): (string | undefined)[] {
  const edge = edgeIn(layout, name);
  return edge === undefined ? [] : sidesOf(layout, edge).map((square) => roomAt(layout, square));
}

/** The rooms that the trigger itself opens or shows. */
function roomsOpened({ acts }: Trigger, layout: Layout): (string | undefined)[] {
  return acts.flatMap((act) => {
    if (act.act === "open") return besideEdge(layout, act.edge);
    return act.act === "reveal-room" ? [act.room] : [];
  });
}

/** The rooms in which a hero is, or has been, when the moment comes. */
function roomsOfMoment(when: When, quest: Quest, layout: Layout): (string | undefined)[] {
  const at = (...squares: readonly (string | undefined)[]) =>
    squares.map((square) => (square === undefined ? undefined : roomAt(layout, squareIn(layout, square))));
  switch (when.on) {
    case "room-seen":
    case "room-entered":
      return [when.room];
    case "square-entered":
      return new Set(at(...when.squares)).size === 1 ? at(...when.squares) : [];
    case "lever-pulled":
      return at(when.square);
    case "door-opened":
      return besideEdge(layout, when.edge);
    case "searched": {
      const piece = quest.scenery.find(({ id }) => id === when.what);
      if (piece) return (coveredBy(layout, piece) ?? []).map((square) => roomAt(layout, square));
      return at(quest.caches.find(({ id }) => id === when.what)?.at);
    }
    case "ally-reached":
      return at(quest.allies.find(({ id }) => id === when.ally)?.at);
    case "item-taken": {
      const rooms = placesOf(quest, layout, when.item).map((square) => roomAt(layout, square));
      return new Set(rooms).size === 1 ? rooms : [];
    }
    default:
      return [];
  }
}
