import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { isCity, spaceAt } from "../../queries/board.js";
import type { SpaceId } from "../../state.js";
import { useDesk } from "../desk.js";
import { OddsBar, oddsOf } from "../fights/odds.js";
import { placesOf } from "./deeds-here.js";
import { wayThere } from "./way.js";

/** What is pointed at: its name, its level, how far it is, why it is barred, and how a fight there would end. */
export function Pointed({ space }: { readonly space: SpaceId }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { shown, seen, hero, looked } = useDesk();
  if (looked !== undefined) return null;
  const { act } = shown;
  const { colour } = spaceAt(space);
  const way = hero?.space ? wayThere(hero.space, space) : undefined;
  const barred = act.barred.find(({ place }) => place === `space:${space}`);
  const odds = act.choices.filter(({ option }) => placesOf(option, seen).includes(space) && oddsOf(option));
  return (
    <div className="az-pointed" aria-hidden="true">
      <strong className="serif">{speaker.name(space)}</strong>{" "}
      <span className={`az-chip ${colour}`}>{isCity(space) ? page("azeroth.city") : speaker.name(colour)}</span>
      {way && way.moves > 0 && <span className="number"> {page("azeroth.way", way)}</span>}
      {barred && <span className="az-why"> {speaker.sentence(barred.option.bar.reason)}</span>}
      {odds.map(({ option }) => (
        <span key={option.id} className="az-pointed-odds">
          {speaker.sentence(option.label)}
          <OddsBar odds={oddsOf(option)} />
        </span>
      ))}
    </div>
  );
}
