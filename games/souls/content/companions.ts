import type { CompanionCard } from "./types.js";
import { attack, knockOut, pay, twoAbilities } from "./vocabulary.js";

/** SS-7.2-a: the one companion of the box. */
export const companions = {
  fenrir: {
    owner: "laegon",
    counter: 1,
    style: "dexterity",
    movement: 4,
    hp: 4,
    weapon: { id: "bite", attack: attack(1, 1, 0), damage: "slash", paid: [pay(twoAbilities, knockOut)] },
    armour: 0,
    magicShields: 0,
    defenceDice: 2,
    immune: [],
    verified: ["name", "owner"],
  },
} as const satisfies Readonly<Record<string, CompanionCard>>;
