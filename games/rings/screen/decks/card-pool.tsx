import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { useState } from "react";
import { ringsContent } from "../../content/content.js";
import { type Definition, deckCards, type Sphere } from "../../decks.js";
import { Seal } from "../card/face.js";
import { cardKeywords, cardKind, cardText } from "../card/name.js";
import { CardRow } from "./card-row.js";
import { Copies } from "./copies.js";
import { cardTypes, copiesOf, costOf, type DeckPart, type SavedDeck, spheres, withCopies } from "./deck.js";

interface CardPoolProps {
  readonly deck: SavedDeck;
  readonly onLook: (title: string) => void;
  readonly onChange: (deck: SavedDeck) => void;
}

/** What somebody looks for among the cards; nothing means all. */
interface Filter {
  readonly spheres: readonly Sphere[];
  readonly part: DeckPart | "";
  readonly cost: string;
  readonly words: string;
}

const everything: Filter = { spheres: [], part: "", cost: "", words: "" };

/** All cards that a deck can be made of, by sphere, type, cost and text. */
export function CardPool({ deck, onLook, onChange }: CardPoolProps) {
  const content = useContent(ringsContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const [filter, setFilter] = useState(everything);
  const found = deckCards
    .filter((card) => fits(card, filter) && isSaid(textOf(card), filter.words))
    .sort((a, b) => places(a) - places(b) || costOf(a.id) - costOf(b.id) || nameOf(a).localeCompare(nameOf(b)));
  function nameOf({ id }: Definition): string {
    return speaker.name(id);
  }
  function textOf(card: Definition): string {
    const { id } = card;
    return [
      nameOf(card),
      cardKind(content, speaker, id),
      ...cardKeywords(content, speaker, id),
      cardText(speaker, id) ?? "",
    ].join(" ");
  }
  const set = (change: Partial<Filter>) => setFilter({ ...filter, ...change });
  const toggle = (sphere: Sphere) =>
    set({
      spheres: filter.spheres.includes(sphere)
        ? filter.spheres.filter((one) => one !== sphere)
        : [...filter.spheres, sphere],
    });
  return (
    <section className="deck-pool" aria-labelledby="deck-pool">
      <h2 id="deck-pool">{page("decks.cards")}</h2>
      <search className="pool-filter">
        <fieldset className="pool-spheres">
          <legend className="unseen">{page("decks.sphere")}</legend>
          {spheres.map((sphere) => (
            <button
              key={sphere}
              type="button"
              className="pool-sphere"
              aria-pressed={filter.spheres.includes(sphere)}
              onClick={() => toggle(sphere)}
            >
              <Seal sphere={sphere} /> {speaker.name(sphere)}
            </button>
          ))}
        </fieldset>
        <Select
          label={page("decks.type")}
          all={page("decks.all-types")}
          values={cardTypes.map((part) => [part, page(`decks.part.${part}`)])}
          chosen={filter.part}
          onChoose={(part) => set({ part: part as Filter["part"] })}
        />
        <Select
          label={page("decks.cost-filter")}
          all={page("decks.all-costs")}
          values={["0", "1", "2", "3", "4", "5", "6", "X"].map((cost) => [cost, page("decks.cost", { cost })])}
          chosen={filter.cost}
          onChoose={(cost) => set({ cost })}
        />
        <input
          type="search"
          className="field"
          aria-label={page("decks.words")}
          placeholder={page("decks.words")}
          value={filter.words}
          onChange={(event) => set({ words: event.target.value })}
        />
      </search>
      <p role="status" className="muted">
        {page("decks.found", { count: found.length })}{" "}
        {filter !== everything && (
          <button type="button" className="button bare" onClick={() => setFilter(everything)}>
            {page("decks.all-cards")}
          </button>
        )}
      </p>
      <ul className="pool-cards">
        {found.map(({ id }) => (
          <CardRow key={id} title={id} onLook={onLook}>
            <Copies
              title={id}
              count={copiesOf(deck, id)}
              onChange={(wanted) => onChange(withCopies(deck, id, wanted))}
            />
          </CardRow>
        ))}
      </ul>
    </section>
  );
}

interface SelectProps {
  readonly label: string;
  /** The word for no matter which. */
  readonly all: string;
  readonly values: readonly (readonly [string, string])[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

function Select({ label, all, values, chosen, onChoose }: SelectProps) {
  return (
    <select className="field" aria-label={label} value={chosen} onChange={(event) => onChoose(event.target.value)}>
      <option value="">{all}</option>
      {values.map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </select>
  );
}

function fits({ type, sphere, cost }: Definition, filter: Filter): boolean {
  return (
    (filter.spheres.length === 0 || (sphere !== undefined && filter.spheres.includes(sphere))) &&
    (filter.part === "" || type === filter.part) &&
    (filter.cost === "" || String(cost) === filter.cost)
  );
}

/** Whether all the words stand in a text. */
function isSaid(text: string, words: string): boolean {
  const said = plain(text);
  return plain(words)
    .split(/\s+/)
    .every((word) => said.includes(word));
}

/** Without accents, and in small letters: who looks for Eowyn finds Éowyn. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .trim();
}

/** Heroes first, then sphere by sphere. */
function places({ type, sphere = "neutral" }: Definition): number {
  return (type === "hero" ? 0 : 10) + spheres.indexOf(sphere);
}
