import type { Act, PlacedAntagonist, Trigger, When } from "../../content/quests/format.js";
import { isWaitingAlly } from "../../queries/figures.js";
import type { HeroQuest } from "../../state.js";
import { hasCome } from "../16-quests/moments.js";
import { bookWaves, inOneQuest, type Wave } from "./book.js";
import type { QuestSpots } from "./quest-spots.js";
import { quarryNamed } from "./roster.js";
import { oneOf, type Sketch } from "./sketch.js";

/** Within how many rounds something comes that comes by itself. */
const soon = 12;

/** Whom and what the heroes are sent for although it can be nowhere now. */
export interface Later {
  readonly quarry: readonly string[];
  readonly things: readonly string[];
}

/** What the quest does by itself (HQ-11.3), and when: always a moment that hasn't come. */
export function imagineMoments(sketch: Sketch, questSpots: QuestSpots, later: Later): void {
  const { state, secrets } = sketch;
  secrets.triggers.push(...openings(sketch), ...awakenings(sketch));
  secrets.triggers.push(...idleLevers(sketch));
  for (const name of later.quarry) secrets.triggers.push(comingOf(sketch, name, []));
  for (const item of later.things) secrets.triggers.push(comingOf(sketch, "", [item]));
  for (let left = oneOf(inOneQuest.waves, sketch.chance); left > 0; left--) {
    const wave = waveFrom(sketch, oneOf(bookWaves, sketch.chance), questSpots);
    if (wave) secrets.triggers.push(wave);
  }
  for (const { questName } of [...state.figures.filter(isWaitingAlly), ...secrets.allies]) {
    const reached: When = { on: "ally-reached", ally: questName };
    secrets.joining.push({ ally: questName, when: hasCome(state, reached) ? comingRound(sketch) : reached });
  }
}

/** Not the very next round: that nothing comes with it is no news to anybody, and its beginning can be taken back. */
function comingRound({ state, chance }: Sketch): When {
  return { on: "round-begins", round: state.round + 2 + chance.below(soon) };
}

/** HQ-7.7-e: a barred door that everybody sees opens by a lever that is known, else when something is found, or by and by. */
function openings(sketch: Sketch): Trigger[] {
  const { state, board } = sketch;
  const barred = state.doors.filter(({ kind, open }) => kind === "barred" && !open);
  return barred.map(({ edge }): Trigger => {
    const name = board.edgeNames[edge]!;
    return { id: `open-${name}`, when: keyTo(sketch, name), acts: [{ act: "open", edge: name }] };
  });
}

function keyTo(sketch: Sketch, name: string): When {
  const { state, board, secrets, known, chance } = sketch;
  if (known.levers.length > 0) return { on: "lever-pulled", square: oneOf(known.levers, chance) };
  // Where the heroes have been or looked into: what lies behind the bars doesn't open them.
  const pieces = state.scenery.filter(({ squares }) => state.rooms.includes(board.roomOf[squares[0]!]!));
  const holders = pieces.flatMap(({ id }) => secrets.contents[id] ?? []).filter(({ questName }) => questName === "");
  const holder = holders[chance.below(holders.length + 1)];
  if (!holder) return comingRound(sketch);
  holder.questName = `key to ${name}`;
  return { on: "searched", what: holder.questName };
}

/** Who sleeps before everybody's eyes wakes by and by. */
function awakenings(sketch: Sketch): Trigger[] {
  const asleep = sketch.state.figures.filter((figure) => figure.asleep);
  return asleep.map(({ id, questName }): Trigger => {
    return { id: `wake-${id}`, when: comingRound(sketch), acts: [{ act: "wake", figures: [questName] }] };
  });
}

/** HQ-11.3: a lever that everybody sees can be pulled, whatever it does. */
function idleLevers({ known, secrets }: Sketch): Trigger[] {
  const used = (name: string) =>
    secrets.triggers.some(({ when }) => when.on === "lever-pulled" && when.square === name);
  return known.levers
    .filter((name) => !used(name))
    .map((square): Trigger => ({ id: `lever-${square}`, when: { on: "lever-pulled", square }, acts: [] }));
}

/** Somebody who is sent for, or has what is sent for, and can be nowhere now: he comes. */
function comingOf(sketch: Sketch, name: string, items: readonly string[]): Trigger {
  const { type } = name === "" ? { type: sketch.box.take("orc") ?? "orc" } : quarryNamed(sketch, name);
  const at = whereTheyCome(sketch) ?? sketch.board.names[sketch.state.start[0] ?? 0]!;
  const one: PlacedAntagonist = { ...(name && { id: name }), type, at, champion: true, items };
  return { id: `comes-${name}${items}`, when: comingRound(sketch), acts: [{ act: "place", antagonists: [one] }] };
}

/** Those whom a quest of the book brings by itself, at a moment of the same kind. */
function waveFrom(sketch: Sketch, { on, act, foes }: Wave, questSpots: QuestSpots): Trigger | undefined {
  const { secrets, chance, board } = sketch;
  const when = momentLike(sketch, on, questSpots);
  const room = "room" in when ? board.squaresOf[board.letters.indexOf(when.room)]! : undefined;
  const at = room ? board.names[oneOf(room, chance)]! : whereTheyCome(sketch);
  if (at === undefined) return undefined;
  const antagonists = foes.flatMap(({ type, champion, body }): PlacedAntagonist[] => {
    const kind = sketch.box.take(type);
    if (kind === undefined) return [];
    return [{ type: kind, at, ...(kind === type && { champion }), ...(kind === type && body > 0 && { body }) }];
  });
  const acts: Act[] = antagonists.length > 0 ? [{ act, antagonists }] : [];
  return { id: `wave-${secrets.triggers.length}`, when, acts };
}

function momentLike(sketch: Sketch, on: When["on"], { quarry, things, friends }: QuestSpots): When {
  const { state, board, chance } = sketch;
  const rooms = sketch.rooms.filter((room) => !isTrodden(state, board.squaresOf[room]!));
  if ((on === "room-seen" || on === "room-entered") && rooms.length > 0) {
    return { on, room: board.letters[oneOf(rooms, chance)]! };
  }
  if (on === "item-taken" && things.length > 0) return { on, item: oneOf(things, chance) };
  if (on === "figure-removed" && quarry.length > 0) return { on, figure: oneOf(quarry, chance) };
  if (on === "ally-reached" && friends.length > 0) return { on, ally: oneOf(friends, chance) };
  return comingRound(sketch);
}

function isTrodden({ trodden }: HeroQuest, squares: readonly number[]): boolean {
  return squares.some((square) => trodden[square] === 1);
}

/** The corridor, as far as one can come along it. */
function whereTheyCome({ board, reached, chance }: Sketch): string | undefined {
  const [corridor] = board.squaresOf;
  const first = chance.below(corridor!.length);
  for (let i = 0; i < corridor!.length; i++) {
    const square = corridor![(first + i) % corridor!.length]!;
    if (reached[square] === 1) return board.names[square]!;
  }
  return undefined;
}
