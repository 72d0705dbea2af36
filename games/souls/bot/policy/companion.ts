import type { Seat } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { companionCard } from "../../content/tables.js";
import { movementDistance } from "../../queries/board/distance.js";
import { summons } from "../../queries/powers/companion.js";
import { lifeOf } from "../../queries/profile.js";
import type { Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { foesNear } from "../evaluation/danger.js";
import { bestOf, type Choice, type Moment, objectOf, offersOf, pick } from "../perception/moment.js";

/** SS-7.2-b: a companion is called where there is somebody to bite, now or in its next activation. */
export function companionBites(moment: Moment): Choice | undefined {
  const called = callable(moment);
  if (!called || foesNear(moment.s, called.companion.area, 5).length === 0) return undefined;
  return pick(called.id, "call-companion", { figure: called.companion.id });
}

/** Nobody about: it mustn't be left behind. */
export function companionFollows(moment: Moment, figure: Figure): Choice | undefined {
  const called = callable(moment);
  if (!called || (movementDistance(moment.s, called.companion.area, figure.area) ?? 9) <= 2) return undefined;
  return pick(called.id, "companion-follows", { figure: called.companion.id });
}

function callable(moment: Moment): { id: string; companion: Figure } | undefined {
  const [id] = offersOf(moment, "companion");
  return id === undefined ? undefined : { id, companion: moment.s.figures.find((one) => one.id === objectOf(id))! };
}

/** SS-7.2-b: whether somebody's companion can still be called in this turn and reaches an enemy then: its bite is more than the hit of a Focus. */
export function couldBite(content: SoulsContent, s: SoulsView, seat: Seat): boolean {
  const companion = s.figures.find(({ kind, belongsTo }) => kind === "companion" && belongsTo === seat);
  if (!companion || s.turn.done.includes("companion") || companion.stunned !== "none") return false;
  if (!s.heroes[seat]!.powers.some(({ id }) => summons(content, id) === companion.id)) return false;
  return foesNear(s, companion.area, companion.ko ? 0 : companionCard(content, companion.id).movement).length > 0;
}

/** SS-7.2-d: it bites who is in its area, or else runs to the nearest enemy. */
export function companionActs({ content, s, seat, ids }: Moment): Choice {
  const strikes = ids.filter((id) => id.startsWith("strike:"));
  const weakest = bestOf(strikes, (id) => -lifeOf(content, s, s.figures.find((one) => one.id === objectOf(id))!));
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
    return pick(step, foes.length > 0 ? "companion-runs" : "companion-joins");
  return pick("pass", "enough");
}
