import { correctionsOption, type OptionDefinition, type OptionsOf } from "@tavolata/kernel";
import { deckProblems } from "./queries/decks/check.js";
import type { DeckList } from "./queries/decks/deck-list.js";
import { exportTitles } from "./queries/decks/export.js";
import { constructedSize } from "./queries/decks/size.js";
import { everySeat, type TableSeat } from "./seats.js";

/** What can be set when a table is opened. */
export function optionsFor(scenarios: readonly string[], decks: readonly DeckList[]) {
  // A deck for each seat with which the rules are content, and with other heroes than the rest.
  const examples = decks.filter((deck) => deckProblems(deck, constructedSize).length === 0).slice(-everySeat.length);
  return [
    { id: "players", type: "number", default: 1, min: 1, max: 4, rule: "LR-setup-1" },
    { id: "scenario", type: "choice", default: scenarios[0]!, values: scenarios },
    { id: "mode", type: "choice", default: "standard", values: ["standard", "easy"], rule: "LR-mode-1" },
    { id: "shadows", type: "switch", default: true, rule: "LR-mode-2" },
    { id: "deckSize", type: "choice", default: "own-fifty", values: ["own-fifty", "any", "fifty"], rule: "LR-setup-5" },
    { id: "firstPlayer", type: "choice", default: "random", values: ["random", ...everySeat], rule: "LR-setup-7" },
    { id: "campaign", type: "choice", default: "none", values: ["none", "expert", "hard"], rule: "LR-mode-3" },
    { id: "proxies", type: "switch", default: false, rule: "LR-mode-4" },
    ownDeckOption("player-1", examples[0]),
    ownDeckOption("player-2", examples[1]),
    ownDeckOption("player-3", examples[2]),
    ownDeckOption("player-4", examples[3]),
    correctionsOption("LR-mode-5"),
  ] as const satisfies readonly OptionDefinition[];
}

/** What a table has agreed on. */
export type RingsOptions = OptionsOf<ReturnType<typeof optionsFor>>;

/** LR-setup-4: a deck that a player brings: RingsDB's text or JSON, OCTGN's file, or titles with their counts. Empty: one of those on offer. */
function ownDeckOption<S extends TableSeat>(seat: S, example: DeckList | undefined) {
  return {
    id: ownDeckOf(seat),
    type: "text",
    default: "",
    longest: 6_000,
    examples: example ? [exportTitles(example)] : [],
    rule: "LR-setup-4",
  } as const;
}

/** The option with the deck that somebody in this seat brings. */
export function ownDeckOf<S extends TableSeat>(seat: S): `deck.${S}` {
  return `deck.${seat}`;
}
