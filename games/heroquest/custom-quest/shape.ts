import {
  either,
  fieldsOf,
  list,
  oneOfKinds,
  questFileShape,
  type Shape,
  text,
  whole,
  word,
  yesOrNo,
} from "@tavolata/kit";
import { partNames } from "../content/quests/empty-parts.js";
import type {
  Act,
  BarredDoor,
  Cache,
  Failure,
  Goal,
  Objective,
  Opening,
  PlacedAlly,
  PlacedAntagonist,
  PlacedNote,
  PlacedScenery,
  PlacedTrap,
  Reward,
  SceneryTrap,
  Treasure,
  Trigger,
  When,
} from "../content/quests/format.js";
import { trapKinds } from "../content/trap-kinds.js";
import type { TrapKind } from "../content/types.js";
import type { WrittenQuest } from "./format.js";

/** A square without needless zeros: the rules know it by this name alone. */
const square = text(5, /^(?:0|[1-9]\d?),(?:0|[1-9]\d?)$/);
const edge = text(11, /^(?:0|[1-9]\d?),(?:0|[1-9]\d?)\|(?:0|[1-9]\d?),(?:0|[1-9]\d?)$/);
const room = text(1, /^[A-Z]$/);
/** A kind of thing, or the name of something in the quest. Whether there is such a one, other checks say. */
const known = text(32, /^(?!constructor$)[a-z][a-z0-9-]*$/);
/** The name of a thing or a moment; those that the rules give themselves are theirs. */
const given = text(24, /^(?!constructor$|open-|items-at-)[a-z][a-z0-9-]*$/);
/** Whoever is somebody in this quest: such a name can't be one of the game's. */
const somebody = text(27, /^own-[a-z][a-z0-9-]*$/);
const textName = text(40, /^(?!constructor$|own-)[a-z][a-z0-9-]*$/);
const dice = whole(1, 6);
const gold = whole(0, 5_000);
const rounds = whole(1, 200);
const heroes = whole(1, 4);
const squares = list(square, 64);
const people = list(somebody, 12, 1);
const things = list(known, 8);

/** The word by which kinds are told apart: it is checked before. */
const told: Shape<never> = text(32) as Shape<string> as Shape<never>;

const treasure = fieldsOf<Treasure>(
  { gold, items: things, spells: things, text: textName },
  "gold",
  "items",
  "spells",
  "text",
);

const when = oneOfKinds<When>("on", {
  start: fieldsOf<Of<When, "on", "start">>({ on: told }),
  "room-seen": fieldsOf<Of<When, "on", "room-seen">>({ on: told, room }),
  "room-entered": fieldsOf<Of<When, "on", "room-entered">>({ on: told, room }),
  "square-entered": fieldsOf<Of<When, "on", "square-entered">>({ on: told, squares: list(square, 64, 1) }),
  "door-opened": fieldsOf<Of<When, "on", "door-opened">>({ on: told, edge }),
  searched: fieldsOf<Of<When, "on", "searched">>({ on: told, what: known }),
  "figure-removed": fieldsOf<Of<When, "on", "figure-removed">>({ on: told, figure: somebody }),
  "all-removed": fieldsOf<Of<When, "on", "all-removed">>({ on: told, figures: people }),
  "item-taken": fieldsOf<Of<When, "on", "item-taken">>({ on: told, item: known }),
  "ally-reached": fieldsOf<Of<When, "on", "ally-reached">>({ on: told, ally: somebody }),
  "round-begins": fieldsOf<Of<When, "on", "round-begins">>({ on: told, round: rounds }),
  "lever-pulled": fieldsOf<Of<When, "on", "lever-pulled">>({ on: told, square }),
});

const antagonist = fieldsOf<PlacedAntagonist>(
  {
    id: somebody,
    type: known,
    at: square,
    champion: yesOrNo,
    items: things,
    spells: things,
    body: whole(1, 20),
    asleep: yesOrNo,
    bounty: gold,
  },
  "id",
  "champion",
  "items",
  "spells",
  "body",
  "asleep",
  "bounty",
);

const act = oneOfKinds<Act>("act", {
  text: fieldsOf<Of<Act, "act", "text">>({ act: told, text: textName }),
  place: fieldsOf<Of<Act, "act", "place">>({ act: told, antagonists: list(antagonist, 12) }),
  ambush: fieldsOf<Of<Act, "act", "ambush">>({ act: told, antagonists: list(antagonist, 12) }),
  wake: fieldsOf<Of<Act, "act", "wake">>({ act: told, figures: people }),
  open: fieldsOf<Of<Act, "act", "open">>({ act: told, edge }),
  close: fieldsOf<Of<Act, "act", "close">>({ act: told, edge }),
  rubble: fieldsOf<Of<Act, "act", "rubble">>({ act: told, squares }),
  "reveal-room": fieldsOf<Of<Act, "act", "reveal-room">>({ act: told, room }),
  "give-back-items": fieldsOf<Of<Act, "act", "give-back-items">>({ act: told }),
});

