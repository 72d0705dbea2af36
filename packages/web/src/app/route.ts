import { useSyncExternalStore } from "react";

/** Where one is on the page. It stands in the address, so that a reload and the back button do what is expected. */
export type Route = "start" | "table";

export function useRoute(): Route {
  return useSyncExternalStore(subscribe, current);
}

export function goTo(route: Route): void {
  location.hash = route === "table" ? "#/table" : "#/";
}

function current(): Route {
  return location.hash === "#/table" ? "table" : "start";
}

function subscribe(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}
