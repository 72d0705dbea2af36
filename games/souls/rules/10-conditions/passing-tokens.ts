import type { Figure, Table, Token } from "../../state.js";

/** The conditions that pass with a turn or an activation. */
const passing = ["slowed", "blinded", "stunned"] as const;

export type Passing = (typeof passing)[number];

/** SS-10.6-e, SS-15.11.3-a: tokens from before a turn or an activation go at its end. */
export function markDue(figure: Figure): void {
  // One after the other by name: Node.js reads a field by a name that changes more slowly, and this is done at every turn and activation.
  if (figure.slowed === "held") figure.slowed = "due";
  if (figure.blinded === "held") figure.blinded = "due";
  if (figure.stunned === "held") figure.stunned = "due";
}

/** SS-10.6-e, SS-15.11.6-d: those that are due go; those from during it stay. */
export function dropDue(t: Table, figure: Figure, rulesOf: (condition: Passing) => readonly string[]): void {
  if (figure.slowed !== "due" && figure.blinded !== "due" && figure.stunned !== "due") return;
  for (const condition of passing) {
    if (figure[condition] !== "due") continue;
    figure[condition] = "none" satisfies Token;
    t.emit({ type: "condition-gone", figure: figure.id, condition }, { rules: rulesOf(condition) });
  }
}
