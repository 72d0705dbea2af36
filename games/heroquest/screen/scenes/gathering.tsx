import { isEntered } from "@tavolata/ui/companion/at-table.js";
import { ChoiceButton } from "@tavolata/ui/controls/choice-button.js";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { Pickable } from "@tavolata/ui/table/question/act.js";
import { heroQuestContent } from "../../content/content.js";
import { spells } from "../../content/spells/index.js";
import type { Spell } from "../../content/types.js";
import { archetypeOf } from "../figures/heroes.js";
import { TokenPicture } from "../figures/tokens.js";
import { elementIcon, figureIcon, icons } from "../icons.js";
import type { HeroQuestScreenProps } from "../shown.js";
import "./scenes.css";

/** HQ-2.4 to HQ-2.6: before the adventure: who plays whom, and who knows which magic. */
export function Gathering(shown: HeroQuestScreenProps) {
  const { act, view, seats } = shown;
  const { page } = useWords();
  const speaker = useSpeaker();
  const seen = view.state;
  const chosen = seats.filter(({ seat }) => seen.heroes[seat] !== undefined);
  const title = act.decision?.title;
  // What real dice show is entered with the buttons for it.
  const picks = isEntered(act.decision) ? [] : act.choices;
  return (
    <section className="hq-scene" aria-label={page("heroquest.gathering")}>
      <div className="hq-scene-inside">
        <p className="hq-scene-over">{page("heroquest.gathering")}</p>
        <h2>{title ? speaker.sentence(title) : page("heroquest.gathering-waits")}</h2>
        <ul className="hq-picks">
          {picks.map((choice) => (
            <li key={choice.option.id}>
              <ChoiceButton
                act={act}
                choice={choice}
                className={`hq-pick ${choice.option.verb} ${choice.option.target}`}
              >
                <Pick choice={choice} />
              </ChoiceButton>
            </li>
          ))}
        </ul>
        {chosen.length > 0 && (
          <ul className="hq-chosen" aria-label={page("heroquest.party")}>
            {chosen.map(({ seat, name }) => {
              const id = seen.heroes[seat]!;
              return (
                <li key={seat}>
                  <TokenPicture figure={{ id, type: archetypeOf(id), kind: "hero" }} />
                  <span>
                    <b className="serif">{speaker.name(id)}</b>
                    <small className="muted">{name}</small>
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
}

/** One of the things to choose from, as a card. */
function Pick({ choice: { option } }: { readonly choice: Pickable }) {
  const speaker = useSpeaker();
  const aim = option.target;
  switch (option.verb) {
    case "hero":
      return <HeroPick archetype={aim} name={speaker.sentence(option.label)} text={`text.${aim}`} />;
    case "figure":
      return <HeroPick archetype={archetypeOf(aim)} name={speaker.sentence(option.label)} text={`text.${aim}`} />;
    case "element":
      return <ElementPick element={aim} />;
    default:
      return (
        <>
          <Icon of={option.verb === "quest" ? icons.door : icons.dice} className="hq-pick-art" />
          <span className="hq-pick-name serif">{speaker.sentence(option.label)}</span>
        </>
      );
  }
}

interface HeroPickProps {
  readonly archetype: string;
  readonly name: string;
  readonly text: string;
}

/** HQ-1.4-a: what stands on the sheet. */
function HeroPick({ archetype, name, text }: HeroPickProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const sheet = useContent(heroQuestContent).sheetByType.get(archetype);
  return (
    <>
      <Icon of={figureIcon(archetype)} className="hq-pick-art" />
      <span className="hq-pick-name serif">{name}</span>
      {speaker.has(text) && <span className="hq-pick-text">{speaker.say({ key: text })}</span>}
      {sheet && (
        <span className="hq-pick-values number">
          <span>
            <Icon of={icons.heart} /> <span className="unseen">{page("heroquest.value.body")}</span>
            {sheet.body}
          </span>
          <span>
            <Icon of={icons.brain} /> <span className="unseen">{page("heroquest.value.mind")}</span>
            {sheet.mind}
          </span>
          {sheet.magicTurns > 0 && (
            <span>
              <Icon of={icons.spellBook} /> <span className="unseen">{page("heroquest.deed.cast")}</span>
              {sheet.magicTurns * 3}
            </span>
          )}
          {sheet.skills.disarm && (
            <span>
              <Icon of={icons.trap} />
              <span className="unseen">{page("heroquest.disarms")}</span>
            </span>
          )}
        </span>
      )}
    </>
  );
}

const cards = Object.entries(spells as Readonly<Record<string, Spell>>);

/** HQ-2.6-b: what the pile of an element may hold. */
function ElementPick({ element }: { readonly element: string }) {
  const speaker = useSpeaker();
  const names = cards.filter(([, spell]) => spell.element === element && spell.class === "normal");
  return (
    <>
      <Icon of={elementIcon(element)} className="hq-pick-art" />
      <span className="hq-pick-name serif">{speaker.sentence({ key: "option.element", args: { of: element } })}</span>
      <span className="hq-pick-text">{names.map(([id]) => speaker.name(id)).join(", ")}</span>
    </>
  );
}
