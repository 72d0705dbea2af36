import type { OpenWish } from "@tavolata/client";
import { type PageKey, useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { useState } from "react";
import { faultKey } from "../../language/faults.js";
import { clientAt } from "../../offline/home-client.js";
import { sitOrAsk } from "../sit-or-ask.js";

/** Somebody knows a hand and wishes to know another, or all: everybody must agree. */
export function WishBar({ table, wish }: { readonly table: string; readonly wish: OpenWish }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const [refused, setRefused] = useState<PageKey>();
  const { id, person, seat, asked, agreed, mine, asksMe } = wish;
  const client = clientAt(table);
  const left = asked.filter((one) => !agreed.some((yes) => yes.id === one.id)).map(({ name }) => name);
  const attempt = (deed: () => Promise<unknown>) => {
    setRefused(undefined);
    deed().catch((error: unknown) => setRefused(faultKey(error)));
  };
  return (
    <div className="bar vote" role="alert">
      <p>
        {seat === undefined
          ? page("wish.file", { name: person.name })
          : page("wish.seat", { name: person.name, seat: speaker.name(seat) })}{" "}
        {left.length > 0 ? page("wish.waits", { names: left }) : page("wish.agreed")}
      </p>
      {asksMe && (
        <button type="button" className="button main" onClick={() => attempt(() => client.answerWish(table, id, true))}>
          {page("vote.yes")}
        </button>
      )}
      {asksMe && (
        <button type="button" className="button" onClick={() => attempt(() => client.answerWish(table, id, false))}>
          {page("vote.no")}
        </button>
      )}
      {mine && seat !== undefined && left.length === 0 && (
        <button type="button" className="button main" onClick={() => attempt(() => sitOrAsk(client, table, seat))}>
          {page("seats.sit", { name: speaker.name(seat) })}
        </button>
      )}
      {mine && (
        <button type="button" className="button" onClick={() => attempt(() => client.answerWish(table, id, false))}>
          {page("wish.back")}
        </button>
      )}
      {refused && <p>{page(refused)}</p>}
    </div>
  );
}
