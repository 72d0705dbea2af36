import type { TrapKind } from "../../content/types.js";
import type { Figure, HeroFlow, Table, Turn } from "../../state.js";

/** HQ-4.13-b: a feat may be spent to avoid the first trap of the turn, which is shown and stays armed. */
export function* avoidWithFeat(
  t: Table,
  figure: Figure,
  trap: TrapKind,
  turn: Turn | null | undefined,
): HeroFlow<boolean> {
  if (turn?.feat !== "ready" || turn.figure !== figure.id) return false;
  if (!(yield* t.confirm(figure.seat, "feat", "HQ-4.13-b"))) {
    turn.feat = "declined";
    return false;
  }
  turn.feat = "none";
  t.emit({ type: "feat-spent", figure: figure.id, trap }, { rules: ["HQ-4.13-b"] });
  return true;
}
