import { type Bar, bar, say } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { resultsOf } from "../../content/dice.js";
import { itemCard, itemSide, nameOfSide } from "../../content/tables.js";
import type { ItemCard, ItemSide } from "../../content/types.js";
import type { TurnActivity } from "../../queries/activity.js";
import { whyNoActivity } from "../../queries/activity.js";
import { weaponForm } from "../../queries/attack/weapons.js";
import { hasNoEffects } from "../../queries/effects/held.js";
import { heroOf } from "../../queries/figures.js";
import { isCompatible } from "../../queries/items/inventory.js";
import { type Aimed, aims, placeOf } from "../../queries/powers/aiming.js";
import { knownOf } from "../../queries/powers/known.js";
import type { Attack } from "../../state/attack.js";
import type { Figure, ItemId, Souls, SoulsFlow, Table } from "../../state.js";
import { startActivity } from "../06-actions/activity.js";
import { type HeroMenu, heroAction } from "../06-actions/hero-action.js";
import { attack } from "../09-attack/attack.js";
import { isForRerolls } from "../09-attack/rerolls.js";
import { applyEffects } from "../effects/apply.js";
import { discardItem } from "./discard.js";

/** SS-12-a, SS-12.3-c: miscellaneous items from the inventory, and artefacts from their slot (SS-8-a). */
export function listItems(menu: HeroMenu): void {
  const { t, figure } = menu.acting;
  const { inventory, slots } = heroOf(t.state, figure);
  for (const item of inventory) if (isUsedFromInventory(itemCard(t.content, item))) listUses(menu, item);
  if (slots.artefact !== "") listUses(menu, slots.artefact);
}

function isUsedFromInventory({ kind }: ItemCard): boolean {
  return kind === "permanent" || kind === "consumable" || kind === "projectile";
}

interface ItemUse {
  readonly item: ItemId;
  readonly activity: TurnActivity;
  readonly aimed: Aimed;
}

const useItem = heroAction<ItemUse>({
  verb: "use",
  target: ({ aimed }) => aimed.id,
  using: ({ item }) => item,
  id: ({ item, aimed }) => (aimed.id === "" ? `use:${item}` : `use:${item}:${aimed.id}`),
  label: ({ item, aimed }, { t }) =>
    say("option.use-item", {
      item: nameOfSide(t.content, t.state, item),
      target: aimed.id === "" ? "none" : aimed.id,
    }),
  at: ({ aimed }) => [placeOf(aimed)],
  run: ({ item, activity, aimed }, { t, figure }) => use(t, figure, item, activity, aimed),
});

function listUses(menu: HeroMenu, item: ItemId): void {
  const { t, figure } = menu.acting;
  const { content, state: s } = t;
  const { activity: printed, aim, range, attack: values, effects } = itemSide(content, s, item);
  const activity = printed === "action" && hasFreeUse(content, s, figure) ? "free" : printed;
  if (!activity || activity === "passive" || activity === "reaction" || isForRerolls(effects)) return;
  const none = whyNotUse(content, s, figure, item, activity);
  if (!menu.lists(none)) return;
  const at = values ? ({ who: "enemy", range: range ?? 0 } as const) : aim;
  for (const aimed of aims(content, s, figure, at)) {
    const bar = none ?? aimed.why();
    if (menu.lists(bar)) menu.add(useItem, { item, activity, aimed }, bar);
  }
}

/** SS-2-a: some heroes use items for a Free Action instead of an Action, so often a turn. */
function hasFreeUse(content: SoulsContent, s: Souls, figure: Figure): boolean {
  const { freeItems: free } = knownOf(content, heroOf(s, figure));
  return free > 0 && s.turn.done.filter((done) => done === freeUse).length < free;
}

const freeUse = "item-for-free";

/** SS-8.1-a: only who is compatible. SS-8.4-c: only with enough charges. SS-10.6.2-e: no effects of items. */
function whyNotUse(
  content: SoulsContent,
  s: Souls,
  figure: Figure,
  item: ItemId,
  activity: TurnActivity,
): Bar | undefined {
  const side = itemSide(content, s, item);
  if (!isCompatible(content, s, heroOf(s, figure), item))
    return bar(side.runes.for === "all-but" ? "SS-8.1-b" : "SS-8.1-a", "not-compatible");
  if (hasNoEffects(content, figure)) return bar("SS-10.6.2-e", "no-effects");
  if (side.charges && (s.items[item]?.charges ?? 0) < side.charges.cost) return bar("SS-8.4-c", "no-charges");
  if (side.once === "round" && s.usedInRound.includes(item)) return bar("SS-6.5-j", "used-this-round");
  if (side.once === "turn" && s.turn.done.includes(item)) return bar("SS-6.5-j", "used-this-turn");
  if (side.usesPerQuest !== undefined && s.usedInQuest.filter((used) => used === item).length >= side.usesPerQuest)
    return bar("SS-6.5-j", "used-this-quest");
  return whyNoActivity(s, figure, activity);
}

function* use(t: Table, figure: Figure, item: ItemId, activity: TurnActivity, aimed: Aimed): SoulsFlow {
  const { state: s } = t;
  if (!(yield* startActivity(t, figure, activity))) return;
  const side = itemSide(t.content, s, item);
  const forFree = activity === "free" && side.activity === "action";
  if (forFree) s.turn.done.push(freeUse);
  t.emit(
    { type: "item-used", figure: figure.id, item, side: nameOfSide(t.content, s, item) },
    { rules: rulesOfUse(t.content, item, side, forFree) },
  );
  s.usedInRound.push(item);
  s.usedInQuest.push(item);
  s.turn.done.push(item);
  if (side.charges) s.items[item]!.charges -= side.charges.cost;
  let done: Attack | undefined;
  if (side.attack && aimed.aim)
    done = yield* attack(t, { attacker: figure.id, target: aimed.aim, form: weaponForm(t.content, s, item) });
  else {
    yield* applyEffects(t, side.effects ?? [], {
      user: figure.id,
      name: item,
      ...(aimed.aim ? { aim: aimed.aim } : {}),
      ...(aimed.area ? { area: aimed.area } : {}),
    });
  }
  useUp(t, figure, item, done);
}

function rulesOfUse(content: SoulsContent, item: ItemId, side: ItemSide, forFree: boolean): string[] {
  const rules = ["SS-12-a", ...(forFree ? ["SS-2-a"] : []), ...(side.attack || side.aim ? [] : ["SS-6.5-f"])];
  if (side.attack) rules.push("SS-9-b");
  const { kind } = itemCard(content, item);
  if (kind === "permanent") rules.push("SS-12.1-a");
  if (kind === "projectile") rules.push("SS-12.3-a", "SS-12.3-c");
  if (side.charges) rules.push("SS-8.4-c");
  return rules;
}

/** SS-12.1-a: permanent ones stay. SS-12.2-a: consumables are used once. SS-12.3-a, SS-12.3-b: a projectile goes when its roll shows a miss. */
function useUp(t: Table, figure: Figure, item: ItemId, done: Attack | undefined): void {
  const { kind } = itemCard(t.content, item);
  const missed = done?.dice.some(({ face }) => resultsOf(face).includes("miss")) ?? false;
  if (kind === "consumable") discardItem(t, heroOf(t.state, figure), item, "SS-12.2-a");
  if (kind === "projectile" && missed) discardItem(t, heroOf(t.state, figure), item, "SS-12.3-b");
}
