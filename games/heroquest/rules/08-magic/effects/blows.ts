import { each } from "@tavolata/kernel";
import { areEnemies, isBound } from "../../../queries/figures.js";
import { attack, whyNotAttack } from "../../06-melee/melee.js";
import { inVain } from "../../rh-7-fate/vain.js";
import { affectedBy } from "../affected.js";
import type { Words } from "../vocabulary.js";

/** Blows that cost no action. */
export const blows: Words<"extra-attack"> = {
  "extra-attack": {
    *act(t, casting, { dice, on }) {
      for (const figure of affectedBy(t.state, casting, on)) {
        const targets = () =>
          t.state.figures.filter((other) => areEnemies(other, figure) && !whyNotAttack(t, figure, other));
        if (isBound(figure) || targets().length === 0) {
          inVain(t, casting.card);
          continue;
        }
        const target = yield* t.choose(
          figure.seat,
          "extra-attack",
          () => [each(targets(), ({ id }) => `attack:${id}`, { at: ({ id }) => [`figure:${id}`] })],
          { rules: casting.rules },
        );
        if (dice !== 0) figure.lasting.push({ what: "attack-dice", change: dice, until: "next-attack" });
        yield* attack(t, figure, target);
      }
    },
  },
};
