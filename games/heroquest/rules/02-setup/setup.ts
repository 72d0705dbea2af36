import { copy, type Seat } from "@tavolata/kernel";
import { newDeck } from "@tavolata/kit";
import { edgeNamed, squareNamed } from "../../content/board/grid.js";
import { isChampion } from "../../content/figures/champions.js";
import type {
  BarredDoor,
  PlacedAntagonist,
  PlacedScenery,
  PlacedTrap,
  Quest,
  Trigger,
} from "../../content/quests/format.js";
import { noQuest } from "../../content/quests/no-quest.js";
import { sceneryNamed } from "../../content/tables.js";
import { trapKinds } from "../../content/trap-kinds.js";
import { treasureDeck } from "../../content/treasure-deck.js";
import type { Element } from "../../content/types.js";
import type { HeroQuestOptions, SomeOptions } from "../../options.js";
import type { Board } from "../../queries/board/geometry.js";
import { boardSides } from "../../queries/board/sides.js";
import {
  type Door,
  type HeroQuest,
  type Secrets,
  type Trap,
  type Unplaced,
  type UnplacedScenery,
  wizard,
} from "../../state.js";
import { newMagic, pilesOf } from "../08-magic/zones.js";
import { newCampaign } from "../14-campaign/state.js";
import { watchesRolls } from "../rh-7-fate/watched-rolls.js";
import { newFate } from "../rh-7-fate/zones.js";

/** The table before anybody has chosen: the quest lies behind the screen (HQ-1.6, HQ-2.7-a), if it is known already. */
export function setUp(quest: Quest | undefined, options: HeroQuestOptions, seated: readonly Seat[]): HeroQuest {
  return {
    titleSecret: options.secretAdventure,
    chosenFrom: [],
    heroes: {},
    latePickers: [],
    order: [],
    watched: watchesRolls(options),
    campaign: options.campaign ? newCampaign() : null,
    ...layoutOf(quest ?? noQuest),
    ...cardsFor(options, seated),
  };
}

/** What belongs to the quest alone: the board, and what is behind the screen. */
type Layout = Omit<
  HeroQuest,
  "titleSecret" | "chosenFrom" | "heroes" | "latePickers" | "order" | "watched" | "campaign" | keyof AllCards
>;

/** The cards of an adventure: the treasure deck, all spells, and the cards of RH7. */
type AllCards = Pick<HeroQuest, "treasure" | "spells" | "magic" | "fate">;

/** HQ-1.2.d: every card of the treasure deck. */
const treasureCards: readonly string[] = Object.entries(treasureDeck).flatMap(([id, { copies }]) =>
  Array.from({ length: copies }, (_, i) => `${id}-${i + 1}`),
);

/** HQ-8.7: every card where it lies when an adventure begins. */
export function cardsFor(
  { primordialExchange = false, fateCards = false }: SomeOptions,
  seated: readonly Seat[],
): AllCards {
  const players = seated.filter((seat) => seat !== wizard);
  return {
    treasure: newDeck(treasureCards),
    spells: {
      piles: pilesOf(primordialExchange),
      // HQ-19.1-a: none for the Evil Wizard.
      hands: Object.fromEntries(players.map((seat) => [seat, byElement(() => [])])),
      magicTurn: 0,
      waiting: [],
      divided: false,
    },
    magic: newMagic(primordialExchange),
    fate: fateCards ? newFate(players) : null,
  };
}

/** The quest on the table, with everything of it behind the screen. */
export function layoutOf(quest: Quest): Layout {
  let layout = layouts.get(quest);
  if (!layout) {
    layout = layOut(quest);
    layouts.set(quest, layout);
  }
  return copy(layout);
}

/** Quests that were laid out before: what is printed in a quest never changes. */
const layouts = new WeakMap<Quest, Layout>();

