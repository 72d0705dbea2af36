import { type Style, usual } from "./style.js";

/** What the heroes and the Evil Wizard weigh otherwise than usual. */
interface Manners {
  readonly heroes: Partial<Style>;
  readonly wizard: Partial<Style>;
}

/** Strong arms: two of each archetype may go (HQ-2.4-d), and those who strike hardest and bear most win most. */
const party = ["barbarian", "dwarf", "barbarian", "dwarf"] as const;

/** Nobody opens a door before all are there. */
const together = { doorPatience: 8, together: 1, nearDoor: 5 } as const;

/** All go for the same hero, the strongest first, and magic is cast while there is somebody to cast it. */
const pack = { ganging: 0.7, strongFirst: 2, darkPrice: 0.2 } as const;

/** What the quest asks of the heroes is what the Evil Wizard plays against: the room that they hold, whom they need, and the time that they have. */
const purposeful = { gathers: 0.45, hunts: true, eludes: true } as const;

/** Other manners of playing than the normal one, by name. */
export const styles = {
  /** Where thinking begins. The heroes owe what they win by it to the party; the Evil Wizard gains most where a quest can be lost otherwise than by arms. */
  seasoned: { heroes: { party, ...together }, wizard: { ...pack, ...purposeful } },
} as const satisfies Readonly<Record<string, Manners>>;

/** All that one side weighs in a style. */
export function styleOf(name: keyof typeof styles, side: keyof Manners): Style {
  const manners: Manners = styles[name];
  return { ...usual, ...manners[side] };
}
