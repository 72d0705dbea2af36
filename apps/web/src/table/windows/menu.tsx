import { correctionsIn } from "@tavolata/kernel";
import { Dialog } from "@tavolata/ui/controls/dialog.js";
import { LanguageSwitch } from "@tavolata/ui/controls/language-switch.js";
import { withWords } from "@tavolata/ui/language/page-messages.js";
import { type PageKey, useWords } from "@tavolata/ui/language/words.js";
import { Credits } from "@tavolata/ui/page/credits.js";
import type { Preferences } from "@tavolata/ui/page/preferences.js";
import { download } from "@tavolata/ui/table/match-file.js";
import type { SeatLook } from "@tavolata/ui/table/seats/seat-looks.js";
import type { TableSession } from "@tavolata/ui/table/session.js";
import { lazy, Suspense, useState } from "react";
import { faultKey } from "../../language/faults.js";
import { TableDesk } from "../desk/table-desk.js";
import { KnownDice } from "../dice-proof/known-dice.js";
import { SeedProof } from "../dice-proof/seed-proof.js";
import "./menu.css";

const TableFigures = lazy(withWords(["figures"], () => import("../../printed-values/table-values.js")));

interface MenuProps {
  readonly session: TableSession;
  readonly seats: readonly SeatLook[];
  readonly preferences: Preferences;
  readonly setPreferences: (change: Partial<Preferences>) => void;
  readonly onKeys: () => void;
  readonly onTyped: () => void;
  readonly onStatistics: () => void;
  /** Nothing where the game explains nothing. */
  readonly onExplain: (() => void) | undefined;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** What is seldom needed during a match. */
export function Menu({ session, seats, onKeys, onTyped, onStatistics, onExplain, onLeave, onClose }: MenuProps) {
  const { page } = useWords();
  return (
    <Dialog title={page("menu")} onClose={onClose}>
      <div className="menu">
        <LanguageSwitch />
        <KnownDice table={session.table} />
        {!session.table?.lent && <ExportButton session={session} />}
        <button type="button" className="button" onClick={onKeys}>
          {page("keys.title")}
        </button>
        <button type="button" className="button" onClick={onTyped}>
          {page("typed.title")}
        </button>
        {onExplain && (
          <button type="button" className="button" onClick={onExplain}>
            {page("explain.title")}
          </button>
        )}
        {session.id !== undefined && (
          <button type="button" className="button" onClick={onStatistics}>
            {page("statistics.title")}
          </button>
        )}
        <button type="button" className="button" onClick={onLeave}>
          {page("menu.leave")}
        </button>
        <p className="muted small">{page("menu.leave-means")}</p>
        {correctionsIn(session.options) !== "" && (
          <Suspense>
            <TableFigures game={session.game} options={session.options} />
          </Suspense>
        )}
        {session.table && <TableDesk session={session} table={session.table} seats={seats} />}
        <SeedProof seedHash={session.seedHash} contributions={session.contributions} own={session.ownContribution} />
        <Credits version={page("credits.page", { page: __VERSION__ })} />
      </div>
    </Dialog>
  );
}

/** A match at the server can be had when it is over, or when nobody else has secrets in it. */
function ExportButton({ session }: { readonly session: TableSession }) {
  const { page } = useWords();
  const [refused, setRefused] = useState<PageKey>();
  const take = async () => {
    try {
      await exportMatch(session);
    } catch (error) {
      setRefused(faultKey(error));
    }
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void take()}>
        {page("export")}
      </button>
      <p className="muted small">
        {page("export.secrets")} {isRunning(session) && page(isShared(session) ? "export.no-seed" : "export.seed")}{" "}
        {isRunning(session) && session.table && page("export.told")}
      </p>
      {refused && <p role="alert">{page(refused)}</p>}
    </>
  );
}

/** The file of a match that goes on says by its name that the seed of the dice to come is in it. */
export async function exportMatch(session: TableSession): Promise<void> {
  const file = await session.toFile();
  const name = `${session.game}-${session.seedHash.slice(0, 8)}${isRunning(session) && "seed" in file ? "-with-seed" : ""}`;
  download(`${name}.json`, JSON.stringify(file, null, 1));
}

/** Others sit at the table, may still come, or know a hand: its file has no seed before the end. What came from a file is told as it is. */
function isShared({ table }: TableSession): boolean {
  if (!table) return false;
  const { seats, imported } = table;
  return seats.some(({ mine, bot, person, knownTo }) => {
    const isFree = !person && bot === undefined;
    return (person && !mine) || (isFree && !imported) || (knownTo?.others ?? 0) > 0;
  });
}

/** The seed is told at the end. */
function isRunning({ seed }: TableSession): boolean {
  return seed === undefined;
}
