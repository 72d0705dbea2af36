import type { Options } from "@tavolata/kernel";
import { antagonists, combatWeights, type HeroQuestContent, type Item, type WeightSetting } from "../../open.js";
import { isAntagonist, isHelpless, isInShock } from "../../queries/figures.js";
import type { Figure } from "../../state.js";
import type { HeroQuestView } from "../../view.js";

/** Dice of a figure: those of the sheet are black, those of gear white (HQ-1.8). */
export interface DiceCount {
  readonly black: number;
  readonly white: number;
}

export function totalOf({ black, white }: DiceCount): number {
  return black + white;
}

export function itemNamed({ itemById }: HeroQuestContent, id: string): Item | undefined {
  return itemById.get(id);
}

function mayUse(figure: Figure, item: Item): boolean {
  return figure.kind !== "hero" || (item.allowed as readonly string[]).includes(figure.type);
}

/** HQ-6.4, HQ-6.9: black dice, and the white ones of the best weapon, or of the one that is named. */
export function attackDice(content: HeroQuestContent, figure: Figure, target?: Figure, weapon?: string): DiceCount {
  const names = weapon === undefined ? (figure.kind === "hero" ? figure.items : []) : [weapon];
  const white = Math.max(0, ...names.map((name) => meleeOf(figure, itemNamed(content, name), target)));
  return changed(figure, "attack", { black: figure.attack, white });
}

function meleeOf(figure: Figure, item: Item | undefined, target: Figure | undefined): number {
  if (item?.melee === undefined || !mayUse(figure, item)) return 0;
  return target && item.against?.kinds.includes(target.type) ? item.against.melee : item.melee;
}

/** HQ-6.5: black dice and armour. Who lies on the ground has none. */
export function defenceDice(content: HeroQuestContent, figure: Figure): DiceCount {
  if (isHelpless(figure)) return { black: 0, white: 0 };
  const worn = new Map<string, number>();
  for (const name of figure.items) {
    const item = itemNamed(content, name);
    if (!item?.defence || !mayUse(figure, item)) continue;
    if (item.wornOn === "arm" && (figure.bothHands || itemNamed(content, figure.held)?.excludesShield)) continue;
    const place = item.wornOn ?? name;
    worn.set(place, Math.max(worn.get(place) ?? 0, item.defence));
  }
  const white = [...worn.values()].reduce((sum, one) => sum + one, 0);
  return changed(figure, "defence", { black: figure.defence, white });
}

/** What spells, potions and shock (HQ-8.8.c-a) make of it. */
function changed(figure: Figure, kind: "attack" | "defence", { black, white }: DiceCount): DiceCount {
  const sum = (what: string) => figure.lasting.reduce((total, one) => total + (one.what === what ? one.change : 0), 0);
  let all = black + white + sum(`${kind}-dice`);
  if (kind === "attack") {
    all = Math.max(all, sum("attack-at-least"));
    if (figure.lasting.some(({ what }) => what === "attack-limit")) all = Math.min(all, sum("attack-limit"));
  }
  if (kind === "defence" && figure.lasting.some(({ what }) => what === "half-defence")) all = Math.floor(all / 2);
  if (isInShock(figure)) all = Math.floor(all / 2);
  all = Math.max(0, all);
  return { black: Math.min(black, all), white: all - Math.min(black, all) };
}

/** The same for somebody who may be gone: a servant who was removed is nowhere any more, and known by its name alone. */
export function shieldOfNamed({ figures, gone }: HeroQuestView, id: string): "lion" | "oval" {
  const figure = figures.find((one) => one.id === id) ?? gone.find((one) => one.figure.id === id)?.figure;
  if (figure) return shieldOf(figure);
  return Object.hasOwn(antagonists, id.replace(/-\d+$/, "")) ? "oval" : "lion";
}

/** HQ-1.1-f, HQ-1.1-g: the shield that blocks for this figure. */
export function shieldOf(figure: Figure): "lion" | "oval" {
  return !isAntagonist(figure) || figure.kind === "hero" ? "lion" : "oval";
}

/** HQ-1.1-d: how often each face of a combat die comes up at this table. */
export function weightsAt({ combatSides }: HeroQuestContent, options: Options): ReturnType<typeof combatWeights> {
  return combatWeights(combatSides, (options["dice.weights"] ?? "3-1") as WeightSetting);
}

/** The share of skulls among combat dice. */
export function skullsToExpect(content: HeroQuestContent, options: Options): number {
  const weights = weightsAt(content, options);
  return weights.skull / Object.values(weights).reduce((sum, weight) => sum + weight, 0);
}
