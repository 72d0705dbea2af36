import type { Refuse } from "../refuse.js";
import { tell } from "../tables/telling.js";
import type { StoredDeed } from "./deed.js";
import type { LiveTable } from "./live-table.js";
import type { Watcher } from "./watcher.js";

/** Everybody who looks at a table in this process, and what they are told. */
export class Watchers {
  readonly #watchers = new Map<string, Set<Watcher>>();

  /** At how many tables somebody looks. */
  get size(): number {
    return this.#watchers.size;
  }

  has(table: string): boolean {
    return this.#watchers.has(table);
  }

  of(table: string): readonly Watcher[] {
    return [...(this.#watchers.get(table) ?? [])];
  }

  add(table: string, watcher: Watcher): void {
    const watchers = this.#watchers.get(table) ?? new Set();
    this.#watchers.set(table, watchers);
    watchers.add(watcher);
  }

  remove(table: string, watcher: Watcher): void {
    const watchers = this.#watchers.get(table);
    watchers?.delete(watcher);
    if (watchers?.size === 0) this.#watchers.delete(table);
  }

  /** Somebody may no longer look. */
  sendAway(table: string, watcher: Watcher, why: Refuse): void {
    this.remove(table, watcher);
    watcher.send({ type: "unwatched", table, as: watcher.as, why: why.refusal });
  }

  /** Event numbers count only within a line of play: what was told beyond the place where it went back no longer counts. */
  noteLine(live: LiveTable, kind: StoredDeed["kind"]): void {
    if (kind !== "undo") return;
    const { line: before } = live;
    live.line = live.number;
    for (const watcher of this.of(live.id)) {
      if (watcher.have.line !== before) continue;
      const events = Math.min(watcher.have.events, live.match.eventCount(watcher.as));
      watcher.have = { events, line: live.line };
    }
  }

  tellTable(live: LiveTable): void {
    for (const watcher of this.of(live.id)) {
      watcher.send({ type: "table", table: tell(live.record, watcher.person) });
    }
  }

  tellAll(live: LiveTable): void {
    for (const watcher of this.of(live.id)) {
      this.tellOne(live, watcher);
      if (live.match.outcome) watcher.send({ type: "table", table: tell(live.record, watcher.person) });
    }
  }

  /** What is told depends on what was told before: whoever knows all is told how the match stands, no more. */
  tellOne(live: LiveTable, watcher: Watcher): void {
    // The seat may have been handed on at another process: whoever sat there is sent away when the note of it comes.
    if (!live.mayWatch(watcher.person, watcher.as, watcher.link !== undefined)) return;
    for (const telling of live.tellings(watcher.as, watcher.have)) watcher.send(telling);
    watcher.have = { events: live.match.eventCount(watcher.as), line: live.line };
  }
}
