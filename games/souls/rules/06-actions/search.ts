import { bar } from "@tavolata/kernel";
import { resultsOf } from "../../content/dice.js";
import { copiesOf, searchToken } from "../../content/tables.js";
import type { DieSymbol } from "../../content/types.js";
import { whyNoActivity } from "../../queries/activity.js";
import { isEngaged } from "../../queries/figures.js";
import type { Figure, SoulsFlow, Table } from "../../state.js";
import { applyEffects } from "../effects/apply.js";
import { activeFigure, startActivity } from "./activity.js";
import { type HeroMenu, heroAction } from "./hero-action.js";

/** SS-6.3.6-a: in the area of a Search token, not engaged. SS-6.3.6-b: one red die, and what the token lists for it; then it is gone. */
const searchHere = heroAction<undefined>({
  verb: "search",
  at: (_, { figure }) => [`area:${figure.area}`],
  whyNot: (_, { t, figure }) =>
    whyNoActivity(t.state, figure, "action") ?? (isEngaged(t.state, figure) ? bar("SS-6.3.6-a", "engaged") : undefined),
  run: (_, { t, figure }) => search(t, figure),
});

export function listSearch(menu: HeroMenu): void {
  const { t, figure } = menu.acting;
  if (t.state.searches[figure.area]) menu.add(searchHere, undefined);
}

function* search(t: Table, figure: Figure): SoulsFlow {
  const { state: s } = t;
  const [token] = s.searches[figure.area]!;
  if (!(yield* startActivity(t, figure, "action"))) return;
  delete s.searches[figure.area];
  const { finds } = searchToken(t.content, token!);
  t.emit({ type: "searched", figure: figure.id, area: figure.area }, { rules: ["SS-6.3.6-b"], reveals: true });
  const [face] = yield* t.roll(t.content.dice.red, 1, "search", { by: s.active, rules: ["SS-6.3.6-b"] });
  // Both results of a face, where both are listed.
  for (const result of new Set(resultsOf(face!)))
    yield* applyEffects(t, finds[result as DieSymbol] ?? [], { user: figure.id, name: "search", rule: "SS-6.3.6-b" });
}

/** A new Search Area, where the active hero stands. */
export function placeSearchArea(t: Table): void {
  const { state: s } = t;
  const { area } = activeFigure(s);
  if (s.searches[area]) return;
  const out = Object.values(s.searches).flat();
  const token = copiesOf(t.content, "searches").find((one) => !out.includes(one));
  if (token === undefined) return;
  s.searches[area] = [token];
  t.emit({ type: "search-area-placed", area }, { rules: ["SS-6.3.6-a"] });
}
