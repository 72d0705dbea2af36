import type { SharedQuest } from "@tavolata/client";
import { useWords } from "@tavolata/ui/language/words.js";
import { LoadingScreen } from "@tavolata/ui/page/loading-screen.js";
import { PageFrame } from "@tavolata/ui/page/page-frame.js";
import { goTo } from "@tavolata/ui/page/route.js";
import { useEffect, useState } from "react";
import { client, someone } from "../app/client.js";
import { faultKey } from "../language/faults.js";
import { CustomQuestOnPaper } from "../print/custom-quest-on-paper.js";
import { playQuest } from "../start/play-now.js";
import { keepDraft, newDraftId } from "./model/saved-drafts.js";
import "./editor.css";

/** The cover of a quest that somebody shares: it is played at once or, where the link allows it, copied into the editor. */
export default function QuestScreen({ token }: { readonly token: string }) {
  const { page } = useWords();
  const [quest, setQuest] = useState<SharedQuest>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isWanted = true;
    client.lookAtQuest(token).then(
      (found) => isWanted && setQuest(found),
      (error: unknown) => isWanted && setFault(page(faultKey(error))),
    );
    return () => {
      isWanted = false;
    };
  }, [token, page]);
  if (!quest && fault === undefined) return <LoadingScreen loading={{ state: "loading" }} />;
  const doing = (work: () => Promise<void>) => async () => {
    setBusy(true);
    setFault(undefined);
    try {
      await work();
    } catch (error) {
      setFault(page(faultKey(error)));
    }
    setBusy(false);
  };
  const play = doing(() => playQuest(quest!.game, page("guest"), { quest: { token } }));
  const lay = doing(async () => {
    await someone(page("guest"));
    const { id } = await client.openTable({ game: quest!.game, quest: { token } });
    goTo({ at: "table", id });
  });
  const copy = doing(async () => {
    await someone(page("guest"));
    const { file } = await client.copyQuest(token);
    const id = newDraftId();
    const { game, title } = quest!;
    await keepDraft({ id, game, title, text: file, changed: Date.now() });
    goTo({ at: "editor", game, draft: id });
  });
  return (
    <PageFrame title={quest?.title ?? page("place.editor")}>
      {fault && <p role="alert">{fault}</p>}
      {quest && (
        <article className="ed-cover">
          <h1 className="page-title">{quest.title}</h1>
          {quest.author && <p className="muted">{page("editor.by", { author: quest.author })}</p>}
          <p className="ed-introduction serif">{quest.introduction}</p>
          <div className="ed-buttons">
            <button type="button" className="button main" disabled={isBusy} onClick={() => void play()}>
              {page("editor.play")}
            </button>
            <button type="button" className="button" disabled={isBusy} onClick={() => void lay()}>
              {page("editor.lay")}
            </button>
            {quest.leads === "copy" && (
              <button type="button" className="button" disabled={isBusy} onClick={() => void copy()}>
                {page("editor.copy-it")}
              </button>
            )}
          </div>
          {quest.leads === "copy" && (
            <CustomQuestOnPaper
              game={quest.game}
              name={quest.title}
              file={async () => (await client.copyQuest(token)).file}
            />
          )}
          <p className="muted">{page(quest.leads === "copy" ? "editor.shared-copy" : "editor.shared-play")}</p>
        </article>
      )}
    </PageFrame>
  );
}
