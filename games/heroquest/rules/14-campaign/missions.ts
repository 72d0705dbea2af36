import { type Outcome, type Seat, say } from "@tavolata/kernel";
import { questItems } from "../../content/items/quest-items.js";
import type { Quest } from "../../content/quests/format.js";
import { type Figure, type HeroFlow, type HeroQuest, type Table, wizard } from "../../state.js";
import { layQuest } from "../16-quests/quest-choice.js";
import { adventuresOver, playable, questIn } from "./adventures.js";
import { artifactsFound } from "./artifacts.js";
import { survivors } from "./ending.js";

/** HQ-16.3: the next mission of a chain follows at once: no recovery, no new cards, the same seats. */
export function* goToNextMission(t: Table, book: readonly Quest[]): HeroFlow<string> {
  const { content, state } = t;
  const next = questIn(book, state.secrets.next);
  writeRecord(t, book);
  takeSheets(state);
  const friends = calledFriends(state);
  for (const figure of [...Object.values(state.campaign!.sheets), ...friends]) {
    // The companions carry along whoever lies there; the time in which help must come begins anew.
    if (figure.prone > 0) figure.prone = 1;
    figure.lasting = figure.lasting.filter(({ until }) => until === "end-of-quest");
  }
  state.order = state.order.filter((seat) => seat in state.heroes);
  yield* leaveMagicOfAntagonists(t);
  state.chosenFrom = [];
  layQuest(content, state, next);
  comeAlong(state, friends);
  t.emit({ type: "mission-follows" }, { rules: ["HQ-16.3"] });
  return "introduction";
}

/** HQ-16.3: whom a spell has called until the end of the quest stays for the whole adventure. */
function calledFriends({ figures }: HeroQuest): Figure[] {
  return figures
    .filter(({ lasting }) => lasting.some(({ what, until }) => what === "summoned" && until === "end-of-quest"))
    .map((friend) => offBoard(friend, friend.seat));
}

/** They wait beside the board until the heroes stand on it, and keep their numbers. */
function comeAlong(state: HeroQuest, friends: readonly Figure[]): void {
  state.figures.push(...friends);
  for (const { id, type } of friends) {
    state.numbered[type] = Math.max(state.numbered[type] ?? 0, Number(id.slice(type.length + 1)));
  }
}

/** HQ-19.1-b: the antagonists of the next mission draw for themselves, from shuffled cards; what changed the ground stays behind. */
function* leaveMagicOfAntagonists(t: Table): HeroFlow {
  const { magic } = t.state;
  for (const cards of Object.values(magic.dark)) magic.darkPile.push(...cards);
  magic.dark = {};
  magic.ground = [];
  magic.overheard = [];
  yield* t.shuffle(magic.darkPile, "dark", "HQ-19.1-b");
}

/** HQ-14: an adventure is over. What was won stays with the survivors; then comes the next, if there is one. */
export function* closeAdventure(t: Table, book: readonly Quest[]): HeroFlow<string | Outcome> {
  const { state } = t;
  returnTakenItems(state);
  writeRecord(t, book);
  takeSheets(state);
  for (const hero of Object.values(state.campaign!.sheets)) handInQuestItems(t, hero);
  return isOver(t, book) ? campaignEnd(t, book, "HQ-14.1-a") : "quest-choice";
}

/** What a quest took from the heroes for its own purposes is theirs again. */
function returnTakenItems(state: HeroQuest): void {
  for (const hero of survivors(state)) hero.items.push(...(state.secrets.takenItems[hero.id] ?? []));
  state.secrets.takenItems = {};
}

/** Things that a quest was about go where they belong, without payment but the quest's own reward, or are left behind. */
function handInQuestItems(t: Table, hero: Figure): void {
  const things = hero.items.filter((item) => Object.hasOwn(questItems, item));
  if (things.length === 0) return;
  hero.items = hero.items.filter((item) => !things.includes(item));
  const result = t.state.ended === "goal-met" ? "won" : "lost";
  t.emit({ type: "handed-in", figure: hero.id, items: things, result }, { rules: ["HQ-14.1-a"] });
}

function writeRecord(t: Table, book: readonly Quest[]): void {
  const { state } = t;
  const campaign = state.campaign!;
  const alive = survivors(state);
  const lost = Object.values(state.heroes).filter((id) => !alive.some((hero) => hero.id === id));
  const entry = {
    quest: state.quest,
    won: state.ended === "goal-met",
    how: state.ended!,
    rounds: state.round,
    lost,
    gold: alive.reduce((sum, { gold }) => sum + gold, 0),
  };
  campaign.record.push(entry);
  campaign.fallen.push(...lost);
  const found = artifactsFound(questIn(book, state.quest), state);
  campaign.found.push(...found.filter((item) => !campaign.found.includes(item)));
  const { won, rounds, gold } = entry;
  t.emit(
    {
      type: "quest-recorded",
      quest: say(`quest.${entry.quest}.title`),
      result: won ? "won" : "lost",
      rounds,
      lost,
      gold,
    },
    { rules: ["HQ-14.1-a", "HQ-14.2"] },
  );
}

/** HQ-14.2: the survivors' sheets leave the board as they are; nobody's hero is whoever was lost. */
function takeSheets(state: HeroQuest): void {
  const alive = survivors(state);
  const sheets: Record<Seat, Figure> = {};
  for (const [seat, id] of Object.entries(state.heroes)) {
    const hero = alive.find((one) => one.id === id);
    if (hero) {
      sheets[seat] = offBoard(hero, seat);
      continue;
    }
    delete state.heroes[seat];
    delete state.magic.evocations[seat];
  }
  state.campaign!.sheets = sheets;
  state.figures = state.figures.filter(({ kind }) => kind !== "hero");
  state.gone = state.gone.filter(({ figure }) => !alive.includes(figure));
}

/** Off the board, a figure belongs to its player and stands in no pit. */
function offBoard(figure: Figure, seat: Seat): Figure {
  const { bothHands: _bothHands, ...sheet } = figure;
  return { ...sheet, seat, square: -1, buried: false, pit: "", held: "" };
}

/** As many adventures were played as the table wanted, or no quest is left to play. */
function isOver({ state, options }: Table, book: readonly Quest[]): boolean {
  const { record } = state.campaign!;
  if (adventuresOver(book, record).length >= options.campaignLength) return true;
  return playable(book, record).length === 0;
}

/** The campaign is won by the adventurers if they have won more than half of its adventures. */
export function campaignEnd(t: Table, book: readonly Quest[], rule: string): Outcome {
  const { state } = t;
  const over = adventuresOver(book, state.campaign!.record);
  const won = over.filter((one) => one.won).length;
  const adventurers = t.seats.filter((seat) => seat !== wizard);
  const victory = 2 * won > over.length;
  return {
    winners: victory ? adventurers : [wizard],
    how: victory ? "campaign-won" : "campaign-lost",
    rules: [rule],
    scores: { [wizard]: over.length - won, ...Object.fromEntries(adventurers.map((seat) => [seat, won])) },
  };
}
