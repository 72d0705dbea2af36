/** A quest that somebody is writing, as this browser keeps it. Its text is checked whenever it is opened. */
export interface SavedDraft {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly text: string;
  /** When it was last changed, in milliseconds. */
  readonly changed: number;
  /** Where it lies at the server, and what it was there when it was last the same as here. */
  readonly server?: { readonly id: string; readonly hash: string };
}

/** So many are kept; the one that wasn't touched for longest goes first. */
export const mostDrafts = 30;

const house = "tavolata-quests";
const shelf = "drafts";

/** What is kept where the browser keeps nothing: as long as the page is open. */
const here = new Map<string, SavedDraft>();

/** All drafts, the newest first. */
export async function listDrafts(): Promise<SavedDraft[]> {
  const kept = await withShelf("readonly", (store) => store.getAll() as IDBRequest<unknown[]>);
  const all = new Map((kept ?? []).filter(isDraft).map((draft) => [draft.id, draft]));
  for (const draft of here.values()) all.set(draft.id, newerOf(all.get(draft.id), draft)!);
  return [...all.values()].sort((a, b) => b.changed - a.changed);
}

export async function findDraft(id: string): Promise<SavedDraft | undefined> {
  const kept = await withShelf("readonly", (store) => store.get(id) as IDBRequest<unknown>);
  return newerOf(isDraft(kept) ? kept : undefined, here.get(id));
}

/** Keeps a draft, and says whether it is on the device; where it isn't, it is kept as long as the page is open. */
export async function keepDraft(draft: SavedDraft): Promise<boolean> {
  const isOnDevice = (await withShelf("readwrite", (store) => store.put(draft))) !== undefined;
  if (isOnDevice) here.delete(draft.id);
  else here.set(draft.id, draft);
  const count = (await withShelf("readonly", (store) => store.count())) ?? 0;
  if (count <= mostDrafts) return isOnDevice;
  for (const { id } of (await listDrafts()).slice(mostDrafts)) await dropDraft(id);
  return isOnDevice;
}

export async function dropDraft(id: string): Promise<void> {
  here.delete(id);
  await withShelf("readwrite", (store) => store.delete(id));
}

export function newDraftId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}

let opening: Promise<IDBDatabase> | undefined;

/** Asks the browser's own database; nothing where it has none, or forbids it. */
async function withShelf<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    opening ??= opened();
    const database = await opening;
    const transaction = database.transaction(shelf, mode);
    const done = mode === "readwrite" ? completed(transaction) : undefined;
    const [answer] = await Promise.all([answered(ask(transaction.objectStore(shelf))), done]);
    return answer;
  } catch (error) {
    opening = undefined;
    console.warn("This browser keeps no quests:", error);
    return undefined;
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(house, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(shelf, { keyPath: "id" });
  return answered(request);
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser's database doesn't answer."));
  });
}

/** What was put in is there only when the whole transaction is: the disk may be full. */
function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("The browser gave up keeping it."));
  });
}

function newerOf(one: SavedDraft | undefined, other: SavedDraft | undefined): SavedDraft | undefined {
  return one && other ? (other.changed >= one.changed ? other : one) : (one ?? other);
}

/** Somebody else may have written there. */
function isDraft(value: unknown): value is SavedDraft {
  if (typeof value !== "object" || value === null) return false;
  const { id, game, title, text, changed, server } = value as Partial<Record<keyof SavedDraft, unknown>>;
  const isAtServer =
    server === undefined ||
    (typeof server === "object" &&
      server !== null &&
      "id" in server &&
      typeof server.id === "string" &&
      "hash" in server &&
      typeof server.hash === "string");
  return [id, game, title, text].every((word) => typeof word === "string") && typeof changed === "number" && isAtServer;
}
