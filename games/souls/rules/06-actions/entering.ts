import type { SoulsContent } from "../../content/content.js";
import { isDeadly, isHard } from "../../queries/board/distance.js";
import type { AreaId } from "../../queries/board/terrain.js";
import { flies } from "../../queries/profile.js";
import type { Figure, Souls, SoulsFlow, Table } from "../../state.js";
import { reachStories } from "../02-quest/triggers.js";
import { checkGoals } from "../04-round/ending.js";
import { stepOnTokens } from "../07-powers/tokens.js";
import { areaFire } from "../10-conditions/area-fire.js";
import { isDead } from "../11-death/death.js";
import { settle, suffer } from "../11-death/wounds.js";
import { reactToEntering } from "../15-enemies/reactions.js";
import { revealShadows } from "../15-enemies/shadows.js";

/** How somebody gets into an area: by walking or flying there, by a Push (SS-10.2-h), or led by somebody else (SS-11.2-b). */
export type Arrival = "moved" | "pushed" | "led";

/**
 * One step into another area, and the checks after it in their order (SS-6.1-c): what the area does, who dies of it, Shadows that come into sight,
 * enemies that react to somebody entering.
 */
export function* enter(t: Table, figure: Figure, to: AreaId, manner: Arrival, ...rules: string[]): SoulsFlow {
  const { state: s } = t;
  figure.cameFrom = figure.area;
  figure.area = to;
  // SS-6.1.2-c: every exit is evaded anew.
  if (figure.kind === "hero" && figure.belongsTo === s.active) s.turn.evaded = "";
  t.emit(
    { type: "figure-moved", figure: figure.id, from: figure.cameFrom, to, manner },
    { rules: rulesOfStep(t.content, s, figure, manner, rules) },
  );
  // SS-3.2.2-d, SS-3.2.2-e: enemies aren't hurt; SS-6.1.3-a: nor who flies.
  if (figure.faction === "heroes" && isDeadly(s, to) && !flies(t.content, s, figure))
    suffer(t, figure, 1, "SS-3.2.2-d");
  areaFire(t, figure);
  if (s.tokens.length > 0) yield* stepOnTokens(t, figure);
  yield* settle(t);
  // SS-10.4-c: pushed to death in an attack, he only waits for its end: he sees and reaches nothing any more.
  if (isDead(t.content, s, figure)) return;
  yield* revealShadows(t);
  // SS-15.4-c: Shadows first, then events.
  yield* reachStories(t, figure);
  checkGoals(t);
  if (manner === "moved") yield* reactToEntering(t, figure);
}

function isAnyHeroIn(s: Souls, area: AreaId): boolean {
  for (const { area: where, faction, kind } of s.figures)
    if (where === area && faction === "heroes" && kind !== "ghost") return true;
  return false;
}

/** Which rules lie behind a step: to those that move the figure all others are added. */
function rulesOfStep(content: SoulsContent, s: Souls, figure: Figure, manner: Arrival, rules: string[]): string[] {
  const { area, cameFrom, kind, faction } = figure;
  rules.push("SS-3-c", "SS-3.3-l");
  let others = 0;
  let foes = 0;
  for (const other of s.figures) {
    if (other.area !== area || other === figure || other.kind === "ghost") continue;
    others += 1;
    if (other.faction === "enemies") foes += 1;
  }
  if (flies(content, s, figure)) rules.push(faction === "enemies" ? "SS-15.8.1-a" : "SS-6.1.3-a");
  if (kind === "enemy") {
    rules.push("SS-15.8-a");
    if (others > 0) rules.push("SS-15.8-h");
    if (isAnyHeroIn(s, cameFrom)) rules.push("SS-6.1.2-f");
    if (isHard(s, area) || isDeadly(s, area)) rules.push("SS-3.2.2-e");
    return rules;
  }
  if (kind !== "hero" && s.stories[area] !== undefined) rules.push("SS-4.3.1-f");
  if (kind !== "hero" || manner !== "moved") return rules;
  rules.push("SS-6.1-c", "SS-5.2.5");
  if (others > 0) rules.push("SS-6.1-b");
  if (foes > 0) rules.push("SS-6.1.1-a", "SS-6.1.2-d");
  return rules;
}
