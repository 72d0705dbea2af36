import type { GameModule } from "@tavolata/game";
import { type Options, openOptions, ownersOptions } from "@tavolata/kernel";
import type { MessageTables } from "@tavolata/language";
import { Refuse, SecretTexts, textsOfTable } from "@tavolata/table";

/** Where the games of a house come from. */
export interface GameSource {
  readonly ids: readonly string[];
  works(game: string): Promise<GameModule>;
  /** The messages that nobody may read before the match tells them. */
  secretWords(game: string): Promise<MessageTables>;
}

/** The games of the house, each loaded when it is first wanted. */
export class HomeGames {
  readonly #texts = new Map<string, Promise<SecretTexts>>();

  constructor(private readonly source: GameSource) {}

  async of(game: string): Promise<GameModule> {
    const { ids } = this.source;
    if (!ids.includes(game)) {
      throw new Refuse("unknown-game", `There is no game "${game}". The games are: ${ids.join(", ")}.`);
    }
    return this.source.works(game);
  }

  /** The texts that a table tells only when they happen: the game's, and those that it brought along. */
  async secretTextsOf(game: string, options: Options): Promise<SecretTexts | undefined> {
    const gameModule = await this.of(game);
    return textsOfTable(await this.#secretsOf(game, gameModule), gameModule, options);
  }

  #secretsOf(game: string, { secretMessages }: GameModule): Promise<SecretTexts> | undefined {
    if (!secretMessages) return undefined;
    let texts = this.#texts.get(game);
    if (!texts) {
      texts = this.source.secretWords(game).then((words) => new SecretTexts(words, secretMessages));
      this.#texts.set(game, texts);
      texts.catch(() => this.#texts.delete(game)); // the next one tries again
    }
    return texts;
  }

  /** What of a table's options may be known, and what follows from them. */
  async known(game: string, options: Options) {
    const { ruleset, eventCounts, ownTitle } = await this.of(game);
    return {
      openOptions: openOptions(ruleset.options, options),
      ownersOptions: ownersOptions(ruleset.options, options),
      isCampaign: eventCounts?.campaign !== undefined && options[eventCounts.campaign] === true,
      questTitle: ownTitle?.(options),
    };
  }
}
