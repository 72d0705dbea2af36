import type { ScreenProps } from "../app/screens.js";
import { LessonRoom } from "./lesson-room.js";
import { taughtGames } from "./taught-games.js";
import { TutorialList } from "./tutorial-list.js";

interface LearnProps extends ScreenProps {
  readonly game: string | undefined;
}

/** The tutorials, or one of them. */
export default function LearnScreen({ game, ...props }: LearnProps) {
  return game !== undefined && taughtGames.includes(game) ? (
    <LessonRoom key={game} game={game} {...props} />
  ) : (
    <TutorialList />
  );
}
