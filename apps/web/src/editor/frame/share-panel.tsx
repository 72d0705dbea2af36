import { type NewQuestLink, type QuestLink, Refused } from "@tavolata/client";
import { useEditing } from "@tavolata/ui/editor/editing.js";
import type { AnyWorkbench } from "@tavolata/ui/editor/workbench.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { useEffect, useState } from "react";
import { client, someone } from "../../app/client.js";
import { faultKey } from "../../language/faults.js";
import { linkTo, ShareLink } from "../../new-table/share-link.js";
import type { SavedDraft } from "../model/saved-drafts.js";
import { useVerdict } from "./checks-panel.js";
import { textOf } from "./file-text.js";

type AtServer = SavedDraft["server"];

interface ShareProps {
  readonly workbench: AnyWorkbench;
  readonly server: AtServer;
  readonly onServer: (server: AtServer) => void;
}

/** Keeps the quest at the server, and shares it by links. */
export function SharePanel({ workbench, server, onServer }: ShareProps) {
  const { page } = useWords();
  const { file } = useEditing();
  const isSound = useVerdict()?.stops === 0;
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [isStale, setStale] = useState(false);
  const [saved, setSaved] = useState<string>();
  const text = textOf(workbench, file);
  const save = async (isNew: boolean) => {
    setBusy(true);
    setFault(undefined);
    setStale(false);
    try {
      await someone(page("guest"));
      const kept =
        server && !isNew ? await client.changeQuest(server.id, text, server.hash) : await client.keepQuest(text);
      onServer({ id: kept.id, hash: kept.hash });
      setSaved(text);
    } catch (error) {
      const isGone = error instanceof Refused && ["stale", "not-found"].includes(error.fault);
      setStale(isGone);
      setFault(page(isGone ? "editor.changed-elsewhere" : faultKey(error)));
    }
    setBusy(false);
  };
  return (
    <>
      <h2>{page("editor.at-server")}</h2>
      {!isSound && <p className="muted">{page("editor.not-yet")}</p>}
      <div className="ed-buttons">
        <button type="button" className="button" disabled={!isSound || isBusy} onClick={() => void save(false)}>
          {page(server ? "editor.save-again" : "editor.save")}
        </button>
        {isStale && (
          <button type="button" className="button" disabled={isBusy} onClick={() => void save(true)}>
            {page("editor.keep-both")}
          </button>
        )}
      </div>
      {fault && <p role="alert">{fault}</p>}
      {saved === text && <p role="status">{page("editor.saved")}</p>}
      {server && <LinksOf key={server.id} quest={server.id} />}
    </>
  );
}

/** The links to a quest: made, given on, revoked. */
function LinksOf({ quest }: { readonly quest: string }) {
  const { page, language } = useWords();
  const [links, setLinks] = useState<readonly QuestLink[]>([]);
  const [fresh, setFresh] = useState<NewQuestLink>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    client.questLinks(quest).then(
      (found) => isWanted && setLinks(found),
      () => {}, // then there are none to show
    );
    return () => {
      isWanted = false;
    };
  }, [quest]);
  const doing = (work: () => Promise<void>) => () => {
    setFault(undefined);
    work().catch((error: unknown) => setFault(page(faultKey(error))));
  };
  const make = (leads: QuestLink["leads"]) =>
    doing(async () => {
      const link = await client.makeQuestLink(quest, leads);
      setFresh(link);
      setLinks((before) => [...before, link]);
    });
  const revoke = (id: string) =>
    doing(async () => {
      await client.revokeQuestLink(quest, id);
      setLinks((before) => before.filter((link) => link.id !== id));
      setFresh((before) => (before?.id === id ? undefined : before));
    });
  return (
    <>
      <h2>{page("editor.share")}</h2>
      <p className="muted">{page("editor.share-about")}</p>
      <div className="ed-buttons">
        <button type="button" className="button" onClick={make("play")}>
          {page("editor.link.play")}
        </button>
        <button type="button" className="button" onClick={make("copy")}>
          {page("editor.link.copy")}
        </button>
      </div>
      {fault && <p role="alert">{fault}</p>}
      {fresh && (
        <ShareLink name={page(`editor.link.${fresh.leads}`)} link={linkTo({ at: "quest", token: fresh.token })} />
      )}
      <ul className="ed-list">
        {links.map(({ id, leads, created }) => (
          <li key={id} className="ed-draft">
            <span>
              {page(`editor.link.${leads}`)} <span className="muted">{new Date(created).toLocaleString(language)}</span>
            </span>
            <button type="button" className="button" onClick={revoke(id)}>
              {page("editor.revoke")}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
