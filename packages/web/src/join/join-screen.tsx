import type { Invited } from "@tavolata/client";
import { type FormEvent, useEffect, useState } from "react";
import { client, comeIn, someone, whoAmI } from "../app/client.js";
import { PageFrame } from "../app/page-frame.js";
import { addressOf, goOnTo } from "../app/route.js";
import { matchTitle, useSpeakers } from "../games/game-list.js";
import { faultKey } from "../language/faults.js";
import { type PageKey, useWords } from "../language/words.js";
import { questIcon } from "../start/quest-icons.js";
import { Icon } from "../ui/icon.js";
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
      {invited?.to.leads === "seat" && !refused && (
        <Chair token={token} invited={invited} seat={invited.to.seat} onRefused={setRefused} />
      )}
      {refused && (
        <section className="join" role="alert">
          <h1 className="page-title">{page(refused)}</h1>
          {invited?.table.open && (
            <a className="button main large" href={addressOf({ at: "table", id: invited.table.id })}>
              {page("join.watch")}
            </a>
          )}
          <a className="button large" href={addressOf({ at: "home" })}>
            {page("menu.leave")}
          </a>
        </section>
      )}
    </PageFrame>
  );
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
      await client.acceptInvitation(token);
      goOnTo({ at: "table", id: table.id });
    } catch (error) {
      onRefused(faultKey(error));
    }
  };
  return (
    <form className="join" onSubmit={(event) => void sit(event)}>
      <span className="join-picture">
        <Icon of={questIcon(table.game, table.options["quest"] ?? table.options["scenario"])} />
      </span>
      <h1 className="page-title">{page("join.invites", { name: table.owner.name })}</h1>
      <p className="join-what serif">{table.questTitle ?? matchTitle(table.options, speaker) ?? table.game}</p>
      <p>{page("join.seat", { seat: speaker?.name(seat) ?? seat })}</p>
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
