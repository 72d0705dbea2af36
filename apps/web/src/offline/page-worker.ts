import { asText, persisted } from "@tavolata/ui/page/persisted.js";

/** What the worker tells while it keeps everything. */
type WorkerMessage =
  | { readonly tavolata: "keeping"; readonly kept: number; readonly all: number }
  | { readonly tavolata: "not-kept"; readonly why: string };

/** How long the worker may be silent while it keeps everything; in milliseconds. */
const longestSilence = 60_000;

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

/** The page of which everything is kept. */
const savedPage = persisted("tavolata.kept-page", asText, { isText: true });

/** Whether everything of this very page is kept. */
export function isAllSaved(): boolean {
  return savedPage.read() === ownScript();
}

/** Keeps all that it takes to play without a network. What the worker has already isn't fetched again. */
export async function keepAll(progress: (kept: number, all: number) => void = () => {}): Promise<void> {
  const registration = await pageWorker();
  await registration.update().catch(() => {}); // without a network there is no newer one
  const worker = await newestOf(registration);
  const script = ownScript();
  await new Promise<void>((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      navigator.serviceWorker.removeEventListener("message", listen);
    };
    const fail = (why: string) => {
      end();
      reject(new Error(why));
    };
    const waitOn = () => {
      clearTimeout(timer);
      timer = setTimeout(() => fail("The page's worker says nothing."), longestSilence);
    };
    const listen = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data?.tavolata === "not-kept") return fail(data.why);
      if (data?.tavolata !== "keeping") return;
      progress(data.kept, data.all);
      if (data.kept < data.all) return waitOn();
      end();
      resolve();
    };
    navigator.serviceWorker.addEventListener("message", listen);
    navigator.serviceWorker.startMessages();
    waitOn();
    worker.postMessage({ keepAll: script });
  });
  if (!savedPage.write(script)) throw new Error("This browser doesn't keep which page it has.");
}

/** The worker that will keep this page from now on, once it has its frame. */
async function newestOf(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const { installing, waiting, active } = registration;
  if (!installing) return waiting ?? active ?? (await navigator.serviceWorker.ready).active!;
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (installing.state === "installing") return;
      installing.removeEventListener("statechange", look);
      if (installing.state === "redundant") reject(new Error("The page's worker couldn't be installed."));
      else resolve();
    };
    installing.addEventListener("statechange", look);
    look();
  });
  return installing;
}

/** The name of the page's script says which page it is. */
function ownScript(): string {
  return document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";
}
