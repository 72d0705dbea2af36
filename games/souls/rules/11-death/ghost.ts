import { type Bar, type BoardReference, bar, each, say } from "@tavolata/kernel";
import { heroCard } from "../../content/tables.js";
import { nextAreas } from "../../queries/board/distance.js";
import type { AreaId } from "../../queries/board/terrain.js";
import { heroOf } from "../../queries/figures.js";
import { type Aimed, aims } from "../../queries/powers/aiming.js";
import { movementPoints } from "../../queries/profile.js";
import type { Figure, Souls, SoulsFlow, Table } from "../../state.js";
import { enter } from "../06-actions/entering.js";
import { type HeroMenu, heroAction } from "../06-actions/hero-action.js";
import { applyEffects } from "../effects/apply.js";

/** SS-11.2-a: Soul Scream, Recall and Move, each once, in any order. */
export function listGhostActions(menu: HeroMenu): void {
  listGlides(menu);
  listRecalls(menu);
  listScreams(menu);
}

/** SS-11.2-d: by flying, over everything but walls and doors; SS-11.2-e: without touching anything. */
const glideTo = heroAction<AreaId>({
  verb: "move",
  target: (area) => area,
  at: atArea,
  run: (area, { t, figure }) => glide(t, figure, area),
});

function listGlides(menu: HeroMenu): void {
  const { t, figure } = menu.acting;
  const why = whyNotGlide(t.state);
  if (!menu.lists(why)) return;
  for (const area of nextAreas(t.state, figure.area, true)) menu.add(glideTo, area, why);
}

function atArea(area: AreaId): readonly BoardReference[] {
  return [`area:${area}`];
}

function whyNotGlide(s: Souls): Bar | undefined {
  if (!s.turn.moving) return once(s, "ghost-move");
  return s.turn.points > 0 ? undefined : bar("SS-11.2-d", "no-points-left");
}

function* glide(t: Table, figure: Figure, area: AreaId): SoulsFlow {
  const { turn } = t.state;
  if (!turn.moving) {
    turn.done.push("ghost-move");
    turn.moving = true;
    turn.points = movementPoints(t.content, t.state, figure);
  }
  turn.points -= 1;
  yield* enter(t, figure, area, "moved", "SS-11.2-d", "SS-11.2-e", "SS-6.1.3-c");
}

/** SS-11.2-c: to the area of an active Altar. */
const recallTo = heroAction<AreaId>({
  verb: "recall",
  target: (area) => area,
  at: atArea,
  run: (area, { t, figure }) => recall(t, figure, area),
});

function listRecalls(menu: HeroMenu): void {
  const { state: s } = menu.acting.t;
  const why = once(s, "recall");
  if (!menu.lists(why)) return;
  for (const area in s.altars) if (s.altars[area]) menu.add(recallTo, area, why);
}

function* recall(t: Table, figure: Figure, area: AreaId): SoulsFlow {
  begin(t.state, "recall");
  Object.assign(figure, { area, cameFrom: "" });
  t.emit({ type: "recalled", figure: figure.id, area }, { rules: ["SS-11.2-c"] });
}

/** SS-11.2-b: what stands on the Ghost Soul side. */
const scream = heroAction<Aimed>({
  verb: "scream",
  target: ({ id }) => id,
  label: ({ id }) => (id === "" ? say("option.scream") : say("option.scream-at", { target: id })),
  whyNot: (aimed) => aimed.why(),
  run: (aimed, { t, figure }) => screamAt(t, figure, aimed),
});

function listScreams(menu: HeroMenu): void {
  const { t, figure } = menu.acting;
  const { content, state: s } = t;
  const before = once(s, "scream");
  if (!menu.lists(before)) return;
  const { aim } = heroCard(content, heroOf(s, figure).version).ghost.scream;
  for (const aimed of aims(content, s, figure, aim)) menu.add(scream, aimed, before);
}

function* screamAt(t: Table, figure: Figure, { aim, area }: Aimed): SoulsFlow {
  const { state: s } = t;
  begin(s, "scream");
  t.emit({ type: "soul-scream", figure: figure.id }, { rules: ["SS-11.2-b"] });
  yield* applyEffects(t, heroCard(t.content, heroOf(s, figure).version).ghost.scream.effects, {
    user: figure.id,
    name: "soul-scream",
    ...(aim ? { aim } : {}),
    ...(area ? { area } : {}),
  });
}

/** SS-11.2-a: another activity ends the move. */
function begin(s: Souls, what: string): void {
  s.turn.done.push(what);
  s.turn.moving = false;
  s.turn.points = 0;
}

function once(s: Souls, what: string): Bar | undefined {
  return s.turn.done.includes(what) ? bar("SS-11.2-a", "done-already") : undefined;
}

/** An effect that brings somebody to an active Altar; SS-11.2-c: of several his player chooses. */
export function* goToAltar(t: Table, figure: Figure): SoulsFlow {
  const { state: s } = t;
  const active = () => Object.keys(s.altars).filter((area) => s.altars[area]);
  if (active().length === 0) return;
  const area = yield* t.choose<string>(
    figure.belongsTo,
    "which-altar",
    () => [each(active(), "area", { at: (altar) => [`area:${altar}`] })],
    { rules: ["SS-11.2-c"] },
  );
  if (area === figure.area) return;
  Object.assign(figure, { area, cameFrom: "" });
  t.emit({ type: "recalled", figure: figure.id, area }, { rules: ["SS-11.2-c"] });
}
