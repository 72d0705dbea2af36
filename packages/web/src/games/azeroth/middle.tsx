import { useDesk } from "./desk.js";
import { FightCard } from "./fight-card.js";
import { FindDialog } from "./find-dialog.js";
import { Gathering } from "./gathering.js";
import { AdventureMap } from "./map/map.js";
import { Plan } from "./plan.js";
import { Strip } from "./strip.js";

/** The middle of the screen: the turn's track and the map, or before that the characters. */
export function Middle() {
  const { seen, shown } = useDesk();
  const choosing = seen.phase === "setup" && Object.values(seen.heroes).some((hero) => hero.class === "");
  return (
    <div className="az-middle" data-question={shown.act.decision?.number}>
      <div>
        <Strip />
        <Plan />
      </div>
      {choosing ? (
        <Gathering />
      ) : (
        <div className="az-stage">
          <AdventureMap />
          <FightCard key={shown.view.onlooker} />
        </div>
      )}
      <FindDialog />
    </div>
  );
}
