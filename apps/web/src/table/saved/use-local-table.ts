import { type Options, SaveRefused } from "@tavolata/kernel";
import type { PageKey } from "@tavolata/ui/language/words.js";
import { readMatchFile } from "@tavolata/ui/table/match-file.js";
import type { LocalSeating } from "@tavolata/ui/table/seats/seating.js";
import { useCallback, useEffect, useState } from "react";
import { dropSavedMatch, keepMatch, onSavedElsewhere, savedMatch } from "./keeper.js";
import { type LocalGame, LocalSession } from "./local-session.js";

/** Why a match can't be opened: in short, in the reader's language, and in detail, for a report. */
export interface Unopened {
  readonly short: PageKey;
  readonly detail: string;
  /** The match itself, which can still be exported. */
  readonly text: string;
}

/** How well this browser keeps a match. */
export interface SaveState {
  /** Why this browser keeps nothing. */
  readonly problem: string | undefined;
  /** Another tab has gone on with the match. */
  readonly isElsewhere: boolean;
  /** Takes the match up again as another tab left it. */
  reopen(): void;
}

/** The one table of this browser that needs no server, kept after every answer. */
export interface LocalTable extends SaveState {
  readonly session: LocalSession | undefined;
  /** The kept match, when it no longer opens. */
  readonly unopened: Unopened | undefined;
  start(options: Options, seating: LocalSeating): void;
  /** Opens an exported match in place of the present one, or says why it can't. */
  open(text: string): Unopened | undefined;
  drop(): void;
}

type Opened = Pick<LocalTable, "session" | "unopened" | "problem">;

export function useSavedTable(local: LocalGame): LocalTable {
  const [opened, setOpened] = useState((): Opened => openSaved(local));
  const [isElsewhere, setElsewhere] = useState(false);
  const { session } = opened;

  useEffect(() => onSavedElsewhere(() => setElsewhere(true)), []);
  useEffect(() => {
    if (!session) return;
    const keep = () => {
      const problem = problemOf(() => keepMatch(JSON.stringify(session.file())));
      setOpened((before) => (before.problem === problem ? before : { ...before, problem }));
    };
    return session.subscribe(keep);
  }, [session]);

  const take = useCallback((taken: LocalSession) => {
    const problem = problemOf(() => keepMatch(JSON.stringify(taken.file())));
    setOpened({ session: taken, unopened: undefined, problem });
    setElsewhere(false);
  }, []);
  const start = useCallback(
    (options: Options, seating: LocalSeating) => take(LocalSession.start(local, options, seating)),
    [local, take],
  );
  const open = useCallback(
    (text: string) => {
      const result = openText(local, text);
      if (result.session) take(result.session);
      return result.unopened;
    },
    [local, take],
  );
  const reopen = useCallback(() => {
    setOpened(openSaved(local));
    setElsewhere(false);
  }, [local]);
  const drop = useCallback(() => {
    setOpened({ session: undefined, unopened: undefined, problem: problemOf(dropSavedMatch) });
  }, []);
  return { ...opened, isElsewhere, start, open, reopen, drop };
}

function openSaved(local: LocalGame): Opened {
  let text: string | undefined;
  const problem = problemOf(() => {
    text = savedMatch();
  });
  return text === undefined
    ? { session: undefined, unopened: undefined, problem }
    : { ...openText(local, text), problem };
}

function openText(local: LocalGame, text: string): Pick<Opened, "session" | "unopened"> {
  try {
    const file = readMatchFile(text);
    if (file.isPhysical) return { session: undefined, unopened: { short: "save.physical", detail: "", text } };
    return { session: LocalSession.resume(local, file), unopened: undefined };
  } catch (error) {
    return { session: undefined, unopened: { short: shortOf(error), detail: detailOf(error), text } };
  }
}

function shortOf(error: unknown): PageKey {
  if (error instanceof SyntaxError) return "save.malformed"; // not even JSON
  const fault = error instanceof SaveRefused ? error.fault : "broken";
  return fault === "malformed" || fault === "other-game" || fault === "other-version" ? `save.${fault}` : "save.broken";
}

function problemOf(deed: () => void): string | undefined {
  try {
    deed();
    return undefined;
  } catch (error) {
    return detailOf(error);
  }
}

function detailOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
