import { type Bar, bar, one, say } from "@tavolata/kernel";
import { countFaces } from "@tavolata/kit";
import type { CombatFace } from "../../content/barrels.js";
import type { Effect, Harm } from "../../content/effects.js";
import { spellNamed } from "../../content/tables.js";
import type { Spell } from "../../content/types.js";
import { type DicePart, rulesIn, total } from "../../queries/combat/dice-part.js";
import { isBound, isInShock, isOnBoard } from "../../queries/figures.js";
import type { Figure, HeroFlow, Table } from "../../state.js";
import { rollCombat } from "../01-dice/dice.js";
import { whyNoDice } from "../rh-1-load/load.js";
import { befalls, noTwists, type Twist } from "../rh-7-fate/twists.js";
import { removeCard, showCard } from "./cards.js";
import { type Caster, casterNow, diceLeft, partsLeft, thrownBy, whyNoneThrown } from "./shock.js";
import { takeAim } from "./targets.js";
import { bringAbout, choosePlan, whyNotEffects, whyNotUse } from "./working.js";

/** HQ-8.6-b, HQ-8.6-c, HQ-8.6-d: dice of the casting roll. */
const dice = {
  paid: { name: "casting", dice: 3, rules: ["HQ-8.6-b"] },
  unpaid: { name: "casting", dice: 1, rules: ["HQ-8.6-b", "HQ-8.6-c"] },
  unpaidEvocation: { name: "casting", dice: 2, rules: ["HQ-8.6-b", "HQ-8.6-d"] },
} as const satisfies Record<string, DicePart>;

type Result = "works" | "pierces" | "fails" | "fumbles";

interface Cast {
  readonly result: Result;
  readonly twists: readonly Twist[];
}

/** Whether a card has a cost that may be paid or not. */
function hasCost({ class: kind, cost }: Spell): boolean {
  return (kind === "normal" || kind === "evocation") && cost > 0;
}

/** HQ-8.5-c: nobody pays more mind points than are left. */
export function whyNotPay(user: Figure, cost: number): Bar | undefined {
  return user.mind < cost ? bar("HQ-8.5-c", "not-enough-mind", { cost }) : undefined;
}

/** HQ-8.6-c: a normal spell without payment, if the table plays so; HQ-8.6-d: an evocation always. */
function whyNotUnpaid(t: Table, spell: Spell): Bar | undefined {
  if (spell.class === "evocation" || t.options.unpaidCasting) return undefined;
  return mustPay;
}

const mustPay = bar("HQ-8.6-c", "must-pay");

/** The dice of a casting roll before shock and load take any. */
function usualDice({ class: kind }: Spell, paid: boolean): DicePart {
  if (paid) return dice.paid;
  return kind === "evocation" ? dice.unpaidEvocation : dice.unpaid;
}

/** What stands against casting in this way. */
function whyNotSo(t: Table, caster: Caster, spell: Spell, paid: boolean): Bar | undefined {
  const { user } = caster;
  const why = paid ? hasCost(spell) && whyNotPay(user, spell.cost) : whyNotUnpaid(t, spell);
  if (why) return why;
  return diceLeft(t.content, caster, usualDice(spell, paid).dice) === 0 ? whyNoDice(t.content, user) : undefined;
}

/** All that stands against casting a card. */
export function whyNotCast(t: Table, user: Figure, card: string, shocked = isInShock(user)): Bar | undefined {
  const spell = spellNamed(t.content, card);
  const caster = { user, shocked };
  const why = whyNotSo(t, caster, spell, true);
  if (why && (!hasCost(spell) || whyNotSo(t, caster, spell, false))) return why;
  return (
    whyNoneThrown(t.content, caster, spell.paid) ?? whyNotUse(t, user, { target: spell.target, effects: spell.paid })
  );
}

/** What a card could bring about in somebody's hands now, paid for or not. */
export function effectsInReach(t: Table, user: Figure, spell: Spell): readonly Effect[] {
  const caster = casterNow(user);
  const paid = whyNotSo(t, caster, spell, true) ? [] : spell.paid;
  if (!hasCost(spell) || whyNotSo(t, caster, spell, false)) return paid;
  return [...paid, ...(spell.unpaid === "as-paid" ? spell.paid : spell.unpaid)];
}

/**
 * HQ-8.1, HQ-8.2: one card is announced and laid open, aimed, paid for, and then the dice decide. Paid cards stay in hand
 * (HQ-8.5-b); all others leave the adventure, whether they worked or not. Says whether paying for it brings shock.
 */
