import { cardsIn, countIn } from "@tavolata/kernel";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { goalsFor, kindOf, piers, worthOf } from "./content.js";
import { isDusk, type QuayShown } from "./shown.js";

/** The board for those who don't see it. */
export function BoardInWords({ view, events, seats }: QuayShown) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const quay = view.state;
  const goals = goalsFor(seats.length);
  const cargo = (cards: readonly string[]) =>
    cards.length === 0 ? page("quay.nothing") : speaker.sentence(listOf(cards));
  return (
    <ul className="unseen">
      {isDusk(events) && <li>{page("quay.dusk")}</li>}
      {!isDusk(events) &&
        piers.map((pier) => {
          const here = seats.filter(({ seat }) => quay.standing[seat] === pier);
          const boats = here.filter(({ seat }) => countIn(quay.boats[seat]) > 0);
          return (
            <li key={pier}>
              {speaker.sentence({ key: `name.${pier}` })}:{" "}
              {here.length === 0 ? page("quay.nobody") : here.map(({ name }) => name).join(", ")}
              {boats.map(({ seat, name }) => {
                const [card] = cardsIn(quay.boats[seat]);
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
      <li>{page("quay.deck", { count: countIn(quay.deck), discarded: quay.discard.length })}</li>
    </ul>
  );
}

function listOf(cards: readonly string[]) {
  return { key: "drawn-card", args: { card: cards } };
}
