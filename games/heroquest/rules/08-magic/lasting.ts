import { type RuleId, say } from "@tavolata/kernel";
import { countFaces } from "@tavolata/kit";
import type { Until } from "../../content/effects.js";
import { underLoad } from "../../queries/combat/load.js";
import { shieldOf } from "../../queries/combat/shield.js";
import { isDown, lastingOf, playerOf } from "../../queries/figures.js";
import { type Figure, type HeroFlow, type Lasting, type Table, type Turn, wizard } from "../../state.js";
import { throwCombat } from "../01-dice/dice.js";
import { whyNoDice } from "../rh-1-load/load.js";

/** Something begins to last on a figure. */
export function beginLasting(t: Table, figure: Figure, lasting: Lasting, rules: readonly RuleId[]): void {
  figure.lasting.push(lasting);
  t.emit({ type: "lasting-begun", figure: figure.id, what: wordFor(lasting) }, { rules });
}

/** Dice by their number, the rest by its name: the messages `lasting.<what>`. */
export function wordFor({ what, change, of }: Lasting) {
  return say(of ? `lasting.${what}.${of}` : `lasting.${what}`, { change });
}

const evils: readonly Lasting["what"][] = [
  "attack-limit",
  "half-defence",
  "half-movement",
  "cannot-move",
  "sleep",
  "held",
  "commanded",
  "lose-turn",
  "lose-action",
  "spell-fumbles",
  "shot-astray",
  "drop-weapon",
  "reroll",
];

export function isHarmful({ what, change }: Lasting): boolean {
  return evils.includes(what) || (what.endsWith("-dice") && change < 0);
}

/** Ends what passes the test. */
export function endLasting(
  t: Table,
  figure: Figure,
  test: (lasting: Lasting) => boolean,
  rules: readonly RuleId[],
): void {
  if (figure.lasting.length === 0) return;
  const over = figure.lasting.filter(test);
  if (over.length === 0) return;
  figure.lasting = figure.lasting.filter((one) => !test(one));
  for (const one of over) t.emit({ type: "lasting-over", figure: figure.id, what: wordFor(one) }, { rules });
}

/** HQ-8.6-a: what cards have done to a figure shows when its turn begins. */
export function* beginTurnUnderSpells(t: Table, turn: Turn, figure: Figure): HeroFlow {
  // Whatever lasts until the next own turn is over lasts until the end of this one.
  for (const one of figure.lasting) if (one.until === "next-own-turn-over") one.until = "end-of-turn";
  yield* struggle(t, figure);
  if (lastingOf(figure, "lose-turn")) {
    turn.actions = 0;
    t.emit({ type: "turn-lost", figure: figure.id }, { rules: ["HQ-8.6-a"] });
  }
  const lost = Math.min(turn.actions, sumOf(figure, "lose-action"));
  if (lost > 0) {
    turn.actions -= lost;
    t.emit({ type: "actions-lost", figure: figure.id, count: lost }, { rules: ["HQ-8.6-a"] });
  }
  if (lastingOf(figure, "sleep") || lastingOf(figure, "held")) turn.actions = 0;
  if (lastingOf(figure, "commanded")) {
    figure.seat = wizard;
    t.emit({ type: "commanded", figure: figure.id }, { rules: ["HQ-8.6-a"] });
  }
}

function sumOf(figure: Figure, what: Lasting["what"]): number {
  let sum = 0;
  for (const one of figure.lasting) if (one.what === what) sum += one.change;
  return sum;
}

/**
 * One combat die for each mind point, in shock still one: an HQ or a shield of its kind frees it. Who lies there doesn't try.
 * HQ-RH1.2, HQ-RH1.3: a load leaves fewer of these dice, or none.
 */
function* struggle(t: Table, figure: Figure): HeroFlow {
  if (isDown(figure) || !figure.lasting.some(({ until }) => until === "freed")) return;
  const dice = underLoad(t.content, figure, Math.max(1, figure.mind));
  const rules = dice > 0 ? ["HQ-8.6-a"] : ["HQ-8.6-a", whyNoDice(t.content, figure).rule];
  const faces = dice > 0 ? yield* throwCombat(t, dice, { purpose: "struggle", by: figure, rules }) : [];
  const freed = countFaces(faces, "hq", shieldOf(figure)) > 0;
  t.emit({ type: "struggled", figure: figure.id, freed: freed ? "yes" : "no" }, { rules });
  if (freed) endLasting(t, figure, ({ until }) => until === "freed", ["HQ-8.6-a"]);
}

/** The turn is over: a commanded hero belongs to its player again. */
export function endTurnUnderSpells(t: Table, figure: Figure): void {
  if (figure.kind === "hero" && figure.seat === wizard) {
    figure.seat = playerOf(t.state, figure);
  }
}

/** HQ-8.6-a, HQ-3.5: whom the Evil Wizard doesn't activate has had its turn all the same. */
export function letTurnPass(figure: Figure): void {
  spendLasting(figure, "next-own-turn");
  spendLasting(figure, "next-own-turn-over");
}

/** The round is over: what lasted so long ends, and what lasts one more round is one round nearer to its end. */
export function endRoundOfSpells(t: Table): void {
  for (const figure of [...t.state.figures]) {
    if (figure.lasting.length === 0) continue;
    const leaves = figure.lasting.some(({ what, until }) => what === "summoned" && until === "end-of-round");
    if (leaves) {
      t.state.figures.splice(t.state.figures.indexOf(figure), 1);
      t.emit({ type: "departed", figure: figure.id }, { rules: ["HQ-8.6-a"] });
      continue;
    }
    endLasting(t, figure, ({ until }) => until === "end-of-round", ["HQ-8.6-a"]);
    for (const one of figure.lasting) one.until = nearer(one.until);
  }
}

export function nearer<U extends Until>(until: U): U | "end-of-round" {
  return until === "end-of-next-round" ? "end-of-round" : until;
}

/** What lasts until the next attack, defence or move is over with it. */
export function spendLasting(figure: Figure, until: Lasting["until"]): void {
  if (figure.lasting.length === 0) return;
  figure.lasting = figure.lasting.filter((one) => one.until !== until);
}
