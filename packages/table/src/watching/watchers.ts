import { changesBetween, type PlaceChange, type Standing, withChanges } from "@tavolata/client/protocol";
import type { View } from "@tavolata/kernel";
import type { LiveTable } from "../live/live-table.js";
import type { LogEntry } from "../live/log-entry.js";
import type { Refuse } from "../refuse.js";
import { tell } from "./telling.js";
import type { Watcher } from "./watcher.js";

/** So long, in milliseconds, others may be told the very same: how much time is left changes by itself. */
const toldLasts = 500;

/** What was told of a table as it stood. */
interface ToldOf extends Pick<LiveTable, "record" | "number" | "version" | "branch"> {
  readonly when: number;
  readonly told: Told[];
}

/** Everybody who looks at a table in this process, and what they are told. */
export class Watchers {
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #told = new WeakMap<LiveTable, ToldOf>();

  /** At how many tables somebody looks. */
  get size(): number {
    return this.#watchers.size;
  }

  /** Where somebody looks. */
  get tables(): readonly string[] {
    return [...this.#watchers.keys()];
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
  noteLine(live: LiveTable, kind: LogEntry["kind"]): void {
    if (kind !== "undo") return;
    const { branch: before } = live;
    live.branch = live.number;
    live.wentBack();
    for (const watcher of this.of(live.id)) {
      if (watcher.have.line !== before) continue;
      const events = Math.min(watcher.have.events, live.match.eventCount(watcher.as));
      watcher.have = { events, line: live.branch };
    }
  }

  tellTable(live: LiveTable): void {
    for (const watcher of this.of(live.id)) {
      watcher.send({ type: "table", table: tell(live.record, watcher.person) });
    }
  }

  /**
   * Tells whoever must be told a long match from its beginning all but the newest of it, in pieces between which others have their turn. All of it is to
   * be at hand.
   */
  *tellOlder(live: LiveTable, watcher: Watcher): Generator<void> {
    const { as } = watcher;
    const from = live.chronicle.lackingFrom(as, watcher.have, live.branch);
    for (const page of live.pagesFrom(as, from)) {
      watcher.send(withTexts(live, watcher, page, live.secretTexts?.keysIn(page, undefined) ?? []));
      watcher.have = { events: page.from + page.events.length, line: live.branch };
      yield;
    }
  }

  /** A page of older events for somebody who looks on, with what it takes to read it. */
  static earlier(live: LiveTable, watcher: Watcher, before: number): Earlier {
    const { as } = watcher;
    const { from, events } = live.chronicle.earlier(as, before);
    const told = { line: live.branch, from, events };
    const reasons = live.reasonsFor(as, from, live.match.borrowedView(as)).filter(({ event }) => event < before);
    const secrets = live.secretTexts?.keysNamedIn(events) ?? [];
    return withTexts(live, watcher, { ...told, ...(reasons.length > 0 ? { reasons } : {}) }, secrets);
  }

  tellAll(live: LiveTable): void {
    live.version += 1;
    const told: Told[] = [];
    for (const watcher of this.of(live.id)) {
      this.tellOne(live, watcher, told);
      if (live.match.outcome) watcher.send({ type: "table", table: tell(live.record, watcher.person) });
    }
  }

  /**
   * What is told depends on what was told before: whoever knows all is told how the match stands, no more.
   * @param told what others were told of the same: who knows as much as one of them is told the very same
   */
  tellOne(live: LiveTable, watcher: Watcher, told: Told[] = this.#toldNow(live)): void {
    // The seat may have been handed on at another process: whoever sat there is sent away when the note of it comes.
    if (!live.mayWatch(watcher.person, watcher.as, watcher.link !== undefined)) return;
    let mine = told.find(({ to }) => isAlike(to, watcher));
    if (!mine) {
      mine = toldTo(live, watcher);
      told.push(mine);
    }
    for (const telling of mine.tellings) watcher.send(standingFor(live, watcher, telling));
    if (mine.seen) watcher.seen = mine.seen;
    watcher.have = { events: mine.events, line: live.branch };
  }

  /** What others were told since anything last happened at this table: when many come at once, it is worked out once. */
  #toldNow(live: LiveTable): Told[] {
    const { record, number, version, branch } = live;
    const known = this.#told.get(live);
    const isSame =
      known?.record === record && known.number === number && known.version === version && known.branch === branch;
    if (isSame && performance.now() - known.when < toldLasts) return known.told;
    const told: Told[] = [];
    this.#told.set(live, { record, number, version, branch, when: performance.now(), told });
    return told;
  }
}

/** What is told that may name secret texts. */
type Namable = Pick<Standing, "events" | "texts">;

/** The texts that this onlooker hasn't got yet go along with what names them. */
function withTexts<T extends Namable>(live: LiveTable, { texts }: Watcher, standing: T, secrets: readonly string[]): T {
  const fresh = secrets.filter((key) => !texts.has(key));
  if (fresh.length === 0 || !live.secretTexts) return standing;
  for (const key of fresh) texts.add(key);
  return { ...standing, texts: live.secretTexts.of(fresh) };
}

/** The same, for who got none of the texts yet: one message for all of them. */
function standingFor(live: LiveTable, watcher: Watcher, telling: Telling): Standing {
  const { standing, secrets } = telling;
  const { texts } = watcher;
  if (secrets.length === 0 || secrets.some((key) => texts.has(key))) return withTexts(live, watcher, standing, secrets);
  telling.withAll ??= withTexts(live, watcher, standing, secrets);
  for (const key of secrets) texts.add(key);
  return telling.withAll;
}

/** Older events, for who asked for them. */
export type Earlier = Pick<Standing, "line" | "from" | "events" | "reasons" | "texts">;

interface Telling {
  readonly standing: Standing;
  /** The keys of the secret texts that it takes to read it. */
  readonly secrets: readonly string[];
  /** It, with all those texts. */
  withAll?: Standing;
}

/** What somebody who knew so much was told. */
interface Told {
  readonly to: Pick<Watcher, "as" | "have" | "takesChanges" | "asksEarlier"> & { readonly seen: Watcher["seen"] };
  readonly tellings: readonly Telling[];
  /** How many events are known with it. */
  readonly events: number;
  readonly seen: Watcher["seen"];
}

function isAlike(one: Told["to"], other: Watcher): boolean {
  const { as, have, seen, takesChanges, asksEarlier } = one;
  return (
    as === other.as &&
    takesChanges === other.takesChanges &&
    asksEarlier === other.asksEarlier &&
    seen === other.seen &&
    have.events === other.have.events &&
    have.line === other.have.line
  );
}

function toldTo(live: LiveTable, { as, have, seen, takesChanges, asksEarlier }: Watcher): Told {
  const to = { as, have, seen, takesChanges, asksEarlier };
  const standings = live.tellings(as, have, asksEarlier);
  const view = live.match.borrowedView(as); // lent: it is told before anything else happens, and what is kept of it is copied
  const { version } = live;
  const reasons = live.reasonsFor(as, standings[0]!.from, view);
  const whole = standings.pop()!;
  const last = reasons.length > 0 ? { ...whole, reasons } : whole;
  const changes = seen && changesBetween(seen.view, view);
  standings.push(changes ? { ...last, changes, since: seen.version } : { ...last, view });
  const tellings = standings.map((standing) => ({
    standing,
    secrets: live.secretTexts?.keysIn(standing, standing.more ? undefined : view) ?? [],
  }));
  const events = last.from + last.events.length;
  if (!takesChanges) return { to, tellings, events, seen: undefined };
  return { to, tellings, events, seen: { view: changes ? changed(seen.view, changes) : own(view), version } };
}

/**
 * The view that was told, as it stands after these changes. Most of it is what was there before: a view of its own for every answer would be
 * most of the memory that a table takes and lets go.
 */
function changed(view: View, changes: readonly PlaceChange[]): View {
  const kept = changes.map((change) => (change.put === undefined ? change : { at: change.at, put: own(change.put) }));
  return withChanges(view, kept);
}

/** What was lent, as plain data of one's own, without fields that have no value. */
function own<T>(lent: T): T {
  return typeof lent === "object" && lent !== null ? (JSON.parse(JSON.stringify(lent)) as T) : lent;
}
