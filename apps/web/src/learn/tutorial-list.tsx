import { OnTheWall } from "@tavolata/ui/controls/torchlight.js";
import { useGameList } from "@tavolata/ui/game/game-list.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { PageFrame } from "@tavolata/ui/page/page-frame.js";
import { addressOf } from "@tavolata/ui/page/route.js";
import { gameIcon } from "../start/game-icons.js";
import { savedProgress } from "./saved-progress.js";
import { taughtGames } from "./taught-games.js";
import "./tutorial-list.css";

/** All tutorials, with how far one has come. */
export function TutorialList() {
  const { page, language } = useWords();
  const games = useGameList();
  return (
    <PageFrame title={page("home.learn")}>
      <h1 className="page-title">{page("home.learn")}</h1>
      <p>{page("learn.about")}</p>
      <ul className="tutorials">
        {taughtGames.map((game) => {
          const { lesson, isDone } = savedProgress(game);
          const shelf = games?.find(({ id }) => id === game);
          return (
            <li key={game} className="tutorial">
              <OnTheWall of={gameIcon(game)} />
              <h2>{shelf?.name[language] ?? "…"}</h2>
              <p>{shelf?.about[language]}</p>
              <p className="muted tutorial-state">
                {lesson > 0 ? page("learn.at", { lesson: lesson + 1 }) : page(isDone ? "learn.played" : "learn.fresh")}
              </p>
              <a className="button main" href={addressOf({ at: "learn", game })}>
                {page(lesson > 0 ? "learn.go-on" : isDone ? "learn.again" : "learn.begin")}
              </a>
            </li>
          );
        })}
      </ul>
      <p>
        <a className="tutorial-quay" href={addressOf({ at: "quay" })}>
          {page("home.quay")}
        </a>
      </p>
    </PageFrame>
  );
}
