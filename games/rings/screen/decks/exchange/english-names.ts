import { Speaker } from "@tavolata/language";
import { gameMessages } from "@tavolata/ui/game/game-data.js";
import { useEffect, useState } from "react";

/** What cards are called in the files that other programs read; nothing as long as the names haven't come. */
export function useEnglishNames(): ((title: string) => string) | undefined {
  const [speaker, setSpeaker] = useState<Speaker>();
  useEffect(() => {
    let isWanted = true;
    gameMessages("rings", "en").then(
      (tables) => isWanted && setSpeaker(new Speaker("en", tables)),
      () => {}, // then nothing can be exported
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return speaker && ((title) => speaker.name(title));
}
