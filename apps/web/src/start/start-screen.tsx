import ruleBook from "game-icon:rule-book";
import type { Options } from "@tavolata/kernel";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { LanguageSwitch } from "@tavolata/ui/controls/language-switch.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { Credits } from "@tavolata/ui/page/credits.js";
import { goTo } from "@tavolata/ui/page/route.js";
import { useRulebook } from "@tavolata/ui/rules/use-rulebook.js";
import { type LocalSeating, usualSeating } from "@tavolata/ui/table/seats/seating.js";
import { useEffect } from "react";
import type { LocalGame } from "../table/saved/local-session.js";
import type { LocalTable } from "../table/saved/use-local-table.js";
import { ImportMatch } from "./import-match.js";
import { SavedCard } from "./saved-card.js";
import { SeatingForm } from "./seating-form.js";
import "./start-screen.css";

interface StartProps {
  readonly local: LocalGame;
  readonly table: LocalTable;
  readonly onBegin: (options: Options, seating: LocalSeating) => void;
}

/** Where one begins: play at once, go on with a match, or lay a table. */
export function StartScreen({ local, table, onBegin }: StartProps) {
  const { page } = useWords();
  const { StartPicture } = local.gameScreen;
  const speaker = useSpeaker();
  const { open: openRules } = useRulebook();
  const name = speaker.say({ key: "game.name" });
  useEffect(() => {
    document.title = `${name} · Tavolata`;
  }, [name]);
  const playNow = () => onBegin({}, usualSeating(local.gameModule.ruleset.seats({ pairs: 1 })));
  return (
    <div className="start">
      <header className="start-head">
        <p className="start-house serif">Tavolata</p>
        <LanguageSwitch />
      </header>
      <main className="start-main">
        <section className="start-game" aria-labelledby="game-name">
          {StartPicture && <StartPicture />}
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
          <SavedCard table={table} onContinue={() => goTo({ at: "quay-table" })} />
          <SeatingForm local={local} onBegin={onBegin} />
          <ImportMatch table={table} onOpened={() => goTo({ at: "quay-table" })} />
        </div>
      </main>
      <footer className="muted">
        <Credits version={page("credits.version", { page: __VERSION__, game: local.gameModule.ruleset.version })} />
      </footer>
    </div>
  );
}
