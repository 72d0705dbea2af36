import type { Shown } from "@tavolata/ui/game/game-screen.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { goalsFor, kindOf, piers, worthOf } from "./content.js";
import { countOf, isDusk, knownCards, quayOf } from "./seen.js";

/** The board for those who don't see it. */
export function BoardInWords({ view, events, seats }: Shown) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const quay = quayOf(view);
  const goals = goalsFor(seats.length);
  const cargo = (cards: readonly string[]) =>
    cards.length === 0 ? page("quay.nothing") : speaker.sentence(listOf(cards));
  return (
    <ul className="unseen">
      {isDusk(events) && <li>{page("quay.dusk")}</li>}
      {!isDusk(events) &&
        piers.map((pier) => {
          const here = seats.filter(({ seat }) => quay.standing[seat] === pier);
          const boats = here.filter(({ seat }) => countOf(quay.boats[seat]) > 0);
          return (
            <li key={pier}>
              {speaker.sentence({ key: `name.${pier}` })}:{" "}
              {here.length === 0 ? page("quay.nobody") : here.map(({ name }) => name).join(", ")}
              {boats.map(({ seat, name }) => {
                const [card] = knownCards(quay.boats[seat]);
                return `; ${card ? page("quay.boat-known", { name, card: speaker.name(kindOf(card)) }) : page("quay.boat-hidden", { name })}`;
              })}
            </li>
          );
        })}
      <li>
        {page("quay.ashore")} {worthOf(quay.ashore)} / {goals.ashore}: {cargo(quay.ashore)}
      </li>
      <li>
        {page("quay.seized")} {worthOf(quay.seized)} / {goals.seized}: {cargo(quay.seized)}
      </li>
      <li>{page("quay.deck", { count: quay.deck.count, discarded: quay.discard.length })}</li>
    </ul>
  );
}

function listOf(cards: readonly string[]) {
  return { key: "drawn-card", args: { card: cards } };
}
