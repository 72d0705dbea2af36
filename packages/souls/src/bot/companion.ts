import { movementDistance } from "../map/distance.js";
import type { Figure } from "../state.js";
import { lifeOf } from "./blows.js";
import { bestOf, type Choice, type Moment, objectOf, offersOf, pick } from "./choice.js";
import { foesNear } from "./danger.js";

/** SS-7.2-b: a companion is called where there is somebody to bite. */
export function companionTurn(moment: Moment, figure: Figure): Choice | undefined {
  const [call] = offersOf(moment, "companion");
  if (call === undefined) return undefined;
  const companion = moment.s.figures.find(({ id }) => id === objectOf(call))!;
  const target = foesNear(moment.s, companion.area, 5).length > 0;
  const far = (movementDistance(moment.s, companion.area, figure.area) ?? 9) > 2;
  return target || far ? pick(call, "call-companion", { figure: companion.id }) : undefined;
}

/** SS-7.2-d: it bites who is in its area, or else runs to the nearest enemy. */
export function companionActs({ s, seat, ids }: Moment): Choice {
  const strikes = ids.filter((id) => id.startsWith("strike:"));
  const weakest = bestOf(strikes, (id) => -lifeOf(s, s.figures.find((one) => one.id === objectOf(id))!));
  if (weakest !== undefined) return pick(weakest, "strike", { target: objectOf(weakest) });
  if (ids.includes("stand-up")) return pick("stand-up", "stand-up");
  const figure = s.figures.find(({ kind, belongsTo }) => kind === "companion" && belongsTo === seat);
  const foes = s.figures.filter(({ faction }) => faction === "enemies");
  const master = s.figures.find(({ id }) => id === s.heroes[seat]!.figure)!;
  const goals = foes.length > 0 ? foes.map(({ area }) => area) : [master.area];
  const near = (area: string) => Math.min(...goals.map((goal) => movementDistance(s, area, goal) ?? 99));
  const isEngaged = figure && foes.some(({ area }) => area === figure.area);
  const step = bestOf(
    ids.filter((id) => id.startsWith("move:")),
    (id) => -near(objectOf(id)),
  );
  if (figure && !isEngaged && step !== undefined && near(objectOf(step)) < near(figure.area))
    return pick(step, "companion-runs");
  return pick("pass", "enough");
}
