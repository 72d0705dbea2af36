import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { memo } from "react";
import type { HeroQuestScreenProps } from "../shown.js";
import { edgeName, squareName } from "./grid.js";

/** The board for those who don't see it. */
export const BoardInWords = memo(function BoardInWords({ view }: Pick<HeroQuestScreenProps, "view">) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const seen = view.state;
  const secrets = seen.secrets;
  const word = (key: string) => speaker.say({ key: `draw.${key}` });
  return (
    <ul className="unseen">
      {seen.figures.map((figure) => (
        <li key={figure.id}>
          {speaker.name(figure.id)}: {figure.square >= 0 ? squareName(figure.square) : "–"},{" "}
          {page("heroquest.body-of", { left: Math.max(0, figure.body), full: figure.fullBody })}
        </li>
      ))}
      {seen.doors.map(({ edge, open, kind }) => (
        <li key={edge}>
          {word(open ? "door-open" : kind === "barred" ? "door-barred" : "door-closed")} {edgeName(edge)}
        </li>
      ))}
      {seen.scenery.map(({ id, squares }) => (
        <li key={id}>
          {speaker.name(id)}: {squares.map(squareName).join(" ")}
        </li>
      ))}
      {seen.traps.map(({ kind, squares, edge }) => (
        <li key={`${kind} ${edge} ${squares.join()}`}>
          {speaker.name(kind)}: {squares.length > 0 ? squares.map(squareName).join(" ") : edgeName(edge)}
        </li>
      ))}
      {seen.levers?.map((square) => (
        <li key={`lever ${square}`}>
          {word("lever")}: {squareName(square)}
        </li>
      ))}
      {secrets?.antagonists.map(({ type, square }) => (
        <li key={square}>
          {word("hidden")}: {speaker.name(type)} {squareName(square)}
        </li>
      ))}
    </ul>
  );
});
