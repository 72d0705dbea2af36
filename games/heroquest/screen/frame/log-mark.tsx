import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { useFinding } from "../board/pointing.js";
import type { HeroQuestVisibleEvent } from "../shown.js";

/** The number of a line: a press shows whom or what it speaks of, as long as that is on the board. */
export function LogMark({ event, when }: { readonly event: HeroQuestVisibleEvent; readonly when: string }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { standing, look } = useFinding();
  const named = ["target" in event ? event.target : undefined, "figure" in event ? event.figure : undefined];
  const id = named.find((one) => one !== undefined && standing.has(one));
  if (id === undefined) return when;
  return (
    <button
      type="button"
      aria-label={`${when}: ${page("heroquest.find", { name: speaker.name(id) })}`}
      onClick={() => look(`figure:${id}`)}
    >
      {when}
    </button>
  );
}
