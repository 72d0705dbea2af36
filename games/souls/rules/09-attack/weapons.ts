import { type Bar, bar, derived, say } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { itemCard, itemSide, nameOf } from "../../content/tables.js";
import type { ItemSide, WeaponCategory } from "../../content/types.js";
import { type AttackForm, printed } from "../../queries/attack/form.js";
import { attackDistance } from "../../queries/board/distance.js";
import { seesBetween, sightLimit } from "../../queries/board/sight.js";
import { heldSum, heldWords } from "../../queries/effects/held.js";
import { heroOf, isEngaged } from "../../queries/figures.js";
import type { Figure, ItemId, Souls, SoulsFlow, Table } from "../../state.js";
import { type Deeds, startActivity, whyNoActivity } from "../06-actions/activity.js";
import { attack } from "./attack.js";
import { afterCombatAttack } from "./extra-attacks.js";

/** SS-8.2-c: bare hands: one blue die, in the own area, of no damage type. */
const unarmed: AttackForm = { name: "unarmed", values: { hits: 0, red: 0, blue: 1 }, range: 0, paid: [] };

/** SS-9-hit-1-b: the weapon as it lies in its slot. */
export function weaponForm(content: SoulsContent, s: Souls, item: ItemId): AttackForm {
  const forms = formsBySide(content);
  const side = itemSide(content, s, item);
  let byItem = forms.get(side);
  if (!byItem) {
    byItem = new Map();
    forms.set(side, byItem);
  }
  let form = byItem.get(item);
  if (!form) {
    form = formOn(content, side, item);
    byItem.set(item, form);
  }
  return form;
}

/** The forms of weapons that were asked for, by the side of the card that lies up and the copy of it. */
const formsBySide = derived((_content: SoulsContent) => new Map<ItemSide, Map<ItemId, AttackForm>>());

function formOn(content: SoulsContent, side: ItemSide, item: ItemId): AttackForm {
  const { category } = itemCard(content, item);
  return {
    name: side.name ?? nameOf(item),
    values: side.attack!,
    range: side.range ?? 0,
    paid: printed(item, side.paid),
    ...(side.damage ? { damage: side.damage } : {}),
    ...(category ? { category: category as WeaponCategory } : {}),
  };
}

/** SS-6.2-c: the weapons that a hero can attack with; SS-8.2-c: his hands when he has none. */
export function formsOf(
  content: SoulsContent,
  s: Souls,
  figure: Figure,
): { readonly with: string; readonly form: AttackForm }[] {
  const { primary, secondary } = heroOf(s, figure).slots;
  const weapons = [primary, secondary].filter((item) => item !== "");
  if (weapons.length > 0) return weapons.map((item) => ({ with: item, form: weaponForm(content, s, item) }));
  const [better] = heldWords(content, s, "unarmed", { self: figure });
  return [{ with: "unarmed", form: better ? { ...unarmed, values: better.values } : unarmed }];
}

/** SS-6.2-c: one Combat activity, one attack with one weapon. */
export function attacks(deeds: Deeds): void {
  const { t, figure } = deeds;
  const { state: s } = t;
  const none = whyNoActivity(s, figure, "combat");
  if (s.enemies.length === 0 || deeds.leavesOut(none)) return;
  for (const { with: weapon, form } of formsOf(deeds.content, s, figure)) {
    for (const target of s.figures) {
      if (target.faction !== "enemies") continue;
      const bar = none ?? whyNotTarget(deeds.content, s, figure, target, form);
      if (!deeds.leavesOut(bar)) addAttack(deeds, target, form, weapon, bar);
    }
  }
}

/** Apart from the loop: a loop that makes functions keeps something for each of its rounds, also for those that make none. */
function addAttack(deeds: Deeds, target: Figure, form: AttackForm, weapon: string, bar: Bar | undefined): void {
  const { t, figure } = deeds;
  deeds.add({
    id: `attack:${weapon}:${target.id}`,
    at: `figure:${target.id}`,
    label: () => say("option.attack", { weapon, target: target.id }),
    run: () => fight(t, figure, target, form, weapon),
    bar,
  });
}

function* fight(t: Table, figure: Figure, target: Figure, form: AttackForm, weapon: string): SoulsFlow {
  if (!(yield* startActivity(t, figure, "combat"))) return;
  const done = yield* attack(t, { attacker: figure.id, target: target.id, form });
  yield* afterCombatAttack(t, figure, done, weapon);
}

/** SS-3.4-d, SS-6.1.1-b, SS-6.2-d, SS-6.2-e: sight, range, and no other area while engaged. */
export function whyNotTarget(
  content: SoulsContent,
  s: Souls,
  figure: Figure,
  target: Figure,
  form: AttackForm,
): Bar | undefined {
  if (target.area === figure.area) return undefined;
  if (isEngaged(s, figure)) return engaged;
  if (form.range === 0) return meleeOnly;
  const range = form.range + heldSum(content, s, "range", { self: figure }, (effect) => effect.change);
  return whyOutOfRange(content, s, figure, target.area, range);
}

/** SS-3.4.2-a: up to so many areas away, and in sight. */
export function whyOutOfRange(
  content: SoulsContent,
  s: Souls,
  figure: Figure,
  area: string,
  range: number,
): Bar | undefined {
  const distance = attackDistance(s, figure.area, area);
  if (distance !== undefined && distance > sightLimit(content, s)) return beyondTheFog;
  if (distance === undefined || distance > range) return outOfRange;
  return seesBetween(content, s, figure.faction, figure.area, area)
    ? undefined
    : whyUnseen(content, s, figure.area, area);
}

/** SS-3.4-b: enemies in between, or SS-3.4-a: walls and doors. */
function whyUnseen(content: SoulsContent, s: Souls, from: string, to: string): Bar {
  return seesBetween(content, s, "enemies", from, to) ? enemiesInBetween : outOfSight;
}

// Made once: see `whyNoActivity`.
const engaged = bar("SS-6.1.1-b", "engaged");
const meleeOnly = bar("SS-6.2-d", "melee-only");
const beyondTheFog = bar("SS-3.4.1", "beyond-the-fog");
const outOfRange = bar("SS-3.4.2-a", "out-of-range");
const enemiesInBetween = bar("SS-3.4-b", "enemies-in-between");
const outOfSight = bar("SS-3.4-a", "out-of-sight");
