import { actionOffer, type Bar, declaredOffer, done, each, type Offer, one, type RuleId } from "@tavolata/kernel";
import { isAdventurer, isAntagonist, isBound, isHelpless, isOnBoard } from "../../queries/figures.js";
import type { Figure, FigureId, HeroFlow, HeroQuest, Table, Turn } from "../../state.js";
import { usableAtWill, useAtWill } from "../08-magic/at-will.js";
import { holdsHiddenCards } from "../08-magic/cards.js";
import { leaveByExit, mayLeave } from "../16-quests/leaving.js";
import { whyNotBeforeFlight } from "../rh-3-experience/flight.js";
import { listActions, listDoors } from "./actions.js";
import type { Acting, ListedHeroAction } from "./hero-action.js";

type Choice = ListedHeroAction | AtWill | "leave" | "give-up" | "end-turn";

/** HQ-1.2.c: something that is used without an action. */
interface AtWill {
  readonly item: string;
}

/** HQ-3.2-b: a figure's player chooses its next action. */
export function chooseAction(acting: Acting): HeroFlow<Choice> {
  const { t, turn, figure } = acting;
  // HQ-RH3-cowardice: the flight is over with its movement.
  if (turn.fleeing && turn.moves > 0) delete turn.fleeing;
  const asks = isAntagonist(figure) ? asksAntagonist : repeatable.includes(turn.last) ? asksAgain : asksHero;
  const details = !isBound(figure) && holdsHiddenCards(t.state, figure) ? asks.secret : asks.open;
  return t.chooseOf<Choice, Acting>(figure.seat, "action", acting, actionOffers, details);
}

/** What was chosen is done, except to give up: that is for everybody. */
export function carryOut(acting: Acting, choice: Exclude<Choice, "give-up">): HeroFlow {
  const { t, turn, figure } = acting;
  if (choice === "leave") return leaveByExit(t, turn, figure);
  if (choice !== "end-turn") return "item" in choice ? useAtWill(t, figure, choice.item) : spend(acting, choice);
  turn.actions = 0;
  return done;
}

/** HQ-3.7-b: what may be done twice. */
const repeatable: readonly Turn["last"][] = ["attack", "shoot", "magic", "search"];

const asksHero = asksBy("HQ-3.6-a", "HQ-3.8");
const asksAgain = asksBy("HQ-3.6-a", "HQ-3.7-b", "HQ-3.8");
const asksAntagonist = asksBy("HQ-3.6-b", "HQ-3.8");

/** HQ-2.6-j: who holds secret cards is asked even when none can be cast: else the table would tell. */
function asksBy(...rules: RuleId[]) {
  return { open: { rules }, secret: { rules, passes: false } };
}

function actionOffers(acting: Acting): readonly Offer<Choice>[] {
  const { t, turn, figure } = acting;
  // HQ-18.1: with `strictErrors` everything may be declared, and what can't be done is lost.
  const strict = t.options.strictErrors && !isHelpless(figure);
  const offers: Offer<Choice>[] = strict
    ? [declaredOffer(acting, listActions)]
    : [actionOffer(acting, listActions), actionOffer(acting, listDoors)];
  const things = usableAtWill(t.content, t.state, figure);
  if (things.length > 0)
    offers.push(
      each<AtWill>(
        things.map((item) => ({ item })),
        atWill,
      ),
    );
  if (mayLeave(t, figure) && !isHelpless(figure)) offers.push(one("leave"));
  if (mayGiveUp(t, turn, figure)) offers.push(one("give-up"));
  offers.push(turn.fleeing ? one("end-turn", { bar: () => whyNotBeforeFlight(turn) }) : endTurn);
  return offers;
}

const atWill = { verb: "at-will", target: ({ item }: AtWill) => item };

const endTurn = one("end-turn");

/** HQ-16.2: proposed by whoever acts first in a round, before anything else. */
function mayGiveUp({ state }: Table, turn: Turn, figure: Figure): boolean {
  return isAdventurer(figure) && turn.last === "" && !turn.proposed && isFirst(state);
}

function isFirst({ toAct, order, figures, heroes }: HeroQuest): boolean {
  let acted = 0;
  for (const seat of order) if (!toAct.includes(seat) && isThere(figures, heroes[seat]!)) acted += 1;
  return acted === 1;
}

function isThere(figures: readonly Figure[], hero: FigureId): boolean {
  for (const { id } of figures) if (id === hero) return true;
  return false;
}

/** HQ-18.1: a declaration binds: the action is spent, whatever comes of it. */
function* spend(acting: Acting, deed: ListedHeroAction): HeroFlow {
  const { t, turn, figure } = acting;
  const { action, aim } = deed;
  const refused = deed.bar;
  const lost = refused ?? action.whyLost?.(aim, acting);
  // HQ-18.1: what can't be done is lost, too; HQ-18.5 is for what an antagonist beside makes impossible.
  const rule = refused ? "HQ-18.1" : "HQ-18.5";
  // With `assistMode` the table warns first, and still lets the player err.
  if (lost && t.options.assistMode) {
    if (!(yield* t.confirm(figure.seat, "lose-action", lost.rule, rule))) return;
  }
  turn.actions -= 1;
  if (lost) {
    loseAction(acting, deed, lost, rule);
    return;
  }
  count(turn, deed);
  yield* deed.run();
  if (isOnBoard(t.state, figure)) turn.last = action.type;
  t.state.lastDeed = { figure: figure.id, action: action.type };
}

function loseAction(
  { t, turn, figure }: Acting,
  { action: { type } }: ListedHeroAction,
  lost: Bar,
  rule: RuleId,
): void {
  turn.last = type;
  t.state.lastDeed = { figure: figure.id, action: type };
  t.emit(
    { type: "action-lost", figure: figure.id, action: type, why: lost.reason.key.slice("bar.".length) },
    { rules: isAntagonist(figure) ? [lost.rule, rule, "HQ-18.8"] : [lost.rule, rule] },
  );
}

/** HQ-3.7: what the limits count. */
function count(turn: Turn, { action: { type, special } }: ListedHeroAction): void {
  turn.done.push(type);
  if (type === "move" || type === "jump") turn.moves += 1;
  if (type === "attack" || type === "shoot") turn.attacks += 1;
  if (special) turn.specials.push(special);
}
