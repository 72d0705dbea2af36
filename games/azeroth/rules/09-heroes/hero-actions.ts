import {
  type ActionMenu,
  actionOffer,
  actionsOf,
  bar,
  cardsIn,
  done,
  type Facts,
  type GameAction,
  gameAction,
  type ListedAction,
  type Offer,
  type Seat,
  say,
} from "@tavolata/kernel";
import { abilityOn, discoveryOn, effectsOf, itemNameOn, itemOn, nameOf, powerOf } from "../../content/tables.js";
import type { CharacterPower } from "../../content/types.js";
import { oddsNow } from "../../queries/combat/odds.js";
import { type ActionWindow, isTime } from "../../queries/moment.js";
import {
  oneCopyRule,
  whyNotAbility,
  whyNotDiscovery,
  whyNotFlip,
  whyNotItem,
  whyNotPower,
} from "../../queries/why-not.js";
import type { AzerothFlow, CardId, Combat, DieColour, Table } from "../../state.js";
import type { AzerothView } from "../../view.js";
import { applyAll } from "../11-effects/apply.js";
import { turnCard } from "./card.js";
import { discardItem } from "./items.js";

/** Who uses what is at hand, and when. */
interface Acting {
  readonly t: Table;
  readonly seat: Seat;
  readonly moment: ActionWindow;
}

/** What a player may do besides what a phase is about: a card, a bag item, a discovery, the power, or the turn of the card. */
interface Using<C> extends GameAction<Acting, C, AzerothFlow> {
  /** The name by which a combat remembers it; nothing where it is never used in one. */
  remembered(aim: C, acting: Acting): string;
}

/** Something that a player may use now. */
export type HeroAction = ListedAction<Acting, Using<unknown>>;

/** The options for everything that the seat may use now: `play:heavy-blow-1`, `use:poacher-2`, `spend:found-herb-1`, `power`, `flip`. */
export function heroActionOffer(t: Table, seat: Seat, moment: ActionWindow): Offer<HeroAction> {
  return actionOffer<Acting, Using<unknown>>({ t, seat, moment }, listActions);
}

/** The same as a list. */
export function heroActions(t: Table, seat: Seat, moment: ActionWindow): readonly HeroAction[] {
  return actionsOf<Acting, Using<unknown>>({ t, seat, moment }, listActions, false);
}

/** The name by which a combat remembers an action. */
export function rememberedName({ action, aim, acting }: HeroAction): string {
  return action.remembered(aim, acting);
}

/** In this order. What is for another time is listed only for who looks. */
function listActions(menu: ActionMenu<Acting, Using<unknown>>): void {
  const { t, seat, moment } = menu.acting;
  const { content, state: s } = t;
  const { bag, kept } = s.heroes[seat]!;
  const all = menu.barredToo;
  for (const card of cardsIn(s.hands[seat])) {
    if (all || isTime(abilityOn(content, card).time, moment)) menu.add(play, card);
  }
  for (const card of bag) {
    const { kind, time } = itemOn(content, card);
    if (kind === "bag" && (all || isTime(time, moment))) menu.add(use, card);
  }
  for (const card of kept) if (all || isTime(discoveryOn(content, card).time, moment)) menu.add(spend, card);
  menu.add(power, undefined);
  menu.add(flip, undefined);
}

function usingOf<C>(given: Using<C>): Using<C> {
  return { ...gameAction(given), remembered: given.remembered };
}

const atCard = (card: CardId) => [`card:${card}`];
const atHero = (_: undefined, { seat }: Acting) => [`hero:${seat}`];
const itself = (card: CardId) => card;

/** AZ-abil-2 */
const play = usingOf<CardId>({
  verb: "play",
  target: itself,
  label: (card, { t }) => say("option.play", { of: card, cost: abilityOn(t.content, card).cost }),
  at: atCard,
  facts: (card, acting) => oddsWith(nameOf(card), acting),
  whyNot(card, { t: { content, state }, seat, moment }) {
    const { time } = abilityOn(content, card);
    if (isTime(time, moment)) return whyNotAbility(content, state, seat, card, moment);
    return bar("AZ-abil-2", "another-time", { time: say(`time.${time}`) });
  },
  run: (card, { t, seat }) => playAbility(t, seat, card),
  remembered: nameOf,
});

/** AZ-item-8: used once, then discarded. */
const use = usingOf<CardId>({
  verb: "use",
  target: itself,
  label: (card) => say("option.use", { of: itemNameOn(card) }),
  at: atCard,
  facts: (card, acting) => oddsWith(itemNameOn(card), acting),
  whyNot(card, { t: { content, state }, seat, moment }) {
    const { time } = itemOn(content, card);
    if (isTime(time, moment)) return whyNotItem(content, state, seat, card);
    return bar("AZ-item-8", "another-time", { time: say(`time.${time}`) });
  },
  run(card, { t, seat }) {
    const item = itemNameOn(card);
    t.emit({ type: "item-used", seat, card, item }, { rules: ["AZ-item-8"] });
    noteInCombat(t.state, seat, item);
    discardItem(t, seat, card);
    return applyAll(t, seat, effectsOf(t.content, item), item, ["AZ-item-8"]);
  },
  remembered: itemNameOn,
});