const goals = {
  escape: fieldsOf<Of<Goal, "kind", "escape">>({ kind: told, heroes }),
  rescue: fieldsOf<Of<Goal, "kind", "rescue">>({ kind: told, ally: somebody }),
  slay: fieldsOf<Of<Goal, "kind", "slay">>({ kind: told, figures: people }),
  find: fieldsOf<Of<Goal, "kind", "find">>({ kind: told, item: known, bring: yesOrNo }),
  hold: fieldsOf<Of<Goal, "kind", "hold">>({ kind: told, room, rounds, from: when }),
  race: fieldsOf<Of<Goal, "kind", "race">>({ kind: told, heroes, rounds }),
} as const;

/** Several goals may be wanted together, and that is as deep as it goes. */
const goal = oneOfKinds<Goal>("kind", {
  ...goals,
  all: fieldsOf<Of<Goal, "kind", "all">>({ kind: told, goals: list(oneOfKinds<Goal>("kind", goals), 6, 1) }),
});

const failure = oneOfKinds<Failure>("kind", {
  "rounds-over": fieldsOf<Of<Failure, "kind", "rounds-over">>({ kind: told, rounds }),
  "ally-lost": fieldsOf<Of<Failure, "kind", "ally-lost">>({ kind: told, ally: somebody }),
  "room-lost": fieldsOf<Of<Failure, "kind", "room-lost">>({ kind: told, room }),
  reached: fieldsOf<Of<Failure, "kind", "reached">>({ kind: told, figure: somebody, squares }),
});

const reward = fieldsOf<Reward>({ gold, items: things, heroicCards: whole(0, 3) }, "gold", "items", "heroicCards");

const scenery = fieldsOf<PlacedScenery>(
  {
    id: given,
    type: known,
    at: square,
    turned: yesOrNo,
    treasure,
    trap: fieldsOf<SceneryTrap>({ kind: word(["arrows", "spears", "axes", "magical"]), dice }),
  },
  "id",
  "turned",
  "treasure",
  "trap",
);

const trap = fieldsOf<PlacedTrap>(
  {
    id: given,
    kind: word(Object.keys(trapKinds) as TrapKind[]),
    at: either(
      list(square, 2, 2) as Shape<readonly string[]> as Shape<readonly [string, string]>,
      either(square, edge),
    ),
    dice,
    magical: yesOrNo,
    disarmable: yesOrNo,
    known: yesOrNo,
  },
  "id",
  "dice",
  "magical",
  "disarmable",
  "known",
);

/** What a quest of one's own may hold. The numbers bound how long it takes to check it, and how long to play it. */
const quest = fieldsOf<WrittenQuest>(
  {
    side: word(["A", "B"]),
    start: list(square, 16),
    exit: list(square, 16),
    wandering: known,
    goal,
    failure: list(failure, 6),
    doors: list(edge, 60),
    barredDoors: list(fieldsOf<BarredDoor>({ edge, opens: when }), 12),
    secretDoors: list(edge, 40),
    scenery: list(scenery, 40),
    antagonists: list(antagonist, 60),
    allies: list(fieldsOf<PlacedAlly>({ id: somebody, type: known, at: square, joins: when }), 8),
    traps: list(trap, 40),
    rubble: squares,
    abyss: squares,
    caches: list(fieldsOf<Cache>({ id: given, at: square, treasure }, "id"), 20),
    triggers: list(fieldsOf<Trigger>({ id: given, when, acts: list(act, 12) }), 40),
    objectives: list(fieldsOf<Objective>({ id: given, when, reward, text: textName }), 12),
    reward,
    refuge: square,
    opening: fieldsOf<Opening>({ itemsAt: given, text: textName }, "itemsAt", "text"),
    notes: list(fieldsOf<PlacedNote>({ id: given, at: square, text: textName }), 40),
  },
  "wandering",
  ...partNames,
  "refuge",
  "opening",
  "notes",
);

/** A title stands in a line, a name in a sentence; only the notes may be longer than what is read aloud at once. */
export function longestText(name: string): number {
  return name === "title" ? 80 : name.startsWith("own-") ? 40 : name === "notes" ? 4_000 : 2_000;
}

export const heroQuestFile = questFileShape("heroquest", quest, /^[a-z][a-z0-9-]{0,39}$/, longestText);

/** The kind of a union that has this word in this field. */
type Of<T, Tag extends string, Word extends string> = Extract<T, Readonly<Record<Tag, Word>>>;
