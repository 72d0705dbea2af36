import { type Client, nodeClient, Refused, type TableWatch } from "@tavolata/client/node";
import type { Decision } from "@tavolata/kernel";
import type { Books } from "./books.js";
import { type ChaosRandom, pause } from "./chance.js";

export interface PartySetup {
  /** Where the servers are; everybody takes one of them. */
  readonly addresses: readonly string[];
  readonly game: string;
  /** All seats but the first are played by bots. */
  readonly withBots?: boolean;
  readonly books: Books;
  readonly chance: ChaosRandom;
  /** How long somebody thinks at most, in milliseconds. */
  readonly thinking: number;
}

/** People who play one match after the other at a table, each with a connection of their own, whatever happens to the server. */
export class Party {
  readonly #clients: Client[] = [];
  #isOver = false;
  /** How many answers were acknowledged in all. */
  acknowledged = 0;
  /** How often they saw their match go on, by an answer of their own or of a bot. */
  moves = 0;
  matches = 0;
  /** Refusals that tell of an answer that was wrong or too late, by their fault. */
  readonly refusals = new Map<string, number>();
  /** The table at which they sit now. */
  table: string | undefined;
  readonly #done: Promise<void>;

  constructor(private readonly setup: PartySetup) {
    this.#done = this.#play();
  }

  /** Everybody goes home: what isn't acknowledged by now isn't known to be stored. */
  async end(): Promise<void> {
    this.#isOver = true;
    for (const client of this.#clients) client.close();
    await this.#done;
  }

  /** Whether a client has lost its line just now. */
  get areAllOnLine(): boolean {
    return this.#clients.every(({ line }) => line === "open");
  }

  async #play(): Promise<void> {
    while (!this.#isOver) {
      try {
        await this.#match();
      } catch (error) {
        if (!this.#isOver && !isOutage(error)) throw error;
        await pause(100);
      }
    }
  }

  async #match(): Promise<void> {
    const { game, withBots = false } = this.setup;
    const owner = await this.#person(0);
    const { id, seats } = await owner.openTable({ game, open: true, begin: "now" });
    this.table = id;
    const watches: TableWatch[] = [];
    for (const [i, { seat }] of seats.entries()) {
      if (withBots && i > 0) {
        await insist(() => owner.sit(id, seat, { sits: "bot", bot: "normal" }));
        continue;
      }
      const client = await this.#person(i);
      await insist(() => client.sit(id, seat, { sits: "me" }));
      watches.push(await client.watch(id, seat));
    }
    let seen = 0;
    watches[0]!.onChange(() => {
      if (watches[0]!.answers > seen) this.moves += 1;
      seen = watches[0]!.answers;
    });
    await Promise.all(watches.map((watch) => this.#sit(watch)));
    this.matches += 1;
    for (const watch of watches) watch.stop();
  }

  /** One person, who answers whenever asked, until the match is over. */
  async #sit(watch: TableWatch): Promise<void> {
    const { chance, thinking, books } = this.setup;
    const isOver = () => watch.view.outcome !== undefined;
    while (!isOver() && !this.#isOver) {
      await watch.until(({ decisions }) => decisions.length > 0 || isOver());
      const [decision] = watch.decisions;
      if (!decision) continue;
      await pause(chance.below(thinking));
      const sent = { table: watch.id, seat: decision.seat, number: decision.number, picks: picksOf(decision, chance) };
      books.send(sent);
      try {
        await watch.answer(decision, sent.picks);
        books.acknowledge(sent);
        this.acknowledged += 1;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        this.refusals.set(error.fault, (this.refusals.get(error.fault) ?? 0) + 1);
      }
      await watch.until(({ decisions }) => decisions.every(({ number }) => number !== sent.number) || isOver());
    }
  }

  async #person(i: number): Promise<Client> {
    const known = this.#clients[i];
    if (known) return known;
    const { addresses, chance } = this.setup;
    const client = nodeClient(addresses[(i + chance.below(addresses.length)) % addresses.length]!);
    await insist(() => client.comeIn(`Player ${i}`));
    this.#clients[i] = client;
    return client;
  }
}

/** Some picks that the decision allows. */
function picksOf({ options, min }: Decision, chance: ChaosRandom): string[] {
  const first = chance.below(options.length);
  const count = Math.min(options.length, Math.max(1, min));
  return Array.from({ length: count }, (_, i) => options[(first + i) % options.length]!.id);
}

/** Asks again while the server is away. What is done twice by that is no answer. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error) || tries > 1_000) throw error;
      await pause(100);
    }
  }
}

function isOutage(error: unknown): boolean {
  if (error instanceof Refused) return ["unavailable", "shutting-down"].includes(error.fault);
  return error instanceof TypeError && error.message.includes("fetch failed");
}
