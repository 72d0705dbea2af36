import type { RuleId } from "@tavolata/kernel";
import { boardOf } from "../../queries/board/squares.js";
import type { Figure, HeroFlow, Table, Trap, Turn } from "../../state.js";
import { readBlow, throwCombat } from "../01-dice/dice.js";
import { defend } from "../06-melee/defence.js";
import { unblocked } from "../06-melee/hits.js";
import { wound } from "../06-melee/wounds.js";

/** HQ-12.1-a, HQ-12.2-a: a fall, with dice that nothing defends against. HQ-12.1-b: it ends the movement. */
export function* fallIntoPit(
  t: Table,
  figure: Figure,
  trap: Trap,
  turn: Turn | undefined,
  because: readonly RuleId[],
): HeroFlow {
  const deep = trap.kind === "deep-pit";
  figure.pit = deep ? "deep-pit" : "pit";
  if (turn?.figure === figure.id) turn.movement = null;
  const rules = deep ? ["HQ-12.2-a"] : ["HQ-12.1-a", "HQ-12.1-b"];
  t.emit(
    { type: "fell-into-pit", figure: figure.id, at: boardOf(t.state).names[figure.square]! },
    { rules: [...rules, ...because] },
  );
  const blow = readBlow(yield* throwCombat(t, trap.dice, { purpose: "fall", by: undefined, rules }));
  const shields = yield* defend(t, figure, "none", rules);
  wound(t, figure, unblocked(blow, shields), { rules });
}
