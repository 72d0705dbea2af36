import { useMemo, useSyncExternalStore } from "react";

/**
 * Where one is on the page. It stands in the address behind the #, so that a reload and the back button do what is expected, and no
 * server's log ever has the secret part of a link.
 */
export type Route =
  | { readonly at: "home" }
  /** A new table, perhaps with a deck that somebody brings. */
  | { readonly at: "new"; readonly game?: string | undefined; readonly deck?: string | undefined }
  | { readonly at: "table"; readonly id: string }
  | { readonly at: "join"; readonly token: string }
  | { readonly at: "watch"; readonly token: string }
  /** A match that is over: by a link to its replay, or by its table. */
  | { readonly at: "replay"; readonly token: string }
  | { readonly at: "replay-of"; readonly id: string }
  | { readonly at: "campaign"; readonly id: string }
  | { readonly at: "rules"; readonly game?: string | undefined; readonly rule?: string | undefined }
  /** Decks of the card game: all of them, or one. */
  | { readonly at: "decks"; readonly deck?: string | undefined }
  /** The lab: all experiments, or one. */
  | { readonly at: "lab"; readonly experiment?: string | undefined }
  | { readonly at: "settings" }
  /** Figures of one's own box, of a game, perhaps with those that somebody sent. */
  | { readonly at: "figures"; readonly game?: string | undefined; readonly code?: string | undefined }
  /** How the house is doing, for whoever runs it. */
  | { readonly at: "admin" }
  /** The tutorials: all of them, or a game's. */
  | { readonly at: "learn"; readonly game?: string | undefined }
  /** The quest editor: all drafts of this device, a game's, or one of them. */
  | { readonly at: "editor"; readonly game?: string | undefined; readonly draft?: string | undefined }
  /** A quest that somebody shares. */
  | { readonly at: "quest"; readonly token: string }
  /** Lantern Quay in this browser alone, without a server. */
  | { readonly at: "quay" }
  | { readonly at: "quay-table" };

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return useMemo(() => routeOf(hash), [hash]);
}

export function goTo(route: Route): void {
  location.hash = addressOf(route);
}

/** Goes there without a way back: for a page that only leads on. */
export function goOnTo(route: Route): void {
  location.replace(addressOf(route));
}

/** What stands behind the # for a place on the page. */
export function addressOf(route: Route): string {
  return `#/${partsOf(route).map(encodeURIComponent).join("/")}`;
}

function partsOf(route: Route): string[] {
  switch (route.at) {
    case "home":
      return [];
    case "new":
      return ["new", ...[route.game, route.deck].filter((part) => part !== undefined)];
    case "figures":
      return ["figures", ...[route.game, route.code].filter((part) => part !== undefined)];
    case "editor":
      return ["editor", ...[route.game, route.draft].filter((part) => part !== undefined)];
    case "decks":
      return ["decks", ...(route.deck === undefined ? [] : [route.deck])];
    case "learn":
      return ["learn", ...(route.game === undefined ? [] : [route.game])];
    case "lab":
      return ["lab", ...(route.experiment === undefined ? [] : [route.experiment])];
    case "table":
    case "campaign":
    case "replay-of":
      return [route.at, route.id];
    case "join":
    case "watch":
    case "replay":
    case "quest":
      return [route.at, route.token];
    case "rules":
      return ["rules", ...[route.game, route.rule].filter((part) => part !== undefined)];
    default:
      return [route.at];
  }
}

export function routeOf(hash: string): Route {
  const [at = "", first, second] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  switch (at) {
    case "new":
      return { at, game: first, deck: second };
    case "figures":
      return { at, game: first, code: second };
    case "editor":
      return { at, game: first, draft: second };
    case "decks":
      return { at, deck: first };
    case "learn":
      return { at, game: first };
    case "lab":
      return { at, experiment: first };
    case "table":
    case "campaign":
    case "replay-of":
      return first ? { at, id: first } : { at: "home" };
    case "join":
    case "watch":
    case "replay":
    case "quest":
      return first ? { at, token: first } : { at: "home" };
    case "rules":
      return { at, game: first, rule: second };
    case "settings":
    case "admin":
    case "quay":
    case "quay-table":
      return { at };
    default:
      return { at: "home" };
  }
}

/** Somebody may have typed the address. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}
