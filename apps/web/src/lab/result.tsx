import type { LabResult } from "@tavolata/client";
import type { Summary } from "@tavolata/lab";
import { interval, type PlotWords, plainVerdict, signed, wordsOf } from "@tavolata/lab/words";
import type { Speaker } from "@tavolata/language";
import { useWords } from "@tavolata/ui/language/words.js";
import { useEffect, useMemo, useRef, useState } from "react";
import { client } from "../app/client.js";
import { faultKey } from "../language/faults.js";

interface ResultProps {
  readonly id: string;
  readonly speaker: Speaker;
  readonly speakers: (game: string) => Speaker | undefined;
  readonly onOver: () => void;
}

/** How often a running experiment is looked at, in milliseconds. */
const betweenLooks = 1_000;

/** One experiment: how far it is, and what it found. */
export function Result({ id, speaker, speakers, onOver }: ResultProps) {
  const { page, language } = useWords();
  const [result, setResult] = useState<LabResult>();
  const [fault, setFault] = useState<string>();
  const told = useRef(onOver);
  told.current = onOver;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    let wasRunning = false;
    const look = async () => {
      const found = await client.labResult(id);
      if (!isWanted) return;
      setResult(found);
      const isRunning = found.experiment.state === "waiting" || found.experiment.state === "running";
      if (isRunning) timer = setTimeout(() => void look().catch(fail), betweenLooks);
      else if (wasRunning) told.current();
      wasRunning = isRunning;
    };
    const fail = (error: unknown) => isWanted && setFault(page(faultKey(error)));
    look().catch(fail);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [id, page]);
  const game = result && speakers(result.experiment.game);
  const words = useMemo(() => game && wordsOf(speaker, game, language), [speaker, game, language]);
  if (fault) return <p role="alert">{fault}</p>;
  if (!result) return null;
  const { names, state, played, of } = result.experiment;
  const progress = speaker.say({ key: "screen.progress", args: { played, of } });
  const isRunning = state === "waiting" || state === "running";
  return (
    <section className="lab-result" aria-labelledby="lab-result">
      <h2 id="lab-result">{names.join(" / ")}</h2>
      <p role="status">
        {speaker.sentence({ key: `screen.state.${state}` })} · {progress}
      </p>
      {isRunning && (
        <p className="lab-running">
          <progress value={played} max={of} aria-label={progress} />
          <button type="button" className="button" onClick={() => void client.stopExperiment(id)}>
            {speaker.say({ key: "screen.stop" })}
          </button>
        </p>
      )}
      {result.summary !== undefined && words && <Found summary={result.summary as Summary} words={words} />}
    </section>
  );
}

function Found({ summary, words }: { readonly summary: Summary; readonly words: PlotWords }) {
  const heads = ["variant", "matches", "won", "interval", "rounds", "difference", "interval"];
  return (
    <>
      <ul>
        {summary.variants.map(
          ({ variant, against, verdict }) =>
            against && (
              <li key={variant.name}>
                <strong>{variant.name}</strong>:{" "}
                {words.text(`verdict.${verdict?.says ?? plainVerdict(against.chance, against.difference)}`)}
              </li>
            ),
        )}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="lab-wide" tabIndex={0} aria-label={words.text("page.variants")}>
        <table>
          <thead>
            <tr>
              {heads.map((head, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay where they are
                <th key={i} scope="col">
                  {words.text(`head.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {summary.variants.map(({ variant, figures, against }) => (
              <tr key={variant.name}>
                <th scope="row">{variant.name}</th>
                <td>{figures.matches}</td>
                <td>{words.percent(figures.won)}</td>
                <td>{interval(words, figures.wonInterval)}</td>
                <td>{figures.meanRounds.toFixed(1)}</td>
                <td>{against ? signed(words, against.difference) : "–"}</td>
                <td>{against ? interval(words, against.differenceInterval) : "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Plots summary={summary} words={words} />
      <p className="muted">{words.text("page.cards-note")}</p>
    </>
  );
}

/** The same plots as on the page that the command writes. What draws them is loaded only here. */
function Plots({ summary, words }: { readonly summary: Summary; readonly words: PlotWords }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isWanted = true;
    void import("@tavolata/lab/plots").then(({ plotsOf }) => {
      if (!isWanted || !place.current) return;
      const figures = plotsOf(summary, words, document, Math.min(640, place.current.clientWidth)).map(
        ({ title, svg }) => {
          const [figure, caption] = [document.createElement("figure"), document.createElement("figcaption")];
          caption.textContent = title;
          figure.append(caption, svg);
          return figure;
        },
      );
      place.current.replaceChildren(...figures);
    });
    return () => {
      isWanted = false;
    };
  }, [summary, words]);
  return <div className="lab-plots" ref={place} />;
}
