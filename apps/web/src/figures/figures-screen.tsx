import { type CorrectedFigures, correctionsText, longestCorrections, mostCorrections } from "@tavolata/kernel";
import { useGameList } from "@tavolata/ui/game/game-list.js";
import { GameWords } from "@tavolata/ui/game/game-words.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { PageFrame } from "@tavolata/ui/page/page-frame.js";
import { addressOf, goOnTo } from "@tavolata/ui/page/route.js";
import { useEffect, useState } from "react";
import { keepWithAccount } from "./account-figures.js";
import { ApartNotice } from "./apart-notice.js";
import { BroughtFigures } from "./brought-figures.js";
import { FigureList } from "./figure-list.js";
import { type Brought, figuresInCode } from "./figures-code.js";
import { correctableGames } from "./game-figures.js";
import { keepFigures, keepsFigures, useKeptFigures } from "./kept-figures.js";
import { ShareFigures } from "./share-figures.js";
import { useCorrections } from "./use-corrections.js";
import "./figures.css";

interface FiguresProps {
  readonly game: string | undefined;
  /** Figures that somebody sent. */
  readonly code: string | undefined;
}

/** Figures of one's own box: what the rulebooks don't print can be corrected here. */
export default function FiguresScreen({ game, code }: FiguresProps) {
  const { page, language } = useWords();
  useEffect(keepWithAccount, []);
  const games = useGameList()?.filter(({ id }) => correctableGames.includes(id)) ?? [];
  const chosen = correctableGames.find((id) => id === game) ?? correctableGames[0]!;
  return (
    <PageFrame title={page("figures.of")}>
      <h1 className="page-title">{page("figures.of")}</h1>
      <p className="figure-intro">{page("figures.intro")}</p>
      <nav className="figure-games" aria-label={page("figures.of")}>
        {games.map(({ id, name }) => (
          <a
            key={id}
            className="button"
            href={addressOf({ at: "figures", game: id })}
            aria-current={id === chosen ? "page" : undefined}
          >
            {name[language]}
          </a>
        ))}
      </nav>
      <p>
        <a href={addressOf({ at: "settings" })}>{page("figures.to-settings")}</a>
      </p>
      <GameWords key={chosen} game={chosen}>
        {() => <FiguresOf key={code} game={chosen} code={code} />}
      </GameWords>
    </PageFrame>
  );
}

function FiguresOf({ game, code }: { readonly game: string; readonly code: string | undefined }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const corrections = useCorrections(game);
  const own = useKeptFigures(game);
  const [brought, setBrought] = useState(() => (code === undefined ? undefined : figuresInCode(code)));
  const [isTooMany, setTooMany] = useState(false);
  const isUnread = code !== undefined && figuresInCode(code) === undefined;
  if (!corrections) return null;
  const keep = (figures: CorrectedFigures): boolean => {
    const isMuch =
      Object.keys(figures).length > mostCorrections || correctionsText(figures).length > longestCorrections;
    setTooMany(isMuch);
    if (!isMuch) keepFigures(game, figures);
    return !isMuch;
  };
  const leave = () => {
    setBrought(undefined);
    if (code !== undefined) goOnTo({ at: "figures", game });
  };
  const bring = (given: Brought) => {
    if (given.game === game) setBrought(given.figures);
    else goOnTo({ at: "figures", game: given.game });
  };
  const problems = corrections.problems(correctionsText(own));
  const count = Object.keys(own).length;
  return (
    <>
      {brought && (
        <BroughtFigures
          corrections={corrections}
          figures={brought}
          onAdd={(figures) => {
            keep({ ...own, ...figures });
            leave();
          }}
          onLeave={leave}
        />
      )}
      <ApartNotice game={game} corrections={corrections} own={own} onTake={keep} />
      {isUnread && <p role="alert">{page("figures.not-read")}</p>}
      {isTooMany && <p role="alert">{page("figures.too-many", { most: mostCorrections })}</p>}
      {!keepsFigures(game) && <p role="alert">{page("figures.unsaved")}</p>}
      {problems.length > 0 && (
        <div role="alert" className="figure-problems">
          <p>{page("figures.wrong")}</p>
          <ul>
            {problems.slice(0, 5).map(({ path, said }) => (
              <li key={`${path} ${said.key}`}>{speaker.sentence(said)}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="figure-count">
        <span role="status">{page("figures.count", { count })}</span>{" "}
        {count > 0 && (
          <button type="button" className="button" onClick={() => keep({})}>
            {page("figures.reset-all")}
          </button>
        )}
      </p>
      <FigureList corrections={corrections} own={own} setOwn={keep} />
      <ShareFigures game={game} own={own} onBrought={bring} />
    </>
  );
}
