import decks from "game-icon:card-random";
import home from "game-icon:castle";
import newTable from "game-icon:crossed-swords";
import lab from "game-icon:round-bottom-flask";
import rules from "game-icon:rule-book";
import settings from "game-icon:settings-knobs";
import editor from "game-icon:treasure-map";
import type { ReactNode } from "react";
import { Icon, type IconShape } from "../controls/icon.js";
import { LanguageSwitch } from "../controls/language-switch.js";
import { type PageKey, useWords } from "../language/words.js";
import { Credits } from "./credits.js";
import { OfflineBar } from "./offline-bar.js";
import { addressOf, type Route, useRoute } from "./route.js";
import { useWindowTitle } from "./window-title.js";
import "./page-frame.css";

interface PageFrameProps {
  /** What the window is called. */
  readonly title: string;
  readonly children: ReactNode;
}

const places: readonly { readonly to: Route; readonly word: PageKey; readonly icon: IconShape }[] = [
  { to: { at: "home" }, word: "place.home", icon: home },
  { to: { at: "new" }, word: "place.new", icon: newTable },
  { to: { at: "decks" }, word: "place.decks", icon: decks },
  { to: { at: "editor" }, word: "place.editor", icon: editor },
  { to: { at: "rules" }, word: "place.rules", icon: rules },
  { to: { at: "lab" }, word: "place.lab", icon: lab },
  { to: { at: "settings" }, word: "place.settings", icon: settings },
];

/** What stands around every screen outside a match: where one can go, the language, whose work it is. */
export function PageFrame({ title, children }: PageFrameProps) {
  const { page } = useWords();
  const route = useRoute();
  useWindowTitle(title);
  return (
    <div className="page-frame">
      <header className="page-head">
        <a className="page-house serif" href={addressOf({ at: "home" })}>
          Tavolata
        </a>
        <nav className="page-places" aria-label={page("place.title")}>
          {places.map(({ to, word, icon }) => (
            <a
              key={to.at}
              href={addressOf(to)}
              className="page-place"
              {...(route.at === to.at ? { "aria-current": "page" as const } : {})}
            >
              <Icon of={icon} />
              <span>{page(word)}</span>
            </a>
          ))}
        </nav>
        <LanguageSwitch />
      </header>
      <OfflineBar />
      <main className="page-main">{children}</main>
      <footer className="page-foot muted">
        <Credits version={page("credits.page", { page: __VERSION__ })} />
      </footer>
    </div>
  );
}
