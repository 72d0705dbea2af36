import { ChoiceButton } from "@tavolata/ui/controls/choice-button.js";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { Pickable } from "@tavolata/ui/table/question/act.js";
import { azerothContent } from "../../content/content.js";
import { effectMessage, resourceMessage } from "../../content/describe.js";
import { spacesOf } from "../../content/quests/objectives.js";
import { questOf } from "../../content/tables.js";
import type { ClassName } from "../../content/types.js";
import { distance, spaceAt } from "../../queries/board.js";
import { useDesk } from "../desk.js";
import { cityIcons, classIcon, icons } from "../icons.js";
import "./gathering.css";

/** AZ-setup-8: the characters to choose from, with their values at the first level and their power. */
export function Gathering() {
  const { page } = useWords();
  const { shown } = useDesk();
  const { act } = shown;
  const choices = act.choices.filter(({ option }) => option.verb === "character");
  // Whoever is asked something else, such as what a real die shows, waits for nobody.
  const isWaiting = act.choices.length === 0;
  const title = choices.length > 0 ? "choose-hero" : isWaiting ? "others-choose" : "gathering";
  return (
    <section className="az-gathering" aria-label={page("azeroth.gathering")}>
      <h2 className="serif">{page(`azeroth.${title}`)}</h2>
      <ul>
        {choices.map((choice) => (
          <li key={choice.option.id}>
            <CharacterCard choice={choice} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CharacterCard({ choice }: { readonly choice: Pickable }) {
  const content = useContent(azerothContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const { shown } = useDesk();
  const name = choice.option.target as ClassName;
  const { melee, ranged, defence, health, damage, power } = content.characters[name];
  return (
    <ChoiceButton act={shown.act} choice={choice} className="az-character">
      <Icon of={classIcon(name)} />
      <strong className="serif">{speaker.name(name)}</strong>
      <span className="az-values number">
        {page("azeroth.values", {
          melee: melee ? String(melee[0]) : "–",
          ranged: ranged ? String(ranged[0]) : "–",
          defence: defence[0],
          health: health[0],
          damage: damage[0],
        })}
      </span>
      <span className="az-character-power">
        <b>{speaker.name(power.id)}</b> ({page("azeroth.cost", { cost: power.cost })}):{" "}
        {power.effects.map((effect) => speaker.say(effectMessage(effect))).join(", ")}
      </span>
    </ChoiceButton>
  );
}

/** AZ-setup-11: the three cities to begin in, with what they offer and what lies round them. */
export function CityChoice() {
  const { page } = useWords();
  const { shown } = useDesk();
  const choices = shown.act.choices.filter(({ option }) => option.verb === "city");
  return (
    <section className="az-gathering cities" aria-label={page("azeroth.cities")}>
      <h2 className="serif">{page(choices.length > 0 ? "azeroth.choose-city" : "azeroth.others-begin")}</h2>
      <ul>
        {choices.map((choice) => (
          <li key={choice.option.id}>
            <CityCard choice={choice} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CityCard({ choice }: { readonly choice: Pickable }) {
  const content = useContent(azerothContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const { shown, hero, seen } = useDesk();
  const name = choice.option.target;
  const { resources, links } = spaceAt(name);
  const quests = (hero?.quests ?? []).flatMap(({ id }) => spacesOf(questOf(content, id).objective));
  const rivals = seen.order.filter((seat) => seen.heroes[seat]!.space === name);
  return (
    <ChoiceButton act={shown.act} choice={choice} className="az-character az-city">
      <Icon of={cityIcons[name] ?? icons.city} />
      <strong className="serif">{speaker.name(name)}</strong>
      <span>{resources.map((resource) => speaker.say(resourceMessage(resource))).join(" · ")}</span>
      <span className="az-city-links">
        {links.map((space) => (
          <span key={space}>
            {speaker.name(space)}{" "}
            <span className={`az-chip ${spaceAt(space).colour}`}>{speaker.name(spaceAt(space).colour)}</span>
          </span>
        ))}
      </span>
      {quests.length > 0 && (
        <span className="az-character-power">
          {page("azeroth.city-quests", {
            places: new Intl.ListFormat(speaker.language).format(
              quests.map((space) => `${speaker.name(space)} (${distance(name, space)})`),
            ),
          })}
        </span>
      )}
      {rivals.length > 0 && (
        <span className="az-character-power">
          {rivals.map((seat) => page("azeroth.peril-rival", { name: speaker.name(seat) })).join(" · ")}
        </span>
      )}
    </ChoiceButton>
  );
}
