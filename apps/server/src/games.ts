import { namedBy } from "@tavolata/client/protocol";
import type { GameModule } from "@tavolata/game";
import { readOwnMessages } from "@tavolata/game/files";
import { gameOf, games } from "@tavolata/games";
import { type OptionDefinition, type Options, optionsOfVersion } from "@tavolata/kernel";
import { SecretTexts, textsOfTable } from "@tavolata/table";
import { hashOf } from "./quests/text-hash.js";
import { Refuse } from "./refuse.js";

const rememberedTitles = 5_000;

/** The games of the house, with their rules loaded. */
export class Games {
  /** What quests are called that tables brought along, by what tells one from another: lists ask for many. */
  readonly #titles = new Map<string, string | undefined>();

  private constructor(
    private readonly works: ReadonlyMap<string, GameModule>,
    private readonly secretTexts: ReadonlyMap<string, SecretTexts> = new Map(),
  ) {}

  /** These games and no others. */
  static of(works: Readonly<Record<string, GameModule>>): Games {
    return new Games(new Map(Object.entries(works)));
  }

  static async load(): Promise<Games> {
    const loaded = games.map(async (game) => [game.id, await game.module()] as const);
    const works = new Map(await Promise.all(loaded));
    const secretTexts = new Map<string, SecretTexts>();
    for (const [id, { secretMessages }] of works) {
      if (secretMessages) secretTexts.set(id, new SecretTexts(await readOwnMessages(gameOf(id)), secretMessages));
    }
    return new Games(works, secretTexts);
  }

  get ids(): string[] {
    return [...this.works.keys()];
  }

  /** What can be set in a game; nothing of a game that is no longer there. */
  optionsOf(id: string): readonly OptionDefinition[] {
    return this.works.get(id)?.ruleset.options ?? [];
  }

  /** The version of a game's rules here; nothing of a game that is no longer there. */
  versionOf(id: string): string {
    return this.works.get(id)?.ruleset.version ?? "";
  }

  /** The options of a table that may have been laid by an earlier version of the game, as the game has them now. */
  optionsNow(id: string, laid: { readonly version: string; readonly options: Options }): Options {
    const gameModule = this.works.get(id);
    return gameModule ? optionsOfVersion(gameModule.ruleset, laid) : laid.options;
  }

  /** For each game that can be played as a campaign: the switch that makes a match one. */
  get campaignSwitches(): [string, string][] {
    return [...this.works].flatMap(([id, { eventCounts }]) =>
      eventCounts?.campaign ? [[id, eventCounts.campaign]] : [],
    );
  }

  isCampaign(id: string, options: Options): boolean {
    const option = this.works.get(id)?.eventCounts?.campaign;
    return option !== undefined && options[option] === true;
  }

  /** The texts of a table that nobody gets before the match tells them, where there are such: the game's, and those that the table brought along. */
  secretTextsOf(id: string, options: Options): SecretTexts | undefined {
    const gameModule = this.works.get(id);
    return gameModule && textsOfTable(this.secretTexts.get(id), gameModule, options);
  }

  /** What the quest is called that a table brought along, where it did. */
  ownTitle(id: string, options: Options): string | undefined {
    const gameModule = this.works.get(id);
    const text = gameModule?.questFiles && options[gameModule.questFiles.option];
    if (!gameModule?.ownTitle || typeof text !== "string" || text === "") return undefined;
    const key = hashOf(`${id}\n${text}`);
    if (this.#titles.has(key)) return this.#titles.get(key);
    const written = gameModule.ownTitle(options);
    const title = written === undefined ? undefined : namedBy(written); // one that shows nothing is none
    this.#titles.set(key, title);
    const [oldest] = this.#titles.keys();
    if (this.#titles.size > rememberedTitles && oldest !== undefined) this.#titles.delete(oldest);
    return title;
  }

  of(id: string): GameModule {
    const gameModule = this.works.get(id);
    if (!gameModule)
      throw new Refuse("unknown-game", `There is no game "${id}". The games are: ${this.ids.join(", ")}.`);
    return gameModule;
  }
}
