import { type ClassName, characters, effectMessage } from "@tavolata/azeroth/open";
import { useSpeaker, useWords } from "../../language/words.js";
import type { Choice } from "../../table/act.js";
import { ChoiceButton } from "../../ui/choice-button.js";
import { Icon } from "../../ui/icon.js";
import { useDesk } from "./desk.js";
import { classIcon } from "./icons.js";
import "./gathering.css";

/** AZ-setup-8: the characters to choose from, with their values at the first level and their power. */
export function Gathering() {
  const { page } = useWords();
  const { shown } = useDesk();
  const { act } = shown;
  const choices = act.choices.filter(({ option }) => option.id.startsWith("character:"));
  return (
    <section className="az-gathering" aria-label={page("azeroth.gathering")}>
      <h2 className="serif">{page(choices.length > 0 ? "azeroth.choose-hero" : "azeroth.others-choose")}</h2>
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

function CharacterCard({ choice }: { readonly choice: Choice }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { shown } = useDesk();
  const name = choice.option.id.slice("character:".length) as ClassName;
  const { melee, ranged, defence, health, damage, power } = characters[name];
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
