import type { GameScreen, SmallPicture } from "@tavolata/ui/game/game-screen.js";
import { asRecord, isObject, persisted, withNewest } from "@tavolata/ui/page/persisted.js";
import type { AnyVisibleEvent } from "@tavolata/ui/table/log/told.js";
import type { TableSession, TableSnapshot } from "@tavolata/ui/table/session.js";
import { useEffect, useRef } from "react";

/** Of so many tables this browser keeps a picture: those that were looked at last. */
const most = 24;

/** What a table looked like when it was last seen here, and what had happened last. */
interface Glance {
  readonly picture?: SmallPicture | undefined;
  readonly told?: { readonly words: string; readonly answers: number } | undefined;
}

const kept = persisted<Readonly<Record<string, Glance>>>("tavolata.glances", (found) => asRecord(found, isObject));

/** A table as it was last seen in this browser. */
export function glanceAt(table: string): Glance {
  return kept.read()[table] ?? {};
}

/** Whoever is here next has looked at no table. */
export function dropGlances(): void {
  kept.drop();
}

/**
 * Keeps a small picture of the board whenever somebody leaves the table or looks away, and the last line of the log.
 * @param say says an event in the language that is spoken now
 */
export function useSavedGlance(
  session: TableSession,
  snapshot: TableSnapshot,
  gameScreen: GameScreen,
  say: (event: AnyVisibleEvent) => string,
): void {
  const newest = useRef({ moment: snapshot, say });
  if (!snapshot.past) newest.current = { moment: snapshot, say };
  const { id } = session;
  useEffect(() => {
    if (id === undefined) return;
    const keep = () => {
      const { moment: last, say: words } = newest.current;
      const event = last.events.findLast(({ type }) => type !== "forgotten");
      const told = event && isOnePersons(session, last) ? { words: words(event), answers: last.at } : undefined;
      const glance = { picture: gameScreen.pictureOf?.(last.view), told };
      kept.write(withNewest(kept.read(), id, glance, most));
    };
    document.addEventListener("visibilitychange", keep);
    addEventListener("pagehide", keep);
    return () => {
      keep();
      document.removeEventListener("visibilitychange", keep);
      removeEventListener("pagehide", keep);
    };
  }, [id, gameScreen, session]);
}

/** Where a device goes round, nobody finds at home what another was told. */
function isOnePersons({ people }: TableSession, { seating }: TableSnapshot): boolean {
  const names = people.map((seat) => {
    const sitter = seating[seat];
    return sitter?.kind === "person" ? sitter.name : seat;
  });
  return new Set(names).size <= 1;
}
