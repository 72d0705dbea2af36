import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { useDesk } from "./desk.js";
import { isPlace } from "./map/layout.js";
import type { AzerothVisibleEvent } from "./shown.js";

/** The number of a line: a press shows the place that it speaks of. */
export function LogMark({ event, when }: { readonly event: AzerothVisibleEvent; readonly when: string }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { find } = useDesk();
  const space = placeIn(event);
  if (space === undefined) return when;
  return (
    <button
      type="button"
      data-leads
      className="az-log-mark"
      aria-label={`${when}: ${page("azeroth.show", { name: speaker.name(space) })}`}
      onClick={() => find(space)}
    >
      {when}
    </button>
  );
}

/** The place that an event speaks of. */
function placeIn(event: AzerothVisibleEvent): string | undefined {
  const named = [
    "space" in event ? event.space : undefined,
    "to" in event ? event.to : undefined,
    "city" in event ? event.city : undefined,
  ];
  return named.filter((one) => typeof one === "string").find(isPlace);
}
