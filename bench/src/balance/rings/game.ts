import { type Bot, playOut, thumbBot } from "@tavolata/bots";
import { everything, Match, say } from "@tavolata/kernel";
import { deckLists, type Rings, type RingsEvent, rings, ruleOfThumb } from "@tavolata/rings";
import type { BalancedGame } from "../game.js";
import { columnsOfDecks } from "./columns.js";
import { deckNamed, partners } from "./decks.js";
import { deckPage } from "./page.js";
import { sittingOf, tables } from "./tables.js";

/** A match that takes longer than this isn't won by anybody any more. */
const bound = 20_000;

const thumb = thumbBot<Rings, RingsEvent>(ruleOfThumb);

/** The same bot with this deck. */
function playing(deck: string): Bot<Rings, RingsEvent> {
  return {
    ...thumb,
    decide(situation) {
      if (situation.asked.kind !== "deck") return thumb.decide(situation);
      return { picks: [`deck:${deck}`], reason: say("reason.deck", { deck }) };
    },
  };
}

/** The scenarios of the card game's core set, by deck: alone, and with a partner. */
export const game: BalancedGame = {
  id: "rings",
  tables,
  rowWord: "deck",
  rows: deckLists.map(({ id }) => id),
  matches: { main: 500, side: 100 },
  columns: columnsOfDecks,
  play(table, deck, seed) {
    const { scenario, players, mode } = sittingOf(table);
    const match = Match.start(rings, { seed, options: { scenario, players, mode } });
    const [own, partner] = [playing(deck), playing(partners[deck]!)];
    playOut(match, (seat) => (seat === "player-1" ? own : partner), bound);
    const events = match.events(everything);
    const heroes = [deck, partners[deck]!].flatMap((id) => deckNamed(id).heroes).map((hero) => `${hero}-1`);
    const fell = events.flatMap((event) => (event.type === "eliminated" ? [event.why] : []));
    const how = match.outcome?.how ?? "unfinished";
    return {
      won: how === "quest-completed",
      how: how === "all-eliminated" ? fell.at(-1)! : how,
      rounds: match.state.round,
      lost: events.filter((event) => event.type === "left-play" && heroes.includes(event.card)).length,
    };
  },
  page: deckPage,
};
