import { useSyncExternalStore } from "react";

/** Whether the browser knows of no network. That it knows of one says little: the server may still be out of reach. */
export function isOffline(): boolean {
  return !navigator.onLine;
}

export function useOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline);
}

/** How much couldn't be loaded, and is loaded as soon as there is a network. */
let awaited = 0;
const awaitedChanged = "tavolata:awaited";

/** Loads something. What isn't at this device waits for a network; what fails although there is one fails. */
export async function loadOnceOnline<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isOffline()) throw error;
      await online();
    }
  }
}

/** Whether something waits for a network. */
export function useAwaited(): boolean {
  return useSyncExternalStore(subscribe, () => awaited > 0);
}

async function online(): Promise<void> {
  const count = (change: number) => {
    awaited += change;
    dispatchEvent(new Event(awaitedChanged));
  };
  count(1);
  await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
  count(-1);
}

const changes = ["online", "offline", awaitedChanged];

function subscribe(listener: () => void): () => void {
  for (const change of changes) addEventListener(change, listener);
  return () => {
    for (const change of changes) removeEventListener(change, listener);
  };
}
