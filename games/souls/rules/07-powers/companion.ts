import { powerCard } from "../../content/tables.js";
import { heroOf } from "../../queries/figures.js";
import { summons } from "../../queries/powers/companion.js";
import type { Figure, Table } from "../../state.js";
import { startCooldown } from "./cooldown.js";

/** SS-7.2-c: a dead companion leaves the map, and its power begins to cool down. */
export function endCompanion(t: Table, figure: Figure): void {
  const { state: s } = t;
  const hero = heroOf(s, figure);
  s.figures.splice(s.figures.indexOf(figure), 1);
  t.emit({ type: "companion-died", figure: figure.id }, { rules: ["SS-7.2-c"] });
  const power = hero.powers.find(({ id, active }) => active && summons(t.content, id) === figure.id);
  if (power) startCooldown(t, hero, power, powerCard(t.content, power.id).levels[0]!.cooldown ?? 1);
}
