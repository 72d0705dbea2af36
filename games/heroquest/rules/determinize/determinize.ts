import type { Chance } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { questBook } from "../../content/quests/book.js";
import type { HeroQuest, Secrets } from "../../state.js";
import { type Mission, missionOf } from "../16-quests/mission.js";
import { bookRooms } from "./book.js";
import { fillFurniture, furnish } from "./furniture.js";
import { clearGround, imagineExit, imagineGround, imagineRefuge } from "./ground.js";
import { hideBelongings, hideThings, imagineCaches, imagineTraps } from "./hidden-things.js";
import { imagineMission } from "./mission.js";
import { imagineMoments } from "./moments.js";
import { type QuestSpots, questSpotsOf } from "./quest-spots.js";
import { quickChance } from "./quick-chance.js";
import { people, peopleCorridor, placeFriends, placeKnown, placeQuarry, wandererOf } from "./roster.js";
import { newSketch, oneOf, type Sketch } from "./sketch.js";
import { imagineWays } from "./ways.js";

/**
 * HQ-1.6: what lies behind the screen, as adventurers must hold it possible: made from the board as they see it, from what was read to them, what they
 * have found, searched, trodden and overheard, from what quests of the book are like, and from chance. What truly lies there has no say in
 * it. What comes first has the first choice of places: so those who are sought find one.
 */
export function determinizeSecrets(
  content: HeroQuestContent,
  state: HeroQuest,
  secrets: Secrets,
  chance: Chance,
): Secrets {
  // A quest that is over hides nothing any more; a campaign still asks what of it was found.
  if (state.ended) return secrets;
  const sketch = newSketch(content, state, quickChance(chance));
  const mission = state.mission ?? anyMission(sketch);
  const questSpots = questSpotsOf(state, mission.aims, sketch.known);
  imagineBoard(sketch, questSpots);
  sketch.secrets.refuge = imagineRefuge(sketch);
  placeKnown(sketch);
  const quarry = placeQuarry(sketch, questSpots);
  placeFriends(sketch, questSpots);
  fillRooms(sketch);
  fillFurniture(sketch);
  peopleCorridor(sketch);
  sketch.secrets.wandering = wandererOf(sketch);
  imagineTraps(sketch);
  imagineCaches(sketch);
  const things = hideThings(sketch, questSpots);
  hideBelongings(sketch);
  imagineMission(sketch, mission);
  imagineMoments(sketch, questSpots, { quarry, things });
  delete secrets.notes; // HQ-2.3: nobody else knows what they say, and no rule asks
  return Object.assign(secrets, sketch.secrets);
}

/** HQ-16.1: before the introduction of a secret adventure it may be another quest altogether; only of a chain (HQ-16.3) the next mission is known to follow. */
export function isAnyQuest({ introduced, titleSecret, chosenFrom, quest, campaign }: HeroQuest): boolean {
  if (introduced || !titleSecret) return false;
  return chosenFrom.length > 0 || (quest !== "" && (campaign?.record ?? []).length === 0);
}

/** HQ-2.7-b: before the introduction it may be any mission of the book; a room to hold is the one in which the heroes begin. */
function anyMission({ state, board, chance }: Sketch): Mission {
  const { goal, failure } = oneOf(questBook, chance);
  const room = board.letters[board.roomOf[state.start[0] ?? 0]!]!;
  const { aims, hurried } = missionOf({ goal, failure: [...failure] });
  return { aims: aims.map((aim) => (aim.kind === "hold" ? { ...aim, room } : aim)), hurried };
}

/** Rubble, chasms, doors and the exit. Where nothing could be found that is sought, no rubble has shut the heroes in. */
function imagineBoard(sketch: Sketch, { quarry, things, friends, wayOut }: QuestSpots): void {
  const { state, board, rooms, secretRooms } = sketch;
  const isSought = quarry.length + things.length + friends.length > 0;
  imagineGround(sketch);
  imagineWays(sketch, isSought);
  if (isSought && rooms.length + secretRooms.length === 0) {
    clearGround(sketch);
    imagineWays(sketch, isSought);
  }
  if (!state.exit.some((square) => state.seen[square] === 1)) state.exit = imagineExit(sketch, wayOut);
  // Of the doors that stand where no wall is printed, only those on the board are known to shut anything.
  state.barriers = state.doors.filter(({ edge, open }) => !open && !board.walls[edge]).map(({ edge }) => edge);
}

/** Every room that nobody has looked into is like some room of the book. */
function fillRooms(sketch: Sketch): void {
  for (const room of [...sketch.rooms, ...sketch.secretRooms]) {
    const pattern = oneOf(bookRooms, sketch.chance);
    furnish(sketch, room, pattern);
    if (!sketch.known.heard.has(room)) people(sketch, room, pattern);
  }
}
