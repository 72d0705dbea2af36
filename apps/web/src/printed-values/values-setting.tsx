import { useGameList } from "@tavolata/ui/game/game-list.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { addressOf } from "@tavolata/ui/page/route.js";
import { correctableGames } from "./game-values.js";
import { useKeptPrintedValues } from "./saved-values.js";
import "./printed-values.css";

/** Which games have figures that nobody has held against a box, and how many of them one has corrected. */
export default function PrintedValuesSetting() {
  const { page, language } = useWords();
  const games = useGameList()?.filter(({ id }) => correctableGames.includes(id)) ?? [];
  return (
    <>
      <p className="muted small">{page("figures.intro")}</p>
      <ul className="figure-shelf">
        {games.map(({ id, name }) => (
          <li key={id}>
            <a className="button" href={addressOf({ at: "figures", game: id })}>
              {name[language]}
            </a>{" "}
            <Count game={id} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Count({ game }: { readonly game: string }) {
  const { page } = useWords();
  return (
    <span className="muted">{page("figures.count", { count: Object.keys(useKeptPrintedValues(game)).length })}</span>
  );
}
