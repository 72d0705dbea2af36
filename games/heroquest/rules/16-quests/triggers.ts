import { edgeNamed, squareNamed } from "../../content/board/grid.js";
import type { Act, PlacedAntagonist, When } from "../../content/quests/format.js";
import { areAdjacent, boardOf, figureAt } from "../../queries/board/squares.js";
import { isHelpless, playerOf } from "../../queries/figures.js";
import type { Figure, HeroFlow, HeroQuest, Table } from "../../state.js";
import { unplaced } from "../02-setup/setup.js";
import { attack } from "../06-melee/melee.js";
import { lookAgain, lookRound, revealRoom } from "../11-discovery/discovery.js";
import { closeEdge, openByItself } from "../11-discovery/doors.js";
import { placeAntagonist, taken } from "../11-discovery/placing.js";
import { cardsFor, owe } from "../rh-7-fate/earned.js";
import { giveBackBelongings } from "./belongings.js";
import { gain } from "./gains.js";
import { hasCome } from "./moments.js";
import { readAloud } from "./reading.js";

/** HQ-11.3: whether the moment has come for anything of the quest's. Asked after every action, and nearly always in vain. */
export function isAnythingDue(state: HeroQuest): boolean {
  const { triggers, joining, objectives } = state.secrets;
  return isDue(state, triggers) || isDue(state, joining) || isDue(state, objectives);
}

function isDue(state: HeroQuest, things: readonly { readonly when: When }[]): boolean {
  for (const { when } of things) if (hasCome(state, when)) return true;
  return false;
}

/** HQ-11.3: what the quest does by itself, when its moment has come: each thing once. */
export function* runTriggers(t: Table): HeroFlow {
  const { state } = t;
  for (const trigger of taken(state.secrets.triggers, ({ when }) => hasCome(state, when))) {
    for (const act of trigger.acts) yield* perform(t, act);
  }
  for (const { ally } of taken(state.secrets.joining, (one) => hasCome(state, one.when))) join(t, ally);
  for (const { reward, text } of taken(state.secrets.objectives, ({ when }) => hasCome(state, when))) {
    readAloud(t, text, "HQ-11.3");
    for (const hero of state.figures) if (hero.kind === "hero") gain(t, hero, { gold: reward.gold ?? 0 }, "HQ-11.3");
    const finder = activeHero(t);
    if (finder) gain(t, finder, { items: reward.items ?? [] }, "HQ-11.3");
    if (finder && state.fate) owe(state, state.fate, finder, cardsFor(t, reward));
  }
}

function* perform(t: Table, act: Act): HeroFlow {
  const { state } = t;
  const { grid } = boardOf(state);
  switch (act.act) {
    case "text":
      readAloud(t, act.text, "HQ-11.3");
      return;
    case "place":
      place(t, act.antagonists);
      return;
    case "ambush":
      for (const figure of place(t, act.antagonists)) yield* strikeAtOnce(t, figure);
      return;
    case "wake":
      wake(t, act.figures);
      return;
    case "open":
      openByItself(t, edgeNamed(grid, act.edge));
      return;
    case "close":
      closeEdge(t, edgeNamed(grid, act.edge));
      return;
    case "rubble":
      dropRubble(t, act.squares);
      return;
    case "reveal-room":
      revealRoom(t, boardOf(state).letters.indexOf(act.room));
      return;
    case "give-back-items":
      giveBackBelongings(t, activeHero(t));
      return;
  }
}

/** New figures come onto the board, on their squares or as near as can be. */
function place(t: Table, antagonists: readonly PlacedAntagonist[]): Figure[] {
  const figures = antagonists.map((one) => placeAntagonist(t, unplaced(boardOf(t.state), one)));
  t.emit(
    { type: "placed", figures: figures.map(({ id }) => id), scenery: [], doors: [], barred: [], rubble: [], abyss: [] },
    { rules: ["HQ-11.3"], reveals: true },
  );
  return figures;
}

/** A surprise: one blow at a hero beside, before anybody else acts. */
function* strikeAtOnce(t: Table, figure: Figure): HeroFlow {
  const { state } = t;
  const hero = state.figures.find(
    (other) => other.kind === "hero" && !other.buried && areAdjacent(state, figure.square, other.square),
  );
  if (hero) yield* attack(t, figure, hero);
}

function wake(t: Table, names: readonly string[]): void {
  const { state } = t;
  const woken = state.figures.filter(({ asleep, questName }) => asleep && names.includes(questName));
  for (const figure of woken) figure.asleep = false;
  if (woken.length > 0) t.emit({ type: "woken", figures: woken.map(({ id }) => id) }, { rules: ["HQ-11.3"] });
  for (const one of state.secrets.antagonists) if (names.includes(one.questName)) one.asleep = false;
}

function dropRubble(t: Table, names: readonly string[]): void {
  const { state } = t;
  const squares = names
    .map((name) => squareNamed(boardOf(state).grid, name))
    .filter((square) => !figureAt(state, square));
  state.rubble.push(...squares);
  t.emit(
    { type: "rocks-fell", at: squares.map((square) => boardOf(state).names[square]!) },
    { rules: ["HQ-11.3"], reveals: true },
  );
  lookAgain(t);
}

/** HQ-2.1-b: an ally joins the hero who acts, or the first who can. */
function join(t: Table, questName: string): void {
  const ally = t.state.figures.find((figure) => figure.kind === "ally" && figure.questName === questName);
  const hero = activeHero(t);
  if (!ally || !hero) return;
  ally.seat = playerOf(t.state, hero);
  t.emit({ type: "ally-joined", figure: ally.id, hero: hero.id }, { rules: ["HQ-2.1-b"] });
  lookRound(t, ally);
}

function activeHero({ state }: Table): Figure | undefined {
  const heroes = state.figures.filter((figure) => figure.kind === "hero" && !isHelpless(figure));
  return heroes.find(({ id }) => id === state.turn?.figure) ?? heroes[0];
}
