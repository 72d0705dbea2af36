import { GameWords } from "@tavolata/ui/game/game-words.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { keepStops, useSavedStops } from "./saved-stops.js";
import { StopList } from "./stop-list.js";
import { settingsBy } from "./windows.js";

const usual = settingsBy(() => "when-able");

/** The same choice as at the table, for all tables. */
export default function StopSetting() {
  const { page } = useWords();
  const settings = useSavedStops() ?? usual;
  return (
    <GameWords game="rings">
      {() => (
        <>
          <p className="muted">{page("rings.stops-kept")}</p>
          <StopList settings={settings} onSet={keepStops} />
        </>
      )}
    </GameWords>
  );
}
