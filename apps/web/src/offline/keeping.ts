import { isKnown } from "../app/client.js";
import { hasTablesHere } from "./home-client.js";
import { canKeepPage, isAllSaved, keepAll, pageWorker } from "./page-worker.js";

/** How long the page has been there before it thinks of later; in milliseconds. */
const soon = 4_000;

/** The browser's offer to install the page, as long as nobody has taken it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

/** Offers to install the page, if the browser can. */
export function installOffer(): (() => void) | undefined {
  if (!offer) return undefined;
  const { prompt } = offer;
  return () => {
    void prompt.call(offer);
    changed(undefined);
  };
}

export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(to: InstallOffer | undefined): void {
  offer = to;
  for (const listener of listeners) listener();
}

/** Makes the page ready for when there is no network: its frame for everybody, all of it for whoever has played here. */
export function thinkOfLater(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    changed(event as InstallOffer);
  });
  addEventListener("appinstalled", () => changed(undefined));
  if (!canKeepPage()) return;
  setTimeout(() => void prepare().catch((error) => console.warn("The page can't be kept:", error)), soon);
}

async function prepare(): Promise<void> {
  await pageWorker();
  const isWanted = isKnown() || hasTablesHere() || matchMedia("(display-mode: standalone)").matches;
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (isWanted && !isAllSaved() && connection?.saveData !== true && navigator.onLine) await keepAll();
}
