import { type WindowName, windows } from "@tavolata/rings/open";
import { useLayoutEffect } from "react";
import { useSpeaker, useWords } from "../../../language/words.js";
import { useDesk } from "../desk.js";
import { phases } from "../icons.js";
import { type Stop, stopOf, stops, windowsOf } from "../windows.js";
import "./stops.css";

/** LR-round-3: in which windows the player wants to be asked: always, when there is something to do, or never. */
export function Stops() {
  const { shown } = useDesk();
  const { decision } = shown.act;
  return decision?.kind === "stops" ? <StopList key={decision.key} /> : null;
}

type Settings = Readonly<Record<WindowName, Stop>>;

/** The options that say it; none for never. */
function optionOf(name: WindowName, stop: Stop): string[] {
  if (stop === "never") return [];
  return [stop === "always" ? `always:${name}` : `window:${name}`];
}

function settingsOf(isPicked: (id: string) => boolean): Settings {
  const stopIn = (name: WindowName) => stops.find((stop) => optionOf(name, stop).some(isPicked)) ?? "never";
  return Object.fromEntries(windows.map((name) => [name, stopIn(name)])) as Settings;
}

function StopList() {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { seen, shown } = useDesk();
  const { act, view } = shown;
  const settings = settingsOf((id) => act.choices.some(({ option, picked }) => picked && option.id === id));
  const set = (stopOfWindow: (name: WindowName) => Stop) =>
    act.collect(windows.flatMap((name) => optionOf(name, stopOfWindow(name))));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins as it was left
  useLayoutEffect(() => set((name) => stopOf(seen, view.onlooker, name)), []);
  return (
    <section className="lr-stops" aria-label={page("rings.stops")}>
      <header>
        <h2 className="serif">{page("rings.stops")}</h2>
        <fieldset>
          <legend className="unseen">{page("rings.stops-all")}</legend>
          {stops.map((stop) => (
            <button key={stop} type="button" className="button" onClick={() => set(() => stop)}>
              {page("rings.stops-all")}: {page(`rings.stop.${stop}`)}
            </button>
          ))}
        </fieldset>
      </header>
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
                      onChange={() => set((one) => (one === name ? stop : settings[one]))}
                    />
                    {page(`rings.stop.${stop}`)}
                  </label>
                ))}
              </fieldset>
            ))}
          </section>
        ))}
      </div>
      <button type="button" className="button main" onClick={act.confirm}>
        {page("rings.stops-keep")}
      </button>
    </section>
  );
}
