import type { QuestFix } from "@tavolata/kit";
import { areaLayer, areaMap, areasWithin, borderLayer, onFoot } from "../../../queries/board/areas.js";
import type { QuestMap } from "../../../queries/board/quest-map.js";
import type { Quest } from "../../types.js";
import { everyAct } from "../acts.js";
import { type Problem, problem } from "./problem.js";

/** Everywhere that heroes can come to: doors are opened, walls stay, magic locks wait for their key. */
export function outOfReach(quest: Quest, { sides }: QuestMap): Problem[] {
  const map = areaMap(sides);
  const gone = everyAct(quest).flatMap((act) => (act.act === "wall" && !act.there ? [act.on] : []));
  const walls = quest.walls.filter((on) => !gone.includes(on));
  const locked = quest.doors.filter(({ magicLock }) => magicLock).map(({ on }) => on);
  const reached = (closed: readonly string[], start: readonly string[] = quest.start) =>
    new Set(start.flatMap((from) => areasWithin(map, from, map.names.length, onFoot(map, borderLayer(map, closed)))));
  const detached = areaLayer(map, quest.detached ?? []);
  const problems: Problem[] = [];
  if (quest.key && locked.length > 0 && !reached([...walls, ...locked]).has(quest.key.at)) {
    problems.push(problem("key.at", "key-behind-lock", { at: [quest.key.at] }));
  }
  const carried = new Set(everyAct(quest).flatMap((act) => (act.act === "move-heroes" ? [act.to] : [])));
  const open = reached(walls);
  for (const [number, area] of map.names.entries()) {
    if (open.has(area)) continue;
    if (detached[number] === 1) {
      if (carried.size > 0) continue;
      const field = `detached[${quest.detached!.indexOf(area)}]`;
      problems.push(problem(field, "never-brought", { args: { area }, at: [area] }));
      continue;
    }
    const fix = wayTo(quest, area, open, reached(walls, [area]));
    problems.push(problem("tiles", "unreachable", { args: { area }, at: [area], fix }));
  }
  return problems;
}

/** A way to an area: without a wall that shuts off where it lies, or without its tile, if nobody comes to any part of it. */
function wayTo(
  { walls, tiles }: Quest,
  area: string,
  open: ReadonlySet<string>,
  around: ReadonlySet<string>,
): QuestFix | undefined {
  const wall = walls.findIndex((on) => {
    const [one, other] = on.split("|") as [string, string];
    return (around.has(one) && open.has(other)) || (around.has(other) && open.has(one));
  });
  if (wall >= 0) {
    return { code: "remove-wall", args: { wall: walls[wall]! }, change: { does: "remove", field: `walls[${wall}]` } };
  }
  const tile = area.slice(0, area.lastIndexOf("-"));
  if ([...open].some((other) => other.startsWith(`${tile}-`))) return undefined;
  const number = tiles.findIndex((placed) => placed.tile === tile);
  return { code: "remove-tile", args: { tile }, change: { does: "remove", field: `tiles[${number}]` } };
}
