import type { Invited, TableInfo } from "@tavolata/client";
import { scenarioIn } from "@tavolata/game";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { matchTitle, useSpeakers } from "@tavolata/ui/game/game-list.js";
import { type PageKey, useWords } from "@tavolata/ui/language/words.js";
import { PageFrame } from "@tavolata/ui/page/page-frame.js";
import { addressOf, goOnTo } from "@tavolata/ui/page/route.js";
import { KnownTo } from "@tavolata/ui/table/seats/known-to.js";
import { type FormEvent, useEffect, useState } from "react";
import { client, comeIn, someone, whoAmI } from "../app/client.js";
import { faultKey } from "../language/faults.js";
import { questIcon } from "../start/quest-icons.js";
import { KnownDice } from "../table/dice-proof/known-dice.js";
import { orAsk } from "../table/sit-or-ask.js";
import "./join.css";

/** Somebody was given a link into a seat: what is played, who sits there, and the chair that is free. */
export default function JoinScreen({ token }: { readonly token: string }) {
  const { page } = useWords();
  const [invited, setInvited] = useState<Invited>();
  const [refused, setRefused] = useState<PageKey>();
  useEffect(() => {
    let isWanted = true;
    client.lookAtInvitation(token).then(
      (found) => isWanted && setInvited(found),
      (error: unknown) => isWanted && setRefused(faultKey(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [token]);
  return (
    <PageFrame title={page("join.title")}>
      {invited?.to.leads === "seat" && !invited.taken && !refused && (
        <Chair token={token} invited={invited} seat={invited.to.seat} onRefused={setRefused} />
      )}
      {invited && (invited.taken || refused) && <NotThisChair invited={invited} why={refused ?? "join.taken"} />}
      {refused && !invited && (
        <section className="join" role="alert">
          <h1 className="page-title">{page(refused === "fault.seat-taken" ? "join.taken" : refused)}</h1>
          <Home />
        </section>
      )}
    </PageFrame>
  );
}

function Home() {
  const { page } = useWords();
  return (
    <a className="button large" href={addressOf({ at: "home" })}>
      {page("menu.leave")}
    </a>
  );
}

/** The chair can't be had: where the table may be known, one looks on, or goes back to one's own seat. */
function NotThisChair({ invited: { table }, why }: { readonly invited: Invited; readonly why: PageKey }) {
  const { page } = useWords();
  const sits = table.seats.some(({ mine }) => mine);
  return (
    <section className="join" role="alert">
      <TablePicture table={table} />
      <h1 className="page-title">{page(why)}</h1>
      <TableTitle table={table} />
      {(sits || table.open || table.owned) && (
        <a className="button main large" href={addressOf({ at: "table", id: table.id })}>
          {page(sits ? "invite.to-table" : "join.watch")}
        </a>
      )}
      <Home />
    </section>
  );
}

function TablePicture({ table }: { readonly table: TableInfo }) {
  return (
    <span className="join-picture">
      <Icon of={questIcon(table.game, scenarioIn(table.options))} />
    </span>
  );
}

function TableTitle({ table }: { readonly table: TableInfo }) {
  const speaker = useSpeakers([table.game])(table.game);
  return <p className="join-what serif">{table.questTitle ?? (speaker ? matchTitle(table.options, speaker) : "…")}</p>;
}

interface ChairProps {
  readonly token: string;
  readonly invited: Invited;
  readonly seat: string;
  readonly onRefused: (why: PageKey) => void;
}

function Chair({ token, invited: { table }, seat, onRefused }: ChairProps) {
  const { page } = useWords();
  const speaker = useSpeakers([table.game])(table.game);
  const [name, setName] = useState<string>();
  const [known, setKnown] = useState<string>();
  useEffect(() => {
    whoAmI().then(
      (person) => setKnown(person?.name),
      () => {},
    );
  }, []);
  const shown = name ?? known ?? "";
  const sit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await someone(shown.trim() || page("guest"));
      if (shown.trim() !== "" && shown.trim() !== known) await comeIn(shown.trim());
      const ask = () => client.wish(table.id, { wants: "seat", seat });
      await orAsk(() => client.acceptInvitation(token), ask);
      goOnTo({ at: "table", id: table.id });
    } catch (error) {
      onRefused(faultKey(error));
    }
  };
  return (
    <form className="join" onSubmit={(event) => void sit(event)}>
      <TablePicture table={table} />
      <h1 className="page-title">{page("join.invites", { name: table.owner.name })}</h1>
      <TableTitle table={table} />
      <p>{page("join.seat", { seat: speaker?.name(seat) ?? "…" })}</p>
      <KnownTo table={table} seat={seat} />
      <KnownDice table={table} />
      <label className="join-name">
        <span className="muted">{page("person.name")}</span>
        <input
          className="field"
          maxLength={40}
          autoComplete="nickname"
          placeholder={page("guest")}
          value={shown}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <button type="submit" className="button main large">
        {page("join.sit")}
      </button>
    </form>
  );
}
