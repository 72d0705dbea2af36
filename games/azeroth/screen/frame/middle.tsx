import { beginning } from "../../queries/beginning.js";
import { useDesk } from "../desk.js";
import { FightCard } from "../fights/fight-card.js";
import { CityChoice, Gathering } from "../heroes/gathering.js";
import { AdventureMap } from "../map/map.js";
import { FindDialog } from "../ways/find-dialog.js";
import { Plan } from "../ways/plan.js";
import { Strip } from "./strip.js";

/** The middle of the screen: the turn's track and the map; before that the characters, then the cities to begin in. */
export function Middle() {
  const { seen, shown, looked } = useDesk();
  // Where a quest leads can be looked at before a city is chosen.
  const begins = looked !== undefined && beginning(seen) === "cities" ? undefined : beginning(seen);
  return (
    <div className="az-middle" data-question={shown.act.decision?.number}>
      <div>
        <Strip />
        <Plan />
      </div>
      {begins === "heroes" && <Gathering />}
      {begins === "cities" && <CityChoice />}
      {begins === undefined && (
        <div className="az-stage">
          <AdventureMap />
          <FightCard key={shown.view.onlooker} />
        </div>
      )}
      <FindDialog />
    </div>
  );
}
