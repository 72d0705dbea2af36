import type { Item } from "../types.js";
import { everybody, notWizard, wizardOnly } from "./who-may-use.js";

const weapon = { class: "equipment", tags: ["weapon", "metal"] } as const;
const armour = { class: "equipment", tags: ["armour", "metal"], againstRanged: true } as const;
const potion = { class: "equipment", tags: ["potion"], load: 0, hands: 0, use: "drunk", charges: 1 } as const;

const table = {
  // Weapons
  dagger: {
    ...weapon,
    gold: 25,
    load: 1,
    hands: 1,
    melee: 0,
    ranged: 1,
    rangedClass: "dagger",
    throwable: true,
    allowed: everybody,
  },
  staff: {
    class: "equipment",
    tags: ["weapon"],
    gold: 100,
    load: 2,
    hands: 2,
    melee: 0,
    diagonal: true,
    excludesShield: true,
    allowed: everybody,
  },
  "short-sword": { ...weapon, gold: 150, load: 2, hands: 1, melee: 1, allowed: notWizard },
  "hand-axe": {
    ...weapon,
    gold: 200,
    load: 2,
    hands: 1,
    melee: 1,
    ranged: 2,
    rangedClass: "throwing",
    throwable: true,
    allowed: notWizard,
  },
  spear: {
    ...weapon,
    gold: 250,
    load: 2,
    hands: 1,
    melee: 1,
    ranged: 2,
    rangedClass: "throwing",
    diagonal: true,
    throwable: true,
    allowed: notWizard,
  },
  broadsword: { ...weapon, gold: 250, load: 2, hands: 1, melee: 2, allowed: notWizard },
  longsword: { ...weapon, gold: 350, load: 2, hands: 1, melee: 2, diagonal: true, allowed: notWizard },
  "battle-axe": { ...weapon, gold: 450, load: 4, hands: 2, melee: 3, excludesShield: true, allowed: notWizard },
  crossbow: { ...weapon, gold: 350, load: 3, hands: 2, ranged: 3, rangedClass: "shooting", allowed: notWizard },
  // Armour
  shield: { ...armour, gold: 150, load: 2, hands: 1, defence: 1, wornOn: "arm", allowed: notWizard },
  helmet: { ...armour, gold: 125, load: 1, hands: 0, defence: 1, wornOn: "head", allowed: notWizard },
  "chain-mail": { ...armour, gold: 500, load: 4, hands: 0, defence: 1, wornOn: "body", allowed: notWizard },
  "plate-mail": {
    ...armour,
    gold: 850,
    load: 6,
    hands: 0,
    defence: 2,
    wornOn: "body",
    allowed: notWizard,
    use: "carried",
    effects: [{ effect: "movement-dice", change: -1, until: "while-carried" }],
  },
  bracers: { ...armour, gold: 550, load: 1, hands: 0, defence: 1, wornOn: "wrists", allowed: wizardOnly },
  // Tools
  "tool-kit": {
    class: "equipment",
    tags: ["tool"],
    gold: 250,
    load: 2,
    hands: 1,
    allowed: everybody,
    use: "carried",
    effects: [{ effect: "disarm", range: "adjacent", magical: false }],
  },
  rope: {
    class: "equipment",
    tags: ["tool"],
    gold: 50,
    load: 1,
    hands: 0,
    allowed: everybody,
    use: "carried",
    effects: [{ effect: "climb-out" }],
  },
  // Potions
  "potion-of-healing": { ...potion, gold: 100, allowed: everybody, effects: [{ effect: "heal-body", amount: 4 }] },
  "potion-of-clarity": { ...potion, gold: 100, allowed: everybody, effects: [{ effect: "heal-mind", amount: 3 }] },
  "potion-of-strength": {
    ...potion,
    gold: 150,
    allowed: everybody,
    effects: [{ effect: "attack-dice", change: 2, until: "next-attack" }],
  },
  "potion-of-speed": {
    ...potion,
    gold: 100,
    allowed: everybody,
    effects: [{ effect: "movement-dice", change: 2, until: "next-move" }],
  },
  "potion-of-defence": {
    ...potion,
    gold: 150,
    allowed: everybody,
    effects: [{ effect: "defence-dice", change: 2, until: "next-defence" }],
  },
} as const satisfies Record<string, Item>;

export type EquipmentId = keyof typeof table;

/** HQ-1.2.b, HQ-RH1.1: what the market sells. */
export const equipment: Readonly<Record<EquipmentId, Item>> = table;
