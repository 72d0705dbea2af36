import type { Features } from "@tavolata/kit";
import { bestAttackDice } from "../../../queries/combat/dice-count.js";
import { isAntagonist } from "../../../queries/figures.js";
import { enemiesBeside, type Position } from "../../perception/position.js";
import { isWizardsTurn } from "../../perception/turns.js";
import { dangersAll } from "../danger.js";

/** Who could be struck where he stands before he acts again, on both sides. */
export function dangersOf(position: Position): Features {
  const { content, table } = position;
  const counted: Record<string, number> = { waiting: table.toAct.length, "wizards-turn": isWizardsTurn(table) ? 1 : 0 };
  const add = (name: string, amount: number) => {
    counted[name] = (counted[name] ?? 0) + amount;
  };
  for (const [figure, points] of dangersAll(position)) {
    const share = Math.min(1.5, points / Math.max(1, figure.body));
    if (isAntagonist(figure)) {
      add("prey", 1);
      add("prey-share", share);
      add("prey-attack", share * figure.attack);
    } else {
      add("threatened", 1);
      add("threat", Math.min(points, figure.body));
      add("threat-share", share);
      add("threat-square", share * share);
      if (points >= figure.body) add("may-fall", 1);
      const beside = enemiesBeside(position, figure, figure.square);
      if (beside > 0) add("engaged", 1);
      if (beside > 1) add("surrounded", beside - 1);
      add("engaged-attack", Math.min(1, beside) * bestAttackDice(content, figure));
    }
  }
  return counted;
}
