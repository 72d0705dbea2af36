import type { TableInfo } from "@tavolata/client";
import { useWords, type Words } from "@tavolata/ui/language/words.js";
import type { LobbyDeeds } from "./use-lobby.js";

interface StartProps {
  readonly table: TableInfo;
  readonly deeds: Pick<LobbyDeeds, "begin" | "isBusy">;
}

/** For whom the table waits, and who lets the match begin. */
export function Start({ table, deeds }: StartProps) {
  const words = useWords();
  const { page } = words;
  return (
    <section className="lobby-start" aria-label={page("tables.gathering")}>
      <p className="lobby-waits serif" role="status">
        {waitsFor(table, words)}
      </p>
      {table.owned ? (
        <>
          <button type="button" className="button main large" disabled={deeds.isBusy} onClick={deeds.begin}>
            {page("lobby.start")}
          </button>
          <p className="muted">
            {page("lobby.starts-by-itself")} {page("lobby.late")}
          </p>
        </>
      ) : (
        <p className="muted">
          {page("lobby.owner-starts", { name: table.owner.name })} {page("lobby.starts-by-itself")}
        </p>
      )}
    </section>
  );
}

function waitsFor({ seats }: TableInfo, { page }: Words): string {
  const free = seats.filter(({ person, bot }) => !person && bot === undefined).length;
  const awaited = seats.flatMap(({ person, contributed, mine }) =>
    person && !contributed && !mine ? [person.name] : [],
  );
  return [
    page("tables.gathering"),
    ...(free > 0 ? [page("tables.free", { count: free })] : []),
    ...(awaited.length > 0 ? [page("tables.waits", { names: [...new Set(awaited)] })] : []),
  ].join(" · ");
}
