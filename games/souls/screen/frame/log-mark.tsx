import type { ToldEvent } from "@tavolata/ui/table/told.js";
import { useDesk } from "../desk.js";
import { heardIn } from "../told.js";
import { useSay } from "../words.js";

/** The number of a line: a press shows whom it speaks of, as long as they are on the battlefield. */
export function LogMark({ event, when }: { readonly event: ToldEvent; readonly when: string }) {
  const say = useSay();
  const { seen, look } = useDesk();
  const [heard] = heardIn([event]);
  const named = [heard?.target, heard?.figure, heard?.enemy, heard?.hero, heard?.attacker];
  const figure = seen.figures.find(
    ({ id, belongsTo }) => named.includes(id) || (heard?.enemy !== undefined && belongsTo === heard.enemy),
  );
  if (!figure) return when;
  return (
    <button
      type="button"
      aria-label={`${when}: ${say("souls.show", { name: figure.id })}`}
      onClick={() => look(figure.id)}
    >
      {when}
    </button>
  );
}
