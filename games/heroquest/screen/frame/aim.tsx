import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { HeroQuestSeen, HeroQuestView } from "../../view.js";

/** HQ-2.7-b: which quest it is, and what the heroes are sent for. */
export function Aim({ view }: { readonly view: HeroQuestSeen }) {
  const speaker = useSpeaker();
  const seen = view.state;
  const title = `quest.${seen.quest}.title`;
  const aims = useAims(seen);
  return (
    <>
      {seen.quest && speaker.has(title) && <strong className="serif hq-quest">{speaker.say({ key: title })}</strong>}
      {aims !== "" && <span className="muted hq-aim">{aims}</span>}
    </>
  );
}

function useAims({ mission }: HeroQuestView): string {
  const { page } = useWords();
  const speaker = useSpeaker();
  if (!mission) return "";
  const words = mission.aims.map((aim) => {
    switch (aim.kind) {
      case "slay":
        return page("heroquest.aim.slay", { figures: aim.figures.map((one) => speaker.name(one)) });
      case "rescue":
        return page("heroquest.aim.rescue", { ally: speaker.name(aim.ally) });
      case "find":
        return page(aim.bring ? "heroquest.aim.bring" : "heroquest.aim.find", { item: speaker.name(aim.item) });
      case "hold":
        return page("heroquest.aim.hold", { room: aim.room });
      case "escape":
      case "race":
        return page(`heroquest.aim.${aim.kind}`);
      default:
        return "";
    }
  });
  return [...words, ...(mission.hurried ? [page("heroquest.aim.hurry")] : [])].join(" · ");
}
