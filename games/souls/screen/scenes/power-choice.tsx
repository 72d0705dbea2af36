import { ChoiceButton } from "@tavolata/ui/controls/choice-button.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { useDesk } from "../desk.js";
import { PowerText } from "../party/powers.js";
import type { SoulsScreenProps } from "../shown.js";
import "./power-choice.css";

/** SS-7-c: a new power or talent is chosen from cards that can be read. */
export function PowerChoice({ act }: SoulsScreenProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { seen } = useDesk();
  const hero = seen.heroes[act.decision?.seat ?? ""];
  return (
    <section className="sw-power-choice" data-still aria-label={page("souls.powers")}>
      <h2>{act.decision && speaker.sentence(act.decision.title)}</h2>
      <ul>
        {act.choices.map((choice) => (
          <li key={choice.option.id}>
            <ChoiceButton act={act} choice={choice} className="sw-power-card">
              <strong className="serif">{speaker.sentence(choice.option.label)}</strong>
              <PowerText power={choice.option.target} rank={hero?.soulrank ?? 1} />
            </ChoiceButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
