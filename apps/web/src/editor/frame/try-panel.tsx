import type { MatchSummary } from "@tavolata/kernel";
import { interval } from "@tavolata/lab/figures";
import { useEditing } from "@tavolata/ui/editor/editing.js";
import type { AnyWorkbench } from "@tavolata/ui/editor/workbench.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { goTo } from "@tavolata/ui/page/route.js";
import { useState } from "react";
import { client, someone } from "../../app/client.js";
import { faultKey } from "../../language/faults.js";
import { playQuest } from "../../start/play-now.js";
import { useVerdict } from "./checks-panel.js";
import { textOf } from "./file-text.js";
import { useTrial } from "./use-trial.js";

const counts = [10, 40, 100];

/** Plays the quest: oneself at a table, or bots many times. */
export function TryPanel({ workbench }: { readonly workbench: AnyWorkbench }) {
  const { page } = useWords();
  const { file, open } = useEditing();
  const verdict = useVerdict();
  const { trial, begin, stop } = useTrial();
  const [matches, setMatches] = useState(40);
  const [fault, setFault] = useState<string>();
  const [isOpening, setOpening] = useState(false);
  const isSound = verdict?.stops === 0;
  const opening = async (work: () => Promise<void>) => {
    setOpening(true);
    setFault(undefined);
    try {
      await work();
    } catch (error) {
      setFault(page(faultKey(error)));
      setOpening(false);
    }
  };
  const play = () =>
    opening(() =>
      playQuest(workbench.game, page("guest"), { options: { [workbench.option]: textOf(workbench, file) } }),
    );
  const lay = () =>
    opening(async () => {
      await someone(page("guest"));
      const options = { [workbench.option]: textOf(workbench, file) };
      const { id } = await client.openTable({ game: workbench.game, options });
      goTo({ at: "table", id });
    });
  return (
    <section className="ed-section">
      <h2>{page("editor.try")}</h2>
      {!isSound && (
        <p className="ed-verdict stops">
          {page("editor.not-yet")}{" "}
          <button type="button" className="button" onClick={() => open("checks")}>
            {page("editor.tab.checks")}
          </button>
        </p>
      )}
      <div className="ed-try">
        <p>{page("editor.play-about")}</p>
        <div className="ed-buttons">
          <button type="button" className="button main" disabled={!isSound || isOpening} onClick={() => void play()}>
            {page("editor.play")}
          </button>
          <button type="button" className="button" disabled={!isSound || isOpening} onClick={() => void lay()}>
            {page("editor.lay")}
          </button>
        </div>
        {fault && <p role="alert">{fault}</p>}
      </div>
      <div className="ed-try">
        <p>{page("editor.bots-about")}</p>
        <div className="ed-buttons">
          <label className="ed-inline">
            <span className="unseen">{page("editor.how-often")}</span>
            <select className="field" value={matches} onChange={(event) => setMatches(Number(event.target.value))}>
              {counts.map((count) => (
                <option key={count} value={count}>
                  {page("editor.times", { count })}
                </option>
              ))}
            </select>
          </label>
          {trial.state === "running" ? (
            <button type="button" className="button" onClick={stop}>
              {page("editor.stop")}
            </button>
          ) : (
            <button
              type="button"
              className="button"
              disabled={!isSound}
              onClick={() =>
                begin({ game: workbench.game, options: { [workbench.option]: textOf(workbench, file) }, matches })
              }
            >
              {page("editor.bots-play")}
            </button>
          )}
        </div>
        {trial.state === "failed" && <p role="alert">{page("editor.bots-failed", { why: trial.why })}</p>}
        {trial.state === "running" && (
          <progress
            value={trial.accounts.length}
            max={trial.of}
            aria-label={page("editor.played", { played: trial.accounts.length, of: trial.of })}
          />
        )}
        {(trial.state === "running" || trial.state === "done") && trial.accounts.length > 0 && (
          <Findings accounts={trial.accounts} workbench={workbench} />
        )}
      </div>
    </section>
  );
}

interface FindingsProps {
  readonly accounts: readonly MatchSummary[];
  readonly workbench: AnyWorkbench;
}

/** How it went: how often it was won and how sure that is, how long it took, where it was lost and by what. */
function Findings({ accounts, workbench }: FindingsProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { file } = useEditing();
  const won = accounts.filter((one) => one.won).length;
  const { from, to } = interval(won, accounts.length);
  const percent = (share: number) => Math.round(share * 100);
  const toATenth = (number: number) => Math.round(number * 10) / 10;
  const rounds = accounts.reduce((sum, one) => sum + one.rounds, 0) / accounts.length;
  const losses = accounts.flatMap((one) => one.losses);
  const places = counted(losses.flatMap(({ place }) => (place === undefined ? [] : [place])));
  const causes = counted(losses.flatMap(({ cause }) => (cause === undefined ? [] : [cause])));
  return (
    <div className="ed-findings" role="status">
      <p className="ed-rate">
        <strong>{page("editor.won", { percent: percent(won / accounts.length) })}</strong>{" "}
        <span className="muted">
          {page("editor.surely", { from: percent(from), to: percent(to), count: accounts.length })}
        </span>
      </p>
      <div className="ed-bar" aria-hidden="true">
        <span className="ed-bar-sure" style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }} />
        <span className="ed-bar-rate" style={{ left: `${(won / accounts.length) * 100}%` }} />
      </div>
      <p>
        {page("editor.rounds", {
          rounds: toATenth(rounds),
          lost: toATenth(losses.length / accounts.length),
        })}
      </p>
      {places.length > 0 && (
        <p>
          {page("editor.lost-where")}{" "}
          {places.map(([place, count]) => (
            <span key={place} className="ed-tally">
              {page("editor.lost-in", { place: workbench.placeName(place, file, page), count })}
            </span>
          ))}
        </p>
      )}
      {causes.length > 0 && (
        <p>
          {page("editor.lost-by")}{" "}
          {causes.map(([cause, count]) => (
            <span key={cause} className="ed-tally">
              {speaker.name(cause)} × {count}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** What is there most often, with how often. */
function counted(words: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).slice(0, 5);
}
