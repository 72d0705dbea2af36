import { useSpeaker, useWords } from "../../language/words.js";
import { RuleLink } from "../../rules/rule-link.js";
import type { Barred, Choice } from "../../table/act.js";
import { ConfirmButton } from "../../table/confirm-button.js";
import { ChoiceButton } from "../../ui/choice-button.js";
import { Icon } from "../../ui/icon.js";
import { phone, useMedia } from "../../ui/use-media.js";
import type { Shown } from "../face.js";
import { optionIcon } from "./deeds.js";
import { useDesk } from "./desk.js";
import { Gear } from "./gear.js";
import { icons } from "./icons.js";
import { OddsBar, oddsOf } from "./odds.js";
import { Quests } from "./quests.js";
import "./rail.css";

/** The right of the table: what can be done, the two quests, and what the hero wears and carries. */
export function Rail({ act }: Shown) {
  const { page } = useWords();
  const isPhone = useMedia(phone);
  return (
    <div className="az-rail">
      {act.decision ? (
        <>
          <ol className="az-options">
            {act.choices.map((choice) => (
              <li key={choice.option.id}>
                <OptionButton choice={choice} />
              </li>
            ))}
          </ol>
          <ConfirmButton act={act} />
          <BarredList barred={act.barred} />
        </>
      ) : (
        <p className="muted actions-none">{page("act.none")}</p>
      )}
      {!isPhone && <Quests />}
      {!isPhone && <Gear />}
    </div>
  );
}

function OptionButton({ choice }: { readonly choice: Choice }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { shown, find } = useDesk();
  const { act } = shown;
  const { option } = choice;
  const icon = optionIcon(option);
  const [kind, name = ""] = (option.at?.[0] ?? "").split(":");
  return (
    <div data-option={option.id} className="az-option">
      <ChoiceButton act={act} choice={choice} className="action">
        {choice.number < 10 && (
          <span className="key number" aria-hidden="true">
            {choice.number}
          </span>
        )}
        {icon && <Icon of={icon} />}
        <span className="action-label">
          {speaker.sentence(option.label)}
          <OddsBar odds={oddsOf(option)} />
        </span>
        {act.collects && (
          <span className="action-tick" aria-hidden="true">
            {choice.picked ? "✓" : ""}
          </span>
        )}
      </ChoiceButton>
      {kind === "space" && act.choices.length > 1 && (
        <button
          type="button"
          className="az-show"
          aria-label={page("azeroth.show", { name: speaker.name(name) })}
          onClick={() => find(name)}
        >
          <Icon of={icons.pin} />
        </button>
      )}
    </div>
  );
}

/** What can't be done now, and why. */
function BarredList({ barred }: { readonly barred: readonly Barred[] }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  if (barred.length === 0) return null;
  return (
    <details className="az-barred">
      <summary>{page("azeroth.barred", { count: barred.length })}</summary>
      <ul>
        {barred.map(({ option }) => (
          <li key={option.id}>
            <s>{speaker.sentence(option.label)}</s>
            <span className="action-reason">
              {speaker.sentence(option.bar.reason)} <RuleLink id={option.bar.rule} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
