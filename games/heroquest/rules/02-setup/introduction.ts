import { type Seat, say } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { type HeroId, heroes } from "../../content/figures/heroes.js";
import type { SomeOptions } from "../../options.js";
import { boardOf, figureAt } from "../../queries/board/squares.js";
import { newFigure } from "../../state/new-figure.js";
import type { Figure, HeroFlow, HeroQuest, Table } from "../../state.js";
import { treasureDeck } from "../09-search/treasure.js";
import { lookRound } from "../11-discovery/discovery.js";
import { nearestFree } from "../11-discovery/placing.js";
import { placeOf } from "../12-traps/known.js";
import { takeBelongings } from "../16-quests/belongings.js";
import { missionOf } from "../16-quests/mission.js";
import { readAloud } from "../16-quests/reading.js";
import { beginMission, newExperience } from "../rh-3-experience/sheet.js";
import { makeVeterans } from "../rh-3-experience/veterans.js";
import { dealFateCards } from "../rh-7-fate/decks.js";

/** HQ-2.7-b: the introduction is read, the heroes stand on the start squares in seating order, and the adventure begins. */
export function* readIntroduction(t: Table): HeroFlow<string> {
  const { content, state } = t;
  yield* t.shuffle(state.treasure.draw, treasureDeck.id, "HQ-1.2.d");
  for (const [i, seat] of state.order.entries()) {
    const square = state.start[i % state.start.length]!;
    const figure = takeSheet(state, seat) ?? heroFrom(content, seat, state.heroes[seat] as HeroId, t.options);
    figure.square = figureAt(state, square) ? nearestFree(state, square) : square;
    state.figures.push(figure);
    state.trodden[figure.square] = 1;
  }
  // HQ-16.3: friends who came along from the mission before stand as near as can be.
  for (const figure of state.figures) if (figure.square < 0) figure.square = nearestFree(state, state.start[0]!);
  state.traps.push(...state.secrets.knownTraps.splice(0));
  if (state.secrets.stripped) takeBelongings(state);
  state.introduced = true;
  state.mission = missionOf(state.secrets);
  const { names } = boardOf(state);
  t.emit(
    {
      type: "adventure-begun",
      quest: say(`quest.${state.quest}.title`),
      part: isNextMission(state) ? "next" : "first",
      places: Object.fromEntries(state.figures.map(({ id, square }) => [id, names[square]!])),
    },
    { rules: ["HQ-2.7-b", "HQ-2.2"], reveals: true },
  );
  readAloud(t, "introduction", "HQ-2.7-b");
  if (state.secrets.openingText) readAloud(t, state.secrets.openingText, "HQ-11.3");
  tellKnownTraps(t);
  if (t.options.experience) {
    for (const figure of state.figures) beginMission(figure);
    yield* makeVeterans(t);
  }
  for (const figure of [...state.figures]) lookRound(t, figure);
  if (state.fate) yield* dealFateCards(t, state.fate);
  // HQ-19.2: when an adventure begins, not with each of its missions (HQ-16.3).
  return t.options.loadCapacity && !goesOn(state) ? "load-check" : "round";
}

/** HQ-12-a: what the quest says of its traps is secret, unless it says that they are known. */
function tellKnownTraps(t: Table): void {
  const { state } = t;
  if (state.traps.length === 0) return;
  const traps = state.traps.map((trap) => say("told.trap-at", { trap: trap.kind, at: placeOf(state, trap) }));
  t.emit({ type: "traps-told", traps }, { rules: ["HQ-12-a", "HQ-11.3"], reveals: true });
}

/** HQ-16.3: a later mission of the adventure that is under way. */
function goesOn({ campaign, secrets }: HeroQuest): boolean {
  return secrets.part > 1 && campaign !== null && campaign.record.length > 0;
}

/** HQ-16.3: a later mission of a chain, which nobody has chosen. */
function isNextMission({ campaign, chosenFrom }: HeroQuest): boolean {
  return campaign !== null && campaign.record.length > 0 && chosenFrom.length === 0;
}

/** HQ-14.2: in a campaign a hero comes as the last quest and the market have left it. */
function takeSheet({ campaign }: HeroQuest, seat: Seat): Figure | undefined {
  const sheet = campaign?.sheets[seat];
  if (sheet) delete campaign.sheets[seat];
  return sheet;
}

/** HQ-1.4-a, HQ-1.4-d: a new hero with the sheet and equipment of the archetype. HQ-RH1.1: and its capacity. */
export function heroFrom(content: HeroQuestContent, seat: Seat, id: HeroId, options: SomeOptions = {}): Figure {
  const type = heroes[id].archetype;
  const sheet = content.heroes[type];
  const hero = newFigure({
    id,
    kind: "hero",
    type,
    seat,
    square: -1,
    body: sheet.body,
    mind: sheet.mind,
    attack: sheet.blackAttack,
    defence: sheet.blackDefence,
    armour: 0,
    move: 0,
    items: [...sheet.startItems],
    gold: sheet.startGold,
  });
  if (options.loadCapacity) hero.capacity = sheet.loadCapacity;
  if (options.experience) hero.experience = newExperience();
  return hero;
}
