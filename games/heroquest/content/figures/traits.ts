import type { Trait, TraitRow } from "../types.js";

const table = {
  cowardice: { kind: "disadvantage", rule: "HQ-RH3-cowardice" },
  "true-cowardice": { kind: "disadvantage", rule: "HQ-RH3-true-cowardice" },
  chatterbox: { kind: "disadvantage", rule: "HQ-RH3-chatterbox" },
  quarrel: { kind: "disadvantage", rule: "HQ-RH3-quarrel", about: "hero" },
  fear: { kind: "disadvantage", rule: "HQ-RH3-fear", about: "creature" },
  "cold-blood": { kind: "advantage", rule: "HQ-RH3-cold-blood" },
  "steady-hand": { kind: "advantage", rule: "HQ-RH3-steady-hand" },
  accurate: { kind: "advantage", rule: "HQ-RH3-accurate" },
  "deadly-shot": { kind: "advantage", rule: "HQ-RH3-deadly-shot" },
  "dodge-missiles": { kind: "advantage", rule: "HQ-RH3-dodge-missiles" },
  "hard-target": { kind: "advantage", rule: "HQ-RH3-hard-target" },
  "quick-reflexes": { kind: "advantage", rule: "HQ-RH3-reflexes" },
  feint: { kind: "advantage", rule: "HQ-RH3-feint" },
  resistance: { kind: "advantage", rule: "HQ-RH3-resistance" },
  "multiple-attack": { kind: "advantage", rule: "HQ-RH3-multiple-attack" },
  charge: { kind: "advantage", rule: "HQ-RH3-charge" },
  warrior: { kind: "advantage", rule: "HQ-RH3-warrior" },
  "move-plus-1": { kind: "movement-advantage", rule: "HQ-RH3-move-plus-1" },
  "move-plus-2": { kind: "movement-advantage", rule: "HQ-RH3-move-plus-2" },
  "start-first": { kind: "movement-advantage", rule: "HQ-RH3-start-first" },
  injury: { kind: "movement-disadvantage", rule: "HQ-RH3-injury" },
  "serious-injury": { kind: "movement-disadvantage", rule: "HQ-RH3-serious-injury" },
} as const satisfies Record<string, Trait>;

export type TraitId = keyof typeof table;

/** HQ-RH3-a: what adventures leave on a hero's sheet. */
export const traits: Readonly<Record<TraitId, Trait>> = table;

/** HQ-RH3-d: for a double HQ in a movement roll. */
export const movementAdvantages: readonly TraitRow[] = [
  { from: 1, to: 3, trait: "move-plus-1" },
  { from: 4, to: 5, trait: "move-plus-2" },
  { from: 6, to: 6, trait: "start-first" },
];

/** HQ-RH3-d: for a double ? in a movement roll. */
export const movementDisadvantages: readonly TraitRow[] = [
  { from: 1, to: 4, trait: "injury" },
  { from: 5, to: 6, trait: "serious-injury" },
];

/** HQ-RH3-e: for a double or triple ? in a combat roll. */
export const disadvantages: readonly TraitRow[] = [
  { from: 1, to: 1, trait: "cowardice" },
  { from: 2, to: 2, trait: "true-cowardice" },
  { from: 3, to: 3, trait: "chatterbox" },
  { from: 4, to: 4, trait: "quarrel" },
  { from: 5, to: 5, trait: "fear" },
  { from: 6, to: 6, trait: null },
];

/** HQ-RH3-e: for a double or triple HQ in a combat roll, one of these by an even draw. */
export const advantages: readonly TraitId[] = [
  "cold-blood",
  "steady-hand",
  "accurate",
  "deadly-shot",
  "dodge-missiles",
  "hard-target",
  "quick-reflexes",
  "feint",
  "resistance",
  "multiple-attack",
  "charge",
  "warrior",
];
