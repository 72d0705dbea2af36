import { areaLayer, areaMap, areasWithin, borderLayer, onFoot } from "@tavolata/kit";
import type { QuestMap } from "../../../map/quest-map.js";
import type { Quest } from "../../types.js";
import type { Problem } from "../../validate/problem.js";
import { everyAct } from "../acts.js";

/** Everywhere that heroes can come to: doors are opened, walls stay, magic locks wait for their key. */
export function outOfReach(quest: Quest, { sides }: QuestMap): Problem[] {
  const map = areaMap(sides);
  const gone = everyAct(quest).flatMap((act) => (act.act === "wall" && !act.there ? [act.on] : []));
  const walls = quest.walls.filter((on) => !gone.includes(on));
  const locked = quest.doors.filter(({ magicLock }) => magicLock).map(({ on }) => on);
  const reached = (closed: readonly string[]) =>
    new Set(
      quest.start.flatMap((from) => areasWithin(map, from, map.names.length, onFoot(map, borderLayer(map, closed)))),
    );
  const detached = areaLayer(map, quest.detached ?? []);
  const problems: Problem[] = [];
  if (quest.key && locked.length > 0 && !reached([...walls, ...locked]).has(quest.key.at)) {
    problems.push({ field: "key", problem: "The key lies behind its own lock." });
  }
  const carried = new Set(everyAct(quest).flatMap((act) => (act.act === "move-heroes" ? [act.to] : [])));
  const open = reached(walls);
  for (const [number, area] of map.names.entries()) {
    if (open.has(area)) continue;
    if (detached[number] === 1) {
      if (carried.size === 0) {
        problems.push({ field: "detached", problem: `Nothing ever brings heroes to "${area}" (SS-2.2.1).` });
      }
      continue;
    }
    problems.push({ field: "tiles", problem: `The area "${area}" can't be reached from the start.` });
  }
  return problems;
}
