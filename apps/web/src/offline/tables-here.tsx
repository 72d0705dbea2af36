import type { TableRow } from "@tavolata/client";
import { inOrder, readSaved, toldOf } from "@tavolata/home";
import { listed, tellRow } from "@tavolata/table";
import { useGameList, useSpeakers } from "@tavolata/ui/game/game-list.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { goTo } from "@tavolata/ui/page/route.js";
import { useEffect, useState } from "react";
import { TableCard } from "../start/table-card.js";
import "../start/table-lists.css";
import { BrowserCupboard } from "./cupboard.js";

/** Whoever reads the cupboard here has it. */
const reader = { id: "at-this-device--", name: "Tavolata" };

/** The tables of this device, read from its cupboard: for that nobody needs to be in the house. */
export default function TablesHere() {
  const { page } = useWords();
  const [tables, setTables] = useState<readonly TableRow[]>([]);
  useEffect(() => {
    let isWanted = true;
    const read = () =>
      tablesHere().then(
        (found) => isWanted && setTables(found),
        (error: unknown) => console.warn("The tables of this device can't be read:", error),
      );
    void read();
    document.addEventListener("visibilitychange", read);
    return () => {
      isWanted = false;
      document.removeEventListener("visibilitychange", read);
    };
  }, []);
  const speakerOf = useSpeakers(tables.map(({ game }) => game));
  const games = useGameList();
  if (tables.length === 0) return null;
  return (
    <section className="tables" aria-labelledby="tables-here">
      <h2 id="tables-here">{page("here.tables")}</h2>
      <ul className="table-cards">
        {tables.map((table) => (
          <li key={table.id}>
            <TableCard
              table={table}
              game={games?.find(({ id }) => id === table.game)}
              isShelfKnown={games !== undefined}
              speaker={speakerOf(table.game)}
              onOpen={() => goTo({ at: "table", id: table.id })}
              aside={undefined}
              onPutAside={() => {}}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

async function tablesHere(): Promise<TableRow[]> {
  const kept = (await new BrowserCupboard().all()).flatMap((value) => readSaved(value) ?? []);
  return inOrder(kept).map((table) => tellRow(listed(toldOf(table, reader)), reader.id));
}
