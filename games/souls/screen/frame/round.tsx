import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { useDesk } from "../desk.js";
import type { SoulsSeen } from "../shown.js";

/** Which Round it is. */
export function Round({ view }: { readonly view: SoulsSeen }) {
  const { page } = useWords();
  const { round } = view.state;
  return round > 0 && page("souls.round", { round });
}

/** SS-4.4-a: which Quest it is, and the goals that are known. */
export function Aim() {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { seen } = useDesk();
  const { quest } = seen;
  const goals = seen.goals.map((goal) => `quest.${quest}.goal.${goal}`).filter((key) => speaker.has(key));
  return (
    <>
      <strong className="serif">{speaker.say({ key: `quest.${quest}.title` })}</strong>
      <span className="muted">
        {goals.length > 0 ? goals.map((key) => speaker.say({ key })).join(" · ") : page("souls.no-goal")}
      </span>
    </>
  );
}
