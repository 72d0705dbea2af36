import { type Message, type MessageArgument, say } from "@tavolata/kernel";
import { type TraitId, traits } from "../../content/figures/traits.js";
import type { Figure, Table } from "../../state.js";
import type { HeldTrait } from "./sheet.js";

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

/** What stands on the sheet: a name, and where it needs one, against whom. */
export function wordsFor({ trait, of }: Pick<HeldTrait, "trait" | "of">): Message {
  return of === undefined ? say("trait-held", { trait }) : say("trait-held-against", { trait, of });
}
