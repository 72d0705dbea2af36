import { type CorrectedValues, correctionsText, longestCorrections, mostCorrections } from "@tavolata/kernel";
import { useGameList } from "@tavolata/ui/game/game-list.js";
import { GameWords } from "@tavolata/ui/game/game-words.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { PageFrame } from "@tavolata/ui/page/page-frame.js";
import { addressOf, goOnTo } from "@tavolata/ui/page/route.js";
import { useEffect, useState } from "react";
import { keepWithAccount } from "./account-values.js";
import { ApartNotice } from "./apart-notice.js";
import { correctableGames } from "./game-values.js";
import { keepPrintedValues, keepsPrintedValues, useKeptPrintedValues } from "./saved-values.js";
import { SharePrintedValues } from "./share-values.js";
import { BroughtPrintedValues } from "./shared-values.js";
import { useCorrections } from "./use-corrections.js";
import { PrintedValueList } from "./value-list.js";
import { printedValuesInCode, type SharedValues } from "./values-code.js";
import "./printed-values.css";

interface PrintedValuesProps {
  readonly game: string | undefined;
  /** Figures that somebody sent. */
  readonly code: string | undefined;
}

/** Figures of one's own box: what the rulebooks don't print can be corrected here. */
export default function PrintedValuesScreen({ game, code }: PrintedValuesProps) {
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
        {() => <PrintedValuesOf key={code} game={chosen} code={code} />}
      </GameWords>
    </PageFrame>
  );
}

function PrintedValuesOf({ game, code }: { readonly game: string; readonly code: string | undefined }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const corrections = useCorrections(game);
  const own = useKeptPrintedValues(game);
  const [brought, setBrought] = useState(() => (code === undefined ? undefined : printedValuesInCode(code)));
  const [isTooMany, setTooMany] = useState(false);
  const isUnread = code !== undefined && printedValuesInCode(code) === undefined;
  if (!corrections) return null;
  const keep = (printedValues: CorrectedValues): boolean => {
    const isMuch =
      Object.keys(printedValues).length > mostCorrections || correctionsText(printedValues).length > longestCorrections;
    setTooMany(isMuch);
    if (!isMuch) keepPrintedValues(game, printedValues);
    return !isMuch;
  };
  const leave = () => {
    setBrought(undefined);
    if (code !== undefined) goOnTo({ at: "figures", game });
  };
  const bring = (given: SharedValues) => {
    if (given.game === game) setBrought(given.figures);
    else goOnTo({ at: "figures", game: given.game });
  };
  const problems = corrections.problems(correctionsText(own));
  const count = Object.keys(own).length;
  return (
    <>
      {brought && (
        <BroughtPrintedValues
          corrections={corrections}
          figures={brought}
          onAdd={(printedValues) => {
            keep({ ...own, ...printedValues });
            leave();
          }}
          onLeave={leave}
        />
      )}
      <ApartNotice game={game} corrections={corrections} own={own} onTake={keep} />
      {isUnread && <p role="alert">{page("figures.not-read")}</p>}
      {isTooMany && <p role="alert">{page("figures.too-many", { most: mostCorrections })}</p>}
      {!keepsPrintedValues(game) && <p role="alert">{page("figures.unsaved")}</p>}
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
      <PrintedValueList corrections={corrections} own={own} setOwn={keep} />
      <SharePrintedValues game={game} own={own} onBrought={bring} />
    </>
  );
}
