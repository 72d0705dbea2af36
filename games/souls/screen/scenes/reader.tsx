import { ChoiceButton } from "@tavolata/ui/controls/choice-button.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { RuleLink } from "@tavolata/ui/rules/rule-link.js";
import { useDesk } from "../desk.js";
import type { SoulsScreenProps } from "../shown.js";
import "./reader.css";

/** After so many further events a passage that was read out is no longer news. */
const news = 40;

/** The passages of the book that were read out lately: the keys of their texts. */
function passagesIn(events: SoulsScreenProps["events"], read: number) {
  return events.slice(-news).flatMap((event) => {
    const { number } = event;
    if (number <= read) return [];
    if (event.type === "story-told") return [{ number, key: `quest.${event.quest}.${event.text}`, look: "text" }];
    if (event.type === "goal-revealed")
      return [{ number, key: `quest.${event.quest}.goal.${event.goal}`, look: "goal" }];
    return [];
  });
}

/** SS-4.3.1-b: the book, open at the last passages; a decision of the story has its choices there. */
export function Reader({ events, act }: SoulsScreenProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { read, haveRead } = useDesk();
  const passages = passagesIn(events, read).filter(({ key }) => speaker.has(key));
  const isChoice = act.decision?.kind === "nature-choice";
  const last = passages.at(-1);
  if (!last && !isChoice) return null;
  return (
    <section className="sw-reader" data-still aria-label={page("souls.story")}>
      <div className="sw-reader-page">
        {passages.map(({ number, key, look }) => (
          <p key={number} className={look}>
            {look === "goal" && <strong>{page("souls.goal")} </strong>}
            {speaker.say({ key })}
          </p>
        ))}
        {isChoice && act.decision && (
          <>
            <p className="question-in-story">{speaker.sentence(act.decision.title)}</p>
            <ul className="sw-reader-choices">
              {act.choices.map((choice) => (
                <li key={choice.option.id}>
                  <ChoiceButton act={act} choice={choice} className="button">
                    {speaker.sentence(choice.option.label)}
                  </ChoiceButton>
                </li>
              ))}
              {act.barred.map(({ option }) => (
                <li key={option.id} className="muted">
                  <s>{speaker.sentence(option.label)}</s> {speaker.sentence(option.bar.reason)}{" "}
                  <RuleLink id={option.bar.rule} />
                </li>
              ))}
            </ul>
          </>
        )}
        {!isChoice && last && (
          <button type="button" className="button main sw-reader-on" onClick={() => haveRead(last.number)}>
            {page("souls.go-on")}
          </button>
        )}
      </div>
    </section>
  );
}
