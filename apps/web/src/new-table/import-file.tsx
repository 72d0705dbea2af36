import { Refused } from "@tavolata/client";
import { type Language, Speaker } from "@tavolata/language";
import { FileButton } from "@tavolata/ui/controls/file-button.js";
import { gameMessages } from "@tavolata/ui/game/game-data.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { isOffline } from "@tavolata/ui/page/network.js";
import { goTo } from "@tavolata/ui/page/route.js";
import { useState } from "react";
import { knownGame } from "../games/screens.js";
import { faultKey } from "../language/faults.js";
import { keeperAt } from "../offline/home-client.js";
import { newPlan, seatsOf, sitterOf } from "./plan.js";

/** Opens a table from the file of a match or campaign. The server plays it again before it believes it. */
export function ImportFile() {
  const { page, language } = useWords();
  const [refused, setRefused] = useState<string>();
  const read = async (file: File) => {
    setRefused(undefined);
    let save: unknown;
    try {
      save = JSON.parse(await file.text());
    } catch {
      setRefused(page("save.malformed"));
      return;
    }
    try {
      const keeper = await keeperAt(isOffline(), page("guest"));
      const { id } = await keeper.openFromFile({ save, seats: seatsIn(save) });
      goTo({ at: "table", id });
    } catch (error) {
      setRefused((await whereItBreaks(error, save, language)) ?? page(faultKey(error)));
    }
  };
  return (
    <div className="import-file">
      <FileButton label={page("import")} accept="application/json,.json" onFile={(file) => void read(file)} />
      {refused && <p role="alert">{refused}</p>}
    </div>
  );
}

/** What the rules say against a match, in the game's own words; nothing where they say nothing, or the words don't come. */
async function whereItBreaks(error: unknown, save: unknown, language: Language): Promise<string | undefined> {
  const said = error instanceof Refused ? error.refusal.said : undefined;
  const { game } = (save ?? {}) as { readonly game?: unknown };
  if (!said || typeof game !== "string") return undefined;
  const messages = await gameMessages(game, language).catch(() => undefined);
  return messages && new Speaker(language, messages).sentence(said);
}

/** Who sits at a table from a file: as at a new one. */
function seatsIn(save: unknown): Record<string, { sits: "me" } | { sits: "bot"; bot: string }> {
  const { game, options } = (save ?? {}) as { readonly game?: unknown; readonly options?: unknown };
  if (typeof game !== "string" || !knownGame(game)) return {};
  const plan = { ...newPlan(game), options: (options ?? {}) as Record<string, boolean | number | string> };
  return Object.fromEntries(
    seatsOf(plan).map((seat) => {
      const planned = sitterOf(plan, seat);
      return [seat, planned.sits === "bot" ? planned : { sits: "me" as const }];
    }),
  );
}
