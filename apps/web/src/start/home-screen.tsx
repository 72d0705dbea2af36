import swords from "game-icon:crossed-swords";
import graduate from "game-icon:graduate-cap";
import friends from "game-icon:three-friends";
import { games } from "@tavolata/games";
import { Icon, type IconShape } from "@tavolata/ui/controls/icon.js";
import { withWords } from "@tavolata/ui/language/page-messages.js";
import { type PageKey, useWords } from "@tavolata/ui/language/words.js";
import { PageFrame } from "@tavolata/ui/page/page-frame.js";
import { addressOf } from "@tavolata/ui/page/route.js";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { faultKey } from "../language/faults.js";
import { hasTablesHere } from "../offline/home-client.js";
import { DungeonPicture } from "./dungeon-picture.js";
import { gameIcon } from "./game-icons.js";
import { playQuest } from "./play-now.js";
import "./home-screen.css";

const TableLists = lazy(() => import("./table-lists.js"));
const TablesHere = lazy(withWords(["offline"], () => import("../offline/tables-here.js")));

/** The games that can be begun with one tap: the first one with the large button. */
const [first, ...others] = games.filter(({ home }) => home);

/** Where one begins: play at once, invite friends, learn; below it the tables that wait. */
export function HomeScreen() {
  const { page, language } = useWords();
  const [busy, setBusy] = useState<string>();
  const [refused, setRefused] = useState<PageKey>();
  const play = (game: string) => {
    setBusy(game);
    setRefused(undefined);
    playQuest(game, page("guest"))
      .catch((error: unknown) => setRefused(faultKey(error)))
      .finally(() => setBusy(undefined));
  };
  return (
    <PageFrame title="Tavolata">
      <section className="home-hero">
        <DungeonPicture />
        <div className="home-hero-words">
          <h1>{page("home.title")}</h1>
          <p>{page("start.promise")}</p>
        </div>
      </section>
      <div className="home-cards">
        <HomeCard icon={swords} title={page("start.play-now")} text={first?.home?.begins[language] ?? ""} isFirst>
          <button
            type="button"
            className="button main large"
            disabled={busy !== undefined}
            onClick={() => first && play(first.id)}
          >
            {busy !== undefined && busy === first?.id ? page("home.laying") : page("start.play-now")}
          </button>
          <ul className="home-games">
            {others.map(({ id: game, home }) => (
              <li key={game}>
                <button
                  type="button"
                  className="home-game"
                  title={home?.begins[language]}
                  disabled={busy !== undefined}
                  onClick={() => play(game)}
                >
                  <span className="home-game-medal">
                    <Icon of={gameIcon(game)} />
                  </span>
                  {busy === game ? page("home.laying") : home?.title[language]}
                </button>
              </li>
            ))}
          </ul>
          <a className="home-other" href={addressOf({ at: "new" })}>
            {page("home.one-device")}
          </a>
        </HomeCard>
        <HomeCard icon={friends} title={page("home.invite")} text={page("home.invite-means")}>
          <a className="button large" href={addressOf({ at: "new" })}>
            {page("home.lay-table")}
          </a>
        </HomeCard>
        <HomeCard icon={graduate} title={page("home.learn")} text={page("home.learn-means")}>
          <a className="button large" href={addressOf({ at: "learn" })}>
            {page("home.learn-go")}
          </a>
          <a className="home-other" href={addressOf({ at: "quay" })}>
            {page("home.quay")}
          </a>
        </HomeCard>
      </div>
      {refused && (
        <p role="alert" className="home-refused">
          {page(refused)}
        </p>
      )}
      <Suspense>
        {hasTablesHere() && <TablesHere />}
        <TableLists />
      </Suspense>
    </PageFrame>
  );
}

interface HomeCardProps {
  readonly icon: IconShape;
  readonly title: string;
  readonly text: string;
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

function HomeCard({ icon, title, text, isFirst = false, children }: HomeCardProps) {
  return (
    <section className={isFirst ? "home-card first" : "home-card"} aria-label={title}>
      <div className="home-medal">
        <Icon of={icon} />
      </div>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="home-card-foot">{children}</div>
    </section>
  );
}
