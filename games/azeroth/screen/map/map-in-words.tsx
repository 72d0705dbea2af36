import { countIn } from "@tavolata/kernel";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { azerothContent } from "../../content/content.js";
import { resourceMessage } from "../../content/describe.js";
import { encounterNameOn } from "../../content/tables.js";
import { isCity, spaceIds } from "../../queries/board.js";
import { standsByEvent } from "../../queries/markers.js";
import type { SpaceId } from "../../state.js";
import { useDesk } from "../desk.js";

/** The map for who can't see it: who stands where, and what lies there. */
export function MapInWords() {
  const content = useContent(azerothContent);
  const { page } = useWords();
  const { seen } = useDesk();
  const say = useSpaceInWords();
  const interesting = spaceIds.filter(
    (space) =>
      seen.tokens[space] !== undefined ||
      standsByEvent(content, seen)?.space === space ||
      seen.track.some((slot) => slot?.space === space) ||
      seen.order.some((seat) => seen.heroes[seat]!.space === space),
  );
  return (
    <div className="unseen">
      <h2>{page("azeroth.board")}</h2>
      <ul>
        {interesting.map((space) => (
          <li key={space}>{say(space)}</li>
        ))}
      </ul>
    </div>
  );
}

/** A space in a sentence: its name, its level, what it offers, who and what is there. */
export function useSpaceInWords(): (space: SpaceId) => string {
  const content = useContent(azerothContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const { seen } = useDesk();
  const stands = standsByEvent(content, seen);
  return (space) => {
    const { colour, resources, printed } = content.spaces[space]!;
    const parts = [
      speaker.name(space),
      isCity(space) ? page("azeroth.city") : speaker.name(colour),
      ...resources.map((resource) => speaker.say(resourceMessage(resource))),
      ...(printed ? [speaker.name(printed.id)] : []),
      ...seen.order.filter((seat) => seen.heroes[seat]!.space === space).map((seat) => speaker.name(seat)),
      ...seen.track.flatMap((slot) =>
        slot?.space === space
          ? [`${speaker.name(encounterNameOn(slot.card))}${slot.side === "red" ? ` (${page("azeroth.aggro")})` : ""}`]
          : [],
      ),
      ...(stands?.space === space ? [speaker.name(stands.encounter)] : []),
      ...(seen.tokens[space] ? [page("azeroth.tokens", { count: countIn(seen.tokens[space]) })] : []),
    ];
    return parts.join(", ");
  };
}
