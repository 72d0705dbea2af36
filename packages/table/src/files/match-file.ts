import type { GameModule } from "@tavolata/game";
import { type Save, say, verifying } from "@tavolata/kernel";
import { KeyedMutex } from "../live/keyed-mutex.js";
import type { AnyMatch } from "../live/log-entry.js";
import type { Pause } from "../live/pause.js";
import { inPieces } from "../live/pieces.js";
import { Refuse } from "../refuse.js";

/** Files are played again one after the other. */
const turns = new KeyedMutex();

/**
 * A match from a file, played again from its beginning; one that doesn't follow from its answers is refused with the place where
 * it breaks. A long one takes a second or more: it is played in short pieces, and others don't wait for it.
 */
export async function checkedMatch({ ruleset }: GameModule, save: Save, pause: Pause): Promise<AnyMatch> {
  return turns.take("file", async () => {
    const { verdict, match } = await inPieces(verifying(ruleset, save), pause);
    if (!verdict.sound) {
      const { problem, said } = verdict;
      throw new Refuse("forged", `This isn't a match as it was played: ${problem}`, { said });
    }
    if (save.chance.mode === "scripted" || save.base) {
      const why = save.base ? "it doesn't begin at the setup" : "its dice were scripted";
      throw new Refuse("forged", `This match can't be proved: ${why}.`, { said: say("refused.save-unproved") });
    }
    return match!;
  });
}
