import { fieldsOf, list, oneOfKinds, questFileShape, type Shape, text, whole, word, yesOrNo } from "@tavolata/kit";
import type {
  DieSymbol,
  Goal,
  NightOrDay,
  PlacedAltar,
  PlacedDoor,
  PlacedGate,
  PlacedThing,
  PlacedTile,
  PlacedWaypoint,
  Quest,
  QuestAction,
  Soulrank,
  StoryEvent,
  Trigger,
  When,
} from "../content/types.js";
import { acts, area, border, given, known, type Of, placedEnemy, shadow, textName, told } from "./act-shapes.js";
import { dayEffect, lastingEffect, yes } from "./effect-shapes.js";
import type { WrittenQuest } from "./format.js";

/** SS-3.3-g: the box has one key and one lock; a colour tells them what belongs together. */
const colour = word(["red", "blue", "green", "purple"]);
const areas = list(area, 24, 1);
const soulrank = whole(1, 7) as Shape<number> as Shape<Soulrank>;
const gains = fieldsOf<Quest["reward"]>({ soulPoints: whole(0, 60), crowns: whole(0, 500) });
/** SS-4.3.1-a: the story events are cards 1 to 4. */
const story = whole(1, 4);
const round = whole(1, 60);

/** How far from the corner a tile may lie, in cells. */
const cell = whole(0, 60);

const tile = fieldsOf<PlacedTile>(
  {
    tile: text(3, /^\d{1,2}[A-Z]$/),
    at: list(cell, 2, 2) as Shape<readonly number[]> as Shape<readonly [number, number]>,
    turned: whole(0, 3) as Shape<number> as Shape<0 | 1 | 2 | 3>,
  },
  "turned",
);

const when = oneOfKinds<When>("on", {
  start: fieldsOf<Of<When, "on", "start">>({ on: told }),
  "area-entered": fieldsOf<Of<When, "on", "area-entered">>({ on: told, areas }),
  "area-seen": fieldsOf<Of<When, "on", "area-seen">>({ on: told, areas }),
  "door-opened": fieldsOf<Of<When, "on", "door-opened">>({ on: told, door: given }),
  "chest-opened": fieldsOf<Of<When, "on", "chest-opened">>({ on: told, chest: given }),
  "enemy-killed": fieldsOf<Of<When, "on", "enemy-killed">>({ on: told, enemy: known }),
  story: fieldsOf<Of<When, "on", "story">>({ on: told, card: story }),
  waypoint: fieldsOf<Of<When, "on", "waypoint">>({ on: told, waypoint: given }),
  action: fieldsOf<Of<When, "on", "action">>({ on: told, action: given }),
  round: fieldsOf<Of<When, "on", "round">>({ on: told, round }),
});

type Wish = Goal["when"];

const wish = oneOfKinds<Wish>("kind", {
  killed: fieldsOf<Of<Wish, "kind", "killed">>({ kind: told, enemy: known }),
  "no-enemies-left": fieldsOf<Of<Wish, "kind", "no-enemies-left">>({ kind: told, gatesClosed: yesOrNo }),
  "heroes-in": fieldsOf<Of<Wish, "kind", "heroes-in">>({ kind: told, areas, who: word(["all", "any"]) }),
  noted: fieldsOf<Of<Wish, "kind", "noted">>({ kind: told, notes: list(given, 6, 1) }),
  round: fieldsOf<Of<Wish, "kind", "round">>({ kind: told, round }),
});

const goals = list(fieldsOf<Goal>({ id: given, open: yesOrNo, when: wish }), 6);

const nightOrDay = fieldsOf<NightOrDay>({ text: textName, lasting: list(lastingEffect, 4), once: list(dayEffect, 4) });

const symbols = ["hit", "ability", "magic", "shield"] as const satisfies readonly DieSymbol[];

const eventCard = whole(1, 20);

/** What a quest of one's own may hold. The numbers bound how long it takes to check it, and how long to play it. */
const quest = fieldsOf<WrittenQuest>(
  {
    tiles: list(tile, 12),
    detached: list(area, 24),
    start: list(area, 8),
    soulrank,
    leastSoulrank: soulrank,
    grants: gains,
    emporium: yesOrNo,
    doors: list(
      fieldsOf<PlacedDoor>(
        { id: given, on: border, kind: word(["normal", "locked"]), magicLock: colour },
        "id",
        "magicLock",
      ),
      6,
    ),
    walls: list(border, 6),
    chests: list(fieldsOf<PlacedThing>({ id: given, at: area, magicLock: colour }, "id", "magicLock"), 6),
    searchAreas: list(area, 8),
    altars: list(fieldsOf<PlacedAltar>({ id: given, at: area, active: yesOrNo }), 4),
    gates: list(fieldsOf<PlacedGate>({ id: given, at: area, symbol: word(symbols), open: yesOrNo }), 4),
    waypoints: list(fieldsOf<PlacedWaypoint>({ id: given, at: area, acts, stays: yes }, "stays"), 8),
    key: fieldsOf<NonNullable<Quest["key"]>>({ at: area, colour }),
    shadowReserve: fieldsOf<Quest["shadowReserve"]>(
      {
        man: whole(0, 6),
        woman: whole(0, 6),
        enemy: whole(0, 8),
        champion: whole(0, 6),
        "two-enemies": whole(0, 6),
        "quest-enemy": whole(0, 6),
        quest: whole(0, 6),
      },
      "man",
      "woman",
      "enemy",
      "champion",
      "two-enemies",
      "quest-enemy",
      "quest",
    ),
    shadows: list(shadow, 20),
    enemies: list(placedEnemy, 20),
    enemyDeck: list(known, 20),
    events: fieldsOf<Quest["events"]>({ deck: list(eventCard, 20), onTop: list(eventCard, 20) }, "onTop"),
    night: nightOrDay,
    day: nightOrDay,
    stories: list(fieldsOf<StoryEvent>({ card: story, at: area, acts, ontoDeck: yesOrNo }, "at"), 4),
    questEnemy: known,
    questShadow: acts,
    citizens: fieldsOf<NonNullable<Quest["citizens"]>>({ man: acts, woman: acts }, "man", "woman"),
    triggers: list(fieldsOf<Trigger>({ id: given, when, acts }), 24),
    actions: list(
      fieldsOf<QuestAction>(
        {
          id: given,
          text: textName,
          activity: word(["action", "free", "combat"]),
          at: areas,
          engaged: yes,
          after: given,
          once: yes,
          acts,
        },
        "engaged",
        "after",
        "once",
      ),
      12,
    ),
    victory: goals,
    failure: goals,
    reward: gains,
  },
  "detached",
  "soulrank",
  "leastSoulrank",
  "grants",
  "emporium",
  "doors",
  "walls",
  "chests",
  "searchAreas",
  "altars",
  "gates",
  "waypoints",
  "key",
  "shadowReserve",
  "shadows",
  "enemies",
  "night",
  "day",
  "stories",
  "questEnemy",
  "questShadow",
  "citizens",
  "triggers",
  "actions",
  "failure",
  "reward",
);

/** A title stands in a line, and so do goals, and what heroes choose. */
export function longestText(name: string): number {
  return name === "title" ? 80 : name.startsWith("goal-") ? 200 : 2_000;
}

export const soulsFile = questFileShape("souls", quest, /^[a-z][a-z0-9-]{0,39}$/, longestText);
