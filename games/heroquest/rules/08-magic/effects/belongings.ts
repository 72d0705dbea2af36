import { bar, each } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../../content/content.js";
import { itemNamed } from "../../../content/tables.js";
import { half } from "../../../queries/combat/half.js";
import type { Figure, HeroFlow, Table } from "../../../state.js";
import { drawOne } from "../../01-dice/dice.js";
import { capMind } from "../../06-melee/wounds.js";
import { unusedItems } from "../../rh-7-fate/in-use.js";
import { inVain } from "../../rh-7-fate/vain.js";
import { affectedBy } from "../affected.js";
import type { Casting, Words } from "../vocabulary.js";

/** What somebody carries. */
export const belongings: Words<"destroy-item" | "lose-item"> = {
  "destroy-item": {
    whyNot: ({ content }, _user, _effect, target) =>
      target && metalOf(content, target).length === 0 ? bar("HQ-8.6-a", "no-metal", { figure: target.id }) : undefined,
    *act(t, casting) {
      for (const figure of affectedBy(t.state, casting, undefined)) {
        if (metalOf(t.content, figure).length === 0) continue;
        const item = yield* t.choose(
          casting.user.seat,
          "destroy",
          () => [each(metalOf(t.content, figure), (one) => `item:${one}`)],
          { rules: casting.rules },
        );
        figure.items.splice(figure.items.indexOf(item), 1);
        if (figure.held === item) figure.held = "";
        t.emit({ type: "item-destroyed", figure: figure.id, item }, { rules: casting.rules });
      }
    },
  },
  "lose-item": {
    *act(t, casting) {
      for (const figure of affectedBy(t.state, casting, undefined)) yield* rob(t, casting, figure);
    },
  },
};

/** HQ-RH7-m-burgled: a thing at random that isn't in use; who has none loses half of the gold, rounded down. */
function* rob(t: Table, { card, rules }: Casting, figure: Figure): HeroFlow {
  const things = unusedItems(t.content, figure);
  if (things.length === 0) {
    const gold = half(figure.gold);
    if (gold === 0) return inVain(t, card);
    figure.gold -= gold;
    t.emit({ type: "gold-lost", figure: figure.id, gold, left: figure.gold }, { rules });
    return;
  }
  const item = (yield* drawOne(t, figure, card, "HQ-RH7-m-burgled", things))!;
  figure.items.splice(figure.items.indexOf(item), 1);
  t.emit({ type: "item-lost", figure: figure.id, item }, { rules });
  capMind(t, figure);
}

/** Metal weapons and helmets, never artifacts. */
function metalOf(content: HeroQuestContent, { items }: Figure): string[] {
  return items.filter((item, i) => {
    const { class: kind, tags, wornOn } = itemNamed(content, item);
    if (kind === "artifact" || !tags.includes("metal") || items.indexOf(item) !== i) return false;
    return tags.includes("weapon") || wornOn === "head";
  });
}
