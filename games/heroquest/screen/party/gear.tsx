import { Icon } from "@tavolata/ui/controls/icon.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { memo } from "react";
import { nameOf } from "../../queries/fate-card.js";
import type { Figure } from "../../state.js";
import type { HeroQuestView } from "../../view.js";
import { elementIcon, icons, itemIcon } from "../icons.js";

/** The cards of a hand as far as they may be seen: the own ones by name, those of others by number. */
type Hand = readonly string[] | { readonly count: number };

/** What somebody has in hand. */
export interface Hands {
  readonly spells: Readonly<Record<string, Hand>> | undefined;
  readonly fate: Hand | undefined;
}

export function handsOf({ spells, fate }: HeroQuestView, seat: string): Hands {
  return { spells: spells?.hands?.[seat], fate: fate?.hands[seat] };
}

interface GearProps extends Hands {
  readonly figure: Figure;
  readonly isWhole: boolean;
}

/** What is carried, and the spells in hand as far as they may be seen. */
export const Gear = memo(function Gear({ figure, spells, fate, isWhole }: GearProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const held = Object.entries(spells ?? {}).filter(([, cards]) => countOf(cards) > 0);
  const cards = fateCards(fate);
  return (
    <details className="hq-gear" open={isWhole}>
      <summary>
        <span className="unseen">{page("heroquest.gear")}</span>
        <span className="number hq-gear-gold" title={speaker.sentence({ key: "draw.gold" })}>
          <Icon of={icons.coins} />
          <span className="unseen">{speaker.sentence({ key: "draw.gold" })}</span>
          {figure.gold}
        </span>
        <span aria-hidden="true" className="hq-gear-icons">
          {figure.items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be carried twice
            <span key={`${item} ${i}`} title={speaker.name(item)}>
              <Icon of={itemIcon(item)} />
            </span>
          ))}
          {cards.length > 0 && (
            <span title={page("heroquest.heroic-card")} className="hq-gear-fate">
              <Icon of={icons.crown} />
              {cards.length}
            </span>
          )}
          {held.map(([element, hand]) => (
            <span key={element} title={speaker.name(element)} className="hq-gear-spells">
              <Icon of={elementIcon(element)} />
              {countOf(hand)}
            </span>
          ))}
        </span>
      </summary>
      <ul>
        {figure.items.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be carried twice
          <li key={`${item} ${i}`}>
            <Icon of={itemIcon(item)} />
            <span>
              {speaker.sentence({ key: "option.item", args: { of: item } })}
              <CardText card={item} />
            </span>
          </li>
        ))}
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike
          <li key={`${card} ${i}`}>
            <Icon of={icons.crown} />
            <span>
              {card === undefined ? page("heroquest.heroic-card") : speaker.name(card)}
              {card !== undefined && <CardText card={card} />}
            </span>
          </li>
        ))}
        {held.flatMap(([element, hand]) =>
          "count" in hand
            ? [
                <li key={element}>
                  <Icon of={elementIcon(element)} />
                  {page("heroquest.spells", { count: hand.count, element: speaker.name(element) })}
                </li>,
              ]
            : hand.map((card) => (
                <li key={card}>
                  <Icon of={elementIcon(element)} />
                  <span>
                    {speaker.name(card)}
                    <CardText card={card} />
                  </span>
                </li>
              )),
        )}
      </ul>
    </details>
  );
});

function CardText({ card }: { readonly card: string }) {
  const speaker = useSpeaker();
  return speaker.has(`text.${card}`) && <small>{speaker.say({ key: `text.${card}` })}</small>;
}

function countOf(hand: Hand): number {
  return "count" in hand ? hand.count : hand.length;
}

/** HQ-RH7-a: the heroic cards in hand, by name where they are the onlooker's own. */
function fateCards(hand: Hand | undefined): (string | undefined)[] {
  if (!hand) return [];
  if ("count" in hand) return Array.from({ length: hand.count }, () => undefined);
  return hand.map(nameOf);
}
