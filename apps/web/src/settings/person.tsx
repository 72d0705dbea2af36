import type { Me, Person as Somebody } from "@tavolata/client";
import { Dialog } from "@tavolata/ui/controls/dialog.js";
import { type PageKey, useWords } from "@tavolata/ui/language/words.js";
import { type FormEvent, useEffect, useState } from "react";
import { becomes, client, comeIn, whoAmI } from "../app/client.js";
import { faultKey } from "../language/faults.js";
import { Notices } from "./notices.js";
import { Passkeys } from "./passkeys.js";

/** The person that the server knows: the name, whom one doesn't want to hear, and the way to be forgotten. */
export function Person() {
  const { page } = useWords();
  const [person, setPerson] = useState<Me>();
  const [told, setTold] = useState<PageKey>();
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    whoAmI().then(setPerson, (error: unknown) => setTold(faultKey(error)));
  }, []);
  const forget = async () => {
    setAsks(false);
    try {
      await client.forgetMe();
      becomes(undefined);
      setPerson(undefined);
      setTold("person.forgotten");
    } catch (error) {
      setTold(faultKey(error));
    }
  };
  return (
    <section className="setting-group" aria-labelledby="person">
      <h2 id="person">{page("person.title")}</h2>
      <NameForm key={person?.name} person={person} onNamed={setPerson} onTold={setTold} />
      <Passkeys person={person} onPerson={setPerson} onTold={setTold} />
      {person && <Notices onTold={setTold} />}
      {person && <Blocked onTold={setTold} />}
      {person && (
        <div className="setting">
          <p className="muted">{page("person.forget-means")}</p>
          <button type="button" className="button danger" onClick={() => setAsks(true)}>
            {page("person.forget")}
          </button>
        </div>
      )}
      <p role="status">{told && page(told)}</p>
      {asks && (
        <Dialog title={page("person.forget")} onClose={() => setAsks(false)}>
          <p>{page("person.forget-means")}</p>
          <div className="dialog-actions">
            <button type="button" className="button danger" onClick={() => void forget()}>
              {page("person.forget-yes")}
            </button>
            <button type="button" className="button" onClick={() => setAsks(false)}>
              {page("close")}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

interface NameProps {
  readonly person: Me | undefined;
  readonly onNamed: (person: Me) => void;
  readonly onTold: (key: PageKey) => void;
}

function NameForm({ person, onNamed, onTold }: NameProps) {
  const { page } = useWords();
  const [name, setName] = useState(person?.name ?? "");
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const named = await comeIn(name.trim());
      onNamed(named);
      onTold("person.named");
    } catch (error) {
      onTold(faultKey(error));
    }
  };
  return (
    <form className="setting person-name" onSubmit={(event) => void save(event)}>
      <label>
        <span className="person-name-word">{page("person.name")}</span>
        <input
          className="field"
          maxLength={40}
          required
          autoComplete="nickname"
          value={name}
          placeholder={page("guest")}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <button type="submit" className="button" disabled={name.trim() === "" || name === person?.name}>
        {page("save")}
      </button>
    </form>
  );
}

/** Those whom one has blocked, each with the way back. */
function Blocked({ onTold }: { readonly onTold: (key: PageKey) => void }) {
  const { page } = useWords();
  const [blocked, setBlocked] = useState<readonly Somebody[]>([]);
  useEffect(() => {
    client.blocked().then(setBlocked, () => {});
  }, []);
  const unblock = async (id: string) => {
    try {
      await client.block(id, false);
      setBlocked((before) => before.filter((one) => one.id !== id));
    } catch (error) {
      onTold(faultKey(error));
    }
  };
  if (blocked.length === 0) return null;
  return (
    <div className="setting">
      <p>{page("person.blocked")}</p>
      <ul className="person-list">
        {blocked.map(({ id, name }) => (
          <li key={id}>
            {name}
            <button type="button" className="button" onClick={() => void unblock(id)}>
              {page("person.unblock", { name })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
