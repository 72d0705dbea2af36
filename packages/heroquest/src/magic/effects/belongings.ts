import { bar, each } from "@tavolata/kernel";
import type { Figure } from "../../state.js";
import { itemNamed } from "../../tables.js";
import { affectedBy } from "../affected.js";
import type { Words } from "../vocabulary.js";

/** What somebody carries. */
export const belongings: Words<"destroy-item"> = {
  "destroy-item": {
    whyNot: (_t, _user, _effect, target) =>
      target && metalOf(target).length === 0 ? bar("HQ-8.6-a", "no-metal", { figure: target.id }) : undefined,
    *act(t, casting) {
      for (const figure of affectedBy(t.state, casting, undefined)) {
        if (metalOf(figure).length === 0) continue;
        const item = yield* t.choose(
          casting.user.seat,
          "destroy",
          () => [each(metalOf(figure), (one) => `item:${one}`)],
          { rules: casting.rules },
        );
        figure.items.splice(figure.items.indexOf(item), 1);
        if (figure.held === item) figure.held = "";
        t.emit({ type: "item-destroyed", figure: figure.id, item }, { rules: casting.rules });
      }
    },
  },
};

/** Metal weapons and helmets, never artifacts. */
function metalOf({ items }: Figure): string[] {
  return items.filter((item, i) => {
    const { class: kind, tags, wornOn } = itemNamed(item);
    if (kind === "artifact" || !tags.includes("metal") || items.indexOf(item) !== i) return false;
    return tags.includes("weapon") || wornOn === "head";
  });
}
