import type { Me, Passkey } from "@tavolata/client";
import { type PageKey, useWords } from "@tavolata/ui/language/words.js";
import { useEffect, useState } from "react";
import { becomes, client } from "../app/client.js";
import { faultKey } from "../language/faults.js";

interface PasskeysProps {
  readonly person: Me | undefined;
  readonly onPerson: (person: Me | undefined) => void;
  readonly onTold: (key: PageKey) => void;
}

/** Passkeys make a guest somebody who can come back from any device: no password, no address. */
export function Passkeys({ person, onPerson, onTold }: PasskeysProps) {
  const { page, language } = useWords();
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([]);
  const id = person?.id;
  useEffect(() => {
    if (id === undefined) return setPasskeys([]);
    client.passkeys().then(setPasskeys, () => setPasskeys([]));
  }, [id]);
  if (!("PublicKeyCredential" in window)) return <p className="muted">{page("passkey.impossible")}</p>;
  const attempt = async (deed: () => Promise<void>) => {
    try {
      await deed();
    } catch (error) {
      // the browser's own window was closed, or the device has no passkey for us
      onTold(error instanceof Error && error.name === "NotAllowedError" ? "passkey.left" : faultKey(error));
    }
  };
  const make = () =>
    attempt(async () => {
      const { startRegistration } = await import("@simplewebauthn/browser");
      const options = await client.beginPasskey();
      const credential = await startRegistration({
        optionsJSON: options as Parameters<typeof startRegistration>[0]["optionsJSON"],
      });
      await client.addPasskey(credential as Parameters<typeof client.addPasskey>[0]);
      setPasskeys(await client.passkeys());
      onTold("passkey.made");
    });
  const signIn = () =>
    attempt(async () => {
      const { startAuthentication } = await import("@simplewebauthn/browser");
      const options = await client.beginSignIn();
      const credential = await startAuthentication({
        optionsJSON: options as Parameters<typeof startAuthentication>[0]["optionsJSON"],
      });
      const me = await client.signIn(credential as Parameters<typeof client.signIn>[0]);
      becomes(me);
      onPerson(me);
      void import("../printed-values/account-values.js").then(({ together }) => together());
      onTold("passkey.in");
    });
  const signOut = () =>
    attempt(async () => {
      await client.signOut();
      becomes(undefined);
      onPerson(undefined);
      onTold("passkey.out");
    });
  const remove = (passkey: string) =>
    attempt(async () => {
      await client.removePasskey(passkey);
      setPasskeys(await client.passkeys());
    });
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  return (
    <div className="setting">
      <p>{page("passkey.title")}</p>
      <p className="muted">{page("passkey.means")}</p>
      {passkeys.length > 0 && (
        <ul className="person-list">
          {passkeys.map(({ id: passkey, name, address, created }) => (
            <li key={passkey}>
              <span>
                {name ?? address} <span className="muted">{day.format(new Date(created))}</span>
              </span>
              <button type="button" className="button" onClick={() => void remove(passkey)}>
                {page("passkey.remove")}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="choices">
        {person && (
          <button type="button" className="button" onClick={() => void make()}>
            {page("passkey.make")}
          </button>
        )}
        <button type="button" className="button" onClick={() => void signIn()}>
          {page("passkey.sign-in")}
        </button>
        {passkeys.length > 0 && (
          <button type="button" className="button" onClick={() => void signOut()}>
            {page("passkey.sign-out")}
          </button>
        )}
      </div>
    </div>
  );
}
