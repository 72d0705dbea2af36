import { type MessageArgument, say } from "@tavolata/kernel";
import { type TraitId, traits } from "../../content/figures/traits.js";
import type { Figure, Table } from "../../state.js";

/** Tells what a trait does just now: the messages `trait.<id>`, and others where it does more than one thing. */
export function tellTrait(
  t: Table,
  figure: Figure,
  trait: TraitId,
  args: Record<string, MessageArgument> = {},
  effect: string = trait,
): void {
  t.emit(
    { type: "trait-acted", figure: figure.id, trait, effect: say(`trait.${effect}`, args) },
    { rules: [traits[trait].rule] },
  );
}
