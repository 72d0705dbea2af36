import { type Bar, bar, say } from "@tavolata/kernel";
import { chestToken } from "../../content/tables.js";
import { whyNoActivity } from "../../queries/activity.js";
import type { AreaId } from "../../queries/board/terrain.js";
import { closedAround } from "../../queries/board/ways.js";
import { heroOf, isEngaged } from "../../queries/figures.js";
import { questOf } from "../../queries/quest/books.js";
import type { Figure, Souls, SoulsFlow, Table } from "../../state.js";
import { moment } from "../02-quest/triggers.js";
import { startActivity } from "../06-actions/activity.js";
import { type HeroMenu, heroAction } from "../06-actions/hero-action.js";
import { gainTreasures } from "../08-cards-in-hand/treasure.js";
import { gainCrowns } from "../13-crowns/crowns.js";
import { revealShadows } from "../15-enemies/shadows.js";
import { layDown } from "./heap.js";
import { openBorder } from "./open-border.js";
import { reachFrom, reachFromDoor, trap } from "./traps.js";

/** SS-6.4.1, SS-6.3.2: doors on the sides of the hero's area and a chest in it, and the Magic Locks on them. */
export function listDoors(menu: HeroMenu): void {
  const { t, figure } = menu.acting;
  const { state: s } = t;
  for (const { border, areas } of closedAround(s, figure.area)) {
    const door = s.doors[border]!;
    // SS-3.3-k: a wall isn't opened.
    if (door.kind === "wall") continue;
    menu.add(door.kind === "locked" ? forceDoor : plainDoor, { border, areas, lock: door.lock });
    if (door.lock !== "") menu.add(unlocking, { target: border, locked: door });
  }
  const chest = s.chests[figure.area];
  if (!chest) return;
  menu.add(forceChest, chest);
  if (chest.lock !== "") menu.add(unlocking, { target: "chest", locked: chest });
}

interface ClosedDoor {
  readonly border: string;
  readonly areas: readonly [AreaId, AreaId];
  readonly lock: string;
}

const plainDoor = heroAction<ClosedDoor>({
  verb: "open",
  target: ({ border }) => border,
  label: () => say("option.open-door"),
  at: ({ border }) => [`border:${border}`],
  whyNot: ({ lock }, { t, figure }) => whyNotOpen(t.state, figure, "open", lock),
  run: ({ border, areas }, { t, figure }) => openDoor(t, figure, border, areas, false),
});

const forceDoor = heroAction<ClosedDoor>({
  verb: "force",
  target: ({ border }) => border,
  label: () => say("option.force-door"),
  at: ({ border }) => [`border:${border}`],
  whyNot: ({ lock }, { t, figure }) => whyNotOpen(t.state, figure, "force", lock),
  run: ({ border, areas }, { t, figure }) => openDoor(t, figure, border, areas, true),
});

const forceChest = heroAction<Lockable>({
  verb: "force",
  target: () => "chest",
  label: () => say("option.force-chest"),
  at: (_, { figure }) => [`area:${figure.area}`],
  whyNot: ({ lock }, { t, figure }) => whyNotOpen(t.state, figure, "force", lock),
  run: (_, { t, figure }) => openChest(t, figure),
});

/** What may have a Magic Lock. */
interface Lockable {
  lock: string;
}

/** SS-3.3-h: with the key of the same colour, as a Free Action; the key is kept (SS-3.3-i). */
const unlocking = heroAction<{ readonly target: string; readonly locked: Lockable }>({
  verb: "unlock",
  target: ({ target }) => target,
  label: () => say("option.unlock"),
  whyNot: ({ locked }, { t, figure }) =>
    heroOf(t.state, figure).keys.includes(locked.lock) ? undefined : bar("SS-3.3-h", "no-key"),
  run: ({ locked }, { t, figure }) => unlock(t, figure, locked),
});

/** SS-6.3.2: an Action, and not while engaged; SS-6.4.1: a normal door is free, also then. SS-3.3-g: not with a Magic Lock. */
function whyNotOpen(s: Souls, figure: Figure, how: "open" | "force", lock: string): Bar | undefined {
  if (lock !== "") return bar("SS-3.3-g", "magic-lock");
  if (how === "open") return undefined;
  return whyNoActivity(s, figure, "action") ?? (isEngaged(s, figure) ? bar("SS-6.3.2", "engaged") : undefined);
}

/** SS-3.3-b: first the Trap, then the door is gone for good, and what is behind it is seen. SS-3.3-d: a locked one costs an Action. */
function* openDoor(
  t: Table,
  figure: Figure,
  border: string,
  [a, b]: readonly [AreaId, AreaId],
  locked: boolean,
): SoulsFlow {
  const { state: s } = t;
  if (!(yield* startActivity(t, figure, locked ? "action" : "free"))) return;
  yield* trap(t, figure, reachFromDoor(s, a, b), "door");
  openBorder(s, border);
  t.emit(
    { type: "door-opened", figure: figure.id, border },
    { rules: ["SS-3.3-a", "SS-3.3-b", "SS-3.3-c", locked ? "SS-3.3-d" : "SS-6.4.1"] },
  );
  yield* revealShadows(t);
  const { id } = questOf(s).doors.find(({ on }) => on === border) ?? {};
  if (id) yield* moment(t, { on: "door-opened", door: id });
}

/** SS-3.3-e: Trap, Treasures and Crowns, then the token goes. SS-3.3-f: for the opener, or on the ground when he died. */
function* openChest(t: Table, figure: Figure): SoulsFlow {
  const { state: s } = t;
  const { area } = figure;
  const [token] = s.chests[area]!.token;
  if (!(yield* startActivity(t, figure, "action"))) return;
  yield* trap(t, figure, reachFrom(s, area), "chest");
  delete s.chests[area];
  const { treasures, crowns } = chestToken(t.content, token!);
  t.emit(
    { type: "chest-opened", figure: figure.id, treasures, crowns },
    { rules: ["SS-3.3-e", "SS-3.3-f", "SS-6.3.2"], reveals: true },
  );
  if (figure.kind !== "hero") layDown(s, area, { crowns });
  else if (crowns > 0) gainCrowns(t, heroOf(s, figure), crowns);
  yield* gainTreasures(t, figure, treasures, area, "SS-3.3-e");
  const { id } = questOf(s).chests.find(({ at }) => at === area) ?? {};
  if (id) yield* moment(t, { on: "chest-opened", chest: id });
}

function* unlock(t: Table, figure: Figure, locked: Lockable): SoulsFlow {
  if (!(yield* startActivity(t, figure, "free"))) return;
  t.emit({ type: "unlocked", figure: figure.id, lock: locked.lock }, { rules: ["SS-3.3-h"] });
  locked.lock = "";
}
