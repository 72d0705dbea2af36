import type { SoulsContent } from "../../content/content.js";
import type { Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { seesBetween } from "../board/sight.js";
import { figuresOf } from "../figures.js";

/** SS-15.9-e: no attack without sight; SS-15.11.5-a: a Blinded enemy has none. SS-15.10-d: one figure of a Horde is enough. */
export function whoSees(
  content: SoulsContent,
  s: SoulsView,
  figures: readonly Figure[],
  target: Figure,
): Figure | undefined {
  for (const figure of figures)
    if (figure.blinded === "none" && seesBetween(content, s, "enemies", figure.area, target.area)) return figure;
  return undefined;
}

/** SS-15.11.6-b, SS-15.10-g: who attacks for an enemy: a figure that isn't Stunned and sees the victim. */
export function whoAttacks(
  content: SoulsContent,
  s: SoulsView,
  figures: readonly Figure[],
  target: Figure,
): Figure | undefined {
  return whoSees(
    content,
    s,
    figures.filter(({ stunned }) => stunned === "none"),
    target,
  );
}

/** The figures of the enemy that a figure belongs to. */
export function unitOf(s: SoulsView, figure: Figure): Figure[] {
  return figuresOf(s, figure.belongsTo);
}
