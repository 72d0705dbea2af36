import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { ToldEvent } from "@tavolata/ui/table/told.js";
import { useDesk } from "./desk.js";
import { isPlace } from "./map/layout.js";

/** The number of a line: a press shows the place that it speaks of. */
export function LogMark({ event, when }: { readonly event: ToldEvent; readonly when: string }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { find } = useDesk();
  const named = event as ToldEvent & { readonly space?: string; readonly to?: string; readonly city?: string };
  const space = [named.space, named.to, named.city].find((one) => one !== undefined && isPlace(one));
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
