import { type Bar, bar, each } from "@tavolata/kernel";
import { isLegalFor } from "../../queries/board/obstacles.js";
import { adjacentSquares, boardOf } from "../../queries/board/squares.js";
import { enemyBeside } from "../../queries/figures.js";
import type { Figure, HeroFlow, HeroQuest, Table } from "../../state.js";
import { throwCombat } from "../01-dice/dice.js";
import { arrive } from "../04-movement/arrive.js";
import { heal } from "../06-melee/wounds.js";
import { lookRoundOrBury } from "../12-traps/rocks.js";

function freeSquares(state: HeroQuest, buried: Figure): number[] {
  return adjacentSquares(state, buried.square).filter((square) => isLegalFor(state, buried, square));
}

export function whyNotDig(state: HeroQuest, companion: Figure): Bar | undefined {
  return freeSquares(state, companion).length === 0 ? bar("HQ-10.8", "no-free-square") : undefined;
}

/** HQ-10.8: the rescuer chooses an empty square beside the rubble; enemies near don't prevent it. */
export function* digOut(t: Table, figure: Figure, companion: Figure): HeroFlow {
  const { names } = boardOf(t.state);
  const to = yield* t.choose(
    figure.seat,
    "dig-out",
    () => [
      each(freeSquares(t.state, companion), (square) => `to:${names[square]}`, { at: (s) => [`square:${names[s]}`] }),
    ],
    { rules: ["HQ-10.8"] },
  );
  companion.buried = false;
  t.emit({ type: "dug-out", figure: companion.id, by: figure.id, to: names[to]! }, { rules: ["HQ-10.8"] });
  yield* arrive(t, companion, to, undefined, ["HQ-10.8"]);
  lookRoundOrBury(t, companion, undefined);
}

/** HQ-10.10: once per hero and adventure. */
export function whyNotSave({ saved }: Figure): Bar | undefined {
  return saved ? bar("HQ-10.10", "saved-already") : undefined;
}

/** HQ-10.10, HQ-18.5: with an antagonist beside either of the two, the action is lost. */
export function whySavingLost(state: HeroQuest, figure: Figure, companion: Figure): Bar | undefined {
  const enemy = enemyBeside(state, figure) ?? enemyBeside(state, companion);
  return enemy && bar("HQ-10.10", "enemy-adjacent", { figure: enemy.id });
}

export function saveCompanion(t: Table, figure: Figure, companion: Figure): void {
  figure.saved = true;
  t.emit({ type: "companion-saved", figure: figure.id, companion: companion.id }, { rules: ["HQ-10.10"] });
  heal(t, companion, 1, ["HQ-10.10"]);
}

/** HQ-10.9: who carries nothing has nothing to be stolen. */
export function hasPurse({ items }: Figure): boolean {
  return items.length > 0;
}

/** HQ-10.9: a skull or an HQ takes the first thing that it carries. */
export function* steal(t: Table, figure: Figure, from: Figure): HeroFlow {
  const [face] = yield* throwCombat(t, 1, { purpose: "stealing", by: figure, rules: ["HQ-10.9"] });
  if (face !== "skull" && face !== "hq") {
    t.emit({ type: "stealing-failed", figure: figure.id, from: from.id }, { rules: ["HQ-10.9"] });
    return;
  }
  const item = from.items.shift();
  if (item === undefined) return;
  // HQ-RH2-a: who is robbed of the weapon in hand holds it no more.
  if (from.held && !from.items.includes(from.held)) from.held = "";
  figure.items.push(item);
  t.emit({ type: "stolen", figure: figure.id, from: from.id, item }, { rules: ["HQ-10.9"] });
}
