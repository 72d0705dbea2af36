/** The icons of figures, furniture and traps, by the game's own words: the same as on the screen. */
const figures: Readonly<Record<string, string>> = {
  barbarian: "barbarian",
  dwarf: "dwarf-face",
  elf: "woman-elf-face",
  wizard: "wizard-face",
  goblin: "goblin-head",
  orc: "orc-head",
  fimir: "fish-monster",
  skeleton: "skeleton",
  zombie: "shambling-zombie",
  mummy: "mummy-head",
  "chaos-warrior": "black-knight-helm",
  gargoyle: "gargoyle",
  warlock: "warlock-hood",
  familiar: "fox-head",
  piglet: "pig",
  wolf: "wolf-head",
  sentinel: "rock-golem",
  hawk: "hawk-emblem",
  "brother-anselm": "monk-face",
  "squire-tam": "prisoner",
  "lady-ginevra": "woman-elf-face",
};

export function figureIcon(type: string): string {
  return figures[type] ?? "monk-face";
}

const pieces: Readonly<Record<string, string>> = {
  table: "table",
  throne: "stone-throne",
  "alchemist-bench": "bubbling-flask",
  chest: "locked-chest",
  tomb: "coffin",
  "sorcerer-table": "star-altar",
  bookcase: "bookshelf",
  rack: "crossed-chains",
  fireplace: "fireplace",
  "weapons-rack": "sword-altar",
  cupboard: "trophies-shelf",
};

export function sceneryIcon(type: string): string {
  return pieces[type] ?? "locked-chest";
}

const traps: Readonly<Record<string, string>> = {
  pit: "spiky-pit",
  "deep-pit": "spiky-pit",
  rocks: "falling-rocks",
  landslide: "falling-rocks",
  arrows: "arrow-flights",
  spears: "spears",
  axes: "crossed-axes",
  magical: "magic-portal",
};

export function trapIcon(kind: string): string {
  return traps[kind] ?? "wolf-trap";
}

const things: readonly (readonly [RegExp, string])[] = [
  [/^dagger$/, "stiletto"],
  [/staff|branch/, "wizard-staff"],
  [/crossbow/, "crossbow"],
  [/axe$/, "battle-axe"],
  [/spear/, "spear-feather"],
  [/sword|lament|tuskbreaker/, "broadsword"],
  [/shield/, "round-shield"],
  [/helmet/, "visored-helm"],
  [/plate-mail/, "breastplate"],
  [/mail/, "mail-shirt"],
  [/bracers/, "bracer"],
  [/mantle/, "warlock-hood"],
  [/tool-kit/, "hammer-nails"],
  [/rope/, "rope-coil"],
  [/potion|brew|phial|found-/, "health-potion"],
  [/rune/, "rune-stone"],
  [/scroll/, "tied-scroll"],
  [/ring|medal/, "ring"],
  [/boots/, "walking-boot"],
  [/key/, "key"],
  [/crown/, "crown"],
  [/chest/, "locked-chest"],
  [/candle/, "spyglass"],
  [/coins|purse|gem|jewels/, "two-coins"],
  [/wandering/, "orc-head"],
  [/hazard/, "wolf-trap"],
];

export function itemIcon(item: string): string {
  return things.find(([name]) => name.test(item))?.[1] ?? "knapsack";
}

const elements: Readonly<Record<string, string>> = {
  air: "whirlwind",
  earth: "stone-pile",
  fire: "fireball",
  water: "water-drop",
};

export function elementIcon(element: string | undefined): string {
  return elements[element ?? ""] ?? "crystal-ball";
}
