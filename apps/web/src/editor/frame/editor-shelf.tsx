import blankIcon from "game-icon:hammer-nails";
import sampleIcon from "game-icon:treasure-map";
import type { SavedQuest } from "@tavolata/client";
import { type Language, languages } from "@tavolata/language";
import { OnTheWall } from "@tavolata/ui/controls/torchlight.js";
import type { DraftFile } from "@tavolata/ui/editor/draft-file.js";
import type { AnyWorkbench } from "@tavolata/ui/editor/workbench.js";
import { type PageKey, useWords } from "@tavolata/ui/language/words.js";
import { PageFrame } from "@tavolata/ui/page/page-frame.js";
import { addressOf, goTo } from "@tavolata/ui/page/route.js";
import { useCallback, useEffect, useState } from "react";
import { client, isKnown } from "../../app/client.js";
import { faultKey } from "../../language/faults.js";
import { dropDraft, keepDraft, listDrafts, newDraftId, type SavedDraft } from "../model/saved-drafts.js";
import { textOf, titleOf } from "./file-text.js";
import { ImportQuest } from "./import-quest.js";

/** A game whose quests can be written. */
export interface EditedGame {
  readonly id: string;
  readonly title: string;
}

interface ShelfProps {
  readonly workbench: AnyWorkbench;
  readonly games: readonly EditedGame[];
}

/** All quests of a game that are being written on this device, and how to begin another. */
export function EditorShelf({ workbench, games }: ShelfProps) {
  const { page, language } = useWords();
  const [drafts, setDrafts] = useState<readonly SavedDraft[]>();
  const { fault, attempt } = useAttempt();
  const look = useCallback(() => {
    listDrafts().then((all) => setDrafts(all.filter(({ game }) => game === workbench.game)));
  }, [workbench]);
  useEffect(look, [look]);
  const begin = (file: DraftFile) =>
    attempt(async () => {
      const id = newDraftId();
      const text = textOf(workbench, file);
      await keepDraft({ id, game: workbench.game, title: titleOf(file), text, changed: Date.now() });
      goTo({ at: "editor", game: workbench.game, draft: id });
    });
  return (
    <PageFrame title={page("place.editor")}>
      <h1 className="page-title">{page("place.editor")}</h1>
      <p>{page("editor.about")}</p>
      <nav className="ed-languages ed-games" aria-label={page("editor.which-game")}>
        {games.map(({ id, title }) => (
          <a
            key={id}
            href={addressOf({ at: "editor", game: id })}
            aria-current={id === workbench.game ? "page" : undefined}
          >
            {title}
          </a>
        ))}
      </nav>
      <section className="ed-shelf" aria-labelledby="ed-new">
        <h2 id="ed-new">{page("editor.new")}</h2>
        <div className="ed-begin">
          <button type="button" className="ed-begin-one" onClick={() => begin(workbench.blank(language))}>
            <OnTheWall of={blankIcon} />
            <strong className="serif">{page("editor.blank")}</strong>
            <span className="muted">{page("editor.blank-about")}</span>
          </button>
          {workbench.samples.map(({ id, file }) => (
            <button key={id} type="button" className="ed-begin-one" onClick={() => begin(inLanguage(file, language))}>
              <OnTheWall of={sampleIcon} />
              <strong className="serif">{titleOf(inLanguage(file, language))}</strong>
              <span className="muted">{page("editor.sample-about")}</span>
            </button>
          ))}
        </div>
        <ImportQuest workbench={workbench} language={language} onTake={begin} />
        {fault && <p role="alert">{page(fault)}</p>}
      </section>
      <section className="ed-shelf" aria-labelledby="ed-mine">
        <h2 id="ed-mine">{page("editor.mine")}</h2>
        {drafts?.length === 0 && <p className="muted">{page("editor.none")}</p>}
        <ul className="ed-drafts">
          {drafts?.map((draft) => (
            <OneDraft key={draft.id} draft={draft} onChange={look} />
          ))}
        </ul>
      </section>
      <AtServer workbench={workbench} drafts={drafts ?? []} />
    </PageFrame>
  );
}

