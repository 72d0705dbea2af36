import { Icon } from "@tavolata/ui/controls/icon.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { useState } from "react";
import { ringsContent } from "../../content/content.js";
import { printedOn } from "../../content/lookup.js";
import { wayIn } from "../../queries/way-to-pay.js";
import { artOf } from "../card/art.js";
import { CardFace, cardClass, Seal } from "../card/face.js";
import { cardName } from "../card/name.js";
import { useDesk } from "../desk.js";
import { icons } from "../icons.js";
import { payersIn, withMoreFrom } from "./ways-to-pay.js";

/** LR-cost-1: how a card is paid for. What the table proposes is laid out; a tap on a hero takes one more coin from that pool. */
export function Payment() {
  const { shown } = useDesk();
  const { decision } = shown.act;
  return decision?.kind === "payment" ? <Purse key={decision.key} /> : null;
}

function Purse() {
  const content = useContent(ringsContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const { seen, shown } = useDesk();
  const { act } = shown;
  const ids = act.choices.map(({ option }) => option.id);
  const ways = act.choices.map(({ option }) => wayIn(option.using ?? option.target));
  const [way, setWay] = useState(ways[0]!);
  const card = seen.resolving.at(-1);
  const chosen = ids[ways.indexOf(way)] ?? ids[0]!;
  return (
    <section className="lr-purse" aria-label={page("rings.payment")}>
      {card !== undefined && (
        <div className={`${cardClass(content, card)} offered`}>
          <CardFace card={card} />
        </div>
      )}
      <div className="lr-purse-heroes">
        {payersIn(ways).map((hero) => {
          const held = seen.cards[hero]?.resources ?? 0;
          const paid = way[hero] ?? 0;
          const sphere = printedOn(content, hero)?.sphere;
          return (
            <button
              key={hero}
              type="button"
              className={paid > 0 ? "lr-payer pays" : "lr-payer"}
              onClick={() => setWay(withMoreFrom(ways, way, hero))}
            >
              <Icon of={artOf(hero)} className="lr-payer-art" />
              {sphere && <Seal sphere={sphere} />}
              <span className="serif">{cardName(speaker, hero)}</span>
              <span className="unseen">{page("rings.pays", { paid, held })}</span>
              <span className="lr-coins" aria-hidden="true">
                {Array.from({ length: held }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: coins are all alike
                  <span key={i} className={i < paid ? "lr-coin paid" : "lr-coin"}>
                    <Icon of={icons.resource} />
                  </span>
                ))}
              </span>
            </button>
          );
        })}
      </div>
      <button type="button" className="button main" onClick={() => act.pick(chosen)}>
        {page("rings.pay")}
      </button>
    </section>
  );
}
