import type { RuleId, Seat } from "@tavolata/kernel";
import { rankOf } from "../content/colours.js";
import type { AzerothContent } from "../content/content.js";
import type { ClassName, Values } from "../content/types.js";
import type { Hero, Table } from "../state.js";

/** The face of the character card that lies up. */
export function cardOf(
  { faces }: AzerothContent,
  { class: name, side, level }: Pick<Hero, "class" | "side" | "level">,
): Values {
  return faces[name as ClassName][side][rankOf(level)]!;
}

/** AZ-char-2: both faces show the same health, so damage stays. */
export function turnCard(t: Table, seat: Seat, rules: readonly RuleId[]): void {
  const hero = t.state.heroes[seat]!;
  hero.side = hero.side === "start" ? "alternate" : "start";
  t.emit({ type: "card-turned", seat, side: hero.side }, { rules });
}
