import type { OptionDefinition } from "@tavolata/kernel";
import type { Works } from "@tavolata/shelf";
import { games } from "@tavolata/shelf/games";
import { Refuse } from "./refuse.js";

/** The games of the house, with their rules loaded. */
export class Games {
  private constructor(private readonly works: ReadonlyMap<string, Works>) {}

  /** These games and no others. */
  static of(works: Readonly<Record<string, Works>>): Games {
    return new Games(new Map(Object.entries(works)));
  }

  static async load(): Promise<Games> {
    const loaded = games.map(async (game) => [game.id, await game.works()] as const);
    return new Games(new Map(await Promise.all(loaded)));
  }

  get ids(): string[] {
    return [...this.works.keys()];
  }

  /** What can be set in a game; nothing of a game that is no longer there. */
  optionsOf(id: string): readonly OptionDefinition[] {
    return this.works.get(id)?.ruleset.options ?? [];
  }

  of(id: string): Works {
    const works = this.works.get(id);
    if (!works) throw new Refuse("unknown-game", `There is no game "${id}". The games are: ${this.ids.join(", ")}.`);
    return works;
  }
}
