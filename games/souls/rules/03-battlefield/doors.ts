import { type Bar, bar, say } from "@tavolata/kernel";
import { chestToken } from "../../content/tables.js";
import { whyNoActivity } from "../../queries/activity.js";
import type { AreaId } from "../../queries/board/terrain.js";
import { closedAround } from "../../queries/board/ways.js";
import { heroOf, isEngaged } from "../../queries/figures.js";
import { questOf } from "../../queries/quest/books.js";
import type { Figure, Souls, SoulsFlow, Table } from "../../state.js";
import { moment } from "../02-quest/triggers.js";
import { type Deeds, startActivity } from "../06-actions/activity.js";
import { gainTreasures } from "../08-cards-in-hand/treasure.js";
import { gainCrowns } from "../13-crowns/crowns.js";
import { revealShadows } from "../15-enemies/shadows.js";
import { layDown } from "./heap.js";
import { openBorder } from "./open-border.js";
import { reachFrom, reachFromDoor, trap } from "./traps.js";

/** SS-6.4.1, SS-6.3.2: doors on the sides of the hero's area and a chest in it, and the Magic Locks on them. */
export function doorDeeds(deeds: Deeds): void {
  const { t, figure } = deeds;
  const { state: s } = t;
  for (const { border, areas } of closedAround(s, figure.area)) {
    const door = s.doors[border]!;
    // SS-3.3-k: a wall isn't opened.
    if (door.kind === "wall") continue;
    const locked = door.kind === "locked";
    const bar = whyNotOpen(s, figure, locked ? "force" : "open", door.lock);
    if (!deeds.leavesOut(bar)) {
      deeds.add({
        id: locked ? `force:${border}` : `open:${border}`,
        verb: locked ? "force" : "open",
        target: border,
        using: undefined,
        at: `border:${border}`,
        label: () => say(locked ? "option.force-door" : "option.open-door"),
        run: () => openDoor(t, figure, border, areas, locked),
        bar,
      });
    }
    if (door.lock !== "") offerUnlock(deeds, border, door);
  }
  const chest = s.chests[figure.area];
  if (!chest) return;
  const bar = whyNotOpen(s, figure, "force", chest.lock);
  if (!deeds.leavesOut(bar)) {
    deeds.add({
      id: "force:chest",
      verb: "force",
      target: "chest",
      using: undefined,
      at: `area:${figure.area}`,
      label: () => say("option.force-chest"),
      run: () => openChest(t, figure),
      bar,
    });
  }
  if (chest.lock !== "") offerUnlock(deeds, "chest", chest);
}

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

/** SS-3.3-h: with the key of the same colour, as a Free Action; the key is kept (SS-3.3-i). */
function offerUnlock(deeds: Deeds, target: string, locked: { lock: string }): void {
  const { t, figure } = deeds;
  const why = heroOf(t.state, figure).keys.includes(locked.lock) ? undefined : bar("SS-3.3-h", "no-key");
  if (deeds.leavesOut(why)) return;
  deeds.add({
    id: `unlock:${target}`,
    verb: "unlock",
    target,
    using: undefined,
    at: undefined,
    label: () => say("option.unlock"),
    run: () => unlock(t, figure, locked),
    bar: why,
  });
}

function* unlock(t: Table, figure: Figure, locked: { lock: string }): SoulsFlow {
  if (!(yield* startActivity(t, figure, "free"))) return;
  t.emit({ type: "unlocked", figure: figure.id, lock: locked.lock }, { rules: ["SS-3.3-h"] });
  locked.lock = "";
}
