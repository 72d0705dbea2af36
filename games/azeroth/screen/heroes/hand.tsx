import { cardsIn } from "@tavolata/kernel";
import { ChoiceButton } from "@tavolata/ui/controls/choice-button.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { azerothContent } from "../../content/content.js";
import { effectMessage } from "../../content/describe.js";
import { abilityOn } from "../../content/tables.js";
import type { CardId } from "../../state.js";
import { useDesk } from "../desk.js";
import { OddsBar, oddsOf } from "../fights/odds.js";
import "./hand.css";

/** The own ability cards. What can be played is played by a press; what can't says why. */
export function Hand() {
  const { page } = useWords();
  const { seen, mine } = useDesk();
  if (mine === undefined) return null;
  const cards = cardsIn(seen.hands[mine]);
  return (
    <div className="az-hand">
      {cards.length === 0 && <p className="muted az-hand-empty">{page("azeroth.no-cards")}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also when no card of it can be played, and keys must reach it */}
      <ul tabIndex={0} aria-label={page("azeroth.hand")}>
        {cards.map((card) => (
          <li key={card}>
            <HandCard card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function HandCard({ card }: { readonly card: CardId }) {
  const content = useContent(azerothContent);
  const speaker = useSpeaker();
  const { shown } = useDesk();
  const { act } = shown;
  const place = `card:${card}`;
  const choice = act.choices.find(
    ({ option }) => option.at?.includes(place) || (option.verb === "card" && option.target === card),
  );
  const barred = act.barred.find(({ option }) => option.at?.includes(place));
  const { time, attach } = abilityOn(content, card);
  const kind = `az-ability ${attach ? "attach" : time}`;
  if (choice) {
    return (
      <ChoiceButton act={act} choice={choice} className={`${kind} open`}>
        <AbilityFace card={card} />
        <OddsBar odds={oddsOf(choice.option)} />
      </ChoiceButton>
    );
  }
  if (barred) {
    return (
      <button type="button" className={`${kind} barred`} onClick={() => act.explain(barred)}>
        <AbilityFace card={card} />
        <span className="unseen">: {speaker.sentence(barred.option.bar.reason)}</span>
      </button>
    );
  }
  return (
    <div className={kind}>
      <AbilityFace card={card} />
    </div>
  );
}

/** AZ-abil-2: cost, name, time and what it does. */
function AbilityFace({ card }: { readonly card: CardId }) {
  const content = useContent(azerothContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const { cost, time, attach, effects } = abilityOn(content, card);
  return (
    <>
      <span className="az-ability-head">
        <span className="az-cost number" title={page("azeroth.cost", { cost })}>
          {cost}
          <span className="unseen"> {page("azeroth.energy")}</span>
        </span>
        <strong className="serif">{speaker.name(card)}</strong>
      </span>
      <span className="az-ability-time">{page(attach ? `azeroth.attach.${attach}` : `azeroth.time.${time}`)}</span>
      <span className="az-ability-text">
        {effects.map((effect) => speaker.sentence(effectMessage(effect))).join(" ")}
      </span>
    </>
  );
}
