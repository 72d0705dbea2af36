import type { Souls } from "../../state.js";

/** SS-3.3-b: a door or wall that is gone. */
export function openBorder(s: Souls, border: string): void {
  const { [border]: _gone, ...left } = s.doors;
  s.doors = left;
}
