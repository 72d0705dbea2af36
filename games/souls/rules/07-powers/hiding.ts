import { powerCard } from "../../content/tables.js";
import { heroOf } from "../../queries/figures.js";
import type { Figure, SoulsFlow, Table } from "../../state.js";
import { passMenaceOn } from "../16-masters/menace.js";
import { endPower } from "./using.js";

/** SS-7-a: the Hidden token is set. SS-16.1-m: who can't be targeted passes the Menace token on. */
export function* hide(t: Table, figure: Figure): SoulsFlow {
  figure.hidden = true;
  t.emit({ type: "hides", figure: figure.id }, { rules: ["SS-7-a"] });
  yield* passMenaceOn(t, figure);
}

/** SS-6.1.2-g: any activity, an Evade included, ends the hiding; SS-7-n: and the power begins to cool down. */
export function comeOut(t: Table, figure: Figure, rule = "SS-6.1.2-g"): void {
  if (!figure.hidden) return;
  figure.hidden = false;
  t.emit({ type: "hiding-ended", figure: figure.id }, { rules: [rule] });
  const hero = heroOf(t.state, figure);
  for (const { id } of hero.powers) if (powerCard(t.content, id).token === "hidden") endPower(t, hero, id);
}
