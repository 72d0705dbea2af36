import type { RuleId } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { fullMindOf, itemNamed } from "../../content/tables.js";
import { isInShock, isMindless, isOnBoard, isProne, isServant, isUnconscious } from "../../queries/figures.js";
import type { Figure, Gone, Table } from "../../state.js";
import { spendLasting } from "../08-magic/lasting.js";
import { gain } from "../16-quests/gains.js";
import { suffer } from "../rh-3-experience/suffering.js";
import { rewardVictory } from "../rh-7-fate/earned.js";
import { layDown } from "./piles.js";

/** Where a loss of body points comes from. HQ-6.14.a: the consequences are the same for all. */
export interface Cause {
  readonly by?: Figure | undefined;
  readonly rules: readonly RuleId[];
}

/** HQ-6.12-a: every unblocked hit takes one body point. HQ-6.12-b: all from this figure, none from another. */
export function wound(t: Table, figure: Figure, hits: number, { by, rules }: Cause): void {
  // A card may have taken it off the board since the dice fell.
  if (!isOnBoard(t.state, figure)) return;
  if (hits <= 0) {
    t.emit({ type: "unhurt", figure: figure.id }, { rules });
    return;
  }
  const surplus: readonly RuleId[] = hits > figure.body ? ["HQ-6.12-a", "HQ-6.12-b"] : ["HQ-6.12-a"];
  figure.body -= hits;
  spendLasting(figure, "next-wound");
  t.emit({ type: "body-lost", figure: figure.id, points: hits, left: figure.body }, { rules: [...rules, ...surplus] });
  if (isServant(figure)) {
    if (figure.body <= 0) removeServant(t, figure, by, "HQ-6.14.b");
  } else if (figure.body < 0) {
    eliminate(t, figure, by, "HQ-6.14.d-a");
  } else if (figure.body === 0) {
    fallProne(t, figure, by);
  }
  if (figure.experience) suffer(t, figure, by);
}

/** HQ-6.14.c-a: at exactly 0 body a hero or champion lies prone. */
function fallProne(t: Table, figure: Figure, by: Figure | undefined): void {
  figure.prone = t.state.round;
  if (by?.kind === "hero") figure.felledBy = by.id;
  t.emit({ type: "fell-prone", figure: figure.id }, { rules: ["HQ-6.14.c-a", "HQ-6.14.a", "HQ-1.4-c"] });
}

/** A figure is eliminated, by the rule that says so: HQ-6.14.d-a below 0; HQ-6.14.d-b: as far below as it began above, dismembered. */
export function eliminate(t: Table, figure: Figure, by: Figure | undefined, rule: RuleId): void {
  const dismembered = t.options.dismemberment && figure.body <= -figure.fullBody;
  takeOff(t, figure, dismembered ? "dismembered" : "eliminated", by, dismembered ? "HQ-6.14.d-b" : rule);
}

/** HQ-6.14.b, HQ-8.8.a: a servant leaves the board at 0. */
function removeServant(t: Table, figure: Figure, by: Figure | undefined, rule: RuleId): void {
  takeOff(t, figure, "eliminated", by, rule, "HQ-6.14.a", "HQ-1.4-c");
}

/** Takes a figure off the board for good. What it carried stays behind as a pile, except where it was lost with it. */
export function takeOff(
  t: Table,
  figure: Figure,
  how: Exclude<Gone["how"], "left">,
  by: Figure | undefined,
  ...rules: readonly RuleId[]
): void {
  const { state } = t;
  state.figures.splice(state.figures.indexOf(figure), 1);
  const unaided = rules.includes("HQ-6.14.c-b");
  const told = isServant(figure) ? "removed" : unaided ? "unaided" : how;
  t.emit({ type: "eliminated", figure: figure.id, how: told }, { rules });
  if (how !== "lost") leavePile(t, figure, how);
  if (by?.kind === "hero") gain(t, by, { gold: figure.bounty }, "HQ-14.2");
  if (state.fate) rewardVictory(t, by, figure);
  if (!isServant(figure) || figure.questName) state.gone.push({ figure, how });
}

/** HQ-6.14.d-a: the items stay on the square. HQ-6.14.d-b: potions and scrolls of the dismembered are destroyed. */
function leavePile({ content, state }: Table, figure: Figure, how: Gone["how"]): void {
  const items = how === "dismembered" ? figure.items.filter((item) => !isFragile(content, item)) : figure.items;
  if (items.length > 0 || figure.gold > 0) {
    layDown(state, { square: figure.square, items: [...items], gold: figure.gold });
  }
  figure.items = [];
  figure.gold = 0;
}

function isFragile(content: HeroQuestContent, item: string): boolean {
  const card = itemNamed(content, item);
  return card.tags.includes("potion") || card.class === "scroll";
}

/** Gives body points back, never more than it began with. HQ-6.14.c-c: from 1 on a prone figure stands. */
export function heal(t: Table, figure: Figure, points: number, rules: readonly RuleId[]): void {
  const gained = Math.min(points, figure.fullBody - figure.body);
  if (gained <= 0) return;
  figure.body += gained;
  t.emit({ type: "body-regained", figure: figure.id, points: gained, left: figure.body }, { rules });
  if (isProne(figure) && figure.body > 0) {
    figure.prone = 0;
    delete figure.felledBy;
    t.emit({ type: "stood-up", figure: figure.id }, { rules: ["HQ-6.14.c-c"] });
  }
}

/** HQ-8.8: what the loss of mind points does. */
export function loseMind(t: Table, figure: Figure, points: number, { by, rules }: Cause): void {
  // HQ-8.8.a: the mindless have none to lose.
  if (isMindless(figure) || points <= 0) {
    t.emit({ type: "unhurt", figure: figure.id }, { rules });
    return;
  }
  figure.mind -= points;
  t.emit({ type: "mind-lost", figure: figure.id, points, left: figure.mind }, { rules });
  if (isServant(figure)) {
    if (figure.mind <= 0) removeServant(t, figure, by, "HQ-8.8.a");
  } else if (isInShock(figure)) {
    t.emit({ type: "in-shock", figure: figure.id }, { rules: ["HQ-8.8.b"] });
  } else if (isUnconscious(figure)) {
    t.emit({ type: "unconscious", figure: figure.id }, { rules: ["HQ-8.8.d"] });
  }
}

/** HQ-1.2.c: who no longer wears what gave it more mind points loses those above its own. */
export function capMind(t: Table, figure: Figure): void {
  const points = figure.mind - fullMindOf(t.content, figure);
  if (points <= 0) return;
  figure.mind -= points;
  t.emit({ type: "mind-lost", figure: figure.id, points, left: figure.mind }, { rules: ["HQ-1.2.c"] });
}

/** Gives mind points back. HQ-8.8.b: shock ends at once; HQ-8.8.d: another's help wakes the unconscious. */
export function restoreMind(t: Table, figure: Figure, points: number, rules: readonly RuleId[]): void {
  const gained = Math.min(points, fullMindOf(t.content, figure) - figure.mind);
  if (gained <= 0) return;
  const state = isUnconscious(figure) ? ["HQ-8.8.d"] : isInShock(figure) ? ["HQ-8.8.b"] : [];
  figure.mind += gained;
  t.emit(
    { type: "mind-regained", figure: figure.id, points: gained, left: figure.mind },
    { rules: [...rules, ...state] },
  );
}
