import { countIn } from "@tavolata/kernel";
import { phone, useMedia } from "@tavolata/ui/controls/use-media.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { ConfirmButton } from "@tavolata/ui/table/question/confirm-button.js";
import { ringsContent } from "../../content/content.js";
import { printedOn } from "../../content/lookup.js";
import { CardButton } from "../card/card-button.js";
import { CardFace, cardClass } from "../card/face.js";
import { CardBack } from "../card/tokens.js";
import { useDesk } from "../desk.js";
import { knownCards } from "../on-table.js";
import "./hand.css";

/** The foot of the table: the onlooker's own cards as a fan, and what ends the moment. */
export function Hand() {
  const content = useContent(ringsContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const isPhone = useMedia(phone);
  const { seen, shown, passing, area } = useDesk();
  const { act, view } = shown;
  const isOwn = view.onlooker in seen.hands;
  const cards = isOwn ? knownCards(seen.hands[view.onlooker]) : [];
  const backs = isOwn ? 0 : countIn(seen.hands[area]);
  const isBefore = seen.phase === "setup" && cards.length + backs === 0;
  const isIdle = !cards.some((card) => act.choices.some(({ place }) => place === `card:${card}`));
  const loose =
    isPhone && !act.collects ? act.choices.filter((one) => one.place === undefined && one !== act.main) : [];
  const resolving = seen.resolving.filter((card) => printedOn(content, card)?.sphere);
  return (
    <div className="lr-foot">
      <section className={`lr-hand ${isIdle ? "idle" : ""}`} aria-label={page("rings.hand")}>
        {cards.length + backs === 0 && !isBefore && <p className="muted lr-hand-empty">{page("rings.hand-empty")}</p>}
        <ul style={{ "--cards": Math.max(1, cards.length + backs) } as React.CSSProperties}>
          {cards.map((card, i) => (
            <li key={card} style={{ "--turn": turnOf(i, cards.length) } as React.CSSProperties}>
              <CardButton card={card} className={`${cardClass(content, card)} in-hand`}>
                <CardFace card={card} />
              </CardButton>
            </li>
          ))}
          {Array.from({ length: backs }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs of cards are all alike
            <li key={i} style={{ "--turn": turnOf(i, backs) } as React.CSSProperties}>
              <CardBack label={page("rings.hidden-card")} />
            </li>
          ))}
        </ul>
      </section>
      {resolving.length > 0 && (
        <ul className="lr-resolving" aria-label={page("rings.resolving")}>
          {resolving.map((card) => (
            <li key={card}>
              <CardButton card={card} className={`${cardClass(content, card)} in-hand`}>
                <CardFace card={card} />
              </CardButton>
            </li>
          ))}
        </ul>
      )}
      {(passing.isPossible || passing.isOn || act.collects || loose.length > 0) && (
        <div className="lr-foot-buttons">
          {(passing.isPossible || passing.isOn) && (
            <button type="button" className="button" onClick={passing.isOn ? passing.end : passing.begin}>
              {page(passing.isOn ? "rings.passing" : "rings.pass-on")}
            </button>
          )}
          {loose.slice(0, mostLoose).map(({ option }) => (
            <button key={option.id} type="button" className="button" onClick={() => act.pick(option.id)}>
              {speaker.sentence(option.label)}
            </button>
          ))}
          {(act.canConfirm || isPhone) && <ConfirmButton act={act} />}
        </div>
      )}
    </div>
  );
}

/** More than these stand in the sheet alone. */
const mostLoose = 3;

/** From the left of the fan to its right: −1 to 1. */
function turnOf(at: number, count: number): number {
  return count < 2 ? 0 : (at / (count - 1)) * 2 - 1;
}
