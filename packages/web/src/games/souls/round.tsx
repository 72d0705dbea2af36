import type { View } from "@tavolata/kernel";
import { openGoals } from "@tavolata/souls/open";
import { useSpeaker, useWords } from "../../language/words.js";
import { useDesk } from "./desk.js";
import { seenIn } from "./seen.js";
import { heardIn } from "./told.js";

/** Which Round it is. */
export function Round({ view }: { readonly view: View }) {
  const { page } = useWords();
  const { round } = seenIn(view);
  return round > 0 && page("souls.round", { round });
}

/** SS-4.4-a: which Quest it is, and the goals that are known. */
export function Aim() {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { seen, shown } = useDesk();
  const { quest } = seen;
  const told = heardIn(shown.events).flatMap(({ type, goal }) =>
    type === "goal-revealed" && goal !== undefined ? [goal] : [],
  );
  const goals = [...new Set([...openGoals(quest), ...told])]
    .map((goal) => `quest.${quest}.goal.${goal}`)
    .filter((key) => speaker.has(key));
  return (
    <>
      <strong className="serif">{speaker.say({ key: `quest.${quest}.title` })}</strong>
      <span className="muted">
        {goals.length > 0 ? goals.map((key) => speaker.say({ key })).join(" · ") : page("souls.no-goal")}
      </span>
    </>
  );
}
