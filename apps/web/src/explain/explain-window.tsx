import { correctionsIn, readCorrections, splitOption } from "@tavolata/kernel";
import { Dialog } from "@tavolata/ui/controls/dialog.js";
import { type Explains, namedIn, type Thing, titleOf } from "@tavolata/ui/explain/thing.js";
import { thingsSeen } from "@tavolata/ui/explain/things-seen.js";
import { useReadContent } from "@tavolata/ui/game/content.js";
import type { GameScreenProps } from "@tavolata/ui/game/game-screen.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { useMemo, useState } from "react";
import { useCorrections } from "../printed-values/use-corrections.js";
import { tableName } from "../printed-values/value-words.js";
import { Explained } from "./explained.js";
import "./explain.css";

interface ExplainProps {
  readonly game: string;
  readonly explains: Explains;
  readonly shown: GameScreenProps;
  /** What was pointed at; nothing to choose from a list. */
  readonly at: string | undefined;
  readonly onClose: () => void;
}

/** Explains anything at the table: what it is, its figures, its rules, and what may be done with it now. */
export default function ExplainWindow({ game, explains, shown, at, onClose }: ExplainProps) {
  const words = useWords();
  const { page } = words;
  const speaker = useSpeaker();
  const corrections = useCorrections(game);
  const read = useReadContent();
  const { view, act, options } = shown;
  const [chosen, setChosen] = useState(at);
  const [wanted, setWanted] = useState("");
  const things = useMemo(
    () => (corrections ? thingsSeen(explains, corrections.correctable, view, act, read) : []),
    [corrections, explains, view, act, read],
  );
  const corrected = useMemo(() => readCorrections(correctionsIn(options)) ?? {}, [options]);
  if (!corrections) return null;
  const thing = chosen === undefined ? undefined : thingAt(things, chosen, shown);
  const letters = wanted.trim().toLocaleLowerCase(speaker.language);
  const found = things.filter((one) => titleOf(one, speaker).toLocaleLowerCase(speaker.language).includes(letters));
  return (
    <Dialog title={page("explain.title")} kind="side" onClose={onClose}>
      <div className="explain-body">
        {thing ? (
          <>
            <button type="button" className="button bare" onClick={() => setChosen(undefined)}>
              <span aria-hidden="true">←</span> {page("explain.other")}
            </button>
            <Explained
              key={thing.at}
              thing={thing}
              at={{ explains, corrections, corrected, act, events: shown.events }}
            />
          </>
        ) : (
          <>
            {chosen !== undefined && <p role="status">{page("explain.unknown")}</p>}
            <label className="explain-find">
              <span>{page("explain.find")}</span>
              <input
                type="search"
                className="field"
                value={wanted}
                onChange={(event) => setWanted(event.target.value)}
              />
            </label>
            <ul className="explain-list">
              {found.map((one) => (
                <li key={one.at}>
                  <button type="button" className="button" onClick={() => setChosen(one.at)}>
                    <strong>{titleOf(one, speaker)}</strong> <span className="muted">{tableName(one.kind, words)}</span>
                  </button>
                </li>
              ))}
            </ul>
            {found.length === 0 && <p className="muted">{page("explain.none")}</p>}
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The thing of a reference; of an option, what it points at or names, and otherwise the action itself. */
function thingAt(things: readonly Thing[], at: string, { act }: GameScreenProps): Thing | undefined {
  const here = things.find((thing) => thing.at === at);
  if (here || !at.startsWith("option:")) return here ?? things.find(({ word }) => `card:${word}` === at);
  const id = at.slice("option:".length);
  const option = [...act.choices, ...act.barred].find((one) => one.option.id === id)?.option;
  const references = [...(option?.at ?? []), ...namedIn(option ?? splitOption(id)).map((word) => `card:${word}`)];
  const meant = references.map((one) => things.find((thing) => thing.at === one)).find((thing) => thing !== undefined);
  return meant ?? (option && { at, word: id, label: option.label, kind: "action" });
}
