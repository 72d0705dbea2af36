import type { Client } from "@tavolata/client";
import { useWords } from "@tavolata/ui/language/words.js";
import { useEffect, useState } from "react";

interface TableNoticesProps {
  readonly client: Pick<Client, "noticesOf" | "setNoticesOf">;
  readonly table: string;
  readonly attempt: (deed: () => Promise<unknown>) => Promise<void>;
}

/** Whether one is told when it is one's turn at this table, where one is told at all. */
export function TableNotices({ client, table, attempt }: TableNoticesProps) {
  const { page } = useWords();
  const [wanted, setWanted] = useState<boolean>();
  useEffect(() => {
    let isHere = true;
    client.noticesOf(table).then(
      (notices) => isHere && setWanted(notices),
      () => isHere && setWanted(undefined), // who may not know the table isn't told of it either
    );
    return () => {
      isHere = false;
    };
  }, [client, table]);
  if (wanted === undefined) return null;
  return (
    <label className="new-switch desk-notices">
      <input
        type="checkbox"
        checked={wanted}
        onChange={(event) => {
          const next = event.target.checked;
          setWanted(next);
          void attempt(async () => {
            try {
              await client.setNoticesOf(table, next);
            } catch (error) {
              setWanted(!next);
              throw error;
            }
          });
        }}
      />
      <span>{page("desk.notices")}</span>
    </label>
  );
}
