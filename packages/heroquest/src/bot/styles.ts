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

/** All strike, whatever comes back, and leave each other room; who can't strike waits out of reach, however far. */
const reckless = { blood: 0.7, might: 3, assaultRisk: 0, crowding: 0.3, waitingDistance: 0, retreatShare: 0 } as const;

/** Other manners of playing than the normal one, by name. */
export const styles = {
  /** Where thinking begins. The heroes owe what they win by it to the party; what the Evil Wizard gains differs from quest to quest. */
  seasoned: { heroes: { party, ...together }, wizard: reckless },
} as const satisfies Readonly<Record<string, Manners>>;

/** All that one side weighs in a style. */
export function styleOf(name: keyof typeof styles, side: keyof Manners): Style {
  const manners: Manners = styles[name];
  return { ...usual, ...manners[side] };
}
