import undoIcon from "game-icon:anticlockwise-rotation";
import redoIcon from "game-icon:clockwise-rotation";
import ruleBook from "game-icon:rule-book";
import { type ReactNode, useMemo } from "react";
import { Icon } from "../controls/icon.js";
import { LanguageSwitch } from "../controls/language-switch.js";
import { useSpeaker, useWords } from "../language/words.js";
import { useRulebook } from "../rules/use-rulebook.js";
import type { UndoOption } from "./session.js";
import "./head.css";

interface HeadProps {
  readonly round: ReactNode;
  /** What everybody should know of the table's dice, beside its name. */
  readonly mark?: ReactNode;
  /** What is to be reached. */
  readonly aim: ReactNode;
  readonly undo: UndoOption;
  readonly mayUndo: boolean;
  readonly onUndo: () => void;
  /** Does again what was taken back; nothing where nothing was. */
  readonly onRedo: (() => void) | undefined;
  readonly onMenu: () => void;
  readonly children?: ReactNode;
}

/** The line at the top: which game, which night, and what is there for all of it. */
export function Head({ round, mark, aim, undo, mayUndo, onUndo, onRedo, onMenu, children }: HeadProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { open: openRules } = useRulebook();
  const reason = useMemo(
    () =>
      undo.kind === "free"
        ? [page("undo.free"), ...undo.takesBack.map((event) => speaker.event(event))].join("\n")
        : speaker.sentence(undo.reason),
    [undo, page, speaker],
  );
  return (
    <header className="head">
      <div className="head-match">
        <h1 className="head-name">{speaker.say({ key: "game.name" })}</h1>
        <p className="head-round">
          {mark}
          {round}
        </p>
        {aim && <p className="head-aim">{aim}</p>}
      </div>
      <div className="head-tools">
        {mayUndo && (
          <button
            type="button"
            className={undo.kind === "free" ? "button bare" : "button bare greyed"}
            title={reason}
            aria-description={undo.kind === "free" ? reason : undefined}
            onClick={onUndo}
          >
            <Icon of={undoIcon} />
            <span className="head-word">{page("undo")}</span>
            {undo.kind !== "free" && <span className="unseen">: {reason}</span>}
          </button>
        )}
        {mayUndo && onRedo && (
          <button type="button" className="button bare" title={page("redo.means")} onClick={onRedo}>
            <Icon of={redoIcon} />
            <span className="head-word">{page("redo")}</span>
          </button>
        )}
        <button type="button" className="button bare" onClick={() => openRules()}>
          <Icon of={ruleBook} />
          <span className="head-word">{page("rules.title")}</span>
        </button>
        {children}
        <div className="head-language">
          <LanguageSwitch />
        </div>
        <button type="button" className="button bare" onClick={onMenu}>
          <span aria-hidden="true" className="head-menu">
            ≡
          </span>
          <span className="unseen">{page("menu")}</span>
        </button>
      </div>
    </header>
  );
}
