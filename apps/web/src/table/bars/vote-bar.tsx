import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { SeatLook } from "@tavolata/ui/table/seats/seat-looks.js";
import type { Reason, TableSession, TableSnapshot } from "@tavolata/ui/table/session.js";
import { useState } from "react";

interface VoteBarProps {
  readonly session: TableSession;
  readonly vote: NonNullable<TableSnapshot["vote"]>;
  readonly snapshot: TableSnapshot;
  readonly seats: readonly SeatLook[];
}

/** Somebody wants to take back, and everybody must agree. */
export function VoteBar({ session, vote, seats }: VoteBarProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const [refused, setRefused] = useState<Reason>();
  // Who has several seats asks as one person.
  const person = session.table?.seats.find(({ seat }) => seat === vote.by)?.person;
  const by = person?.name ?? seats.find(({ seat }) => seat === vote.by)?.name ?? vote.by;
  const asked = session.people.some((seat) => !vote.agreed.includes(seat));
  const say = async (agrees: boolean) => setRefused(await session.voteOnUndo(agrees));
  return (
    <div className="bar vote" role="alert">
      <p>{page(asked ? "vote.asked" : "vote.waits", { name: by })}</p>
      {asked && (
        <>
          <button type="button" className="button main" onClick={() => void say(true)}>
            {page("vote.yes")}
          </button>
          <button type="button" className="button" onClick={() => void say(false)}>
            {page("vote.no")}
          </button>
        </>
      )}
      {refused && <p>{speaker.sentence(refused.said)}</p>}
    </div>
  );
}
