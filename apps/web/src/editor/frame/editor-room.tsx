import undoIcon from "game-icon:anticlockwise-rotation";
import checksIcon from "game-icon:checklist";
import redoIcon from "game-icon:clockwise-rotation";
import tryIcon from "game-icon:dice-twenty-faces-twenty";
import toolsIcon from "game-icon:hammer-nails";
import pieceIcon from "game-icon:magnifying-glass";
import textsIcon from "game-icon:quill-ink";
import keepIcon from "game-icon:save";
import { inEachLanguage, joinTables, type MessageTables } from "@tavolata/language";
import { Dialog, isDialogOpen } from "@tavolata/ui/controls/dialog.js";
import { Icon, type IconShape } from "@tavolata/ui/controls/icon.js";
import { LanguageSwitch } from "@tavolata/ui/controls/language-switch.js";
import { useMedia } from "@tavolata/ui/controls/use-media.js";
import type { DraftFile } from "@tavolata/ui/editor/draft-file.js";
import { EditingContext, focusBoard, useEditing } from "@tavolata/ui/editor/editing.js";
import { inOrder } from "@tavolata/ui/editor/problems.js";
import type { AnyWorkbench } from "@tavolata/ui/editor/workbench.js";
import { SpeakerProvider, useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { addressOf } from "@tavolata/ui/page/route.js";
import { isKeyWanted } from "@tavolata/ui/page/single-keys.js";
import { useWindowTitle } from "@tavolata/ui/page/window-title.js";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { ChecksPanel, useVerdict } from "./checks-panel.js";
import { titleOf } from "./file-text.js";
import { KeepPanel, type KeepProps } from "./keep-panel.js";
import { Palette } from "./palette.js";
import { TextsPanel } from "./texts-panel.js";
import { TryPanel } from "./try-panel.js";
import { useEditingState } from "./use-editing-state.js";

/** From this width on the tools have a rail of their own. */
const wide = "(min-width: 1100px)";

interface RoomProps extends KeepProps {
  readonly messages: MessageTables;
  readonly first: DraftFile;
  readonly onChange: (file: DraftFile) => void;
}

/** The editor: the tools, the board, and what is said about what stands on it. */
export function EditorRoom({ messages, first, onChange, ...kept }: RoomProps) {
  const { page } = useWords();
  const { language } = useSpeaker();
  const { workbench } = kept;
  const editing = useEditingState(workbench, first, onChange);
  const own = JSON.stringify(workbench.ownWords(editing.file));
  const tables = useMemo(() => {
    const strangers = workbench.names(page);
    return joinTables(
      messages,
      inEachLanguage(() => strangers),
      JSON.parse(own) as MessageTables,
    );
  }, [workbench, messages, own, page]);
  return (
    <EditingContext value={editing}>
      <SpeakerProvider messages={tables} language={language}>
        <Room {...kept} />
      </SpeakerProvider>
    </EditingContext>
  );
}

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly icon: IconShape;
  readonly inside: ReactNode;
}

function Room(kept: KeepProps) {
  const { page } = useWords();
  const { workbench } = kept;
  const editing = useEditing();
  const isWide = useMedia(wide);
  const verdict = useVerdict();
  const { current, isKeysOpen, closeKeys, openKeys } = useEditorKeys();
  useWindowTitle(titleOf(editing.file) || page("editor.title"));
  const palette = <Palette workbench={workbench} />;
  const tabs: readonly Tab[] = [
    ...(isWide ? [] : [{ id: "tools", label: page("editor.tools"), icon: toolsIcon, inside: palette }]),
    { id: "piece", label: page("editor.tab.piece"), icon: pieceIcon, inside: <workbench.Piece /> },
    ...workbench.panels.map(({ id, label, icon, Panel }) => ({ id, label: page(label), icon, inside: <Panel /> })),
    { id: "texts", label: page("editor.tab.texts"), icon: textsIcon, inside: <TextsPanel workbench={workbench} /> },
    { id: "checks", label: page("editor.tab.checks"), icon: checksIcon, inside: <ChecksPanel current={current} /> },
    { id: "try", label: page("editor.tab.try"), icon: tryIcon, inside: <TryPanel workbench={workbench} /> },
    {
      id: "keep",
      label: page("editor.tab.keep"),
      icon: keepIcon,
      inside: <KeepPanel {...kept} />,
    },
  ];
  const shown = tabs.find(({ id }) => id === editing.tab) ?? tabs[0]!;
  const row = useRef<HTMLDivElement>(null);
  // On a phone not all of them are in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is open
  useEffect(() => {
    row.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [shown.id]);
  const panel = useRef<HTMLDivElement>(null);
  const pieceShown = shown.id === "piece" ? editing.selected : undefined;
  // Something else is read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another panel is open, or another piece in its own
  useEffect(() => {
    panel.current?.scrollTo(0, 0);
  }, [shown.id, pieceShown]);
  return (
    <main className="ed-room">
      <Head onKeys={openKeys} />
      {isWide && <div className="ed-rail">{palette}</div>}
      <div className="ed-centre">
        <workbench.Board />
      </div>
      <div className="ed-side">
        <div ref={row} className="ed-tabs" role="tablist" aria-label={page("editor.panels")}>
          {tabs.map(({ id, label, icon }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`ed-tab-${id}`}
              aria-selected={id === shown.id}
              aria-controls="ed-panel"
              onClick={() => editing.open(id)}
            >
              <Icon of={icon} />
              <span>{label}</span>
              {id === "checks" && verdict && verdict.stops + verdict.odd > 0 && (
                <span className={verdict.stops > 0 ? "ed-count stops" : "ed-count"} aria-hidden="true">
                  {verdict.stops || verdict.odd}
                </span>
              )}
            </button>
          ))}
        </div>
        <div ref={panel} className="ed-panel" role="tabpanel" id="ed-panel" aria-labelledby={`ed-tab-${shown.id}`}>
          {shown.inside}
        </div>
      </div>
      <p className="unseen" role="status">
        {verdict && page(verdict.stops > 0 ? "editor.verdict-stops" : "editor.verdict-fine", verdict)}
      </p>
      {isKeysOpen && <KeysOfEditor workbench={workbench} onClose={closeKeys} />}
    </main>
  );
}

