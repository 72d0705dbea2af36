import { companionCard } from "../../content/tables.js";
import { newFigure } from "../../queries/figures.js";
import { whyNotCall } from "../../queries/powers/companion.js";
import type { Figure, FigureId, SoulsFlow, Table } from "../../state.js";
import { startActivity } from "../06-actions/activity.js";
import { type HeroMenu, heroAction } from "../06-actions/hero-action.js";
import { companionActs } from "./companion-acts.js";

/** SS-7.2-a: it appears in its owner's area and acts at once. */
export function* summon(t: Table, owner: Figure, companion: string): SoulsFlow {
  const { state: s } = t;
  const { magicShields } = companionCard(t.content, companion);
  s.figures.push(
    newFigure({
      id: companion,
      faction: "heroes",
      kind: "companion",
      belongsTo: owner.belongsTo,
      area: owner.area,
      magicShields,
    }),
  );
  t.emit(
    { type: "companion-summoned", figure: companion, area: owner.area },
    { rules: ["SS-7.2-a", "SS-7.2-e", "SS-7.2-j", "SS-5.3.1-g"] },
  );
  // SS-7.2-b: that is its activation of this turn.
  s.turn.done.push("companion");
  yield* companionActs(t, companion);
}

/** SS-7.2-b: later its owner activates it for the same activity, once in a turn; SS-7.2-e: only he, in his turn, SS-11.1-s: and alive. */
export function listCompanions(menu: HeroMenu): void {
  const { state: s } = menu.acting.t;
  for (const { id, kind, belongsTo } of s.figures)
    if (kind === "companion" && belongsTo === s.active) menu.add(activate, id);
}

const activate = heroAction<FigureId>({
  verb: "companion",
  target: (id) => id,
  at: (id) => [`figure:${id}`],
  whyNot: (id, { t, figure }) => whyNotCall(t.content, t.state, figure, id),
  run: (id, { t, figure }) => callCompanion(t, figure, id),
});

function* callCompanion(t: Table, owner: Figure, id: FigureId): SoulsFlow {
  t.state.turn.done.push("companion");
  if (yield* startActivity(t, owner, "action")) yield* companionActs(t, id);
}