interface AtServerProps {
  readonly workbench: AnyWorkbench;
  readonly drafts: readonly SavedDraft[];
}

/** Quests that one keeps at the server and that aren't on this device. */
function AtServer({ workbench, drafts }: AtServerProps) {
  const { page, language } = useWords();
  const [quests, setQuests] = useState<readonly SavedQuest[]>([]);
  const { fault, attempt } = useAttempt();
  useEffect(() => {
    if (!isKnown()) return;
    let isWanted = true;
    client.quests().then(
      (found) => isWanted && setQuests(found),
      () => {}, // without the server there are those of this device
    );
    return () => {
      isWanted = false;
    };
  }, []);
  const elsewhere = quests.filter(
    ({ id, game }) => game === workbench.game && !drafts.some(({ server }) => server?.id === id),
  );
  if (elsewhere.length === 0) return null;
  const open = ({ id: quest }: SavedQuest) =>
    attempt(async () => {
      const { game, title, file, hash } = await client.quest(quest);
      const id = newDraftId();
      await keepDraft({ id, game, title, text: file, changed: Date.now(), server: { id: quest, hash } });
      goTo({ at: "editor", game, draft: id });
    });
  return (
    <section className="ed-shelf" aria-labelledby="ed-server">
      <h2 id="ed-server">{page("editor.at-server")}</h2>
      <ul className="ed-drafts">
        {elsewhere.map((quest) => (
          <li key={quest.id} className="ed-draft">
            <span>
              <strong className="serif">{quest.title}</strong>{" "}
              <span className="muted">{new Date(quest.changed).toLocaleString(language)}</span>
            </span>
            <button type="button" className="button" onClick={() => open(quest)}>
              {page("editor.open")}
              <span className="unseen"> {quest.title}</span>
            </button>
          </li>
        ))}
      </ul>
      {fault && <p role="alert">{page(fault)}</p>}
    </section>
  );
}

/** Does something that may be refused: then it is said why, and the page stays. */
function useAttempt() {
  const [fault, setFault] = useState<PageKey>();
  const attempt = (deed: () => Promise<void>) => {
    setFault(undefined);
    deed().catch((error: unknown) => setFault(faultKey(error)));
  };
  return { fault, attempt };
}

function OneDraft({ draft, onChange }: { readonly draft: SavedDraft; readonly onChange: () => void }) {
  const { page, language } = useWords();
  const [isAsking, setAsking] = useState(false);
  const { id, game, title, changed } = draft;
  const name = title || page("editor.untitled");
  const copy = async () => {
    const { server: _server, ...own } = draft;
    await keepDraft({ ...own, id: newDraftId(), changed: Date.now() });
    onChange();
  };
  return (
    <li className="ed-draft">
      <a href={addressOf({ at: "editor", game, draft: id })}>
        <strong className="serif">{name}</strong>
        <span className="muted">{new Date(changed).toLocaleString(language)}</span>
      </a>
      <div className="ed-buttons">
        <button type="button" className="button" onClick={() => void copy()}>
          {page("editor.copy")}
          <span className="unseen"> {name}</span>
        </button>
        <button
          type="button"
          className="button"
          onClick={() => (isAsking ? void dropDraft(id).then(onChange) : setAsking(true))}
          onBlur={() => setAsking(false)}
        >
          {page(isAsking ? "editor.really" : "editor.throw-away")}
          <span className="unseen"> {name}</span>
        </button>
      </div>
    </li>
  );
}

/** A file in the reader's language, where it has that. */
function inLanguage<F extends DraftFile>(file: F, language: Language): F {
  return languages.includes(language) && file.texts[language] ? { ...file, language } : file;
}
