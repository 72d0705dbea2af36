import type { Judgement } from "@tavolata/bots";
import type { Options } from "@tavolata/kernel";

/** A game whose judgement is found from played matches. */
export interface FittedGame {
  readonly judgement: Judgement;
  /** The tables that are played by turns. */
  readonly tables: readonly Options[];
  /** Kinds of question that are answered by lot, so that not every match is played with the same heroes and decks. */
  readonly byLot: readonly string[];
  /** About a third of the turns that a match takes: an odd beginning is over then. */
  readonly oddTurns: number;
  /** Whether each side plays in half of the matches in the habit of those who think ahead, because what comes of that must be known, too. */
  readonly habits: boolean;
  /** One moment in so many is learnt from: where turns are short, each is nearly the one before. */
  readonly oneMomentIn: number;
  /** Of which features more is never worse, and of which never better: matches alone may say otherwise, because something else goes along with them. */
  readonly known?: Known;
}

export interface Known {
  readonly helps: readonly string[];
  readonly harms: readonly string[];
}

const usual = { habits: false, oneMomentIn: 1 };

const games: Readonly<Record<string, () => Promise<FittedGame>>> = {
  async heroquest() {
    const { judgement, questIds } = await import("@tavolata/games/heroquest/index.js");
    return {
      judgement: judgement as unknown as Judgement,
      tables: all({ quest: questIds }),
      byLot: [],
      oddTurns: 20,
      habits: true,
      oneMomentIn: 6,
    };
  },
  async rings() {
    const { judgement, scenarioIds } = await import("@tavolata/games/rings/index.js");
    const tables = all({ scenario: scenarioIds, players: [1, 2, 3] });
    return { judgement: judgement as unknown as Judgement, tables, byLot: ["deck"], oddTurns: 4, ...usual };
  },
  async souls() {
    const { judgement, questIds } = await import("@tavolata/games/souls/index.js");
    const tables = all({ quest: questIds, heroes: [2, 3, 4] });
    return { judgement: judgement as unknown as Judgement, tables, byLot: ["choose-hero"], oddTurns: 5, ...usual };
  },
  async azeroth() {
    const { judgement } = await import("@tavolata/games/azeroth/index.js");
    return {
      judgement: judgement as unknown as Judgement,
      // Four at the table is what the game is made for.
      tables: all({ players: [2, 3, 4, 4, 4, 4] }),
      byLot: ["character"],
      oddTurns: 20,
      habits: true,
      oneMomentIn: 2,
      known: knownOfAzeroth,
    };
  },
};

/** Who is wounded has fought, and often for something; who beats all that comes at its level has stayed there too long. Neither is a reason. */
const knownOfAzeroth: Known = {
  helps: [
    ...["valour", "completed", "trophies", "ahead", "victory-soon", "victory-next", "trophy-wins-in"],
    ...["quest-valour", "quest-pace", "quest-soon", "quest-wins-in"],
    ...["other-quest-valour", "other-quest-pace", "other-quest-soon", "other-quest-wins-in"],
    ...["level-soon", "level-chance", "level-plainly", "cove-chance", "overlord-chance", "overlord-plainly"],
    ...["beats", "beats-red", "defence", "damage", "health", "weapon", "armour", "bag", "in-bag", "kept", "attached"],
    ...["cards", "hand-worth", "fights", "attachable", "moves", "energy"],
  ],
  harms: [
    ...["behind", "waits", "turns-to-victory", "trophy-turns", "next-trophy-turns"],
    ...["quest-turns", "quest-levels", "other-quest-turns", "other-quest-levels"],
    ...["level-turns", "level-falls", "overlord-falls", "one-left", "two-left", "held"],
  ],
};

/** Every set of options with one value for each. */
function all(values: Readonly<Record<string, readonly (string | number)[]>>): Options[] {
  let tables: Options[] = [{}];
  for (const [id, each] of Object.entries(values)) {
    tables = tables.flatMap((options) => each.map((value) => ({ ...options, [id]: value })));
  }
  return tables;
}

export const gameNames: readonly string[] = Object.keys(games);

export async function gameNamed(id: string): Promise<FittedGame> {
  const open = games[id];
  if (!open) throw new Error(`There is no judgement of "${id}" to be fitted: ask for one of ${gameNames.join(", ")}.`);
  return open();
}
