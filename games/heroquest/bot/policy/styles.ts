import { type Style, usual } from "./style.js";

/** What the heroes and the Evil Wizard weigh otherwise than usual. */
interface StylesBySide {
  readonly heroes: Partial<Style>;
  readonly wizard: Partial<Style>;
}

/** Strong arms: two of each archetype may go (HQ-2.4-d), and those who strike hardest and bear most win most. */
const party = ["barbarian", "dwarf", "barbarian", "dwarf"] as const;

/** Nobody opens a door before all are there. */
const together = { doorPatience: 8, together: 1, nearDoor: 5 } as const;

/** Against heroes who hold a room: all come in together, go for the same hero, and the strongest first. */
const siege = { gathers: 0.45, ganging: 0.7, strongFirst: 2 } as const;

/** Against heroes who need somebody, or have little time: whom they need is hunted down, whom they must slay keeps away. */
const purposeful = { hunts: true, eludes: true } as const;

/** Magic is cast while there is somebody to cast it. */
const spendthrift = { darkPrice: 0.2 } as const;

/** Other manners of playing than the normal one, by name. */
export const styles = {
  /** Where thinking begins. The heroes owe what they win by it to the party; the Evil Wizard gains most where a quest can be lost otherwise than by arms. */
  seasoned: { heroes: { party, ...together }, wizard: { ...siege, ...purposeful, ...spendthrift } },
} as const satisfies Readonly<Record<string, StylesBySide>>;

/** All that one side weighs in a style. */
export function styleOf(name: keyof typeof styles, side: keyof StylesBySide): Style {
  const manners: StylesBySide = styles[name];
  return { ...usual, ...manners[side] };
}
