/** What the worker tells while it keeps everything. */
type Told =
  | { readonly tavolata: "keeping"; readonly kept: number; readonly all: number }
  | { readonly tavolata: "not-kept"; readonly why: string };

/** Whether this browser can keep the page: only where it came over a line that nobody can change. */
export function canKeepPage(): boolean {
  return import.meta.env.PROD && "serviceWorker" in navigator;
}

/** The page's worker: it keeps the page, and receives notices while it is closed. */
export function pageWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register("./sw.js");
}

/** A page whose worker waits for its turn gets it now. */
export async function takeOver(): Promise<void> {
  const registration = canKeepPage() ? await navigator.serviceWorker.getRegistration() : undefined;
  registration?.waiting?.postMessage("take-over");
}

const mark = "tavolata.kept-page";

/** Whether everything of this very page is kept. */
export function isAllKept(): boolean {
  try {
    return localStorage.getItem(mark) === ownScript();
  } catch {
    return false;
  }
}

/** Keeps all that it takes to play without a network. What the worker has already isn't fetched again. */
export async function keepAll(progress: (kept: number, all: number) => void = () => {}): Promise<void> {
  await pageWorker();
  const { active } = await navigator.serviceWorker.ready;
  await new Promise<void>((resolve, reject) => {
    const listen = ({ data }: MessageEvent<Told>) => {
      if (data?.tavolata === "keeping") {
        progress(data.kept, data.all);
        if (data.kept < data.all) return;
        resolve();
      } else if (data?.tavolata === "not-kept") {
        reject(new Error(data.why));
      } else {
        return;
      }
      navigator.serviceWorker.removeEventListener("message", listen);
    };
    navigator.serviceWorker.addEventListener("message", listen);
    navigator.serviceWorker.startMessages();
    active!.postMessage("keep-all");
  });
  localStorage.setItem(mark, ownScript());
}

/** The name of the page's script says which page it is. */
function ownScript(): string {
  return document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";
}
