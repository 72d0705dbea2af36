import { each, type Seat } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import { copyId, nameIn, titleOf } from "../../content/lookup.js";
import type { DeckList } from "../../queries/decks/deck-list.js";
import { openingHand } from "../../queries/decks/sample.js";
import { encounterCards } from "../../queries/encounter-deck.js";
import { heroesOf, playerOrder } from "../../queries/table.js";
import { threatCostOf } from "../../queries/threat.js";
import type { CardId, Rings, RingsFlow, Table } from "../../state.js";
import { drawCards, shuffleDeck } from "../02-cards/decks.js";
import { awaken } from "../02-cards/entering.js";
import { freshCard } from "../02-cards/zones.js";
import { beginStage, firstStage } from "../03-quest/stages.js";
import type { DeckOffer } from "../14-own-decks/offer.js";
import { ownDecks } from "../14-own-decks/own.js";

/** An empty table for these seats. */
export function setUp(content: RingsContent, scenario: string, seats: readonly Seat[]): Rings {
  const forEach = <T>(make: (seat: Seat) => T): Record<Seat, T> =>
    Object.fromEntries(seats.map((seat) => [seat, make(seat)]));
  return {
    scenario,
    won: 0,
    scored: 0,
    round: 0,
    phase: "setup",
    first: seats[0]!,
    order: [...seats],
    players: forEach(() => ({ threat: 0, deck: "", shackles: [] })),
    hands: forEach(() => []),
    decks: forEach(() => []),
    discards: forEach(() => []),
    areas: forEach(() => []),
    engaged: forEach(() => []),
    staging: [],
    active: "",
    encounter: { draw: [], discard: [] },
    quest: {
      stage: firstStage(content, scenario),
      progress: 0,
      ready: false,
      prisoner: "",
      rescued: false,
      allyPlayed: false,
    },
    cards: {},
    resolving: [],
    shadows: {},
    turned: {},
    guards: forEach(() => ({})),
    looked: {},
    victory: [],
    removed: [],
    aside: [],
    lasting: [],
    delayed: [],
    uses: {},
    triggers: {},
    attacks: [],
    quiet: forEach(() => []),
    insists: forEach(() => []),
    progress: { waiting: [...seats], reveals: 0, attacked: [], struck: forEach(() => []) },
    owners: {},
    guardCount: 0,
  };
}

/** The steps of the setup, with these decks to choose from. */
export function setupSteps(offer: DeckOffer) {
  return {
    /** LR-setup-1, LR-mode-1, LR-mode-2: what is played. */
    *open(t: Table): RingsFlow<string> {
      const { state: s, options, seats } = t;
      const { mode, shadows } = options;
      t.emit(
        { type: "table-opened", scenario: s.scenario, seats: [...seats], mode, shadows },
        { rules: ["LR-setup-1", mode === "easy" ? "LR-mode-1" : "LR-setup-10", ...(shadows ? [] : ["LR-mode-2"])] },
      );
      // LR-setup-4: who brings a deck isn't asked for one.
      for (const [seat, deck] of ownDecks(offer, options)) {
        layOutDeck(t, seat, deck);
        s.progress.waiting = s.progress.waiting.filter((one) => one !== seat);
      }
      return "choose-deck";
    },

    /** One player takes a deck, then back here. */
    *"choose-deck"(t: Table): RingsFlow<string> {
      const { state: s } = t;
      const seat = s.progress.waiting.shift();
      if (seat === undefined) return "first-player";
      const deck = yield* t.choose(
        seat,
        "deck",
        () => {
          const taken = takenHeroes(t);
          return [
            each(
              offer.decks,
              { verb: "deck", target: ({ id }) => id },
              {
                bar: (one) => offer.whyNot(one, t.options, taken, s.progress.waiting.length),
              },
            ),
          ];
        },
        { rules: ["LR-setup-3", "LR-setup-5"] },
      );
      layOutDeck(t, seat, deck);
      return "choose-deck";
    },

    /** LR-setup-7: the one who was named, or by chance. LR-mode-3: who is out stays out. */
    *"first-player"(t: Table): RingsFlow<string> {
      const { state: s, options } = t;
      const { order } = s;
      const named = options.firstPlayer;
      if (order.includes(named)) s.first = named;
      else if (order.length > 1) {
        [s.first] = (yield* t.roll({ id: "first-player", faces: order }, 1, "first-player", {
          rules: ["LR-setup-7"],
          lot: true,
        })) as [Seat];
      } else s.first = order[0]!;
      t.emit({ type: "first-player", seat: s.first }, { rules: ["LR-setup-7", "LR-round-5"] });
      // LR-setup-8: six cards.
      for (const seat of playerOrder(s)) yield* shuffleDeck(t, s.decks[seat]!, seat);
      for (const seat of playerOrder(s)) yield* drawCards(t, seat, openingHand);
      s.progress.waiting = [...playerOrder(s)];
      return "mulligan";
    },

    /** LR-setup-9: each player in order may take another hand, once. */
    *mulligan(t: Table): RingsFlow<string> {
      const { state: s } = t;
      const seat = s.progress.waiting.shift();
      if (seat === undefined) return "scenario";
      if (!(yield* t.confirm(seat, "mulligan", "LR-setup-9"))) {
        t.emit({ type: "hand-kept", seat }, { rules: ["LR-setup-8", "LR-setup-9"] });
        return "mulligan";
      }
      s.decks[seat]!.push(...s.hands[seat]!.splice(0));
      t.emit({ type: "mulligan", seat }, { rules: ["LR-setup-9"] });
      yield* shuffleDeck(t, s.decks[seat]!, seat);
      yield* drawCards(t, seat, openingHand);
      return "mulligan";
    },

    scenario: layOutScenario,
  };
}

