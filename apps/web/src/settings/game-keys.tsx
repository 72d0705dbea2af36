import { useGameList } from "@tavolata/ui/game/game-list.js";
import type { GameScreen } from "@tavolata/ui/game/game-screen.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { KeyTable } from "@tavolata/ui/table/keys-dialog.js";
import { useEffect, useState } from "react";
import { gameScreenOf } from "../games/screens.js";

type Keys = NonNullable<GameScreen["keys"]>;

/** The keys that each game has besides those of every table. */
export default function GameKeys() {
  const { language } = useWords();
  const games = useGameList() ?? [];
  return games.map(({ id, name }) => <KeysOf key={id} game={id} name={name[language]} />);
}

function KeysOf({ game, name }: { readonly game: string; readonly name: string }) {
  const [keys, setKeys] = useState<Keys>([]);
  useEffect(() => {
    let isWanted = true;
    gameScreenOf(game).then(
      (gameScreen) => isWanted && setKeys(gameScreen.keys ?? []),
      (error: unknown) => console.warn(`The keys of ${game} can't be had:`, error),
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  if (keys.length === 0) return null;
  return (
    <section className="setting-keys">
      <h3>{name}</h3>
      <KeyTable keys={keys} />
    </section>
  );
}
