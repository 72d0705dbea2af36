import { type ContributionsKept, KeptContributions } from "@tavolata/client";

const place = "tavolata.contributions";

/** Of so many tables it is kept what one has added to their dice: those where one sat down last. */
const most = 200;

/** What was added to tables' dice from this browser, also by a page that was closed since: it is found again among what everybody is shown. */
export class BrowserContributions implements ContributionsKept {
  /** For a browser that keeps nothing. */
  #here = new KeptContributions();

  of(table: string): string | undefined {
    return this.#here.of(table) ?? read()[table];
  }

  /** Whoever is here next added nothing of that. */
  forget(): void {
    this.#here = new KeptContributions();
    try {
      localStorage.removeItem(place);
    } catch (error) {
      console.warn("This browser keeps nothing:", error);
    }
  }

  keep(table: string, value: string): void {
    this.#here.keep(table, value);
    const others = Object.entries(read()).filter(([id]) => id !== table);
    try {
      localStorage.setItem(place, JSON.stringify(Object.fromEntries([...others.slice(1 - most), [table, value]])));
    } catch (error) {
      console.warn("What was added to the dice can't be kept:", error);
    }
  }
}

function read(): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === "string"));
  } catch {
    return {}; // a browser that keeps nothing, or something else in its place
  }
}
