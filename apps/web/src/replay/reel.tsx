import nextIcon from "game-icon:next-button";
import pauseIcon from "game-icon:pause-button";
import playIcon from "game-icon:play-button";
import previousIcon from "game-icon:previous-button";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { usePreferences } from "@tavolata/ui/page/preferences.js";
import { useEffect, useState } from "react";

interface ReelProps {
  readonly at: number;
  readonly length: number;
  readonly onGo: (at: number) => void;
}

/** At the usual speed a step of a replay is looked at so long; in milliseconds. */
const usualPause = 700;

/** A slider through the whole match, with a step forward and back, and a way to let it run. */
export function Reel({ at, length, onGo }: ReelProps) {
  const { page } = useWords();
  const [{ pace }] = usePreferences();
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    if (at >= length) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => onGo(at + 1), usualPause / pace);
    return () => clearTimeout(timer);
  }, [isRunning, at, length, pace, onGo]);
  const run = () => {
    if (!isRunning && at >= length) onGo(0);
    setRunning(!isRunning);
  };
  return (
    <div className="reel">
      <button
        type="button"
        className="button bare"
        aria-label={page("replay.back")}
        disabled={at === 0}
        onClick={() => onGo(at - 1)}
      >
        <Icon of={previousIcon} />
      </button>
      <button
        type="button"
        className="button bare"
        aria-label={page(isRunning ? "replay.pause" : "replay.run")}
        onClick={run}
      >
        <Icon of={isRunning ? pauseIcon : playIcon} />
      </button>
      <button
        type="button"
        className="button bare"
        aria-label={page("replay.forward")}
        disabled={at >= length}
        onClick={() => onGo(at + 1)}
      >
        <Icon of={nextIcon} />
      </button>
      <input
        type="range"
        className="reel-slider"
        aria-label={page("replay.slider")}
        min={0}
        max={length}
        value={at}
        onChange={(event) => onGo(Number(event.target.value))}
      />
      <span className="number muted">
        {at} / {length}
      </span>
    </div>
  );
}
