import { type Bar, bar, each, say } from "@tavolata/kernel";
import { heroCard } from "../../content/tables.js";
import { nextAreas } from "../../queries/board/distance.js";
import type { AreaId } from "../../queries/board/terrain.js";
import { heroOf } from "../../queries/figures.js";
import { type Aimed, aims } from "../../queries/powers/aiming.js";
import { movementPoints } from "../../queries/profile.js";
import type { Figure, Souls, SoulsFlow, Table } from "../../state.js";
import type { Deeds } from "../06-actions/activity.js";
import { enter } from "../06-actions/entering.js";
import { applyEffects } from "../effects/apply.js";

/** SS-11.2-a: Soul Scream, Recall and Move, each once, in any order. */
export function ghostDeeds(deeds: Deeds): void {
  ghostMoves(deeds);
  recalls(deeds);
  screams(deeds);
}

/** SS-11.2-d: by flying, over everything but walls and doors; SS-11.2-e: without touching anything. */
function ghostMoves(deeds: Deeds): void {
  const { t, figure } = deeds;
  const why = whyNotGlide(t.state);
  if (deeds.leavesOut(why)) return;
  for (const area of nextAreas(t.state, figure.area, true))
    deeds.addSimple("move", area, () => glide(t, figure, area), why, `area:${area}`);
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
function recalls(deeds: Deeds): void {
  const { t, figure } = deeds;
  const { state: s } = t;
  const why = once(s, "recall");
  if (deeds.leavesOut(why)) return;
  for (const area in s.altars)
    if (s.altars[area]) deeds.addSimple("recall", area, () => recall(t, figure, area), why, `area:${area}`);
}

function* recall(t: Table, figure: Figure, area: AreaId): SoulsFlow {
  begin(t.state, "recall");
  Object.assign(figure, { area, cameFrom: "" });
  t.emit({ type: "recalled", figure: figure.id, area }, { rules: ["SS-11.2-c"] });
}

/** SS-11.2-b: what stands on the Ghost Soul side. */
function screams(deeds: Deeds): void {
  const { t, figure } = deeds;
  const { state: s } = t;
  const before = once(s, "scream");
  if (deeds.leavesOut(before)) return;
  for (const aimed of aims(
    deeds.content,
    s,
    figure,
    heroCard(deeds.content, heroOf(s, figure).version).ghost.scream.aim,
  )) {
    const { id } = aimed;
    const why = before ?? aimed.why();
    if (deeds.leavesOut(why)) continue;
    deeds.add({
      id: id === "" ? "scream" : `scream:${id}`,
      verb: "scream",
      target: id,
      using: undefined,
      at: undefined,
      label: id === "" ? undefined : () => say("option.scream-at", { target: id }),
      run: () => screamAt(t, figure, aimed),
      bar: why,
    });
  }
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
