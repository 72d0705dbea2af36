import type { Fault, Refusal } from "./protocol/index.js";

/** The server said no. Nothing was changed. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly fault: Fault;

  constructor(readonly refusal: Refusal) {
    super(refusal.message);
    this.fault = refusal.fault;
  }
}

/** Refusals that pass by themselves: the same thing may be asked for again. */
export function passes(fault: Fault): boolean {
  return ["unavailable", "shutting-down", "too-many-requests", "too-busy"].includes(fault);
}
