import { everything } from "@tavolata/kernel";
import { type PageKey, useWords } from "@tavolata/ui/language/words.js";
import { KnownTo } from "@tavolata/ui/table/seats/known-to.js";
import type { SeatLook } from "@tavolata/ui/table/seats/seat-looks.js";
import type { TableSession, TableSnapshot } from "@tavolata/ui/table/session.js";
import { useState } from "react";
import { someone } from "../../app/client.js";
import { faultKey } from "../../language/faults.js";
import { clientAt, isAtHome } from "../../offline/home-client.js";
import { sitOrAsk } from "../sit-or-ask.js";

interface LookingOnProps {
  readonly session: TableSession;
  readonly snapshot: TableSnapshot;
  readonly seats: readonly SeatLook[];
}

/** Who has no seat looks on, and may sit down where a seat of an open table is free. Who has one is told which seats wait for people. */
export function LookingOn({ session, snapshot, seats }: LookingOnProps) {
  const { page } = useWords();
  const [refused, setRefused] = useState<PageKey>();
  const free = seats.filter(({ sitter }) => sitter.kind === "nobody");
  const { table } = session;
  const maySit = table?.open || table?.owned;
  const isLookingOn = session.people.length === 0;
  const delay = snapshot.onlooker === everything ? session.delay : undefined;
  const sit = async (seat: string) => {
    try {
      if (!isAtHome(session.id!)) await someone(page("guest"));
      await sitOrAsk(clientAt(session.id!), session.id!, seat);
    } catch (error) {
      setRefused(faultKey(error));
    }
  };
  if (!isLookingOn && free.length === 0) return null;
  return (
    <div className="bar">
      <p>
        {isLookingOn ? page("looking-on") : ""}{" "}
        {delay === undefined ? "" : page("looking-on.behind", { minutes: Math.ceil(delay / 60) })}{" "}
        {free.length > 0 ? page("seats.free", { names: free.map(({ name }) => name) }) : ""}
      </p>
      {maySit && (
        <div className="bar-buttons">
          {free.map(({ seat, name }) => (
            <button key={seat} type="button" className="button" onClick={() => void sit(seat)}>
              {page("seats.sit", { name })}
            </button>
          ))}
        </div>
      )}
      {maySit && table && free.map(({ seat }) => <KnownTo key={seat} table={table} seat={seat} />)}
      {refused && <p role="alert">{page(refused)}</p>}
    </div>
  );
}
