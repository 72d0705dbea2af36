import type { Decision } from "@tavolata/kernel";
import { type AnyVisibleEvent, isThrow } from "../table/log/told.js";

/** What was entered before somebody went back to it: most of it will be entered again. */
let before: readonly string[] | undefined;

/** The faces of a throw that is gone back to. Cards aren't known by what the log says of them. */
export function remember(event: AnyVisibleEvent): void {
  before = isThrow(event) ? event.faces.map((face) => `face:${face}`) : undefined;
}

/** What was entered there before, if it fits the question; it is told once. */
export function rememberedFor({ kind, options, max }: Decision): readonly string[] | undefined {
  const picks = before;
  before = undefined;
  const fits =
    kind === "enter-dice" && picks?.length === max && picks.every((pick) => options.some(({ id }) => id === pick));
  return fits ? picks : undefined;
}
