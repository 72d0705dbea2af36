import type { AntagonistId } from "../../content/figures/antagonists.js";
import type { SceneryId } from "../../content/scenery.js";
import type { TrapKind } from "../../content/types.js";

/** What a thing of HeroScribe is here. */
export type Kind =
  | { readonly is: "antagonist"; readonly type: AntagonistId }
  /** With the width and height that it has there when it isn't turned. */
  | { readonly is: "scenery"; readonly type: SceneryId; readonly size: Size; readonly trap?: "spears" | "magical" }
  | { readonly is: "trap"; readonly kind: TrapKind; readonly magical: boolean }
  | { readonly is: "rubble"; readonly size: Size }
  | { readonly is: "door" | "secret-door" | "stairs" }
  | { readonly is: "letter"; readonly letter: string };

export type Size = readonly [number, number];

const antagonists: Readonly<Record<string, AntagonistId>> = {
  Goblin: "goblin",
  Orc: "orc",
  Fimir: "fimir",
  Skeleton: "skeleton",
  Zombie: "zombie",
  Mummy: "mummy",
  ChaosWarrior: "chaos-warrior",
  Gargoyle: "gargoyle",
};

const traps: Readonly<Record<string, TrapKind>> = {
  PitTrap: "pit",
  DeepPitTrap: "deep-pit",
  FallingRock: "rocks",
  SpearTrap: "spears",
};

const kinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...Object.entries(antagonists).flatMap(([id, type]): [string, Kind][] => [
    [id, { is: "antagonist", type }],
    [`Japanese${id}`, { is: "antagonist", type }],
  ]),
  ...Object.entries(traps).flatMap(([id, kind]): [string, Kind][] => [
    [id, { is: "trap", kind, magical: false }],
    [`Untraceable${id}`, { is: "trap", kind, magical: true }],
  ]),
  ["Table", { is: "scenery", type: "table", size: [3, 2] }],
  ["AlchemistsBench", { is: "scenery", type: "alchemist-bench", size: [3, 2] }],
  ["SorcerersTable", { is: "scenery", type: "sorcerer-table", size: [3, 2] }],
  ["Tomb", { is: "scenery", type: "tomb", size: [2, 3] }],
  ["Rack", { is: "scenery", type: "rack", size: [2, 3] }],
  ["Bookcase", { is: "scenery", type: "bookcase", size: [3, 1] }],
  ["Cupboard", { is: "scenery", type: "cupboard", size: [3, 1] }],
  ["Fireplace", { is: "scenery", type: "fireplace", size: [3, 1] }],
  ["WeaponsRack", { is: "scenery", type: "weapons-rack", size: [3, 1] }],
  ["Throne", { is: "scenery", type: "throne", size: [1, 1] }],
  ["TreasureChest", { is: "scenery", type: "chest", size: [1, 1] }],
  ["TreasureChestTrap", { is: "scenery", type: "chest", size: [1, 1], trap: "spears" }],
  ["TreasureChestUntraceableTrap", { is: "scenery", type: "chest", size: [1, 1], trap: "magical" }],
  ["SingleBlockedSquare", { is: "rubble", size: [1, 1] }],
  ["DoubleBlockedSquare", { is: "rubble", size: [2, 1] }],
  ...["Door", "OpenDoor", "DoorIn", "DoorOut"].map((id): [string, Kind] => [id, { is: "door" }]),
  ...["SecretDoor", "SecretDoorAlternate"].map((id): [string, Kind] => [id, { is: "secret-door" }]),
  ["Stairway", { is: "stairs" }],
]);

/** What an object of this id is; nothing when we have no such thing. */
export function kindOf(id: string): Kind | undefined {
  const [, letter] = /^Letter([A-Z])$/.exec(id) ?? [];
  return letter === undefined ? kinds.get(id) : { is: "letter", letter };
}

/** The antagonist that a text names, as the line about the wandering monster does. */
export function antagonistCalled(name: string): AntagonistId | undefined {
  const wanted = name.replace(/[^a-z]/gi, "").toLowerCase();
  return Object.entries(antagonists).find(([id]) => id.toLowerCase() === wanted)?.[1];
}
