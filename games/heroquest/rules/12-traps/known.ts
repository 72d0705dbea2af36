import { boardOf } from "../../queries/board/squares.js";
import { isPit } from "../../queries/disarming.js";
import type { HeroQuest, Table, Trap } from "../../state.js";

/** The pit on a square that everybody knows of. */
export function pitAt(state: HeroQuest, square: number): Trap | undefined {
  for (const trap of state.traps) if (isPit(trap) && trap.squares.includes(square)) return trap;
  return undefined;
}

/** Whether any trap, known or hidden, lies on the way over an edge onto a square. */
export function isTrapped({ traps, secrets }: HeroQuest, edge: number, square: number): boolean {
  return liesOn(traps, edge, square) || liesOn(secrets.traps, edge, square);
}

function liesOn(traps: readonly Trap[], edge: number, square: number): boolean {
  for (const trap of traps) if (trap.edge === edge || trap.squares.includes(square)) return true;
  return false;
}

export function trapsOf(state: HeroQuest, which: "known" | "all"): readonly Trap[] {
  return which === "known" ? state.traps : [...state.traps, ...state.secrets.traps];
}

/** Where a trap lies, in words: `7,4` or `7,4|8,4`. For one on two squares, the first. */
export function placeOf(state: HeroQuest, trap: Trap): string {
  return placesOf(state, trap)[0]!;
}

/** HQ-12.4: every square of a trap that lies on several, or its line. */
export function placesOf(state: HeroQuest, { squares, edge }: Trap): string[] {
  const { names, edgeNames } = boardOf(state);
  return squares.length > 0 ? squares.map((square) => names[square]!) : [edgeNames[edge]!];
}

/** HQ-12-d: found or set off, a trap is known from now on. */
export function makeKnown({ state }: Table, trap: Trap): void {
  const at = state.secrets.traps.indexOf(trap);
  if (at < 0) return;
  state.secrets.traps.splice(at, 1);
  state.traps.push(trap);
}

/** A trap is out of play. */
export function removeTrap({ state }: Table, trap: Trap): void {
  state.traps.splice(state.traps.indexOf(trap), 1);
}
