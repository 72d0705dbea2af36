import { setImmediate } from "node:timers/promises";
import { Client } from "@tavolata/client";
import { readOwnMessages } from "@tavolata/game/files";
import { gameOf, games } from "@tavolata/games";
import type { Save } from "@tavolata/kernel";
import { BotCrew, type LogEntry } from "@tavolata/table";
import { BotThinker } from "@tavolata/table/thinking";
import { type Cupboard, Home, portTransport, type SavedTable, serveOn } from "../../../packages/home/src/index.js";

/** A cupboard in memory: what goes in and what comes out is a copy. */
class MemoryCupboard implements Cupboard {
  readonly kept = new Map<string, { table: SavedTable; save: Save; deeds: LogEntry[] }>();
  /** No more goes in. */
  isFull = false;

  async all(): Promise<unknown[]> {
    return structuredClone([...this.kept.values()].map(({ table }) => table));
  }

  async get(id: string) {
    return structuredClone(this.kept.get(id));
  }

  async put(table: SavedTable, save: Save): Promise<void> {
    this.#checkRoom();
    this.kept.set(table.id, structuredClone({ table, save, deeds: [] }));
  }

  async add(table: SavedTable, deed: LogEntry): Promise<void> {
    this.#checkRoom();
    const known = this.kept.get(table.id)!;
    this.kept.set(table.id, structuredClone({ ...known, table, deeds: [...known.deeds, deed] }));
  }

  async drop(id: string): Promise<void> {
    this.#checkRoom();
    this.kept.delete(id);
  }

  #checkRoom(): void {
    if (this.isFull) throw new Error("The quota has been exceeded.");
  }
}

/** A device with a house in it that can be switched off at any moment. */
export class Device {
  readonly faults: unknown[] = [];
  readonly #thinking = new BotThinker((game) => gameOf(game).module());
  #home: Home | undefined;
  #thinkers: BotCrew | undefined;
  #client: Client | undefined;
  #channel: InstanceType<typeof MessageChannel> | undefined;
  #transport: ReturnType<typeof portTransport> | undefined;
  #matches = 0;

  constructor(readonly cupboard = new MemoryCupboard()) {}

  /** Whoever sits at the device. */
  get client(): Client {
    this.#client ??= this.#switchOn();
    return this.#client;
  }

  /** The house falls over, and the page notices. */
  fallOver(): void {
    this.#home?.close();
    void this.#thinkers?.close();
    this.#transport?.hangUp();
  }

  /** From one moment to the next; what is in the cupboard stays. */
  switchOff(): void {
    this.#client?.close();
    this.#home?.close();
    void this.#thinkers?.close();
    this.#channel?.port1.close();
    this.#channel?.port2.close();
    this.#client = undefined;
  }

  #switchOn(): Client {
    const thinkers = new BotCrew({
      start: ({ thought }) => ({
        send: (task) => void this.#thinking.think(task, thought).then(thought),
        end: () => {},
      }),
      threads: 1,
    });
    this.#thinkers = thinkers;
    this.#home = new Home({
      games: {
        ids: games.map(({ id }) => id),
        works: (game) => gameOf(game).module(),
        secretWords: (game) => readOwnMessages(gameOf(game)),
      },
      cupboard: this.cupboard,
      thinkers,
      name: "Mira",
      pause: () => setImmediate(),
      seeds: () => {
        this.#matches += 1;
        return `match-${this.#matches}`;
      },
      botsAgain: 20,
      onFault: (error) => this.faults.push(error),
    });
    this.#channel = new MessageChannel();
    serveOn(this.#channel.port1, this.#home);
    this.#transport = portTransport(this.#channel.port2);
    return new Client("", { transport: this.#transport });
  }
}