/** LR-setup-10, LR-setup-11: the encounter deck, and the first quest card. */
function* layOutScenario(t: Table): RingsFlow<string> {
  const { state: s, options } = t;
  const { deck, aside } = encounterCards(t.content, s.scenario, options.mode === "easy");
  s.encounter.draw.push(...deck);
  s.aside.push(...aside);
  t.emit({ type: "encounter-deck-built", count: deck.length }, { rules: ["LR-setup-10"] });
  yield* shuffleDeck(t, s.encounter.draw, "encounter");
  yield* beginStage(t, firstStage(t.content, s.scenario));
  return "resource";
}

/** LR-setup-3: the names of heroes that others have. */
function takenHeroes({ state, seats }: Table): string[] {
  return seats.flatMap((seat) => state.areas[seat]!.map((id) => nameIn(titleOf(id))));
}

/** LR-setup-6: heroes in play, the threat they cost, and everything else in the deck. */
function layOutDeck(t: Table, seat: Seat, deck: DeckList): void {
  const { state: s } = t;
  const player = s.players[seat]!;
  player.deck = deck.id;
  for (const title of deck.heroes) {
    const [id] = newCopies(s, seat, title, 1);
    s.cards[id!] = freshCard(id!, "area", seat);
    s.areas[seat]!.push(id!);
    awaken(t.content, s, id!);
  }
  player.threat += threatCostOf(t.content, deck.heroes);
  for (const [title, count] of Object.entries(deck.cards)) s.decks[seat]!.push(...newCopies(s, seat, title, count));
  t.emit(
    { type: "deck-chosen", seat, deck: deck.id, heroes: [...s.areas[seat]!], threat: player.threat },
    { rules: ["LR-setup-2", "LR-setup-4", "LR-setup-6"] },
  );
  headStart(t, seat);
}

/** LR-mode-1: easy mode's help to every hero, at the beginning of each scenario. */
export function headStart(t: Table, seat: Seat): void {
  const { state: s, options } = t;
  if (options.mode !== "easy") return;
  for (const hero of heroesOf(s, seat)) hero.resources = 1;
  t.emit({ type: "head-start", seat, count: 1 }, { rules: ["LR-mode-1"] });
}

/** Copies of a title that this seat owns, numbered on from those that others have. */
export function newCopies(s: Rings, seat: Seat, title: string, count: number): CardId[] {
  let number = 1;
  while (s.owners[copyId(title, number)] !== undefined) number += 1;
  const ids: CardId[] = [];
  for (let i = 0; i < count; i++) {
    const id = copyId(title, number + i);
    s.owners[id] = seat;
    ids.push(id);
  }
  return ids;
}
