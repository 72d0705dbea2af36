import { boardOf } from "../board/squares.js";
import { wound } from "../combat/wounds.js";
import { countHits, throwCombat } from "../dice.js";
import type { Figure, HeroFlow, Table, Trap, Turn } from "../state.js";

/** HQ-12.1-a, HQ-12.2-a: a fall, with dice that nothing defends against. HQ-12.1-b: it ends the movement. */
export function* fallIntoPit(t: Table, figure: Figure, trap: Trap, turn: Turn | undefined): HeroFlow {
  const deep = trap.kind === "deep-pit";
  figure.pit = deep ? "deep-pit" : "pit";
  if (turn?.figure === figure.id) turn.movement = null;
  const rules = deep ? ["HQ-12.2-a"] : ["HQ-12.1-a", "HQ-12.1-b"];
  t.emit({ type: "fell-into-pit", figure: figure.id, at: boardOf(t.state).names[figure.square]! }, { rules });
  const faces = yield* throwCombat(t, trap.dice, { purpose: "fall", by: undefined, rules });
  wound(t, figure, countHits(faces), { rules });
}
