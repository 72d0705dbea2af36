import type { Client, TableChange, TableInfo, TableWatch } from "@tavolata/client";
import type { Onlooker } from "@tavolata/kernel";

interface Place {
  readonly client: Client;
  readonly table: string;
  /** The token of a link for lookers-on. */
  readonly link: string | undefined;
  /** From where somebody with a link looks. */
  readonly from: Onlooker;
}

/** Who wants to know what comes from the server. */
interface Listener {
  moved(watch: TableWatch): void;
  /** Events from long ago came. */
  filled(watch: TableWatch): void;
  /** Who sits where, or how the match ended. */
  sat(table: TableInfo): void;
  chatted(): void;
  /** Nothing may be told yet: commentary begins later, by this device's clock; `null` while nobody knows when. */
  waits(begins: number | null, watch: TableWatch): void;
}

/** All places from which a page looks at one table: its own seats, or one among the audience. */
export class TableWatches {
  readonly #watches = new Map<Onlooker, TableWatch>();
  /** What was asked for and hasn't come yet. */
  readonly #coming = new Map<Onlooker, Promise<void>>();
  #isClosed = false;

  constructor(
    private readonly place: Place,
    private readonly listener: Listener,
  ) {}

  get onlookers(): readonly Onlooker[] {
    return [...this.#watches.keys()];
  }

  of(as: Onlooker): TableWatch | undefined {
    return this.#watches.get(as);
  }

  /** Watches from these places, and from nowhere else. */
  async watch(wanted: readonly Onlooker[]): Promise<void> {
    for (const [as, watch] of this.#watches) {
      if (wanted.includes(as)) continue;
      this.#watches.delete(as);
      watch.stop();
    }
    await Promise.all(wanted.filter((as) => !this.#watches.has(as)).map((as) => this.#come(as)));
  }

  close(): void {
    this.#isClosed = true;
    for (const watch of this.#watches.values()) watch.stop();
    this.#watches.clear();
  }

  #come(as: Onlooker): Promise<void> {
    const coming = this.#coming.get(as) ?? this.#watchFrom(as).finally(() => this.#coming.delete(as));
    this.#coming.set(as, coming);
    return coming;
  }

  async #watchFrom(as: Onlooker): Promise<void> {
    const { client, table, link, from } = this.place;
    const watch = await client.watch(table, as, as === from ? link : undefined);
    if (this.#isClosed) return watch.stop();
    if (watch.begins !== undefined) {
      this.listener.waits(watch.begins, watch);
      await watch.until(({ begins }) => begins === undefined);
    }
    this.#watches.set(as, watch);
    watch.onChange((change) => this.#heard(watch, change));
    this.listener.sat(watch.table);
    this.listener.moved(watch);
  }

  #heard(watch: TableWatch, { change }: TableChange): void {
    switch (change) {
      case "moved":
        this.listener.moved(watch);
        break;
      case "earlier":
        this.listener.filled(watch);
        break;
      case "table":
        this.listener.sat(watch.table);
        break;
      case "chat":
        this.listener.chatted();
        break;
      case "ended":
        if (this.#watches.get(watch.as) === watch) this.#watches.delete(watch.as);
        break;
    }
  }
}
