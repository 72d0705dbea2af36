import type { CorrectionCheck } from "@tavolata/kernel";
import { useEffect, useState } from "react";
import { correctionsOf } from "./game-values.js";

/** A game's figures, once they have come. */
export function useCorrections(game: string): CorrectionCheck | undefined {
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly corrections: CorrectionCheck }>();
  useEffect(() => {
    let isWanted = true;
    correctionsOf(game).then(
      (corrections) => isWanted && setLoaded({ game, corrections }),
      (error: unknown) => console.warn(`The figures of ${game} can't be had:`, error),
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return loaded?.game === game ? loaded.corrections : undefined;
}
