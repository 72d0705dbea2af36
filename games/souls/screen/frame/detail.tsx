import { useContent } from "@tavolata/ui/game/content.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { soulsContent } from "../../content/content.js";
import { sightFrom } from "../board/sight.js";
import { isStrike } from "../deeds.js";
import { useDesk } from "../desk.js";
import { useOdds } from "../rail/use-odds.js";
import "./detail.css";

/** Behind the question: what is left of the turn; for the area under the pointer what it costs and how far it is. */
export function Detail() {
  const content = useContent(soulsContent);
  const { page } = useWords();
  const { seen, shown, acting, area, aimed, reach, way } = useDesk();
  const oddsOf = useOdds();
  if (shown.act.decision?.kind !== "hero-turn" || !acting) return null;
  const { turn } = seen;
  if (way.length > 0) return <span className="muted">{page("souls.walking")}</span>;
  const cost = area === undefined ? undefined : reach?.cost.get(area);
  const distance =
    area === undefined || area === acting.area ? undefined : sightFrom(content, seen, acting.area)?.seen.get(area);
  const parts = [
    page("souls.turn-left", { combat: turn.combat, action: turn.action }),
    ...(turn.moving
      ? [page("souls.points-left", { count: turn.points })]
      : turn.movement > 0
        ? [page("souls.may-move")]
        : []),
  ];
  const strike = shown.act.choices.find(
    ({ option }) => aimed !== undefined && isStrike(option) && option.at?.includes(`figure:${aimed}`),
  );
  const odds = oddsOf(strike);
  const there = [
    ...(cost !== undefined && cost > 0 ? [page("souls.costs", { cost })] : []),
    ...(distance === undefined ? [] : [page("souls.in-sight", { distance })]),
  ];
  const pointed = odds ?? (there.length > 0 ? `${area}: ${there.join(", ")}` : undefined);
  return (
    <span className="muted">
      {parts.join(" · ")}{" "}
      {/* It follows the pointer: whoever hears the page hears the list and the cursor instead. Its room is kept while nothing is pointed at. */}
      <span className="sw-pointed" aria-hidden="true">
        {pointed !== undefined && `— ${pointed}`}
      </span>
    </span>
  );
}
