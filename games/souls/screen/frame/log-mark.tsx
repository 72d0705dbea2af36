import { useDesk } from "../desk.js";
import type { SoulsVisibleEvent } from "../shown.js";
import { useSay } from "../words.js";

/** The number of a line: a press shows whom it speaks of, as long as they are on the battlefield. */
export function LogMark({ event, when }: { readonly event: SoulsVisibleEvent; readonly when: string }) {
  const say = useSay();
  const { seen, look } = useDesk();
  const named = namedIn(event);
  const enemy = "enemy" in event ? event.enemy : undefined;
  const figure = seen.figures.find(({ id, belongsTo }) => named.includes(id) || belongsTo === enemy);
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

/** Whom a line of the log speaks of. */
function namedIn(event: SoulsVisibleEvent): readonly string[] {
  return [
    ...("target" in event ? [event.target] : []),
    ...("figure" in event ? [event.figure] : []),
    ...("enemy" in event ? [event.enemy] : []),
    ...("hero" in event ? [event.hero] : []),
    ...("attacker" in event ? [event.attacker] : []),
  ];
}
