import { type Choice, offerOf, offersOf, pick } from "@tavolata/bots";
import type { HeroQuestContent } from "../../../content/content.js";
import type { Effect } from "../../../content/effects.js";
import { fullMindOf, itemNamed } from "../../../content/tables.js";
import { isHelpless, isProne, isUnconscious } from "../../../queries/figures.js";
import type { Figure } from "../../../state.js";
import { activeEnemies, enemiesBeside, figureOf, type Position } from "../../perception/position.js";
import type { Acting } from "../../perception/question.js";

/** How much of something a potion gives back. */
export function healing(content: HeroQuestContent, item: string, what: "heal-body" | "heal-mind"): number {
  let points = 0;
  for (const effect of itemNamed(content, item).effects ?? []) if (effect.effect === what) points += effect.amount;
  return points;
}

function does(content: HeroQuestContent, item: string, ...effects: readonly Effect["effect"][]): boolean {
  return (itemNamed(content, item).effects ?? []).some(({ effect }) => effects.includes(effect));
}

/** Whether somebody carries something to drink that gives body points back. */
export function carriesHealing(content: HeroQuestContent, { items }: Figure): boolean {
  return items.some((item) => itemNamed(content, item).use === "drunk" && healing(content, item, "heal-body") > 0);
}

/** So weak that the next blow may be the last one. */
export function isWeak({ style }: Position, figure: Figure): boolean {
  return figure.body <= Math.max(style.weakPoints, Math.floor(figure.fullBody * style.weakShare));
}

/** HQ-10.5: for the fallen first, then for oneself. HQ-10.5-b: never with an enemy beside, which would lose the action. */
export function takeCare(acting: Acting): Choice | undefined {
  const { position, figure } = acting;
  const dig = offerOf(acting.options, "dig");
  if (dig) return pick(dig.id, "dig-out", { figure: dig.target });
  if (enemiesBeside(position, figure, figure.square) > 0) return undefined;
  const save = offersOf(acting.options, "save").find(({ target }) => isUndisturbed(position, target));
  if (save) return pick(save.id, "save", { figure: save.target });
  return pourForFallen(acting) ?? drinkToHeal(acting);
}

/** HQ-10.10: with an enemy beside whoever lies there the action would be lost, too. */
function isUndisturbed(position: Position, id: string): boolean {
  const fallen = figureOf(position, id);
  return fallen !== undefined && enemiesBeside(position, fallen, fallen.square) === 0;
}

function pourForFallen(acting: Acting): Choice | undefined {
  for (const { id, target: companion, using: potion = "" } of offersOf(acting.options, "pour")) {
    const fallen = figureOf(acting.position, companion);
    if (!fallen) continue;
    const wanted = isProne(fallen) ? "heal-body" : "heal-mind";
    if (healing(acting.content, potion, wanted) > 0) return pick(id, "pour", { figure: companion, potion });
  }
  return undefined;
}

/** As soon as nothing of the potion is wasted, or in need. */
function drinkToHeal(acting: Acting): Choice | undefined {
  const { content, position, figure } = acting;
  const { thirst } = position.style;
  const missing = figure.fullBody - figure.body;
  for (const { id, target: potion } of offersOf(acting.options, "drink")) {
    const body = healing(content, potion, "heal-body");
    if (body > 0 && (missing >= thirst * body || (missing > 0 && isWeak(position, figure)))) {
      return pick(id, "drink-to-heal", { potion, body: figure.body });
    }
    const mind = healing(content, potion, "heal-mind");
    if (mind > 0 && fullMindOf(content, figure) - figure.mind >= mind) return pick(id, "drink-for-mind", { potion });
  }
  return undefined;
}

/** Potions for a fight that is about to begin: drunk while nobody stands beside yet, against somebody who is worth it. */
export function drinkForFight(acting: Acting): Choice | undefined {
  const { content, position, figure } = acting;
  if (enemiesBeside(position, figure, figure.square) > 0) return undefined;
  const strong = activeEnemies(position, figure).some(({ attack, defence }) => attack + defence >= 7);
  if (!strong) return undefined;
  for (const { id, target: potion } of offersOf(acting.options, "drink")) {
    if (does(content, potion, "attack-dice", "defence-dice", "extra-action"))
      return pick(id, "drink-for-fight", { potion });
  }
  return undefined;
}

/** Companions who lie there and whom this hero could help with what it carries. */
export function fallenToHelp({ content, table }: Position, figure: Figure): Figure[] {
  if (!carriesHealing(content, figure)) return [];
  return table.figures.filter((other) => other.kind === "hero" && isHelpless(other) && !isUnconscious(other));
}