/** The line at the top: what the quest is called, what was done, and whether it can be played. */
function Head({ onKeys }: { readonly onKeys: () => void }) {
  const { page } = useWords();
  const { file, undo, redo, canUndo, canRedo, open } = useEditing();
  const verdict = useVerdict();
  const title = titleOf(file);
  return (
    <header className="ed-head">
      <a className="ed-home serif" href={addressOf({ at: "editor" })}>
        <span aria-hidden="true">‹</span> {page("place.editor")}
      </a>
      <h1 className="serif">
        <button type="button" className="ed-title" onClick={() => open("texts")}>
          {title || page("editor.untitled")}
        </button>
      </h1>
      <div className="ed-head-tools">
        <button type="button" className="button bare" disabled={!canUndo} onClick={undo} title={`${page("undo")} (Z)`}>
          <Icon of={undoIcon} />
          <span className="unseen">{page("undo")}</span>
        </button>
        <button
          type="button"
          className="button bare"
          disabled={!canRedo}
          onClick={redo}
          title={`${page("redo")} (Shift + Z)`}
        >
          <Icon of={redoIcon} />
          <span className="unseen">{page("redo")}</span>
        </button>
        <button
          type="button"
          className={`button ed-health ${verdict === undefined ? "" : verdict.stops > 0 ? "stops" : "fine"}`}
          onClick={() => open("checks")}
        >
          {verdict === undefined ? page("editor.checking") : page("editor.health", verdict)}
        </button>
        <button type="button" className="button main" onClick={() => open("try")}>
          {page("editor.try")}
        </button>
        <button type="button" className="button bare ed-keys-button" onClick={onKeys} title={page("editor.keys")}>
          <span aria-hidden="true">?</span>
          <span className="unseen">{page("editor.keys")}</span>
        </button>
        <div className="ed-language">
          <LanguageSwitch />
        </div>
      </div>
    </header>
  );
}

/** The keys of the editor as a whole: undo, redo, from problem to problem, the tools, the list of keys. */
function useEditorKeys() {
  const { problems, fix, lookAt, open, undo, redo } = useEditing();
  const [current, setCurrent] = useState<number>();
  const [isKeysOpen, setKeysOpen] = useState(false);
  useEffect(() => {
    const all = inOrder(problems ?? []);
    const onKey = (event: KeyboardEvent) => {
      const element = event.target as Element;
      const key = event.key.toLowerCase();
      if (event.altKey || isDialogOpen() || element.closest("input, select, textarea")) return;
      const isWithControl = event.ctrlKey || event.metaKey;
      if (isWithControl ? key !== "z" : !isKeyWanted(event)) return; // those are the browser's, these were switched off
      if (key === "z") (event.shiftKey ? redo : undo)();
      else if (key === "c" && all.length > 0) {
        const next = ((current ?? -1) + 1) % all.length;
        setCurrent(next);
        open("checks");
        lookAt(all[next]!.at);
      } else if (key === "f") {
        const meant = all[current ?? 0];
        if (meant) fix(meant);
      } else if (key === "p") {
        open("tools");
        requestAnimationFrame(() => document.querySelector<HTMLElement>(".ed-tool")?.focus());
      } else if (key === "b") focusBoard();
      else if (key === "?") setKeysOpen(true);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [problems, fix, current, lookAt, open, undo, redo]);
  return { current, isKeysOpen, openKeys: () => setKeysOpen(true), closeKeys: () => setKeysOpen(false) };
}

function KeysOfEditor({ workbench, onClose }: { readonly workbench: AnyWorkbench; readonly onClose: () => void }) {
  const { page } = useWords();
  const keys = [
    ["P", "editor.keys.palette"],
    ["B", "editor.keys.board"],
    ...workbench.keys,
    ["Z", "editor.keys.undo"],
    ["Shift + Z", "editor.keys.redo"],
    ["C", "editor.keys.problem"],
    ["F", "editor.keys.mend"],
    ["Esc", "editor.keys.leave"],
    ["?", "editor.keys"],
  ] as const;
  return (
    <Dialog title={page("editor.keys")} onClose={onClose}>
      <dl className="ed-keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd className="key">{key}</kbd>
            </dt>
            <dd>{page(what)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
