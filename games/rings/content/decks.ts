import { mostCopies } from "../queries/decks/check.js";
import type { DeckList } from "../queries/decks/deck-list.js";
import { leadership } from "./cards/leadership.js";
import { lore } from "./cards/lore.js";
import { spirit } from "./cards/spirit.js";
import { tactics } from "./cards/tactics.js";
import type { Definition } from "./definition.js";

/** A starter deck of the rulebook: all cards of one sphere that lie in a box, and one Gandalf. */
function starter(id: string, heroes: readonly string[], sphere: readonly Definition[]): DeckList {
  const cards = sphere.filter(({ type }) => type !== "hero").map((card) => [card.id, card.copies] as const);
  return { id, heroes, cards: { ...Object.fromEntries(cards), gandalf: 1 } };
}

/** A deck from one box: all cards of some spheres but those that serve its heroes least, and as many Gandalfs as a deck may have. */
function joined(
  id: string,
  heroes: readonly string[],
  spheres: readonly (readonly Definition[])[],
  without: Readonly<Record<string, number>>,
): DeckList {
  const all = spheres.flat().filter(({ type }) => type !== "hero");
  const cards = all.map((card) => [card.id, card.copies - (without[card.id] ?? 0)] as const);
  return { id, heroes, cards: { ...Object.fromEntries(cards.filter(([, count]) => count > 0)), gandalf: mostCopies } };
}

/** A deck made from another: only what differs is said, and 0 takes a card out. */
function changed({ heroes, cards }: DeckList, id: string, changes: Readonly<Record<string, number>>): DeckList {
  const all = Object.entries({ ...cards, ...changes });
  return { id, heroes, cards: Object.fromEntries(all.filter(([, count]) => count > 0)) };
}

const backToBasics: DeckList = {
  id: "back-to-basics",
  heroes: ["beravor", "theodred", "eowyn"],
  cards: {
    beorn: 1,
    "erebor-hammersmith": 2,
    faramir: 2,
    gandalf: 3,
    gleowine: 2,
    "guard-of-the-citadel": 3,
    "henamarth-riversong": 1,
    "miner-of-the-iron-hills": 2,
    "northern-tracker": 2,
    "snowbourn-scout": 3,
    "forest-snare": 2,
    "steward-of-gondor": 2,
    "unexpected-courage": 1,
    "a-test-of-will": 2,
    "dwarven-tomb": 1,
    "for-gondor": 1,
    "hasty-stroke": 2,
    "lore-of-imladris": 3,
    "sneak-attack": 2,
    "stand-and-fight": 3,
    "the-galadhrims-greeting": 2,
    "will-of-the-west": 2,
  },
};

const beornsPath: DeckList = {
  id: "beorns-path-first",
  heroes: ["aragorn", "theodred", "denethor"],
  cards: {
    "henamarth-riversong": 1,
    "snowbourn-scout": 2,
    "guard-of-the-citadel": 3,
    "erebor-hammersmith": 2,
    "miner-of-the-iron-hills": 2,
    gleowine: 2,
    "son-of-arnor": 2,
    "daughter-of-the-nimrodel": 2,
    faramir: 2,
    gandalf: 3,
    "steward-of-gondor": 2,
    "protector-of-lorien": 2,
    "forest-snare": 2,
    "self-preservation": 2,
    "celebrians-stone": 1,
    "common-cause": 2,
    "sneak-attack": 2,
    "for-gondor": 2,
    "radagasts-cunning": 2,
    "secret-paths": 2,
  },
};

/**
 * The starter decks of the rulebook, public decks from one or more core sets, and five of our own from one box with fifty cards. No two of the
 * last four have a hero in common, so that four players can take them.
 */
