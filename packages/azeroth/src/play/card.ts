import type { RuleId, Seat } from "@tavolata/kernel";
import { characters, faceOf } from "../content/characters.js";
import { classNames, colours, rankOf } from "../content/colours.js";
import type { ClassName, Side, Values } from "../content/types.js";
import type { Hero, Table } from "../state.js";

/** AZ-char-1: every face of every character card, by class, side and level. */
const faces: Readonly<Record<ClassName, Readonly<Record<Side, readonly Values[]>>>> = Object.fromEntries(
  classNames.map((name) => {
    const sideOf = (side: Side) => colours.map((level) => faceOf(characters[name], level, side));
    return [name, { start: sideOf("start"), alternate: sideOf("alternate") }];
  }),
) as unknown as Record<ClassName, Record<Side, Values[]>>;

/** The face of the character card that lies up. */
export function cardOf({ class: name, side, level }: Pick<Hero, "class" | "side" | "level">): Values {
  return faces[name as ClassName][side][rankOf(level)]!;
}

/** AZ-char-2: both faces show the same health, so damage stays. */
export function turnCard(t: Table, seat: Seat, rules: readonly RuleId[]): void {
  const hero = t.state.heroes[seat]!;
  hero.side = hero.side === "start" ? "alternate" : "start";
  t.emit({ type: "card-turned", seat, side: hero.side }, { rules });
}
