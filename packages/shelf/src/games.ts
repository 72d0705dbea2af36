import { type Works, worksOf } from "./box.js";

/** A game on the shelf: where it lies, and how to get at its rules. Nothing is loaded before somebody wants it. */
export interface Game {
  readonly id: string;
  /** The game's folder, from the root of the house. */
  readonly folder: string;
  /** The folders of its tests. */
  readonly tests: readonly string[];
  works(): Promise<Works>;
}

/** The games of the house. */
export const games: readonly Game[] = [
  {
    id: "heroquest",
    folder: "games/heroquest",
    tests: ["games/heroquest/test"],
    async works() {
      const {
        account,
        correctable,
        draw,
        heroQuest,
        heroQuestPractice,
        isOpenOption,
        isOpenReason,
        judgement,
        ownTitle,
        ownWords,
        questFiles,
        ruleOfThumb,
        secretMessages,
        tallies,
      } = await import("@tavolata/games/heroquest/index.js");
      return worksOf({
        account,
        correctable,
        ruleset: heroQuest,
        practice: heroQuestPractice,
        thumb: ruleOfThumb,
        judgement,
        openReason: isOpenReason,
        openOption: isOpenOption,
        draw,
        tallies,
        secretMessages,
        ownWords,
        ownTitle,
        questFiles,
      });
    },
  },
  {
    id: "lantern-quay",
    folder: "packages/kernel/examples/lantern-quay",
    tests: ["packages/kernel/examples/lantern-quay/test", "packages/kernel/test"],
    async works() {
      const { account, judgement, lanternQuay, ruleOfThumb, tallies } = await import(
        "@tavolata/kernel/examples/lantern-quay"
      );
      return worksOf({ account, ruleset: lanternQuay, thumb: ruleOfThumb, judgement, tallies });
    },
  },
  {
    id: "rings",
    folder: "games/rings",
    tests: ["games/rings/test"],
    async works() {
      const {
        account,
        correctable,
        draw,
        isOpenOption,
        isOpenReason,
        judgement,
        leftToPeople,
        ownWords,
        rings,
        ringsPractice,
        ruleOfThumb,
        tallies,
      } = await import("@tavolata/games/rings/index.js");
      return worksOf({
        account,
        correctable,
        ruleset: rings,
        practice: ringsPractice,
        thumb: ruleOfThumb,
        judgement,
        leftToPeople,
        openReason: isOpenReason,
        openOption: isOpenOption,
        draw,
        ownWords,
        tallies,
      });
    },
  },
  {
    id: "souls",
    folder: "games/souls",
    tests: ["games/souls/test"],
    async works() {
      const {
        account,
        correctable,
        draw,
        isOpenOption,
        isOpenReason,
        judgement,
        ownTitle,
        ownWords,
        questFiles,
        ruleOfThumb,
        secretMessages,
        souls,
        soulsPractice,
        tallies,
      } = await import("@tavolata/games/souls/index.js");
      return worksOf({
        account,
        correctable,
        ruleset: souls,
        practice: soulsPractice,
        thumb: ruleOfThumb,
        judgement,
        openReason: isOpenReason,
        openOption: isOpenOption,
        draw,
        tallies,
        secretMessages,
        ownWords,
        ownTitle,
        questFiles,
      });
    },
  },
  {
    id: "azeroth",
    folder: "games/azeroth",
    tests: ["games/azeroth/test"],
    async works() {
      const { account, azeroth, azerothPractice, draw, isOpenReason, judgement, ruleOfThumb, tallies } = await import(
        "@tavolata/games/azeroth/index.js"
      );
      return worksOf({
        account,
        ruleset: azeroth,
        practice: azerothPractice,
        thumb: ruleOfThumb,
        judgement,
        openReason: isOpenReason,
        draw,
        tallies,
      });
    },
  },
];

/** Nobody knows a game of this name. */
export class UnknownGame extends Error {
  override readonly name = "UnknownGame";

  constructor(readonly id: string) {
    super(`There is no game "${id}". The games are: ${games.map((game) => game.id).join(", ")}.`);
  }
}

export function gameOf(id: string): Game {
  const game = games.find((one) => one.id === id);
  if (!game) throw new UnknownGame(id);
  return game;
}
