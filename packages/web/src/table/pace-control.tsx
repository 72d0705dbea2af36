import endIcon from "game-icon:fast-forward-button";
import nextIcon from "game-icon:next-button";
import pauseIcon from "game-icon:pause-button";
import playIcon from "game-icon:play-button";
import { useMemo } from "react";
import { type Pace, type Preferences, paces } from "../app/preferences.js";
import { useWords } from "../language/words.js";
import { Icon } from "../ui/icon.js";
import type { BotPace } from "./use-bot-pace.js";
import "./pace-control.css";

interface PaceProps {
  readonly pace: BotPace;
  readonly waitsForBot: boolean;
  /** How much has happened that isn't shown yet, where that is known. */
  readonly left: number | undefined;
  readonly onCatchUp: () => void;
  readonly speed: Pace;
  readonly setPreferences: (change: Partial<Preferences>) => void;
}

/** How fast the bots play: pause, one answer at a time, half to four times the usual speed. */
export function PaceControl({ pace, waitsForBot, left = 0, onCatchUp, speed, setPreferences }: PaceProps) {
  const { page, language } = useWords();
  const number = useMemo(() => new Intl.NumberFormat(language), [language]);
  const { paused, setPaused, step } = pace;
  return (
    <fieldset className="pace">
      <legend className="unseen">{page("pace.title")}</legend>
      <button
        type="button"
        className="button bare"
        aria-label={paused ? page("pace.go-on") : page("pace.pause")}
        title={paused ? page("pace.go-on") : page("pace.pause")}
        onClick={() => setPaused(!paused)}
      >
        <Icon of={paused ? playIcon : pauseIcon} />
      </button>
      {paused && (
        <button
          type="button"
          className="button bare"
          aria-label={page("pace.step")}
          title={page("pace.step")}
          disabled={!waitsForBot}
          onClick={step}
        >
          <Icon of={nextIcon} />
        </button>
      )}
      {left > 0 && (
        <button
          type="button"
          className="button bare"
          aria-label={page("pace.catch-up", { left })}
          title={page("pace.catch-up", { left })}
          onClick={onCatchUp}
        >
          <Icon of={endIcon} />
        </button>
      )}
      <select
        className="field"
        aria-label={page("pace.speed")}
        value={speed}
        onChange={(event) => setPreferences({ pace: Number(event.target.value) as Pace })}
      >
        {paces.map((one) => (
          <option key={one} value={one}>
            {page("pace.times", { times: number.format(one) })}
          </option>
        ))}
      </select>
    </fieldset>
  );
}