export const coreDecks: readonly DeckList[] = [
  starter("leadership-starter", ["aragorn", "gloin", "theodred"], leadership),
  starter("tactics-starter", ["legolas", "gimli", "thalin"], tactics),
  starter("spirit-starter", ["eowyn", "dunhere", "eleanor"], spirit),
  starter("lore-starter", ["glorfindel", "denethor", "beravor"], lore),
  backToBasics,
  changed(backToBasics, "single-core-solo", {
    "for-gondor": 0,
    "lore-of-imladris": 0,
    "will-of-the-west": 0,
    "silverlode-archer": 2,
    "son-of-arnor": 2,
    "celebrians-stone": 1,
    "protector-of-lorien": 2,
    "self-preservation": 2,
    "ever-vigilant": 2,
    "grim-resolve": 1,
    "loriens-wealth": 1,
    "stand-and-fight": 2,
  }),
  beornsPath,
  changed(beornsPath, "beorns-path-tuned", {
    "common-cause": 0,
    "radagasts-cunning": 0,
    "snowbourn-scout": 3,
    "daughter-of-the-nimrodel": 3,
    "valiant-sacrifice": 2,
  }),
  {
    id: "leadership-and-spirit",
    heroes: ["aragorn", "theodred", "eowyn"],
    cards: {
      gandalf: 3,
      faramir: 2,
      "guard-of-the-citadel": 3,
      "longbeard-orc-slayer": 2,
      "silverlode-archer": 2,
      "snowbourn-scout": 3,
      "son-of-arnor": 2,
      "lorien-guide": 2,
      "northern-tracker": 2,
      "wandering-took": 3,
      "grim-resolve": 2,
      "sneak-attack": 3,
      "valiant-sacrifice": 3,
      "a-test-of-will": 3,
      "dwarven-tomb": 2,
      "stand-and-fight": 2,
      "the-galadhrims-greeting": 2,
      "celebrians-stone": 3,
      "steward-of-gondor": 3,
      "unexpected-courage": 3,
    },
  },
  joined("the-riddermark", ["eowyn", "dunhere", "theodred"], [spirit, leadership], {
    "will-of-the-west": 2,
    "fortune-or-fate": 1,
    "power-in-the-earth": 2,
    "strength-of-will": 2,
    "common-cause": 2,
    "grim-resolve": 1,
    "brok-ironfist": 1,
  }),
  {
    id: "the-kings-men",
    heroes: ["aragorn", "gimli", "denethor"],
    cards: {
      gandalf: 3,
      "guard-of-the-citadel": 3,
      faramir: 2,
      "snowbourn-scout": 3,
      "silverlode-archer": 2,
      "longbeard-orc-slayer": 2,
      "steward-of-gondor": 2,
      "celebrians-stone": 1,
      "sneak-attack": 2,
      "valiant-sacrifice": 2,
      "veteran-axehand": 3,
      "gondorian-spearman": 3,
      "horseback-archer": 2,
      beorn: 1,
      feint: 2,
      "blade-mastery": 1,
      "dwarven-axe": 2,
      "citadel-plate": 1,
      "erebor-hammersmith": 2,
      "henamarth-riversong": 1,
      "miner-of-the-iron-hills": 2,
      gleowine: 2,
      "daughter-of-the-nimrodel": 2,
      "forest-snare": 2,
      "protector-of-lorien": 2,
    },
  },
  joined("axes-and-arrows", ["thalin", "legolas", "gloin"], [tactics, leadership], {
    "common-cause": 2,
    "for-gondor": 1,
    "grim-resolve": 1,
    "brok-ironfist": 1,
    "thicket-of-spears": 2,
    "rain-of-arrows": 2,
    "stand-together": 1,
    "horn-of-gondor": 1,
  }),
  joined("riders-and-healers", ["eowyn", "dunhere", "beravor"], [spirit, lore], {
    "will-of-the-west": 2,
    "fortune-or-fate": 1,
    "power-in-the-earth": 2,
    "radagasts-cunning": 2,
    "gandalfs-search": 2,
    "beorns-hospitality": 1,
    "dark-knowledge": 1,
  }),
  {
    id: "wardens-of-the-road",
    heroes: ["theodred", "eleanor", "glorfindel"],
    cards: {
      gandalf: 3,
      "guard-of-the-citadel": 3,
      faramir: 2,
      "snowbourn-scout": 3,
      "silverlode-archer": 2,
      "son-of-arnor": 2,
      "steward-of-gondor": 2,
      "celebrians-stone": 1,
      "sneak-attack": 2,
      "northern-tracker": 2,
      "wandering-took": 2,
      "lorien-guide": 2,
      "a-test-of-will": 2,
      "hasty-stroke": 2,
      "the-galadhrims-greeting": 2,
      "unexpected-courage": 1,
      "the-favor-of-the-lady": 2,
      "stand-and-fight": 2,
      "erebor-hammersmith": 2,
      "henamarth-riversong": 1,
      "miner-of-the-iron-hills": 2,
      gleowine: 2,
      "daughter-of-the-nimrodel": 1,
      "forest-snare": 2,
      "protector-of-lorien": 2,
      "self-preservation": 1,
    },
  },
];
