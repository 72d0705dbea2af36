import {
  bySeat,
  every,
  fields,
  hidden,
  internal,
  type Looking,
  open,
  pile,
  type View,
  type ViewOf,
  when,
} from "@tavolata/kernel";
import { deckVisibility } from "@tavolata/kit";
import type { HeroQuestContent } from "./content/content.js";
import type { Element } from "./content/types.js";
import { magicVisibility } from "./rules/08-magic/zones.js";
import { determinizeSecrets, isAnyQuest } from "./rules/determinize/determinize.js";
import { fateVisibility } from "./rules/rh-7-fate/zones.js";
import { type HeroQuest, type Secrets, type Spells, wizard } from "./state.js";

/** HQ-1.6: what lies behind the screen is the Evil Wizard's alone. */
const behindTheScreen = when(
  (_: Secrets, { onlooker }) => onlooker === wizard,
  open,
  hidden<Secrets>((secrets, { state, content }, chance) => {
    const table = state as HeroQuest;
    // Which quest it is comes first; then the ruleset's own re-deal imagines what lies behind the screen.
    return isAnyQuest(table) ? secrets : determinizeSecrets(content as HeroQuestContent, table, secrets, chance);
  }),
);

/** HQ-16.1: the quest is secret until the introduction, if the table wants it so. */
const untilIntroduction = when(mayKnowTitle, open, internal);

function mayKnowTitle(_: unknown, { state, onlooker }: Looking): boolean {
  const { introduced, titleSecret } = state as HeroQuest;
  return introduced || !titleSecret || onlooker === wizard;
}

/** HQ-1.6: where the exit is, everybody learns when a hero sees it. */
const wayOut = when(
  (exit: number[], { state, onlooker }) =>
    onlooker === wizard || exit.some((square) => (state as HeroQuest).seen[square] === 1),
  open,
  // It is imagined together with what lies behind the screen.
  hidden<number[]>((exit) => exit),
);

/** HQ-2.6-b: face down, but the back of a card shows its element. */
const byElement = fields<Record<Element, string[]>>()({
  air: pile("air"),
  earth: pile("earth"),
  fire: pile("fire"),
  water: pile("water"),
});

/** HQ-2.6-i, HQ-2.6-j: nobody looks before the division is over; then everybody at the own cards. */
const hands = when(
  (_: Spells["hands"], { state }) => (state as HeroQuest).spells.divided,
  bySeat(byElement),
  every(byElement),
);

/** Who sees what. Sheets, gold, items, points and dice are open to all. */
export const visibility = fields<HeroQuest>()({
  quest: untilIntroduction,
  chosenFrom: open,
  titleSecret: internal,
  introduced: open,
  // HQ-2.7-b: read aloud to everybody.
  mission: open,
  // The side of the board and the start tell which quest it may be.
  side: untilIntroduction,
  round: open,
  heroes: open,
  latePickers: open,
  order: open,
  figures: open,
  gone: open,
  toAct: open,
  acted: open,
  turn: open,
  lastDeed: open,
  talk: open,
  ended: open,
  doors: open,
  // Which edges let figures through follows from the doors; those of hidden doors are walls to everybody.
  passages: internal,
  barriers: internal,
  scenery: open,
  traps: open,
  rubble: open,
  abyss: open,
  levers: open,
  piles: open,
  rooms: open,
  // What the heroes have seen, entered and searched is the same for all, and holds no secret.
  seen: open,
  looked: internal,
  viewChanges: internal,
  trodden: internal,
  crossed: internal,
  searched: open,
  emptied: open,
  treasure: deckVisibility("treasure"),
  magic: magicVisibility,
  spells: fields<Spells>()({ piles: byElement, hands, magicTurn: open, waiting: open, divided: open }),
  start: untilIntroduction,
  wanderer: open,
  numbered: internal,
  fate: fateVisibility,
  interrupted: open,
  watched: internal,
  campaign: open,
  secrets: behindTheScreen,
  exit: wayOut,
});

/** What a seat sees of the table. The state is one, too: whatever asks about a view can be asked by the rules. */
export interface HeroQuestView extends ViewOf<typeof visibility> {}

/** A view, and whose it is. */
export type HeroQuestSeen = View<HeroQuestView>;
