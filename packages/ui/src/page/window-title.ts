import { useEffect, useSyncExternalStore } from "react";

/** How often it is asked at which tables it is one's turn; in milliseconds. */
const freshFor = 30_000;

/** Asks which tables wait for whoever sits here; nothing where that can't be said now. */
type AskForWaiting = () => Promise<readonly string[] | undefined>;

/** The tables that wait for whoever sits here. */
let waiting: readonly string[] = [];
let ask: AskForWaiting = () => Promise.resolve(undefined);
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** Says how to find out which tables wait: the window's title counts them. */
export function countWaiting(by: AskForWaiting): void {
  ask = by;
}

/** Says which tables wait. */
export function tellWaiting(tables: readonly string[]): void {
  waiting = tables;
  for (const listener of listeners) listener();
}

/** A table that is on the screen knows by itself whether it waits. */
interface Here {
  readonly id: string | undefined;
  readonly isWaiting: boolean;
}

/** What the window is called, with the number of tables that wait: it is read in a row of windows, also from another one. */
export function useWindowTitle(title: string, here?: Here): void {
  const told = useSyncExternalStore(subscribe, () => waiting);
  const count = told.filter((id) => id !== here?.id).length + (here?.isWaiting ? 1 : 0);
  useEffect(() => {
    const whole = title === "Tavolata" ? title : `${title} · Tavolata`;
    document.title = count > 0 ? `(${count}) ${whole}` : whole;
    putBadge(count);
  }, [title, count]);
}

/** The same number on the icon of the installed app, where the device has room for one. */
function putBadge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  const put = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  put.catch(() => {}); // a page that isn't installed may be refused: the title says it, too
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    void look();
    timer = setInterval(() => void look(), freshFor);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

async function look(): Promise<void> {
  const tables = await ask();
  if (tables) tellWaiting(tables);
}
