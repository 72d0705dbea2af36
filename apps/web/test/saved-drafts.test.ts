import { afterEach, expect, test, vi } from "vitest";

interface Draft {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly text: string;
  readonly changed: number;
}

interface Drafts {
  findDraft(id: string): Promise<Draft | undefined>;
  keepDraft(draft: Draft): Promise<boolean>;
  listDrafts(): Promise<Draft[]>;
}

// By its address: it speaks of the browser's database, whose types tests don't know.
const address = new URL("../src/editor/model/saved-drafts.ts", import.meta.url).href;
const { findDraft, keepDraft, listDrafts } = (await import(/* @vite-ignore */ address)) as Drafts;

/** A browser's database that takes what is put in, and gives it up when the disk is full. */
class Database {
  readonly kept = new Map<string, unknown>();
  isFull = false;

  open() {
    return soon(this);
  }

  transaction() {
    const transaction = {
      oncomplete: () => {},
      onabort: () => {},
      error: new Error("The quota has been exceeded."),
      objectStore: () => ({
        getAll: () => soon([...this.kept.values()]),
        get: (id: string) => soon(this.kept.get(id)),
        count: () => soon(this.kept.size),
        put: (draft: { readonly id: string }) => {
          setTimeout(() => {
            if (this.isFull) return transaction.onabort();
            this.kept.set(draft.id, draft);
            transaction.oncomplete();
          }, 1);
          return soon(draft.id);
        },
      }),
    };
    return transaction;
  }
}

/** A request that is answered in a moment. */
function soon<T>(result: T) {
  const request = { result, onsuccess: () => {} };
  setTimeout(() => request.onsuccess());
  return request;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a draft that the device didn't take isn't called kept, and the newer one is found as long as the page is open", async () => {
  const database = new Database();
  vi.stubGlobal("indexedDB", database);
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const draft = { id: "cellar", game: "lantern-quay", title: "Cellar", text: "1", changed: 1 };
  expect(await keepDraft(draft)).toBe(true);
  database.isFull = true;
  expect(await keepDraft({ ...draft, text: "2", changed: 2 })).toBe(false);
  expect((await findDraft("cellar"))?.text).toBe("2");
  expect((await listDrafts()).map(({ text }) => text)).toEqual(["2"]);
  database.isFull = false;
  expect(await keepDraft({ ...draft, text: "3", changed: 3 })).toBe(true);
  expect((await findDraft("cellar"))?.text).toBe("3");
});
