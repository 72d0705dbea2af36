import { type Bar, bar } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import type { Effect } from "../../content/effects.js";
import { itemNamed, itemsUsed } from "../../content/tables.js";
import { enemyBeside, isInShock, isProne, isUnconscious } from "../../queries/figures.js";
import type { Figure, HeroQuest, Table, Turn } from "../../state.js";
import { heal, restoreMind } from "../06-melee/wounds.js";
import { beginLasting } from "../08-magic/lasting.js";

/** The potions that somebody carries, each kind once. */
export function potionsOf(content: HeroQuestContent, figure: Figure): readonly string[] {
  return itemsUsed(content, figure, "drunk");
}

/** HQ-10.5-a: a potion may be poured into a companion who is prone, unconscious or in shock. */
export function needsPotion(companion: Figure): boolean {
  return isProne(companion) || isUnconscious(companion) || isInShock(companion);
}

/** HQ-10.5-b, HQ-18.5: with an enemy beside, the action is lost and the potion kept. */
export function whyPotionLost(state: HeroQuest, figure: Figure): Bar | undefined {
  const enemy = enemyBeside(state, figure);
  return enemy && bar("HQ-10.5-b", "enemy-adjacent", { figure: enemy.id });
}

/** HQ-10.5-a: the card is shown, works at once and is gone. */
export function usePotion(t: Table, turn: Turn, figure: Figure, potion: string, drinker: Figure): void {
  figure.items.splice(figure.items.indexOf(potion), 1);
  const poured = drinker === figure ? {} : { by: figure.id };
  t.emit({ type: "potion-drunk", figure: drinker.id, potion, ...poured }, { rules: ["HQ-10.5-a"] });
  for (const effect of itemNamed(t.content, potion).effects ?? []) feel(t, turn, drinker, effect);
}

/** What potions do. */
function feel(t: Table, turn: Turn, drinker: Figure, effect: Effect): void {
  switch (effect.effect) {
    case "heal-body":
      heal(t, drinker, effect.amount, ["HQ-10.5-a"]);
      return;
    case "heal-mind":
      restoreMind(t, drinker, effect.amount, ["HQ-10.5-a"]);
      return;
    case "attack-dice":
    case "ranged-dice":
    case "defence-dice":
    case "movement-dice":
      beginLasting(t, drinker, { what: effect.effect, change: effect.change, until: effect.until }, ["HQ-10.5-a"]);
      return;
    case "extra-action":
      if (turn.figure === drinker.id) turn.actions += effect.amount;
      return;
  }
}
