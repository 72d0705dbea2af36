import type { Figure } from "../../state.js";

/** SS-10.6-a: what lies on a figure, by the words of the game. */
export function conditionsOf(figure: Figure): string[] {
  const lies: readonly (readonly [string, boolean])[] = [
    ["ko", figure.ko],
    ["poisoned", figure.poison > 0],
    ["blinded", figure.blinded !== "none"],
    ["slowed", figure.slowed !== "none"],
    ["stunned", figure.stunned !== "none"],
    ["fire", figure.fire.length > 0],
    ["critical", figure.criticals.length > 0],
    ["hidden", figure.hidden],
  ];
  return lies.flatMap(([word, is]) => (is ? [word] : []));
}
