import swords from "game-icon:crossed-swords";
import graduate from "game-icon:graduate-cap";
import friends from "game-icon:three-friends";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { PageFrame } from "../app/page-frame.js";
import { addressOf } from "../app/route.js";
import { faultKey } from "../language/faults.js";
import { withWords } from "../language/page-messages.js";
import { type PageKey, useWords } from "../language/words.js";
import { hasTablesHere } from "../offline/home-client.js";
import { Icon, type IconShape } from "../ui/icon.js";
import { DungeonPicture } from "./dungeon-picture.js";
import { gameIcon } from "./game-icons.js";
import { playAlone, playNow } from "./play-now.js";
import "./home-screen.css";

const TableLists = lazy(() => import("./table-lists.js"));
const TablesHere = lazy(withWords(["offline"], () => import("../offline/tables-here.js")));

/** What else can be begun with one tap. */
const others = ["rings", "souls", "azeroth"] as const;

type Beginning = "play" | (typeof others)[number];

/** Where one begins: play at once, invite friends, learn; below it the tables that wait. */
export function HomeScreen() {
  const { page } = useWords();
  const [busy, setBusy] = useState<Beginning>();
  const [refused, setRefused] = useState<PageKey>();
  const play = (how: Beginning) => {
    setBusy(how);
    setRefused(undefined);
    const beginning = how === "play" ? playNow(page("guest")) : playAlone(how, page("guest"));
    beginning.catch((error: unknown) => setRefused(faultKey(error))).finally(() => setBusy(undefined));
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
        <HomeCard icon={swords} title={page("start.play-now")} text={page("home.play-means")} isFirst>
          <button
            type="button"
            className="button main large"
            disabled={busy !== undefined}
            onClick={() => play("play")}
          >
            {busy === "play" ? page("home.laying") : page("start.play-now")}
          </button>
          <ul className="home-games">
            {others.map((game) => (
              <li key={game}>
                <button
                  type="button"
                  className="home-game"
                  title={page(`home.play.${game}`)}
                  disabled={busy !== undefined}
                  onClick={() => play(game)}
                >
                  <span className="home-game-medal">
                    <Icon of={gameIcon(game)} />
                  </span>
                  {page(busy === game ? "home.laying" : `home.game.${game}`)}
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
