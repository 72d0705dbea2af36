import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { phases } from "../icons.js";
import { type StopSettings, settingsBy, stops, windowsOf } from "./windows.js";
import "./stop-list.css";

interface StopListProps {
  readonly settings: StopSettings;
  readonly onSet: (settings: StopSettings) => void;
}

/** LR-round-3: every window of the seven phases, with the choice of when to be asked there. */
export function StopList({ settings, onSet }: StopListProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  return (
    <>
      <fieldset className="lr-stops-all">
        <legend className="unseen">{page("rings.stops-all")}</legend>
        {stops.map((stop) => (
          <button key={stop} type="button" className="button" onClick={() => onSet(settingsBy(() => stop))}>
            {page("rings.stops-all")}: {page(`rings.stop.${stop}`)}
          </button>
        ))}
      </fieldset>
      <div className="lr-stops-list">
        {phases.map(([phase]) => (
          <section key={phase} aria-label={page(`rings.phase.${phase}`)}>
            <h3>{page(`rings.phase.${phase}`)}</h3>
            {windowsOf(phase).map((name) => (
              <fieldset key={name}>
                <legend>{speaker.name(name)}</legend>
                {stops.map((stop) => (
                  <label key={stop}>
                    <input
                      type="radio"
                      name={`stop-${name}`}
                      checked={settings[name] === stop}
                      onChange={() => onSet({ ...settings, [name]: stop })}
                    />
                    {page(`rings.stop.${stop}`)}
                  </label>
                ))}
              </fieldset>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
