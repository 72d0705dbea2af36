import { useSyncExternalStore } from "react";

/** Whether the browser knows of no network. That it knows of one says little: the server may still be out of reach. */
export function isOffline(): boolean {
  return !navigator.onLine;
}

export function useOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline);
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
