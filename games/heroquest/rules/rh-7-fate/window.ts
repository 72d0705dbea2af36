import { type Bar, bar, each, type Offer, one, type RuleId, type Seat, say } from "@tavolata/kernel";
import { countFaces } from "@tavolata/kit";
import type { CombatFace, MovementFace } from "../../content/barrels.js";
import { fateCardNamed, nameOf } from "../../queries/fate-card.js";
import { isOnBoard, lastingOf } from "../../queries/figures.js";
import { type Figure, type HeroFlow, type Table, wizard } from "../../state.js";
import { type Throw, throwAgain } from "../01-dice/dice.js";
import { drawHeroic, drawMisfortune } from "./decks.js";
import { playHeroic, playMisfortune } from "./playing.js";
import type { Rolled } from "./twists.js";
import type { Fate, WatchedRoll } from "./zones.js";

/** HQ-RH7: what doubles bring and which cards are played, after a roll and before its result is used. */
export function* fateOfRoll<F extends CombatFace | MovementFace>(
  t: Table,
  fate: Fate,
  thrown: Throw,
  die: WatchedRoll["die"],
  faces: readonly F[],
): HeroFlow<Rolled<F>> {
  const { by, purpose } = thrown;
  const seat = by?.seat ?? wizard;
  const roll: WatchedRoll = { purpose, die, by: by?.id ?? "", seat, faces: [...faces], fresh: [], twists: [] };
  fate.rolls.push(roll);
  if (by && faces.length > 0) yield* rollTwice(t, roll, by);
  if (roll.faces.includes("hq") || roll.faces.includes("question-mark")) {
    yield* gainCards(t, fate, roll);
    // A hero whom the Evil Wizard commands rolls for him.
    if (by && seat !== wizard) yield* heroicWindow(t, fate, roll, by);
    yield* misfortuneWindow(t, fate, roll);
  }
  fate.rolls.pop();
  fate.last = { purpose, faces: roll.faces };
  return { faces: roll.faces as F[], twists: roll.twists };
}

/** HQ-RH7-m-again: the card was played on another roll and has waited for this one. */
function* rollTwice(t: Table, roll: WatchedRoll, by: Figure): HeroFlow {
  const waiting = lastingOf(by, "reroll");
  if (!waiting) return;
  by.lasting.splice(by.lasting.indexOf(waiting), 1);
  yield* rollAllAgain(t, roll, by);
}

/** HQ-RH7-m-again: the second result stands. */
export function* rollAllAgain(t: Table, roll: WatchedRoll, by: Figure): HeroFlow {
  const rules = ["HQ-RH7-m-again"];
  roll.faces = [...(yield* throwAgain(t, roll.die, roll.faces.length, { purpose: roll.purpose, by, rules }))];
}

/** HQ-RH7-a: a double HQ of a player, by a hero or an ally, brings a heroic card; HQ-RH7-c: a double ? a misfortune card. */
function* gainCards(t: Table, fate: Fate, roll: WatchedRoll): HeroFlow {
  if (roll.seat === wizard) return;
  if (countFaces(roll.faces, "hq") > 1) {
    if (yield* drawHeroic(t, fate, roll.seat, "HQ-RH7-a")) roll.fresh.push("heroic");
  }
  if (countFaces(roll.faces, "question-mark") > 1) {
    if (yield* drawMisfortune(t, fate, "HQ-RH7-c")) roll.fresh.push("misfortune");
  }
}

/** A card that might be played now: drawn for this roll, or kept; and whether a die pays for it. */
interface Play {
  readonly card: string;
  readonly fresh: boolean;
  readonly exchange: boolean;
}

/** HQ-RH7-a: what was just drawn may be used at once; HQ-RH7-b: a kept card for an HQ. One card for each roll. */
function* heroicWindow(t: Table, fate: Fate, roll: WatchedRoll, hero: Figure): HeroFlow {
  const plays = () => playsOf(fate.hands[hero.seat]!, roll, "heroic", roll.faces.includes("hq"), true);
  const rule = ({ fresh }: Play) => (fresh ? "HQ-RH7-a" : "HQ-RH7-b");
  const play = yield* askForCard(t, hero.seat, "heroic-card", roll, plays, rule);
  if (play && isOnBoard(t.state, hero)) yield* playHeroic(t, fate, roll, hero, play.card, play.exchange);
}

/** HQ-RH7-d: for an HQ of the Evil Wizard's own roll, or at once for a player's ?. One card for each roll. */
function* misfortuneWindow(t: Table, fate: Fate, roll: WatchedRoll): HeroFlow {
  const own = roll.seat === wizard;
  const plays = () =>
    playsOf(fate.misfortunes, roll, "misfortune", roll.faces.includes(own ? "hq" : "question-mark"), own);
  const rule = ({ fresh }: Play) => (fresh ? "HQ-RH7-c" : "HQ-RH7-d");
  const play = yield* askForCard(t, wizard, "misfortune-card", roll, plays, rule);
  if (play) yield* playMisfortune(t, fate, roll, play.card, play.exchange, rule(play));
}

/** The cards of a hand for this roll; the one that it has brought is free. */
function playsOf(
  hand: readonly string[],
  roll: WatchedRoll,
  deck: WatchedRoll["fresh"][number],
  allowed: boolean,
  exchange: boolean,
): Play[] {
  const newest = roll.fresh.includes(deck) ? hand.length - 1 : -1;
  const plays: Play[] = [];
  for (const [i, card] of hand.entries()) {
    const fresh = i === newest;
    if (allowed || fresh) plays.push({ card, fresh, exchange: exchange && !fresh });
  }
  return plays;
}

function idOf({ card, exchange }: Play): string {
  return `${exchange ? "exchange" : "play"}:${nameOf(card)}`;
}

/** Of two cards that are played alike, the first one. */
function unlike(plays: readonly Play[]): Play[] {
  return plays.filter((play, i) => plays.findIndex((one) => idOf(one) === idOf(play)) === i);
}

/** Whoever has a card is asked, though none may fit: else the table would tell. */
function* askForCard(
  t: Table,
  seat: Seat,
  kind: string,
  roll: WatchedRoll,
  plays: () => readonly Play[],
  rule: (play: Play) => RuleId,
): HeroFlow<Play | undefined> {
  if (plays().length === 0) return undefined;
  // By all cards, also by those that are alike: the others see by which rules somebody is asked.
  const rules = [...new Set(plays().map(rule))];
  const offers = (): readonly Offer<Play | "no-card">[] => [
    each(unlike(plays()), idOf, {
      bar: ({ card }) => whyNotPlay(roll, nameOf(card)),
      label: ({ card, exchange }) =>
        say(exchange ? "option.exchange-card" : "option.play-card", { card: nameOf(card) }),
    }),
    one("no-card"),
  ];
  const choice = yield* t.choose<Play | "no-card">(seat, kind, offers, { rules, passes: false });
  return choice === "no-card" ? undefined : choice;
}

/** Rolls against an attack or a trap. */
const defences: readonly string[] = ["defence", "escape"];

/** HQ-RH7-h-dodge: some cards answer only a certain kind of roll. */
function whyNotPlay({ purpose }: Pick<WatchedRoll, "purpose">, card: string): Bar | undefined {
  const { at, rule } = fateCardNamed(card);
  return at === "defence" && !defences.includes(purpose) ? bar(rule, "only-in-defence", { card }) : undefined;
}
