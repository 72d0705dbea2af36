import { Icon } from "@tavolata/ui/controls/icon.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { useDesk } from "../desk.js";
import { phases } from "../icons.js";
import { stopOf, windowsOf } from "../stops/windows.js";

/** LR-round-1: the seven phases, with their action windows as notches; those in which one isn't asked are hollow. */
export function PhaseTrack() {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { seen, shown } = useDesk();
  const { act, view, calls = [], call } = shown;
  const open = act.decision?.kind === "action" ? act.decision.title.args?.["window"] : undefined;
  const stops = calls.find(({ id, bar }) => id === "stops" && !bar);
  return (
    <section className="lr-track" aria-label={page("rings.phases")}>
      <ol>
        {phases.map(([phase, icon], i) => {
          const isNow = seen.phase === phase;
          return (
            <li key={phase} className={isNow ? "now" : ""} aria-current={isNow ? "step" : undefined}>
              <Icon of={icon} />
              <span className="lr-track-name">
                <span className="number" aria-hidden="true">
                  {i + 1}{" "}
                </span>
                {page(`rings.phase.${phase}`)}
              </span>
              <span className="lr-notches">
                {windowsOf(phase).map((name) => (
                  <span
                    key={name}
                    className={`lr-notch ${stopOf(seen, view.onlooker, name)} ${open === name ? "open" : ""}`}
                    title={speaker.sentence({ key: `name.${name}` })}
                  >
                    <span className="unseen">{speaker.sentence({ key: `name.${name}` })}</span>
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      {stops && call && (
        <button type="button" className="button lr-track-stops" onClick={() => call(stops)}>
          {page("rings.stops")}
        </button>
      )}
    </section>
  );
}
