import type { Preferences } from "../app/preferences.js";
import { useWords } from "../language/words.js";
import { Dialog } from "../ui/dialog.js";
import { LanguageSwitch } from "../ui/language-switch.js";
import { download } from "./match-file.js";
import type { TableSession } from "./session.js";
import "./menu.css";

interface MenuProps {
  readonly session: TableSession;
  readonly preferences: Preferences;
  readonly setPreferences: (change: Partial<Preferences>) => void;
  readonly onKeys: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** What is seldom needed during a match. */
export function Menu({ session, onKeys, onLeave, onClose }: MenuProps) {
  const { page } = useWords();
  return (
    <Dialog title={page("menu")} onClose={onClose}>
      <div className="menu">
        <LanguageSwitch />
        <button type="button" className="button" onClick={() => void exportMatch(session)}>
          {page("export")}
        </button>
        <p className="muted small">{page("export.secrets")}</p>
        <button type="button" className="button" onClick={onKeys}>
          {page("keys.title")}
        </button>
        <button type="button" className="button" onClick={onLeave}>
          {page("menu.leave")}
        </button>
        <p className="muted small">{page("menu.leave-means")}</p>
        <dl className="small">
          <dt className="muted">{page("seed.hash")}</dt>
          <dd className="number seed">{session.seedHash}</dd>
        </dl>
      </div>
    </Dialog>
  );
}

export async function exportMatch(session: TableSession): Promise<void> {
  const file = await session.toFile();
  download(`${session.game}-${session.seedHash.slice(0, 8)}.json`, JSON.stringify(file, null, 1));
}
