import { isSpell } from "../../content/spells/index.js";
import type { FigureId, Table } from "../../state.js";
import type { Casting } from "./vocabulary.js";

/** HQ-RH7-m-counterspell: whose spell it is, remembered where a misfortune card might end it. */
export function casterOf({ state }: Table, { card, user }: Pick<Casting, "card" | "user">): { readonly by?: FigureId } {
  return state.fate && isSpell(card) ? { by: user.id } : {};
}
