import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { download } from "@tavolata/ui/table/match-file.js";
import type { TableSession } from "@tavolata/ui/table/session.js";
import { useState } from "react";
import { isNoticeRead, keepNoticeRead } from "../saved/read-notices.js";
import type { SaveState } from "../saved/use-local-table.js";
import "@tavolata/ui/table/question/warnings.css";

interface WarningsProps {
  readonly session: TableSession;
  /** Where this browser keeps the match, if it does. */
  readonly keeping: SaveState | undefined;
}

/** What somebody should know before going on. The table stays readable under it. */
export function Warnings({ session, keeping }: WarningsProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { notice, table } = session;
  const when = table?.notice?.when;
  const [isReadNow, setRead] = useState(false);
  const isRead = isReadNow || (table !== undefined && when !== undefined && isNoticeRead(table.id, when));
  const markRead = () => {
    if (table && when !== undefined) keepNoticeRead(table.id, when);
    setRead(true);
  };
  const { problem, isElsewhere = false, reopen } = keeping ?? {};
  const keep = async () => download("tavolata-match.json", JSON.stringify(await session.toFile()));
  if (!isElsewhere && problem === undefined && (!notice || isRead)) return null;
  return (
    <div className="warnings" role="alert">
      {isElsewhere && (
        <p>
          {page("warning.elsewhere")}{" "}
          <button type="button" className="button" onClick={reopen}>
            {page("warning.reopen")}
          </button>
        </p>
      )}
      {problem !== undefined && (
        <p>
          {page("warning.not-kept")} <span className="muted">{problem}</span>{" "}
          <button type="button" className="button" onClick={() => void keep()}>
            {page("export")}
          </button>
        </p>
      )}
      {notice && !isRead && (
        <p>
          {speaker.sentence(notice)}{" "}
          <button type="button" className="button" onClick={markRead}>
            {page("warning.read")}
          </button>
        </p>
      )}
    </div>
  );
}
