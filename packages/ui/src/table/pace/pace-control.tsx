import endIcon from "game-icon:fast-forward-button";
import nextIcon from "game-icon:next-button";
import pauseIcon from "game-icon:pause-button";
import playIcon from "game-icon:play-button";
import { type CSSProperties, useMemo } from "react";
import { Icon } from "../../controls/icon.js";
import { useWords } from "../../language/words.js";
import { type Pace, type Preferences, paces } from "../../page/preferences.js";
import type { BotPace } from "./use-bot-pace.js";
import "./pace-control.css";

interface PaceProps {
  readonly pace: BotPace;
  readonly waitsForBot: boolean;
  /** No bot sits here, only enemies and people elsewhere move: it gives way where there is little room. */
  readonly isSpare: boolean;
  /** How much has happened that isn't shown yet, where that is known. */
  readonly left: number | undefined;
  readonly onCatchUp: () => void;
  readonly speed: Pace;
  readonly setPreferences: (change: Partial<Preferences>) => void;
}

/** How fast the bots play: pause, one answer at a time, half to four times the usual speed. */
export function PaceControl({ pace, waitsForBot, isSpare, left = 0, onCatchUp, speed, setPreferences }: PaceProps) {
  const { page } = useWords();
  const { paused, setPaused, step } = pace;
  return (
    <fieldset className={`pace ${paused ? "paused" : ""} ${isSpare ? "spare" : ""}`}>
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
      <button
        type="button"
        className="button bare pace-step"
        aria-label={page("pace.step")}
        title={page("pace.step")}
        disabled={!waitsForBot}
        onClick={() => {
          setPaused(true); // whoever takes one step wants to look at it
          step();
        }}
      >
        <Icon of={nextIcon} />
      </button>
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
      <SpeedBar speed={speed} onSpeed={(chosen) => setPreferences({ pace: chosen })} />
    </fieldset>
  );
}

interface SpeedBarProps {
  readonly speed: Pace;
  readonly onSpeed: (speed: Pace) => void;
}

/** From half to four times the usual speed, with a notch for each. */
function SpeedBar({ speed, onSpeed }: SpeedBarProps) {
  const { page, language } = useWords();
  const number = useMemo(() => new Intl.NumberFormat(language), [language]);
  const at = paces.indexOf(speed);
  const words = page("pace.times", { times: number.format(speed) });
  return (
    <label className="pace-speed" title={page("pace.speed")}>
      <input
        type="range"
        min={0}
        max={paces.length - 1}
        step={1}
        value={at}
        aria-label={page("pace.speed")}
        aria-valuetext={words}
        style={{ "--at": at / (paces.length - 1) } as CSSProperties}
        onChange={({ target }) => onSpeed(paces[Number(target.value)] ?? speed)}
        // The keys belong to the table again.
        onPointerUp={({ currentTarget }) => currentTarget.blur()}
      />
      <span className="number" aria-hidden="true">
        {words}
      </span>
    </label>
  );
}
