import { Icon } from "@tavolata/ui/controls/icon.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { RuleLink } from "@tavolata/ui/rules/rule-link.js";
import type { Act, BarredChoice, Pickable } from "@tavolata/ui/table/question/act.js";
import type { RingsContent } from "../../content/content.js";
import { ringsContent } from "../../content/content.js";
import { coreDecks } from "../../content/decks.js";
import { printedOn } from "../../content/lookup.js";
import type { DeckList } from "../../queries/decks/deck-list.js";
import { cardCount } from "../../queries/decks/deck-list.js";
import { threatCostOf } from "../../queries/threat.js";
import { CardFace, cardClass, Seal } from "../card/face.js";
import { cardName } from "../card/name.js";
import { useDesk } from "../desk.js";
import { icons } from "../icons.js";
import "./gathering.css";

/** LR-setup-3: before the journey everybody takes a deck: its heroes, the threat it begins with, its spheres. */
export function Gathering() {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { seen, shown } = useDesk();
  const { act } = shown;
  const text = `text.${seen.quest.stage}`;
  return (
    <section className="lr-gathering" aria-label={page("rings.gathering")}>
      <header>
        <h2 className="serif">{speaker.name(seen.scenario)}</h2>
        {speaker.has(text) && <p className="muted">{speaker.say({ key: text })}</p>}
      </header>
      {act.decision?.kind === "deck" ? (
        <ul className="lr-decks">
          {act.choices.map((choice) => (
            <li key={choice.option.id}>
              <DeckButton act={act} choice={choice} />
            </li>
          ))}
          {act.barred.map((barred) => (
            <li key={barred.option.id}>
              <BarredDeck barred={barred} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">{page("rings.gathering-waits")}</p>
      )}
    </section>
  );
}

function DeckButton({ act, choice }: { readonly act: Act; readonly choice: Pickable }) {
  return (
    <button type="button" className="lr-deck" onClick={() => act.pick(choice.option.id)}>
      <DeckWords id={choice.option.target} />
    </button>
  );
}

function BarredDeck({ barred }: { readonly barred: BarredChoice }) {
  const speaker = useSpeaker();
  const { option } = barred;
  return (
    <div className="lr-deck barred">
      <DeckWords id={option.target} />
      <p className="lr-deck-why">
        {speaker.sentence(option.bar.reason)} <RuleLink id={option.bar.rule} />
      </p>
    </div>
  );
}

function DeckWords({ id }: { readonly id: string }) {
  const content = useContent(ringsContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const deck = coreDecks.find((one) => one.id === id);
  const heroes = deck?.heroes ?? [];
  const threat = threatCostOf(content, heroes);
  return (
    <>
      <span className="lr-deck-name serif">{speaker.name(id)}</span>
      <span className="lr-deck-heroes" aria-hidden="true">
        {heroes.map((hero) => (
          <span key={hero} className={cardClass(content, hero)}>
            <CardFace card={hero} />
          </span>
        ))}
      </span>
      <span className="unseen">{heroes.map((hero) => cardName(speaker, hero)).join(", ")}</span>
      {deck && (
        <span className="lr-deck-facts number">
          <Icon of={icons.threat} /> {page("rings.deck-facts", { threat, cards: cardCount(deck) })}
          {spheresOf(content, deck).map((sphere) => (
            <Seal key={sphere} sphere={sphere} />
          ))}
        </span>
      )}
    </>
  );
}

function spheresOf(content: RingsContent, { heroes }: DeckList) {
  return [...new Set(heroes.flatMap((hero) => printedOn(content, hero)?.sphere ?? []))];
}
