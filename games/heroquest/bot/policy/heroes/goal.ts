import { isHelpless, isInShock, isWaitingAlly } from "../../../queries/figures.js";
import { type Aim, aimsOf } from "../../../rules/16-quests/mission.js";
import type { Figure } from "../../../state.js";
import type { HeroQuestView } from "../../../view.js";
import type { Position } from "../../perception/position.js";

/**
 * What the heroes were sent for. The introduction tells it to everybody (HQ-2.7-b); the Evil Wizard reads it behind the
 * screen.
 */
export function goalsOf({ secrets, mission }: HeroQuestView): readonly Aim[] {
  return secrets ? aimsOf(secrets.goal) : (mission?.aims ?? []);
}

/** Whether the quest turns on this figure: one to slay, one to bring out, or who carries what must be brought out. */
export function isPrize({ table }: Position, figure: Figure): boolean {
  for (const goal of goalsOf(table)) {
    if (goal.kind === "slay" && goal.figures.includes(figure.questName)) return true;
    if (goal.kind === "rescue" && goal.ally === figure.questName) return true;
    if (goal.kind === "find" && figure.items.includes(goal.item)) return true;
  }
  return false;
}

/** What a hero has to do next for the goal, as far as it can be known. */
export type HeroPurpose = "explore" | "leave" | "escort" | "hold";

export function purposeOf({ table }: Position, hero: Figure): HeroPurpose {
  let purpose: HeroPurpose = "explore";
  const open = goalsOf(table).filter((goal) => !isDone(table, goal));
  for (const goal of open) {
    switch (goal.kind) {
      case "hold":
        return "hold";
      case "escape":
      case "race":
        if (table.exit && open.length === 1) return "leave";
        break;
      case "find": {
        // What else is to be done comes first: whoever leaves is gone.
        if (!goal.bring || open.length > 1) break;
        if (hero.items.includes(goal.item)) return "leave";
        if (table.figures.some((one) => one.items.includes(goal.item) && isOnTheWay(one))) purpose = "escort";
        break;
      }
      case "rescue": {
        if (open.length > 1) break;
        if (hero.questName === goal.ally) return "leave";
        if (table.figures.some((one) => one.questName === goal.ally && isOnTheWay(one))) purpose = "escort";
        break;
      }
    }
  }
  return purpose;
}

/** Whoever carries the prize can walk with it; who can't needs help first. */
function isOnTheWay(figure: Figure): boolean {
  return !isWaitingAlly(figure) && !isStuck(figure);
}

/** HQ-8.8.c-b, HQ-12.2-b: who lies there, is in shock or in a deep pit goes nowhere alone. */
function isStuck(figure: Figure): boolean {
  return isHelpless(figure) || isInShock(figure) || figure.pit === "deep-pit";
}

/** What must be brought out, as far as a companion has it who can't walk: somebody else has to take it along. */
export function prizesOf(table: HeroQuestView, companion: Figure): string[] {
  if (!isStuck(companion)) return [];
  return goalsOf(table).flatMap((goal) =>
    goal.kind === "find" && goal.bring && companion.items.includes(goal.item) ? [goal.item] : [],
  );
}

/** What the board itself shows to be done. */
function isDone({ gone, figures }: HeroQuestView, goal: Aim): boolean {
  if (goal.kind === "slay") {
    return goal.figures.every((name) => gone.some(({ figure, how }) => how !== "left" && figure.questName === name));
  }
  if (goal.kind === "find" && !goal.bring) return figures.some(({ items }) => items.includes(goal.item));
  return false;
}

/** The letter of a room that must be held. */
export function roomToHold(table: HeroQuestView): string | undefined {
  for (const goal of goalsOf(table)) if (goal.kind === "hold") return goal.room;
  return undefined;
}

/** For how many rounds a room must be held: only the Evil Wizard can read it. Nothing where none must. */
export function roundsToHold({ secrets }: HeroQuestView): number {
  const goals = secrets ? (secrets.goal.kind === "all" ? secrets.goal.goals : [secrets.goal]) : [];
  return Math.max(0, ...goals.map((goal) => (goal.kind === "hold" ? goal.rounds : 0)));
}

/** Whether time is short, as the introduction says: then nobody stops for treasure that isn't the goal. */
export function isHurried({ mission }: HeroQuestView): boolean {
  return mission?.hurried ?? false;
}

/** Whether the goal is a race: then nobody waits for the last. */
export function isRace(table: HeroQuestView): boolean {
  return goalsOf(table).some(({ kind }) => kind === "race");
}

/** Whether something must be found: then every piece of furniture is worth a search. */
function seeksItem(table: HeroQuestView): boolean {
  return goalsOf(table).some(
    (goal) => goal.kind === "find" && !table.figures.some(({ items }) => items.includes(goal.item)),
  );
}

/** What must be found is looked for everywhere; otherwise treasure is for those who can take a trap, and not in a race. */
export function isWorthASearch({ table, style }: Position, hero: Figure): boolean {
  return seeksItem(table) || (!isRace(table) && hero.body >= style.searchShare * hero.fullBody);
}

/** Whether a hero is on its way out with what the Evil Wizard mustn't let go, or may simply escape. */
export function carriesMission(table: HeroQuestView, hero: Figure): boolean {
  return goalsOf(table).some((goal) => {
    if (goal.kind === "find") return goal.bring && hero.items.includes(goal.item);
    return goal.kind === "escape" || goal.kind === "race";
  });
}
