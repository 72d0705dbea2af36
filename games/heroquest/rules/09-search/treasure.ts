import { type Bar, bar } from "@tavolata/kernel";
import { type DeckRule, drawCard, shuffleIn } from "@tavolata/kit";
import type { Treasure } from "../../content/quests/format.js";
import { treasureCardNamed } from "../../content/tables.js";
import { adjacentSquares, areAdjacent } from "../../queries/board/squares.js";
import { enemyBeside, isHelpless, isOnBoard, playerOf } from "../../queries/figures.js";
import type { Figure, HeroFlow, HeroQuest, Scenery, Table } from "../../state.js";
import { avoidWithFeat } from "../04-movement/feat.js";
import { strike, strikeFromLine } from "../12-traps/spring.js";
import { holdsBelongings } from "../16-quests/belongings.js";
import { gain } from "../16-quests/gains.js";
import { searchedMoment } from "../16-quests/moments.js";
import { readAloud } from "../16-quests/reading.js";
import { resolveCard } from "./treasure-card.js";

type Found = "nothing" | "empty" | "treasure" | "belongings" | "card";

/** The floor round a hero, where a quest may have hidden something (HQ-9.1.b-a). */
export const floor = "floor";

export const treasureDeck: DeckRule = { id: "treasure", whenEmpty: "reshuffle", rules: ["HQ-1.2.d"] };

/** HQ-9.1.b-a: only from a square beside the scenery. */
export function whyNotSearchScenery(state: HeroQuest, figure: Figure, piece: Scenery): Bar | undefined {
  if (isBeside(state, figure, piece)) return undefined;
  return bar("HQ-9.1.b-a", "scenery-not-adjacent", { scenery: piece.id });
}

export function isBeside(state: HeroQuest, figure: Figure, { squares }: Scenery): boolean {
  for (const square of squares) if (areAdjacent(state, figure.square, square)) return true;
  return false;
}

/** HQ-9.1.b: a treasure search of one piece of scenery, or of the floor. */
export function* searchTreasure(t: Table, figure: Figure, what: string): HeroFlow {
  const { state } = t;
  // HQ-9.1.b-b: an antagonist beside the hero spoils it.
  if (enemyBeside(state, figure)) return tell(t, figure, what, "nothing");
  if (what === floor) return searchFloor(t, figure);
  // HQ-9.1.b-c, HQ-18.1: a piece gives something once; later searches are in vain.
  if (state.emptied.includes(what)) return tell(t, figure, what, "empty");
  if (state.secrets.contents[what]!.trap) yield* springOnScenery(t, figure, what);
  if (!isOnBoard(state, figure) || isHelpless(figure)) return;
  const { treasure, questName } = state.secrets.contents[what]!;
  if (questName) state.secrets.moments.push(searchedMoment(questName));
  state.emptied.push(what);
  delete state.secrets.contents[what];
  if (treasure === "deck") return yield* drawTreasure(t, figure, what);
  tell(t, figure, what, foundIn(state, treasure, questName));
  take(t, figure, treasure);
}

/** The table is told of every treasure search; nobody who learns "nothing" knows why. */
function tell(t: Table, figure: Figure, what: string, found: Found): void {
  const rules = ["HQ-5.1", "HQ-5.3", "HQ-9.1.b-a", "HQ-9.1.b-b", "HQ-9.1.b-c"];
  // HQ-18.1: a search in vain is spent all the same.
  if (found === "empty") rules.push("HQ-18.1");
  t.emit({ type: "treasure-searched", figure: figure.id, what, found }, { rules, reveals: true });
}

/** HQ-9.1.b-a: a cache lies on a square, not in scenery. */
function searchFloor(t: Table, figure: Figure): void {
  const { state } = t;
  const { caches } = state.secrets;
  const area = [figure.square, ...adjacentSquares(state, figure.square)];
  const cache = caches.find(({ square }) => area.includes(square));
  if (!cache) state.searched.floor.push(...area.filter((square) => !state.searched.floor.includes(square)));
  tell(t, figure, floor, cache ? foundIn(state, cache.treasure, cache.questName) : "nothing");
  if (!cache) return;
  caches.splice(caches.indexOf(cache), 1);
  if (cache.questName) state.secrets.moments.push(searchedMoment(cache.questName));
  take(t, figure, cache.treasure);
}

/** HQ-9.1.b-c: a trap on the scenery goes off first, once. */
function* springOnScenery(t: Table, figure: Figure, what: string): HeroFlow {
  const contents = t.state.secrets.contents[what]!;
  const { kind, dice } = contents.trap!;
  contents.trap = null;
  t.emit(
    { type: "trap-sprung", figure: figure.id, trap: kind, at: what, known: false },
    { rules: ["HQ-9.1.b-c"], reveals: true },
  );
  if (yield* avoidWithFeat(t, figure, kind, t.state.turn)) return;
  if (kind === "magical") yield* strike(t, figure, dice, "none", ["HQ-12-b"]);
  else yield* strikeFromLine(t, figure, kind, dice, true);
}

function isNothing({ gold = 0, items = [], spells = [] }: Treasure): boolean {
  return gold === 0 && items.length === 0 && spells.length === 0;
}

/** HQ-11.3: what the heroes had with them is no treasure, but isn't nothing either. */
function foundIn(state: HeroQuest, treasure: Treasure, questName: string): Found {
  if (questName && holdsBelongings(state, questName)) return "belongings";
  return isNothing(treasure) ? "empty" : "treasure";
}

/** The finder keeps it. */
function take(t: Table, figure: Figure, treasure: Treasure): void {
  if (treasure.text) readAloud(t, treasure.text, "HQ-9.1.b-c");
  if (isNothing(treasure)) return;
  const { spells = [] } = treasure;
  // HQ-8.6-d: evocations are treasure of the quests, and belong to the finder's player, whoever leads the finder just now.
  const { evocations } = t.state.magic;
  const seat = playerOf(t.state, figure);
  if (spells.length > 0) evocations[seat] = [...(evocations[seat] ?? []), ...spells];
  gain(t, figure, treasure, "HQ-9.1.b-c");
}

/** HQ-1.2.d: without treasure of the quest, a card from the deck. */
function* drawTreasure(t: Table, figure: Figure, what: string): HeroFlow {
  const card = yield* drawCard(t, t.state.treasure, treasureDeck, figure.seat);
  tell(t, figure, what, card ? "card" : "nothing");
  if (!card) return;
  const name = card.slice(0, card.lastIndexOf("-"));
  t.emit({ type: "card-drawn", figure: figure.id, card: name }, { rules: ["HQ-1.2.d"], reveals: true });
  if (treasureCardNamed(t.content, name).returns) yield* shuffleIn(t, t.state.treasure, treasureDeck, [card]);
  else t.state.treasure.discard.unshift(card);
  yield* resolveCard(t, figure, name);
}
