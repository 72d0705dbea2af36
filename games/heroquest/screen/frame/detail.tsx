import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { usePointing } from "../board/pointing.js";
import type { HeroQuestScreenProps } from "../shown.js";
import { leadsBoth } from "./leads-both.js";

/** Behind the question: what is left to do it with. */
export function Detail({ view, act, seats }: HeroQuestScreenProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { way, acting } = usePointing();
  const { turn } = view.state;
  if (!turn || !act.decision) return null;
  // HQ-4.7-a: leave is asked of whoever leads the other hero, and that may be the same person.
  if (act.decision.kind === "passage" && leadsBoth(seats, act.decision.seat, acting?.seat)) {
    return <span className="hq-detail">{page("heroquest.lead-both", { name: speaker.name(acting!.id) })}</span>;
  }
  // The Evil Wizard plays many: the question says his name, this the figure's.
  const who = acting && acting.kind !== "hero" ? `${speaker.name(acting.id)} · ` : "";
  if (act.decision.kind === "walk" && turn.movement) {
    return (
      <span className="hq-detail">
        {who}
        {page("heroquest.walking", { squares: turn.movement.left })}
        {way.length > 0 && ` · ${page("heroquest.on-the-way")}`}
      </span>
    );
  }
  if (act.decision.kind === "action") {
    return (
      <span className="hq-detail">
        {who}
        {page("heroquest.actions-left", { actions: Math.max(0, turn.actions) })}
      </span>
    );
  }
  return null;
}
