import { type Combatant, encounterNameOn, encounters, isCity, resourceMessage, spaceAt } from "@tavolata/azeroth/open";
import { useSpeaker, useWords } from "../../../language/words.js";
import { ChoiceButton } from "../../../ui/choice-button.js";
import { Icon } from "../../../ui/icon.js";
import { useDesk } from "../desk.js";
import { resourceIcons } from "../icons.js";
import { OddsBar, oddsOf } from "../odds.js";
import { wayThere } from "./way.js";

/** The space that is looked at: what it offers, what stands there, how far it is, and what can be done. */
export function SpaceCard() {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { seen, shown, hero, looked, look, plan, setPlan } = useDesk();
  if (looked === undefined) return null;
  const { colour, resources, printed } = spaceAt(looked);
  const { act } = shown;
  const choices = act.choices.filter(({ option }) => option.at?.includes(`space:${looked}`));
  const barred = act.barred.find(({ place }) => place === `space:${looked}`);
  const markers = seen.track.filter((slot) => slot?.space === looked);
  const way = hero?.space ? wayThere(hero.space, looked) : undefined;
  return (
    <section className="az-card" data-still aria-label={speaker.name(looked)}>
      <button type="button" className="az-card-close" aria-label={page("close")} onClick={() => look(undefined)}>
        <span aria-hidden="true">✕</span>
      </button>
      <p className="serif az-card-name">
        {speaker.name(looked)}{" "}
        <span className={`az-chip ${colour}`}>{isCity(looked) ? page("azeroth.city") : speaker.name(colour)}</span>
      </p>
      {way && way.moves > 0 && <p className="muted">{page("azeroth.way", way)}</p>}
      {resources.length > 0 && (
        <ul className="az-offers">
          {resources.map((resource) => (
            <li key={resource.resource}>
              <Icon of={resourceIcons[resource.resource]!} /> {speaker.sentence(resourceMessage(resource))}
            </li>
          ))}
        </ul>
      )}
      {printed && <FoeLine name={printed.id} of={printed} />}
      {markers.map((slot) => {
        const name = encounterNameOn(slot!.card);
        return <FoeLine key={slot!.card} name={name} of={encounters[name]!} isRed={slot!.side === "red"} />;
      })}
      {seen.tokens[looked] && <p>{page("azeroth.tokens", { count: seen.tokens[looked]!.count })}</p>}
      {choices.length === 0 && barred && <p className="az-why">{speaker.sentence(barred.option.bar.reason)}</p>}
      <div className="az-card-buttons">
        {choices.map((choice) => (
          <ChoiceButton key={choice.option.id} act={act} choice={choice} className="button main">
            {speaker.sentence(choice.option.label)}
            <OddsBar odds={oddsOf(choice.option)} />
          </ChoiceButton>
        ))}
        {way && way.moves > 0 && (
          <button type="button" className="button" onClick={() => setPlan(plan === looked ? undefined : looked)}>
            {page(plan === looked ? "azeroth.plan-drop" : "azeroth.plan-here")}
          </button>
        )}
      </div>
    </section>
  );
}

/** Somebody to fight, with the values that count. */
export function FoeLine({
  name,
  of,
  isRed = false,
}: {
  readonly name: string;
  readonly of: Combatant;
  readonly isRed?: boolean;
}) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const value = (one: number | null) => (one === null ? "–" : String(one));
  return (
    <div className="az-foe">
      <strong className="serif">{speaker.name(name)}</strong>
      {isRed && <span className="az-chip red">{page("azeroth.aggro")}</span>}
      <span className="az-values number">
        {page("azeroth.values", {
          melee: value(of.melee),
          ranged: value(of.ranged),
          defence: of.defence,
          health: of.health,
          damage: of.damage,
        })}
      </span>
      {of.power !== undefined && <span className="az-power">{speaker.name(of.power)}</span>}
    </div>
  );
}
