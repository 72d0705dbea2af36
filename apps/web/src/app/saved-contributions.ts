import { type ContributionStore, SavedContributions } from "@tavolata/client";
import { asRecord, isText, persisted, withNewest } from "@tavolata/ui/page/persisted.js";

/** Of so many tables it is kept what one has added to their dice: those where one sat down last. */
const most = 200;

/** What was added to tables' dice from this browser, also by a page that was closed since: it is found again among what everybody is shown. */
export class BrowserContributions implements ContributionStore {
  readonly #kept = persisted("tavolata.contributions", (found) => asRecord(found, isText));
  /** For a table of this page that the browser has forgotten. */
  #here = new SavedContributions();

  of(table: string): string | undefined {
    return this.#here.of(table) ?? this.#kept.read()[table];
  }

  /** Whoever is here next added nothing of that. */
  forget(): void {
    this.#here = new SavedContributions();
    this.#kept.drop();
  }

  keep(table: string, value: string): void {
    this.#here.keep(table, value);
    this.#kept.write(withNewest(this.#kept.read(), table, value, most));
  }
}
