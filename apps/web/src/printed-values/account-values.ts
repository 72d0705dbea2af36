import { Refused } from "@tavolata/client";
import { type CorrectedValues, correctionsText, longestCorrections, mostCorrections } from "@tavolata/kernel";
import { isOffline } from "@tavolata/ui/page/network.js";
import { isObject, persistedEach } from "@tavolata/ui/page/persisted.js";
import { client, whoAmI } from "../app/client.js";
import { apartHere, noteApart } from "./apart-values.js";
import { correctableGames, correctionsOf } from "./game-values.js";
import { mergedPrintedValues, mergedSoundly } from "./merged-values.js";
import { keepPrintedValues, onOwnChange, printedValuesHere } from "./saved-values.js";

/** What this browser and whose account had in common of a game when they were last the same. */
interface Common {
  readonly person: string;
  readonly figures: CorrectedValues;
}

/** Where nothing sound is kept, all that is here counts as new. */
const common = persistedEach(
  (game) => `tavolata.figures-common.${game}`,
  (found) => (isCommon(found) ? found : undefined),
);

function isCommon(found: unknown): found is Common {
  if (!isObject(found)) return false;
  const { person, figures: printedValues }: Partial<Record<keyof Common, unknown>> = found;
  return typeof person === "string" && typeof printedValues === "object";
}

let isListening = false;
let running: Promise<void> | undefined;
let isWantedAgain = false;

/** Brings the figures of this browser and those of one's account together: now, whenever one corrects some, and when the network comes back. */
export function keepWithAccount(): void {
  if (!isListening) {
    isListening = true;
    for (const game of correctableGames) onOwnChange(game, () => void together());
    addEventListener("online", () => void together());
  }
  void together();
}

/** Brings them together once. Without a network or an account they stay with the browser, and nothing is said. */
export function together(): Promise<void> {
  if (running) {
    isWantedAgain = true;
    return running;
  }
  running = bringTogether()
    .catch((error: unknown) => console.warn("The figures of one's box stay with this browser for now:", error))
    .finally(() => {
      running = undefined;
      if (!isWantedAgain) return;
      isWantedAgain = false;
      void together();
    });
  return running;
}

async function bringTogether(): Promise<void> {
  if (isOffline()) return;
  const me = await whoAmI();
  if (!me) return;
  const account = await client.boxFigures();
  for (const game of correctableGames) await oneGame(game, me.id, account[game] ?? {});
}

async function oneGame(game: string, person: string, account: CorrectedValues): Promise<void> {
  const both = await mergedHere(game, person, account);
  if (!both) return; // each keeps its own, and what they had in common
  // From here on what is changed here is changed against what the account had.
  common(game).write({ person, figures: account });
  if (correctionsText(both) === correctionsText(account)) return;
  try {
    await client.setBoxFigures(game, { figures: both, before: account });
    common(game).write({ person, figures: both });
  } catch (error) {
    if (!(error instanceof Refused && error.fault === "stale")) throw error;
    isWantedAgain = true; // another device was quicker: what it has is read next
  }
}

/** Puts what the account has and what was changed here together, and keeps it here. Nothing where that is more than a table takes. */
async function mergedHere(
  game: string,
  person: string,
  account: CorrectedValues,
): Promise<CorrectedValues | undefined> {
  const before = common(game).read();
  const here = printedValuesHere(game);
  // Whoever comes as somebody else, or has lost their cookie, finds all that is here as new: nothing that was corrected goes away by that.
  const inCommon = before?.person === person ? before.figures : {};
  const both = mergedPrintedValues(inCommon, here, account);
  if (Object.keys(both).length > mostCorrections || correctionsText(both).length > longestCorrections) {
    // What is still to be decided stays so.
    noteApart(game, { left: apartHere(game)?.left ?? {}, isTooMany: true });
    return undefined;
  }
  const open = apartHere(game)?.left ?? {};
  if (apartHere(game)?.isTooMany)
    noteApart(game, Object.keys(open).length === 0 ? undefined : { left: open, isTooMany: false });
  const isOfBoth = [here, account].every((one) => correctionsText(one) !== correctionsText(both));
  const { figures: printedValues, left } = isOfBoth
    ? mergedSoundly(inCommon, here, account, await correctionsOf(game))
    : { figures: both, left: {} };
  // What was corrected while the game's figures came is brought together next.
  if (correctionsText(printedValuesHere(game)) !== correctionsText(here)) {
    isWantedAgain = true;
    return undefined;
  }
  // Without a note of what the account had, nothing takes its place there.
  if (Object.keys(left).length > 0 && !noteApart(game, { left: { ...open, ...left }, isTooMany: false }))
    return undefined;
  if (correctionsText(printedValues) !== correctionsText(here)) keepPrintedValues(game, printedValues);
  return printedValues;
}
