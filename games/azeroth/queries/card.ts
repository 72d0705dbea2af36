import { rankOf } from "../content/colours.js";
import type { AzerothContent } from "../content/content.js";
import type { ClassName, Side, Values } from "../content/types.js";
import type { Hero } from "../state.js";

/** The face of the character card that lies up. */
export function cardOf(
  { faces }: AzerothContent,
  { class: name, side, level }: Pick<Hero, "class" | "side" | "level">,
): Values {
  return faces[name as ClassName][side][rankOf(level)]!;
}

/** AZ-char-2: the face that lies down. */
export function otherSide(side: Side): Side {
  return side === "start" ? "alternate" : "start";
}