export function* cast(t: Table, caster: Caster, card: string): HeroFlow<boolean> {
  const { content } = t;
  const { user } = caster;
  const spell = spellNamed(content, card);
  showCard(t.state, user, card);
  t.emit(
    { type: "spell-announced", figure: user.id, card, text: say(`text.${card}`) },
    { rules: ["HQ-8.1", "HQ-8.2", "HQ-2.6-j"], reveals: true },
  );
  const paid = yield* decideToPay(t, caster, spell);
  const effects = paid || spell.unpaid === "as-paid" ? spell.paid : spell.unpaid;
  const plan = yield* choosePlan(t, user, { target: spell.target, effects });
  const aim = yield* takeAim(t, user, card, plan.target, plan.effects, whyNotEffects);
  const cost = paid && hasCost(spell) ? spell.cost : 0;
  const shock = payMind(t, user, cost);
  const rolled = yield* castingRoll(t, caster, spell, paid);
  const stays = staysInHand(spell, paid);
  if (!stays) leaveAdventure(t, user, card, spell);
  const kept = stays ? ["HQ-8.5-b"] : [];
  if (rolled.twists.includes("cancel-spell")) {
    // HQ-RH7-m-counterspell: no effect, and no failure effect either.
    t.emit({ type: "spell-cancelled", figure: user.id, card }, { rules: ["HQ-RH7-m-counterspell"] });
    return shock;
  }
  // HQ-RH7-e: whom a card has felled meanwhile casts nothing.
  if (!isOnBoard(t.state, user) || isBound(user)) {
    t.emit({ type: "spell-failed", figure: user.id, card }, { rules: ["HQ-RH7-e", ...kept] });
    return shock;
  }
  // HQ-RH7-m-abracapluf: whatever the dice show.
  const result = befalls(t, user, rolled.twists, "spell-fumbles") ? "fumbles" : rolled.result;
  const harm = harmOf(spell);
  const pierces = result === "pierces";
  if (result === "fumbles") {
    t.emit({ type: "spell-fumbled", figure: user.id, card }, { rules: ["HQ-8.6-e", ...kept] });
    // HQ-8.6-e: a card without a failure effect of its own goes astray.
    const failed = spell.failed.length > 0 ? spell.failed : ([{ effect: "misdirect" }] as const);
    const { effects: meant } = thrownBy(content, caster, plan.effects);
    yield* bringAbout(t, { user, card, aim, pierces, meant, harm, rules: ["HQ-8.6-e"] }, failed);
  } else if (result === "fails") {
    t.emit({ type: "spell-failed", figure: user.id, card }, { rules: ["HQ-8.6-b", ...kept] });
  } else {
    t.emit({ type: "spell-worked", figure: user.id, card }, { rules: ["HQ-8.6-b", ...kept] });
    const thrown = thrownBy(content, caster, plan.effects);
    const rules = ["HQ-8.6-a", ...thrown.rules];
    yield* bringAbout(t, { user, card, aim, pierces, meant: undefined, harm, rules }, thrown.effects);
  }
  return shock;
}

/** HQ-8.6-c, HQ-8.6-d: where both ways are open, the caster decides. */
function* decideToPay(t: Table, caster: Caster, spell: Spell): HeroFlow<boolean> {
  if (!hasCost(spell)) return true;
  const how = yield* t.choose(
    caster.user.seat,
    "payment",
    () => [
      one("pay", {
        bar: () => whyNotSo(t, caster, spell, true),
        label: () => say("option.pay", { cost: spell.cost }),
      }),
      one("do-not-pay", { bar: () => whyNotSo(t, caster, spell, false) }),
    ],
    { rules: ["HQ-8.5-a", spell.class === "evocation" ? "HQ-8.6-d" : "HQ-8.6-c"] },
  );
  return how === "pay";
}

/** HQ-8.5-a: paid before the roll, and lost even if the casting fails. Says whether it brings shock. */
export function payMind(t: Table, user: Figure, points: number): boolean {
  if (points === 0) return false;
  user.mind -= points;
  t.emit({ type: "mind-paid", figure: user.id, points, left: user.mind }, { rules: ["HQ-8.5-a"] });
  return isInShock(user);
}

/** HQ-8.5-c: shock by paying begins when the magic action is over. What the card itself did to the user was told. */
export function tellShock(t: Table, user: Figure, byPaying: boolean): void {
  if (byPaying && isInShock(user) && isOnBoard(t.state, user)) {
    t.emit({ type: "in-shock", figure: user.id }, { rules: ["HQ-8.8.b", "HQ-8.5-c"] });
  }
}

/** HQ-8.6-b: with the setting off, only what isn't paid needs a roll. */
function* castingRoll(t: Table, caster: Caster, spell: Spell, paid: boolean): HeroFlow<Cast> {
  if (paid && !t.options.castingRoll) return { result: "works", twists: noTwists };
  const parts = partsLeft(t.content, caster, usualDice(spell, paid));
  const cause = { purpose: "casting", by: caster.user, rules: rulesIn(parts) };
  const { faces, twists } = yield* rollCombat(t, total(parts), cause);
  return { result: readCasting(faces, spell.class === "normal" && !paid), twists };
}

/** HQ-8.6-b: a skull or HQ works. HQ-8.6-c: without payment everything else fumbles, otherwise only a ?. */
export function readCasting(faces: readonly CombatFace[], risky: boolean): Result {
  if (faces.includes("hq")) return "pierces";
  if (faces.includes("skull")) return "works";
  return risky || countFaces(faces, "question-mark") > 0 ? "fumbles" : "fails";
}

/** HQ-8.4, HQ-8.5-b, HQ-8.6-c, HQ-8.6-d, HQ-19.1-b: only a normal spell that was paid for is kept. */
function staysInHand(spell: Spell, paid: boolean): boolean {
  return spell.class === "normal" && paid;
}

const leavingRules = {
  normal: "HQ-8.6-c",
  primordial: "HQ-8.4",
  evocation: "HQ-8.6-d",
  antagonist: "HQ-19.1-b",
} as const;

function leaveAdventure(t: Table, user: Figure, card: string, spell: Spell): void {
  if (!removeCard(t.state, user, card)) return;
  t.emit({ type: "spell-removed", figure: user.id, card }, { rules: [leavingRules[spell.class]] });
}

/** Spells of fire burn; others do the harm that their card names. */
function harmOf({ harm, element }: Spell): Harm | undefined {
  return harm ?? (element === "fire" ? "fire" : undefined);
}
