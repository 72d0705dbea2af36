import { done, each, one } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { itemCard, itemSide, itemsWith, nameOfSide } from "../../content/tables.js";
import type { Effect } from "../../content/types.js";
import { isOwnTurn } from "../../queries/activity.js";
import { hasNoEffects } from "../../queries/effects/held.js";
import { heroOf } from "../../queries/figures.js";
import { isCompatible } from "../../queries/items/inventory.js";
import { powersOf, whyNotUsable } from "../../queries/powers/usable.js";
import type { RolledDie } from "../../state/attack.js";
import type { Figure, Hero, ItemId, Souls, SoulsFlow, Table } from "../../state.js";
import { spendPower } from "../07-powers/using.js";
import { mayReroll } from "./dice-pool.js";
import { rerollChosen } from "./hit.js";

/** Something that lets its owner reroll dice. */
interface Source {
  readonly name: string;
  readonly count: number | "all";
  readonly spend: (t: Table) => void;
}

type Kind = "attack" | "save";

/** SS-9-h: in the step where effects apply, items and powers that reroll may be used, each die once (SS-2-b). */
export function offerRerolls(
  t: Table,
  figure: Figure,
  dice: readonly RolledDie[],
  kind: Kind,
  isWanted = () => true,
): SoulsFlow {
  if (figure.kind !== "hero" || dice.length === 0 || hasNoEffects(t.content, figure)) return done;
  // Nearly always there is nothing to reroll with, and no generator is made for that.
  return sources(t.content, t.state, figure, kind).length === 0 ? done : offerSources(t, figure, dice, kind, isWanted);
}

function* offerSources(
  t: Table,
  figure: Figure,
  dice: readonly RolledDie[],
  kind: Kind,
  isWanted: () => boolean,
): SoulsFlow {
  const { state: s } = t;
  const used: string[] = [];
  const left = () => sources(t.content, s, figure, kind).filter(({ name }) => !used.includes(name));
  while (isWanted() && left().length > 0 && mayReroll(dice).length > 0) {
    const picked = yield* t.choose<Source | "keep-dice">(
      figure.belongsTo,
      "use-reroll",
      () => [each(left(), { verb: "reroll", target: ({ name }) => name }), one("keep-dice")],
      { rules: ["SS-9-h", "SS-2-b"] },
    );
    if (picked === "keep-dice") return;
    used.push(picked.name);
    picked.spend(t);
    yield* rerollChosen(t, { by: figure.belongsTo }, dice, picked.count);
  }
}

/** Whether an item is for rerolls only: then it is offered with the dice, not before. */
export function isForRerolls(effects: readonly Effect[] | undefined): boolean {
  return effects !== undefined && effects.length > 0 && effects.every(({ effect }) => effect === "reroll");
}

function sources(content: SoulsContent, s: Souls, figure: Figure, kind: Kind): Source[] {
  const hero = heroOf(s, figure);
  return [...fromItems(content, s, hero, kind), ...fromPowers(content, s, hero, kind), ...fromLasting(s, figure, kind)];
}

function countIn(effects: readonly Effect[] | undefined, kind: Kind): number | "all" | undefined {
  for (const effect of effects ?? []) if (effect.effect === "reroll" && effect.dice === kind) return effect.count;
  return undefined;
}

/** SS-6.5-d: a free item in the own turn; SS-6.5-j: so often in a Quest. */
function fromItems(content: SoulsContent, s: Souls, hero: Hero, kind: Kind): Source[] {
  const rerolling = itemsWith(content, "reroll");
  if (!rerolling) return [];
  return hero.inventory.flatMap((item: ItemId): Source[] => {
    if (!rerolling.has(itemCard(content, item))) return [];
    const { effects, activity, usesPerQuest = Number.POSITIVE_INFINITY } = itemSide(content, s, item);
    const count = countIn(effects, kind);
    if (count === undefined || !isCompatible(content, s, hero, item)) return [];
    if (activity === "free" && !isOwnTurn(s, hero.seat)) return [];
    if (s.usedInQuest.filter((used) => used === item).length >= usesPerQuest) return [];
    const spend = (t: Table) => {
      s.usedInQuest.push(item);
      t.emit(
        { type: "item-used", figure: hero.figure, item, side: nameOfSide(t.content, s, item) },
        { rules: ["SS-12-a", "SS-12.1-a", "SS-6.5-j"] },
      );
    };
    return [{ name: item, count, spend }];
  });
}

function fromPowers(content: SoulsContent, s: Souls, hero: Hero, kind: Kind): Source[] {
  const found: Source[] = [];
  for (const power of powersOf(content, hero)) {
    const count = power.activity === "passive" ? countIn(power.effects, kind) : undefined;
    if (count === undefined || whyNotUsable(content, s, hero, power)) continue;
    found.push({ name: power.name, count, spend: (t) => spendPower(t, hero, power) });
  }
  return found;
}

function fromLasting(s: Souls, figure: Figure, kind: Kind): Source[] {
  if (s.lasting.length === 0) return [];
  return s.lasting.flatMap(({ on, name, effect }): Source[] => {
    const count = on === figure.id ? countIn([effect], kind) : undefined;
    return count === undefined ? [] : [{ name, count, spend: () => {} }];
  });
}
