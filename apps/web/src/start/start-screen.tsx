import ruleBook from "game-icon:rule-book";
import type { Options } from "@tavolata/kernel";
import { useEffect } from "react";
import { Credits } from "../app/credits.js";
import { goTo } from "../app/route.js";
import { useSpeaker, useWords } from "../language/words.js";
import { useRulebook } from "../rules/use-rulebook.js";
import type { LocalGame } from "../table/local-session.js";
import { type Seating, usualSeating } from "../table/seating.js";
import type { KeptTable } from "../table/use-kept-table.js";
import { Icon } from "../ui/icon.js";
import { LanguageSwitch } from "../ui/language-switch.js";
import { ImportMatch } from "./import-match.js";
import { KeptCard } from "./kept-card.js";
import { SeatingForm } from "./seating-form.js";
import { StartPicture } from "./start-picture.js";
import "./start-screen.css";

interface StartProps {
  readonly local: LocalGame;
  readonly table: KeptTable;
  readonly onBegin: (options: Options, seating: Seating) => void;
}

/** Where one begins: play at once, go on with a match, or lay a table. */
export function StartScreen({ local, table, onBegin }: StartProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { open: openRules } = useRulebook();
  const name = speaker.say({ key: "game.name" });
  useEffect(() => {
    document.title = `${name} · Tavolata`;
  }, [name]);
  const playNow = () => onBegin({}, usualSeating(local.works.ruleset.seats({ pairs: 1 })));
  return (
    <div className="start">
      <header className="start-head">
        <p className="start-house serif">Tavolata</p>
        <LanguageSwitch />
      </header>
      <main className="start-main">
        <section className="start-game" aria-labelledby="game-name">
          <StartPicture />
          <div className="start-game-text">
            <h1 id="game-name">{name}</h1>
            <p className="start-about">{speaker.say({ key: "game.about" })}</p>
            <p className="muted">{page("start.promise")}</p>
            <div className="start-game-actions">
              <button type="button" className="button main large" onClick={playNow}>
                {page("start.play-now")}
              </button>
              <button type="button" className="button large" onClick={() => openRules()}>
                <Icon of={ruleBook} />
                {page("rules.title")}
              </button>
            </div>
            <p className="muted small">{page("start.play-now-means")}</p>
          </div>
        </section>
        <div className="start-side">
          <KeptCard table={table} onContinue={() => goTo({ at: "quay-table" })} />
          <SeatingForm local={local} onBegin={onBegin} />
          <ImportMatch table={table} onOpened={() => goTo({ at: "quay-table" })} />
        </div>
      </main>
      <footer className="muted">
        <Credits version={page("credits.version", { page: __VERSION__, game: local.works.ruleset.version })} />
      </footer>
    </div>
  );
}
