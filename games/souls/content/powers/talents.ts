import type { Effect, PowerCard, PowerTiming } from "../types.js";
import { attack } from "../vocabulary.js";

/** A talent is passive, and anybody's. */
function talent(effects: readonly Effect[], more: Pick<PowerCard, "when" | "once" | "verified" | "heuristics"> = {}) {
  return {
    activity: "passive",
    base: { effects },
    levels: [{ rank: 1 }],
    cooldownFrom: "use",
    ...more,
  } as const satisfies PowerCard;
}

const onSave: PowerTiming = "save-rolled";

/** SS-7-f: the talents, shared by all heroes. */
export const talents = {
  lucky: talent([{ effect: "save-dice", dice: 2 }], {
    when: onSave,
    verified: ["name", "activity", "base.effects.0"],
    heuristics: { worth: 5 },
  }),
  tough: talent([{ effect: "max-hp", change: 2 }], { heuristics: { worth: 8 } }),
  fleet: talent([{ effect: "movement", change: 1 }], { heuristics: { worth: 4 } }),
  "pack-mule": talent([{ effect: "capacity", change: 2 }]),
  "keen-eye": talent([{ effect: "reroll", dice: "attack", count: 1 }], { once: "round", heuristics: { worth: 6 } }),
  "iron-will": talent([{ effect: "reroll", dice: "save", count: 1 }], { when: onSave, once: "round" }),
  "shield-bearer": talent([{ effect: "defence-dice", change: 1 }], { heuristics: { worth: 7 } }),
  slippery: talent([{ effect: "free-evade", perTurn: 1 }], { heuristics: { worth: 2 } }),
  sharpshooter: talent([{ effect: "range", change: 1, of: "ranged" }], { heuristics: { worth: 1 } }),
  brawler: talent([{ effect: "unarmed", values: attack(1, 1, 0) }]),
  surgeon: talent([{ effect: "heal-more", change: 1 }], { heuristics: { worth: 3 } }),
  haggler: talent([{ effect: "prices", change: -5 }]),
};