function layOut(quest: Quest): Layout {
  const board = boardSides[quest.side];
  const { grid } = board;
  const squares = (names: readonly string[]) => names.map((name) => squareNamed(grid, name));
  const traps = quest.traps.map((trap) => ({ trap: trapFrom(board, trap), known: trap.known ?? false }));
  const doors = doorsOf(board, quest);
  return {
    quest: quest.id,
    introduced: false,
    mission: null,
    side: quest.side,
    round: 0,
    figures: [],
    gone: [],
    toAct: [],
    acted: [],
    turn: null,
    interrupted: [],
    lastDeed: null,
    talk: { raised: [], motion: null },
    ended: null,
    doors: [],
    passages: [],
    barriers: doors.filter(({ edge }) => !board.walls[edge]).map(({ edge }) => edge),
    scenery: [],
    traps: [],
    rubble: [],
    abyss: [],
    piles: [],
    rooms: [],
    seen: new Array<number>(grid.squares).fill(0),
    looked: new Array<number>(grid.squares).fill(-1),
    viewChanges: 0,
    trodden: new Array<number>(grid.squares).fill(0),
    crossed: new Array<number>(2 * grid.squares).fill(0),
    searched: { traps: [], "secret-doors": [], "magical-traps": [], floor: [] },
    emptied: [],
    start: squares(quest.start),
    exit: squares(quest.exit),
    wanderer: "",
    numbered: {},
    secrets: {
      goal: copy(quest.goal),
      failure: copy([...quest.failure]),
      held: 0,
      wandering: quest.wandering,
      reward: quest.reward.gold ?? 0,
      rewardItems: [...(quest.reward.items ?? [])],
      next: quest.chain?.next ?? "",
      part: quest.chain?.part ?? 1,
      triggers: [...copy([...quest.triggers]), ...quest.barredDoors.map(openingOf), ...givingBack(quest)],
      objectives: copy([...quest.objectives]),
      joining: quest.allies.map(({ id, joins }) => ({ ally: id, when: copy(joins) })),
      moments: [],
      stripped: quest.opening?.itemsAt !== undefined,
      openingText: quest.opening?.text ?? "",
      takenItems: {},
      givenSpells: {},
      antagonists: quest.antagonists.map((one) => unplaced(board, one)),
      allies: quest.allies.map(({ id, type, at }) => ({ type, square: squareNamed(grid, at), questName: id })),
      doors: doors.filter(({ kind }) => kind !== "secret"),
      secretDoors: doors.filter(({ kind }) => kind === "secret"),
      scenery: quest.scenery.map((piece) => sceneryFrom(board, piece)),
      traps: traps.filter(({ known }) => !known).map(({ trap }) => trap),
      knownTraps: traps.filter(({ known }) => known).map(({ trap }) => trap),
      rubble: squares(quest.rubble),
      abyss: squares(quest.abyss),
      contents: {},
      ...(quest.notes ? { notes: notesOf(board, quest) } : {}),
      refuge: quest.refuge === undefined ? -1 : squareNamed(grid, quest.refuge),
      caches: quest.caches.map(({ id = "", at, treasure }) => ({
        square: squareNamed(grid, at),
        treasure: copy(treasure),
        questName: id,
      })),
    },
  };
}

function notesOf({ grid }: Board, { id, notes = [] }: Quest): NonNullable<Secrets["notes"]> {
  return notes.map(({ at, text }) => ({ square: squareNamed(grid, at), text: `quest.${id}.${text}` }));
}

function byElement(cards: (element: Element) => string[]): Record<Element, string[]> {
  return { air: cards("air"), earth: cards("earth"), fire: cards("fire"), water: cards("water") };
}

function doorsOf({ grid }: Board, quest: Quest): Door[] {
  const doors = (edges: readonly string[], kind: Door["kind"]) =>
    edges.map((name): Door => ({ edge: edgeNamed(grid, name), kind, open: false }));
  return [
    ...doors(quest.doors, "door"),
    ...doors(
      quest.barredDoors.map(({ edge }) => edge),
      "barred",
    ),
    ...doors(quest.secretDoors, "secret"),
  ];
}

/** HQ-7.7-e: a barred door opens only as the quest states. */
function openingOf({ edge, opens }: BarredDoor): Trigger {
  return { id: `open-${edge}`, when: copy(opens), acts: [{ act: "open", edge }] };
}

/** HQ-11.3: where the heroes' items lie that were taken from them, a search gives them back. */
function givingBack({ opening }: Quest): Trigger[] {
  const what = opening?.itemsAt;
  if (what === undefined) return [];
  return [{ id: `items-at-${what}`, when: { on: "searched", what }, acts: [{ act: "give-back-items" }] }];
}

/** An antagonist of the quest as it waits behind the screen. */
export function unplaced({ grid }: Board, one: PlacedAntagonist): Unplaced {
  return {
    type: one.type,
    square: squareNamed(grid, one.at),
    // HQ-1.4-c: a servant unless the quest or its own sheet says otherwise.
    champion: one.champion === true || isChampion(one.type),
    items: [...(one.items ?? [])],
    body: one.body ?? 0,
    bounty: one.bounty ?? 0,
    asleep: one.asleep ?? false,
    ...(one.spells ? { spells: [...one.spells] } : {}),
    questName: one.id ?? "",
  };
}

function sceneryFrom({ grid }: Board, piece: PlacedScenery): UnplacedScenery {
  const { width, depth } = sceneryNamed(piece.type);
  const [columns, rows] = piece.turned ? [depth, width] : [width, depth];
  const first = squareNamed(grid, piece.at);
  const squares: number[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) squares.push(first + row * grid.width + column);
  }
  const { treasure, trap } = piece;
  return {
    type: piece.type,
    squares,
    contents: {
      treasure: treasure ? copy(treasure) : "deck",
      trap: trap ? { ...trap } : null,
      questName: piece.id ?? "",
    },
  };
}

/** HQ-12: what the quest doesn't say about a trap stands with its kind. */
function trapFrom({ grid }: Board, trap: PlacedTrap): Trap {
  const kind = trapKinds[trap.kind];
  const places: readonly string[] = typeof trap.at === "string" ? [trap.at] : trap.at;
  const onEdge = kind.lies === "edge";
  return {
    kind: trap.kind,
    squares: onEdge ? [] : places.map((name) => squareNamed(grid, name)),
    edge: onEdge ? edgeNamed(grid, places[0]!) : -1,
    dice: trap.dice ?? kind.dice,
    magical: trap.magical ?? kind.magical,
    disarmable: trap.disarmable ?? kind.disarmable,
  };
}
