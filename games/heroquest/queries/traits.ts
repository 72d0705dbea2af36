import { type Message, say } from "@tavolata/kernel";
import type { HeroQuestContent } from "../content/content.js";
import type { Harm } from "../content/effects.js";
import type { TraitId } from "../content/figures/traits.js";
import { championOf } from "../content/tables.js";
import type { HeldTrait } from "../rules/rh-3-experience/sheet.js";
import type { Figure } from "../state.js";

export function traitOf({ experience }: Figure, id: TraitId): HeldTrait | undefined {
  if (!experience) return undefined;
  for (const held of experience.traits) if (held.trait === id) return held;
  return undefined;
}

export function hasTrait(figure: Figure, id: TraitId): boolean {
  return traitOf(figure, id) !== undefined;
}

export function haveQuarrelled(one: Figure, other: Figure): boolean {
  return quarrelsWith(one, other) || quarrelsWith(other, one);
}

function quarrelsWith({ experience }: Figure, { id }: Figure): boolean {
  return experience?.traits.some(({ trait, of }) => trait === "quarrel" && of === id) === true;
}

/** HQ-RH3-fear: whether one is afraid of this creature. HQ-RH3-cold-blood, and spells of courage: then not. */
export function fears(content: HeroQuestContent, figure: Figure, creature: Figure): boolean {
  if (!figure.experience || creature.kind === "hero" || creature.kind === "ally") return false;
  const afraid = figure.experience.traits.some(({ trait, of }) => trait === "fear" && of === creature.type);
  return afraid && !isImmune(content, figure, "fear");
}

/** Whether nothing of this kind harms a figure: by a spell, or by what its sheet says. */
export function isImmune(content: HeroQuestContent, figure: Figure, harm: Harm | undefined): boolean {
  if (!harm) return false;
  if (figure.lasting.some(({ what, of }) => what === "immune" && of === harm)) return true;
  // HQ-RH3-cold-blood
  if (harm === "fear" && hasTrait(figure, "cold-blood")) return true;
  return championOf(content, figure)?.immune.includes(harm) ?? false;
}

/** What stands on the sheet: a name, and where it needs one, against whom. */
export function wordsFor({ trait, of }: Pick<HeldTrait, "trait" | "of">): Message {
  return of === undefined ? say("trait-held", { trait }) : say("trait-held-against", { trait, of });
}
