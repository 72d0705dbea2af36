import { derived } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { itemCard, itemSide, nameOf } from "../../content/tables.js";
import type { ItemSide, WeaponCategory } from "../../content/types.js";
import type { Figure, ItemId } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { heldWords } from "../effects/held.js";
import { heroOf } from "../figures.js";
import { type AttackForm, printed } from "./form.js";

/** SS-8.2-c: bare hands: one blue die, in the own area, of no damage type. */
const unarmed: AttackForm = { name: "unarmed", values: { hits: 0, red: 0, blue: 1 }, range: 0, paid: [] };

/** SS-9-hit-1-b: the weapon as it lies in its slot. */
export function weaponForm(content: SoulsContent, s: SoulsView, item: ItemId): AttackForm {
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
  s: SoulsView,
  figure: Figure,
): { readonly with: string; readonly form: AttackForm }[] {
  const { primary, secondary } = heroOf(s, figure).slots;
  const weapons = [primary, secondary].filter((item) => item !== "");
  if (weapons.length > 0) return weapons.map((item) => ({ with: item, form: weaponForm(content, s, item) }));
  const [better] = heldWords(content, s, "unarmed", { self: figure });
  return [{ with: "unarmed", form: better ? { ...unarmed, values: better.values } : unarmed }];
}
