import { ChoiceButton } from "@tavolata/ui/controls/choice-button.js";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { azerothContent } from "../../content/content.js";
import { effectMessage } from "../../content/describe.js";
import { abilityOn, discoveryOn, itemNameOn, itemOn } from "../../content/tables.js";
import type { CardId } from "../../state.js";
import { useDesk } from "../desk.js";
import { OddsBar, oddsOf } from "../fights/odds.js";
import { icons } from "../icons.js";

/** What the hero wears and carries. A press does what can be done; what can't be worn says why. */
export function Gear() {
  const { page } = useWords();
  const { hero } = useDesk();
  if (!hero || hero.class === "") return null;
  const worn = [hero.weapon, hero.armour].filter((card) => card !== "");
  const isEmpty = worn.length + hero.bag.length + hero.kept.length + hero.attached.length === 0;
  return (
    <section className="az-gear" aria-label={page("azeroth.gear")}>
      <h3>{page("azeroth.gear")}</h3>
      {isEmpty && <p className="muted">{page("azeroth.no-gear")}</p>}
      <ul>
        {worn.map((card) => (
          <Item key={card} card={card} where="worn" />
        ))}
        {hero.attached.map((card) => (
          <li key={card} className="az-item attached">
            <Icon of={icons.book} />
            <AttachedFace card={card} />
          </li>
        ))}
        {hero.bag.map((card) => (
          <Item key={card} card={card} where="bag" />
        ))}
        {hero.kept.map((card) => (
          <Saved key={card} card={card} />
        ))}
      </ul>
    </section>
  );
}

function Item({ card, where }: { readonly card: CardId; readonly where: "worn" | "bag" }) {
  const content = useContent(azerothContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const { hero } = useDesk();
  const { kind, colour, effects } = itemOn(content, card);
  const borne = hero?.borne[card];
  return (
    <li className={`az-item ${where}`}>
      <Icon of={kind === "weapon" ? icons.sword : kind === "armour" ? icons.plate : icons.bag} />
      <span className="az-item-words">
        <strong>{speaker.name(itemNameOn(card))}</strong>{" "}
        <span className={`az-chip ${colour}`}>{page(`azeroth.where.${where}`)}</span>
        <small>
          {effects.map((effect) => speaker.sentence(effectMessage(effect))).join(" ")}
          {borne !== undefined && ` + ${speaker.name(borne)}`}
        </small>
        <Deeds card={card} />
      </span>
    </li>
  );
}

function AttachedFace({ card }: { readonly card: CardId }) {
  const content = useContent(azerothContent);
  const speaker = useSpeaker();
  return (
    <span className="az-item-words">
      <strong>{speaker.name(card)}</strong>
      <small>
        {abilityOn(content, card)
          .effects.map((effect) => speaker.sentence(effectMessage(effect)))
          .join(" ")}
      </small>
    </span>
  );
}

function Saved({ card }: { readonly card: CardId }) {
  const content = useContent(azerothContent);
  const speaker = useSpeaker();
  return (
    <li className="az-item kept">
      <Icon of={icons.chest} />
      <span className="az-item-words">
        <strong>{speaker.name(card)}</strong>
        <small>
          {discoveryOn(content, card)
            .effects.map((effect) => speaker.sentence(effectMessage(effect)))
            .join(" ")}
        </small>
        <Deeds card={card} />
      </span>
    </li>
  );
}

/** What can be done with it now, and what can't. */
function Deeds({ card }: { readonly card: CardId }) {
  const speaker = useSpeaker();
  const { shown } = useDesk();
  const { act } = shown;
  const place = `card:${card}`;
  const choices = act.choices.filter(({ option }) => option.at?.includes(place));
  const barred = act.barred.find(({ option }) => option.at?.includes(place));
  if (choices.length === 0 && !barred) return null;
  return (
    <span className="az-item-deeds">
      {choices.map((choice) => (
        <ChoiceButton key={choice.option.id} act={act} choice={choice} className="button small">
          {speaker.sentence(choice.option.label)}
          <OddsBar odds={oddsOf(choice.option)} />
        </ChoiceButton>
      ))}
      {choices.length === 0 && barred && (
        <button type="button" className="az-why" onClick={() => act.explain(barred)}>
          {speaker.sentence(barred.option.bar.reason)}
        </button>
      )}
    </span>
  );
}