/** AZ-disc-3 */
const spend = usingOf<CardId>({
  verb: "spend",
  target: itself,
  label: (token) => say("option.spend", { of: token }),
  at: atCard,
  facts: (token, acting) => oddsWith(nameOf(token), acting),
  whyNot(token, { t: { content, state }, seat, moment }) {
    const { time } = discoveryOn(content, token);
    if (isTime(time, moment)) return whyNotDiscovery(content, state, seat, token);
    return bar("AZ-disc-3", "another-time", { time: say(`time.${time}`) });
  },
  run(token, { t, seat }) {
    const { state: s } = t;
    const name = nameOf(token);
    const { kept } = s.heroes[seat]!;
    kept.splice(kept.indexOf(token), 1);
    s.discoveries.discard.unshift(token);
    t.emit({ type: "discovery-used", seat, token }, { rules: ["AZ-disc-3"] });
    noteInCombat(s, seat, name);
    return applyAll(t, seat, effectsOf(t.content, name), name, ["AZ-disc-3"]);
  },
  remembered: nameOf,
});

/** AZ-char-3 */
const power = usingOf<undefined>({
  verb: "power",
  label(_, acting) {
    const { id, cost } = powerIn(acting);
    return say("option.power", { of: id, cost });
  },
  at: atHero,
  facts: (_, acting) => oddsWith(powerIn(acting).id, acting),
  whyNot: (_, { t, seat, moment }) => whyNotPower(t.content, t.state, seat, moment),
  run(_, acting) {
    const { t, seat } = acting;
    const { id, cost, effects } = powerIn(acting);
    pay(t.state, seat, cost);
    t.state.turn.powerUsed = true;
    t.emit({ type: "power-used", seat, power: id, cost }, { rules: ["AZ-char-3", "AZ-energy-3"] });
    noteInCombat(t.state, seat, id);
    return applyAll(t, seat, effects, id, ["AZ-char-3"]);
  },
  remembered: (_, acting) => powerIn(acting).id,
});

/** AZ-char-2 */
const flip = usingOf<undefined>({
  verb: "flip",
  at: atHero,
  whyNot: (_, { t, seat, moment }) => whyNotFlip(t.state, seat, moment),
  run(_, { t, seat }) {
    pay(t.state, seat, 1);
    t.state.turn.flipped = true;
    turnCard(t, seat, ["AZ-char-2", "AZ-energy-3"]);
    return done;
  },
  remembered: () => "",
});

function powerIn({ t, seat }: Acting): CharacterPower {
  return powerOf(t.content, t.state.heroes[seat]!.class);
}

/** In a combat: how it would end with this, if nobody played anything more. */
function oddsWith(name: string, { t, seat }: Acting): Facts | undefined {
  const { combat } = t.state;
  if (!combat) return undefined;
  return { odds: oddsNow(t.content, t.state, combat, { by: sideOf(combat, seat), name }) };
}

/** AZ-abil-2: paid, applied, and put on the discards unless it attaches. */
function* playAbility(t: Table, seat: Seat, card: CardId): AzerothFlow {
  const { state: s } = t;
  const hero = s.heroes[seat]!;
  const { cost, attach, effects } = abilityOn(t.content, card);
  const name = nameOf(card);
  const hand = s.hands[seat]!;
  hand.splice(hand.indexOf(card), 1);
  pay(s, seat, cost);
  // One copy of it in this turn.
  hero.played.push(name);
  t.emit(
    { type: "ability-played", seat, card, cost },
    { rules: ["AZ-abil-2", "AZ-energy-3", oneCopyRule(s)], reveals: true },
  );
  if (attach === "hero") {
    hero.attached.push(card);
    t.emit({ type: "attached-to-hero", seat, card }, { rules: ["AZ-abil-3"] });
    return;
  }
  if (attach === "weapon") {
    hero.borne[hero.weapon] = card;
    t.emit({ type: "attached-to-weapon", seat, card, item: itemNameOn(hero.weapon) }, { rules: ["AZ-abil-4"] });
    return;
  }
  noteInCombat(s, seat, name);
  s.resolving = card;
  yield* applyAll(t, seat, effects, name, ["AZ-abil-2"]);
  s.resolving = "";
  s.discards[seat]!.unshift(card);
}

/** AZ-energy-3: in full, when it is used. */
function pay(s: AzerothView, seat: Seat, cost: number): void {
  s.heroes[seat]!.energy -= cost;
}

/** What is used in a combat counts for its rest. */
function noteInCombat(s: AzerothView, seat: Seat, name: string): void {
  const { combat } = s;
  if (combat) combat.plays.push({ by: sideOf(combat, seat), name, face: 0 });
}

function sideOf({ hero }: Combat, seat: Seat): DieColour {
  return hero === seat ? "red" : "black";
}
