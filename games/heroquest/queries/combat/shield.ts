import type { HeroQuestContent } from "../../content/content.js";
import type { Figure, FigureId } from "../../state.js";
import type { HeroQuestView } from "../../view.js";
import { findFigure, lastingOf } from "../figures.js";

/** The face of a combat die that blocks. */
export type Shield = "lion" | "oval";

/** HQ-1.1-f, HQ-1.1-g: heroes block with lions, antagonists with ovals; other faces do nothing (HQ-1.1-j). */
export function shieldOf(figure: Figure): Shield {
  return figure.kind === "hero" || figure.kind === "ally" ? "lion" : "oval";
}

/** The same for somebody who may be gone: a servant who was removed is nowhere any more, and known by its name alone. */
export function shieldOfNamed(
  { antagonists }: HeroQuestContent,
  table: Pick<HeroQuestView, "figures" | "gone">,
  id: FigureId,
): Shield {
  const figure = findFigure(table, id) ?? table.gone.find((one) => one.figure.id === id)?.figure;
  if (figure) return shieldOf(figure);
  return Object.hasOwn(antagonists, id.replace(/-\d+$/, "")) ? "oval" : "lion";
}

/** HQ-RH7-h-reflexes: all defence dice, also against what allows none or fewer. */
export function reactsToAll(figure: Figure): boolean {
  return lastingOf(figure, "full-defence") !== undefined;
}
