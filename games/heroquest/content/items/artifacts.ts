import type { Item } from "../types.js";
import { casters, everybody, notWizard, wizardOnly } from "./who-may-use.js";

const artifact = { class: "artifact", tags: ["magic-object"] } as const;

const table = {
  /** Gives a life back. */
  "phial-of-second-dawn": {
    ...artifact,
    gold: 500,
    load: 0,
    hands: 0,
    allowed: everybody,
    use: "magic-action",
    charges: 1,
    target: { who: "eliminated-hero", range: "board" },
    effects: [{ effect: "revive" }],
  },
  /** Plate without its weight. */
  "hearthforged-mail": {
    class: "artifact",
    tags: ["magic-object", "armour"],
    gold: 900,
    load: 3,
    hands: 0,
    defence: 2,
    againstRanged: true,
    wornOn: "body",
    allowed: notWizard,
  },
  /** Strikes orcs twice. */
  tuskbreaker: {
    class: "artifact",
    tags: ["magic-object", "weapon"],
    gold: 300,
    load: 2,
    hands: 1,
    melee: 1,
    against: { kinds: ["orc"], melee: 1, attacks: 2 },
    allowed: notWizard,
  },
  "ring-of-the-threshold": {
    ...artifact,
    gold: 250,
    load: 0,
    hands: 0,
    wornOn: "finger",
    allowed: everybody,
    use: "magic-action",
    charges: 1,
    target: { who: "none", range: "sight" },
    effects: [{ effect: "go-to-start", who: "heroes-in-sight" }],
  },
  "echo-ring": {
    ...artifact,
    gold: 300,
    load: 0,
    hands: 0,
    wornOn: "finger",
    allowed: casters,
    use: "at-will",
    perQuest: 1,
    effects: [{ effect: "cast-again" }],
  },
  /** A blade that the dead fear. */
  lament: {
    class: "artifact",
    tags: ["magic-object", "weapon"],
    gold: 500,
    load: 2,
    hands: 1,
    melee: 2,
    against: { kinds: ["skeleton", "zombie", "mummy"], melee: 3, attacks: 1 },
    allowed: notWizard,
  },
  "scholars-medal": {
    ...artifact,
    gold: 250,
    load: 0,
    hands: 0,
    wornOn: "neck",
    allowed: everybody,
    use: "carried",
    effects: [{ effect: "max-mind", change: 1, until: "while-carried" }],
  },
  "twin-branch": {
    ...artifact,
    gold: 400,
    load: 1,
    hands: 1,
    allowed: casters,
    use: "at-will",
    perQuest: 2,
    effects: [{ effect: "two-spells" }],
  },
  "starless-mantle": {
    class: "artifact",
    tags: ["magic-object", "armour"],
    gold: 350,
    load: 1,
    hands: 0,
    defence: 1,
    againstRanged: true,
    wornOn: "shoulders",
    allowed: wizardOnly,
  },
  "hermit-staff": {
    class: "artifact",
    tags: ["magic-object", "weapon"],
    gold: 300,
    load: 2,
    hands: 2,
    melee: 1,
    diagonal: true,
    excludesShield: true,
    allowed: wizardOnly,
  },
  "candle-of-plain-truth": {
    ...artifact,
    gold: 250,
    load: 0,
    hands: 0,
    allowed: everybody,
    use: "magic-action",
    perQuest: 1,
    target: { who: "none", range: "room" },
    effects: [{ effect: "reveal", what: ["traps", "magical-traps", "secret-doors"], area: "room" }],
  },
  "chamois-boots": {
    ...artifact,
    gold: 300,
    load: 1,
    hands: 0,
    allowed: everybody,
    use: "at-will",
    perQuest: 1,
    effects: [{ effect: "pass-through", what: "traps", until: "next-move" }],
  },
} as const satisfies Record<string, Item>;

export type ArtifactId = keyof typeof table;

/** HQ-1.2.c: twelve things of which there is one each. A second one pays its gold. */
export const artifacts: Readonly<Record<ArtifactId, Item>> = table;
