import { Refused, type TableInfo } from "@tavolata/client";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { useOffline } from "@tavolata/ui/page/network.js";
import { goTo } from "@tavolata/ui/page/route.js";
import { useState } from "react";
import { client } from "../app/client.js";
import { faultKey } from "../language/faults.js";
import { dropTableHere, isAtHome } from "./home-client.js";
import { bringToServer, takeAlong } from "./moving.js";

/** What is done about the place where a table stands: it goes from this device to the server, or the other way, or away. */
export default function DeskHere({ table }: { readonly table: TableInfo }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const isOffline = useOffline();
  const [isBusy, setBusy] = useState(false);
  const [isSure, setSure] = useState(false);
  const [refused, setRefused] = useState<string>();
  const attempt = async (deed: () => Promise<void>) => {
    setBusy(true);
    setRefused(undefined);
    try {
      await deed();
    } catch (error) {
      const said = error instanceof Refused ? error.refusal.said : undefined;
      const problem = said ? ` ${speaker.sentence(said)}` : "";
      setRefused(page(faultKey(error)) + problem);
    } finally {
      setBusy(false);
    }
  };
  const drop = () =>
    attempt(async () => {
      await dropTableHere(table.id);
      goTo({ at: "home" });
    });
  const remove = () =>
    attempt(async () => {
      await client.deleteTable(table.id);
      goTo({ at: "home" });
    });
  if (!isAtHome(table.id)) {
    const isAlone = table.owned && table.seats.every(({ person, mine }) => !person || mine);
    if (!isAlone) return null;
    // Where others may still come its file has no seed before the end.
    const hasSeed = table.imported || table.seats.every(({ mine, bot }) => mine || bot !== undefined);
    return (
      <div className="desk-deeds">
        {hasSeed && !table.gathering && !table.outcome && !table.lent && (
          <>
            <button
              type="button"
              className="button"
              disabled={isBusy || isOffline}
              onClick={() => void attempt(() => takeAlong(table))}
            >
              {page("here.take")}
            </button>
            <p className="muted small">{page("here.take-means")}</p>
          </>
        )}
        <button
          type="button"
          className="button"
          disabled={isBusy || isOffline}
          onClick={() => (isSure ? void remove() : setSure(true))}
        >
          {page(isSure ? "here.delete-sure" : "here.delete")}
        </button>
        {refused && <p role="alert">{refused}</p>}
      </div>
    );
  }
  return (
    <div className="desk-deeds">
      <button
        type="button"
        className="button"
        disabled={isBusy || isOffline}
        onClick={() => void attempt(() => bringToServer(table, page("guest")))}
      >
        {page(isBusy ? "here.bringing" : "here.bring")}
      </button>
      <p className="muted small">{page(isOffline ? "here.bring-later" : "here.bring-means")}</p>
      <button type="button" className="button" disabled={isBusy} onClick={() => (isSure ? void drop() : setSure(true))}>
        {page(isSure ? "here.drop-sure" : "here.drop")}
      </button>
      {refused && <p role="alert">{refused}</p>}
    </div>
  );
}
