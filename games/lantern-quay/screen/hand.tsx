import { cardsIn } from "@tavolata/kernel";
import { ChoiceButton } from "@tavolata/ui/controls/choice-button.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { Act } from "@tavolata/ui/table/question/act.js";
import { CardFace } from "./card.js";
import { cargoValue, kindOf } from "./content.js";
import type { QuayShown } from "./shown.js";
import "./hand.css";

/** The onlooker's own cards. What can be done with one is done by tapping it; one that is barred says why. */
export function Hand({ view, act }: QuayShown) {
  const { page } = useWords();
  const cards = cardsIn(view.state.hands[view.onlooker]);
  if (!(view.onlooker in view.state.hands)) return null;
  return (
    <section className="hand" aria-label={page("quay.hand")}>
      {cards.length === 0 && <p className="muted hand-empty">{page("quay.hand-empty")}</p>}
      <ul className="hand-cards" style={{ "--cards": cards.length } as React.CSSProperties}>
        {cards.map((card) => (
          <li key={card}>
            <HandCard card={card} act={act} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HandCard({ card, act }: { readonly card: string; readonly act: Act }) {
  const speaker = useSpeaker();
  const place = `card:${card}`;
  const choice = act.choices.find((one) => one.place === place);
  const barred = act.barred.find((one) => one.place === place);
  const kind = `hand-card ${kindOf(card)} ${cargoValue(card) > 0 ? "cargo" : "trick"}`;
  if (choice) {
    return (
      <ChoiceButton act={act} choice={choice} className={`${kind} open`}>
        <CardFace card={card} />
        {choice.picked && (
          <span className="card-tick" aria-hidden="true">
            ✓
          </span>
        )}
      </ChoiceButton>
    );
  }
  if (barred) {
    return (
      <button type="button" className={`${kind} barred`} onClick={() => act.explain(barred)}>
        <CardFace card={card} />
        <span className="unseen">: {speaker.sentence(barred.option.bar.reason)}</span>
      </button>
    );
  }
  return (
    <div className={kind}>
      <CardFace card={card} />
    </div>
  );
}
