import type { Archetype } from "../types.js";

export const everybody: readonly Archetype[] = ["barbarian", "dwarf", "elf", "wizard"];
export const notWizard: readonly Archetype[] = ["barbarian", "dwarf", "elf"];
export const wizardOnly: readonly Archetype[] = ["wizard"];
export const casters: readonly Archetype[] = ["elf", "wizard"];
