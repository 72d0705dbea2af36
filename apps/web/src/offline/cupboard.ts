import type { Cupboard, SavedTable } from "@tavolata/home";
import type { Save } from "@tavolata/kernel";
import type { LogEntry } from "@tavolata/table";

const name = "tavolata";
const version = 1;
const stores = ["tables", "matches", "deeds"] as const;

/** This browser's cupboard: the tables, their matches as they were once, and what was done since. */
export class BrowserCupboard implements Cupboard {
  #opening: Promise<IDBDatabase> | undefined;

  async all(): Promise<unknown[]> {
    const database = await this.#open();
    return resultOf(database.transaction("tables").objectStore("tables").getAll());
  }

  async get(id: string) {
    const transaction = (await this.#open()).transaction([...stores]);
    const [table, save, deeds] = await Promise.all([
      resultOf(transaction.objectStore("tables").get(id)),
      resultOf(transaction.objectStore("matches").get(id)),
      resultOf(transaction.objectStore("deeds").getAll(deedsOf(id))),
    ]);
    return table === undefined
      ? undefined
      : { table: table as unknown, save: save as unknown, deeds: deeds as unknown };
  }

  put(table: SavedTable, save: Save): Promise<void> {
    return this.#write(({ tables, matches, deeds }) => {
      tables.put(table);
      matches.put(save, table.id);
      deeds.delete(deedsOf(table.id));
    });
  }

  add(table: SavedTable, deed: LogEntry): Promise<void> {
    return this.#write(({ tables, deeds }) => {
      tables.put(table);
      deeds.put(deed, [table.id, table.number]);
    });
  }

  drop(id: string): Promise<void> {
    return this.#write(({ tables, matches, deeds }) => {
      tables.delete(id);
      matches.delete(id);
      deeds.delete(deedsOf(id));
    });
  }

  /** All of it or nothing. */
  async #write(work: (at: Record<(typeof stores)[number], IDBObjectStore>) => void): Promise<void> {
    const transaction = (await this.#open()).transaction([...stores], "readwrite", { durability: "strict" });
    const [tables, matches, deeds] = stores.map((store) => transaction.objectStore(store));
    try {
      work({ tables: tables!, matches: matches!, deeds: deeds! });
    } catch (error) {
      transaction.abort(); // what was put in before it isn't kept either
      throw error;
    }
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("The browser gave up keeping it."));
    });
  }

  #open(): Promise<IDBDatabase> {
    this.#opening ??= openDatabase(() => {
      this.#opening = undefined;
    });
    this.#opening.catch(() => {
      this.#opening = undefined; // the next one tries again
    });
    return this.#opening;
  }
}

function openDatabase(onGone: () => void): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, version);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("tables", { keyPath: "id" });
    opening.result.createObjectStore("matches");
    opening.result.createObjectStore("deeds");
  };
  return resultOf(opening).then((database) => {
    database.onclose = onGone;
    // A newer page wants to change how it is kept: it needn't wait for this one.
    database.onversionchange = () => {
      database.close();
      onGone();
    };
    return database;
  });
}

function deedsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser's storage doesn't answer."));
  });
}
