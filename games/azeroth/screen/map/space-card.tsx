import { countIn } from "@tavolata/kernel";
import { ChoiceButton } from "@tavolata/ui/controls/choice-button.js";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { Sentence } from "@tavolata/ui/language/linked.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { Pickable } from "@tavolata/ui/table/question/act.js";
import { azerothContent } from "../../content/content.js";
import { resourceMessage } from "../../content/describe.js";
import { encounterNameOn } from "../../content/tables.js";
import type { Combatant } from "../../content/types.js";
import { isCity } from "../../queries/board.js";
import type { Fighters } from "../../queries/combat/fighter.js";
import { foeOf } from "../../queries/foes.js";
import { standsByEvent } from "../../queries/markers.js";
import type { SpaceId } from "../../state.js";
import { useDesk } from "../desk.js";
import { OddsBar, oddsOf } from "../fights/odds.js";
import { Stakes } from "../fights/stakes.js";
import { resourceIcons } from "../icons.js";
import { placesOf } from "./deeds-here.js";
import { wayThere } from "./way.js";
import "./space-card.css";
import { fightersFor, needsOf } from "../../queries/combat/needs.js";

/** The space that is looked at: what it offers, what stands there, how far it is, and what can be done. */
export function SpaceCard() {
  const content = useContent(azerothContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const { seen, shown, hero, looked, look, plan, setPlan } = useDesk();
  if (looked === undefined) return null;
  const { colour, resources, printed } = content.spaces[looked]!;
  const { act } = shown;
  const choices = act.choices.filter(({ option }) => placesOf(option, seen).includes(looked));
  const barred = act.barred.find(({ place }) => place === `space:${looked}`);
  const markers = seen.track.filter((slot) => slot?.space === looked);
  const stands = standsByEvent(content, seen);
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
        return <FoeLine key={slot!.card} name={name} of={content.encounters[name]!} isRed={slot!.side === "red"} />;
      })}
      {stands?.space === looked && <FoeLine name={stands.encounter} of={content.encounters[stands.encounter]!} />}
      {seen.tokens[looked] && <p>{page("azeroth.tokens", { count: countIn(seen.tokens[looked]) })}</p>}
      {choices.length === 0 && barred && (
        <p className="az-why">
          <Sentence of={barred.option.bar.reason} />
        </p>
      )}
      <div className="az-card-buttons">
        {choices.map((choice) => (
          <Deed key={choice.option.id} choice={choice} space={looked} />
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

/** Something to do here: for a fight what it takes to hit, how it would end, and for an attack on a hero the prize. */
function Deed({ choice, space }: { readonly choice: Pickable; readonly space: SpaceId }) {
  const content = useContent(azerothContent);
  const speaker = useSpeaker();
  const { seen, shown, mine, hero: acting } = useDesk();
  const { option } = choice;
  const foe = acting && foeOf(content, seen, acting, option);
  return (
    <>
      {foe && mine !== undefined && <Needs fighters={fightersFor(content, seen, mine, foe, space)} />}
      {foe?.kind === "hero" && mine !== undefined && (
        <p className="az-prize">
          <Stakes of={[foe.seat, mine]} />
        </p>
      )}
      <ChoiceButton act={shown.act} choice={choice} className="button main az-button-odds">
        {speaker.sentence(option.label)}
        <OddsBar odds={oddsOf(option)} />
      </ChoiceButton>
    </>
  );
}

/** Before the dice lie: which faces hit, on both sides, at range and then in melee. */
function Needs({ fighters }: { readonly fighters: Fighters }) {
  const { page, language } = useWords();
  const { red, black } = fighters;
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const lines = (["ranged", "melee"] as const).flatMap((step) => [
    ...needsOf(red, black, step).map((need) => ({ ...need, step, who: "you" as const })),
    ...needsOf(black, red, step).map((need) => ({ ...need, step, who: "foe" as const })),
  ]);
  return (
    <ul className="az-needs">
      {lines.map(({ who, step, attack, from, chance }) => (
        <li key={`${who} ${step} ${attack}`}>
          {page(`azeroth.needs-${who}`, { attack: page(`azeroth.${step}`) })}{" "}
          <b className="number">
            {page(from > 6 ? "azeroth.needs-none" : "azeroth.needs", { from, chance: percent.format(chance) })}
          </b>
        </li>
      ))}
    </ul>
  );
}

/** Somebody to fight, with the values that count. */
function FoeLine({
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
