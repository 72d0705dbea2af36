import type { TableRow } from "@tavolata/client";
import { useGameList, useSpeakers } from "@tavolata/ui/game/game-list.js";
import { type PageKey, useWords } from "@tavolata/ui/language/words.js";
import { goTo } from "@tavolata/ui/page/route.js";
import { useEffect, useState } from "react";
import { client, isKnown } from "../app/client.js";
import { tellTables } from "../app/waiting-tables.js";
import { faultKey } from "../language/faults.js";
import { TableCard } from "./table-card.js";
import "./table-lists.css";

/** How often the lists are read anew while somebody looks at them; in milliseconds. */
const freshFor = 15_000;

type Which = "mine" | "campaigns" | "open" | "aside";

/** The tables of whoever sits here, those that wait for them first; then those at which anybody may sit down. */
export default function TableLists() {
  const { page } = useWords();
  const [lists, setLists] = useState<Readonly<Record<Which, readonly TableRow[]>>>();
  const [isFiltered, setFiltered] = useState(false);
  const [refused, setRefused] = useState<PageKey>();
  const [attempt, setAttempt] = useState(0);
  const again = () => setAttempt((before) => before + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same again
  useEffect(() => {
    if (!isKnown()) return; // nobody can have a table who was never here
    let isWanted = true;
    const read = async () => {
      if (document.hidden) return;
      try {
        const [mine, campaigns, open, aside] = await Promise.all(
          (["mine", "campaigns", "open", "aside"] as const).map((which) => client.tables(which)),
        );
        const others = open!.tables.filter(({ id }) => !mine!.tables.some((one) => one.id === id));
        tellTables(mine!.tables);
        if (isWanted)
          setLists({ mine: mine!.tables, campaigns: campaigns!.tables, open: others, aside: aside!.tables });
        setRefused(undefined);
      } catch (error) {
        if (isWanted) setRefused(faultKey(error));
      }
    };
    void read();
    const timer = setInterval(() => void read(), freshFor);
    const onShown = () => void read();
    document.addEventListener("visibilitychange", onShown);
    return () => {
      isWanted = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onShown);
    };
  }, [attempt]);

  const all = lists ? [...lists.mine, ...lists.campaigns, ...lists.open, ...lists.aside] : [];
  const speakerOf = useSpeakers(all.map(({ game }) => game));
  const games = useGameList();
  const putAside = async (id: string, aside: boolean) => {
    try {
      await client.putAside(id, aside);
      again();
    } catch (error) {
      setRefused(faultKey(error));
    }
  };
  const cards = (tables: readonly TableRow[], which: Which) => (
    <ul className="table-cards">
      {tables.map((table) => (
        <li key={table.id}>
          <TableCard
            table={table}
            game={games?.find(({ id }) => id === table.game)}
            isShelfKnown={games !== undefined}
            speaker={speakerOf(table.game)}
            onOpen={() => goTo({ at: "table", id: table.id })}
            aside={which === "open" ? undefined : which === "aside"}
            onPutAside={(aside) => void putAside(table.id, aside)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {refused && <p role="alert">{page(refused)}</p>}
      {lists && lists.mine.length > 0 && (
        <section className="tables" aria-labelledby="my-tables">
          <div className="tables-head">
            <h2 id="my-tables">{page("tables.mine")}</h2>
            {lists.campaigns.length > 0 && (
              <div className="tables-filter">
                {[false, true].map((one) => (
                  <button
                    key={String(one)}
                    type="button"
                    className="button"
                    aria-pressed={isFiltered === one}
                    onClick={() => setFiltered(one)}
                  >
                    {page(one ? "tables.campaigns" : "tables.all")}
                  </button>
                ))}
              </div>
            )}
          </div>
          {isFiltered && lists.campaigns.length > 0 ? cards(lists.campaigns, "campaigns") : cards(lists.mine, "mine")}
        </section>
      )}
      {lists && lists.open.length > 0 && (
        <section className="tables" aria-labelledby="open-tables">
          <h2 id="open-tables">{page("tables.open")}</h2>
          {cards(lists.open, "open")}
        </section>
      )}
      {lists && lists.aside.length > 0 && (
        <details className="tables">
          <summary>{page("tables.aside", { count: lists.aside.length })}</summary>
          {cards(lists.aside, "aside")}
        </details>
      )}
    </>
  );
}
