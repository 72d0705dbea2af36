import { type ChatLine, type Client, type LineState, Refused, type TableInfo, type TableWatch } from "@tavolata/client";
import { audience } from "@tavolata/kernel";
import type { GameScreen } from "@tavolata/ui/game/game-screen.js";
import type { Reason } from "@tavolata/ui/table/session.js";
import { SeenDice } from "../dice-proof/check.js";
import { wish } from "../server/wishes.js";

interface Opening {
  readonly client: Client;
  readonly gameScreen: GameScreen;
  readonly table: TableInfo;
  /** The token of a link for lookers-on. */
  readonly link?: string | undefined;
}

/** What is known of a table that gathers. */
export interface Gathered {
  readonly table: TableInfo;
  readonly chat: readonly ChatLine[];
  readonly line: LineState;
}

/** A table that gathers those who will play: there is no match yet, and nothing secret. Everybody looks at it from the same place. */
export class GatheringTable {
  readonly gameScreen: GameScreen;
  readonly link: string | undefined;
  readonly dice: SeenDice;
  readonly #client: Client;
  readonly #listeners = new Set<() => void>();
  readonly #stopLine: () => void;
  #watch: TableWatch | undefined;
  #gathered: Gathered;
  #end: { resolve(hasBegun: boolean): void; reject(error: Error): void } | undefined;
  /** Whether the match begins; false where whoever looked has gone before. It fails when one may look no longer. */
  readonly begins = new Promise<boolean>((resolve, reject) => {
    this.#end = { resolve, reject };
  });

  private constructor({ client, gameScreen, table, link }: Opening) {
    this.#client = client;
    this.gameScreen = gameScreen;
    this.link = link;
    this.dice = new SeenDice(table);
    this.#gathered = { table, chat: [], line: client.line };
    this.#stopLine = client.onLine(() => this.#changed());
    this.begins.catch(() => {}); // whoever waits for it is told
  }

  /** Looks at a table; who sits there and hasn't yet adds to its dice by that. */
  static async open(opening: Opening): Promise<GatheringTable> {
    const gathering = new GatheringTable(opening);
    try {
      await gathering.#look(opening);
    } catch (error) {
      gathering.close();
      throw error;
    }
    return gathering;
  }

  async #look({ client, table, link }: Opening): Promise<void> {
    const watch = await client.watch(table.id, audience, link);
    this.#watch = watch;
    watch.onChange((change) => {
      if (change.change === "ended")
        this.#end?.reject(change.why ? new Refused(change.why) : new Error("It was stopped."));
      else this.#changed();
    });
    this.#changed();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly gathered = (): Gathered => this.#gathered;

  /** What was added to the dice from this browser. */
  get ownContribution(): string | undefined {
    return this.#client.ownContribution(this.#gathered.table.id);
  }

  say(words: string): Promise<Reason | undefined> {
    return wish(this.#watch, (watch) => watch.say(words));
  }

  /** What was shown last stays. */
  close(): void {
    this.#end?.resolve(false);
    this.#stopLine();
    this.#watch?.stop();
    this.#watch = undefined;
    this.#listeners.clear();
  }

  #changed(): void {
    const watch = this.#watch;
    if (!watch) return;
    const { table } = watch;
    this.dice.saw(table);
    this.#gathered = { table, chat: watch.chat.slice(), line: this.#client.line };
    if (!table.gathering) this.#end?.resolve(true);
    for (const listener of [...this.#listeners]) listener();
  }
}
