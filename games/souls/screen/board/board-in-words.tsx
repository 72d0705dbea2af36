import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { soulsContent } from "../../content/content.js";
import type { AreaId } from "../../content/types.js";
import { upperHand } from "../../queries/board/control.js";
import { healthOf } from "../../queries/profile.js";
import { useDesk } from "../desk.js";
import { conditionsOf } from "../party/conditions.js";
import { fieldOf } from "./geometry.js";
import { thingsIn } from "./things.js";

/** An area as it is read out: its name, its ground, who and what is there, who has the upper hand, what it costs. */
export function useAreaInWords(): (area: AreaId) => string {
  const content = useContent(soulsContent);
  const { seen, reach } = useDesk();
  const { page } = useWords();
  const speaker = useSpeaker();
  return (area) => {
    const shape = fieldOf(seen)?.byId.get(area);
    const parts = [area, ...(shape ? [speaker.name(shape.ground)] : [])];
    if (shape?.hard) parts.push(page("souls.hard"));
    if (shape?.deadly) parts.push(page("souls.deadly"));
    for (const figure of seen.figures) {
      if (figure.area !== area) continue;
      const { left, full } = healthOf(content, seen, figure);
      const words = [
        speaker.name(figure.id),
        figure.kind === "ghost" ? page("souls.ghost") : page("souls.hp-of", { left, full }),
        ...conditionsOf(figure).map((word) => speaker.name(word)),
      ];
      parts.push(words.join(" "));
    }
    for (const { word, sign, look } of thingsIn(seen, area))
      if (look !== "gate-symbol") parts.push(`${speaker.name(word)} ${sign}`.trim());
    const hand = upperHand(seen, area);
    if (hand) parts.push(page(`souls.${hand}`));
    const cost = reach?.cost.get(area);
    if (cost !== undefined && cost > 0) parts.push(page("souls.costs", { cost }));
    return parts.join(", ");
  };
}

/** The battlefield for those who don't see it. */
export function BoardInWords() {
  const { seen } = useDesk();
  const say = useAreaInWords();
  return (
    <ul className="unseen">
      {fieldOf(seen)?.shapes.map(({ id }) => (
        <li key={id}>{say(id)}</li>
      ))}
    </ul>
  );
}
