import { type Bar, bar } from "@tavolata/kernel";
import { squareNamed } from "../../content/board/grid.js";
import type { Act, Trigger } from "../../content/quests/format.js";
import { boardOf } from "../../queries/board/squares.js";
import { enemyBeside } from "../../queries/figures.js";
import type { Figure, HeroQuest, Table } from "../../state.js";
import { searchArea } from "../09-search/area.js";
import { roomsBeside, squaresBeside } from "../11-discovery/placing.js";

/** HQ-10.7, HQ-18.5: with an antagonist beside, the action is lost. */
export function whyDetectLost(state: HeroQuest, figure: Figure): Bar | undefined {
  const enemy = enemyBeside(state, figure);
  return enemy && bar("HQ-10.7", "enemy-adjacent", { figure: enemy.id });
}

/** HQ-10.7: one ambush in the area of a search, or behind a door beside, is seen through: its figures come, but don't strike at once. */
export function detectAmbush(t: Table, figure: Figure): void {
  const { state } = t;
  const area = [...searchArea(t, figure), ...behindDoors(state, figure)];
  const { triggers } = state.secrets;
  const at = triggers.findIndex((trigger) => trigger.acts.some((act) => liesIn(state, act, area)));
  if (at >= 0) triggers[at] = withoutSurprise(triggers[at]!);
  t.emit({ type: "ambush-sought", figure: figure.id, found: at >= 0 }, { rules: ["HQ-10.7"], reveals: true });
}

/** The rooms on whose threshold a figure stands. */
function behindDoors(state: HeroQuest, figure: Figure): number[] {
  const doors = state.doors.filter(({ edge }) => squaresBeside(state, edge).includes(figure.square));
  return doors.flatMap(({ edge }) => roomsBeside(state, edge)).flatMap((room) => boardOf(state).squaresOf[room]!);
}

function liesIn(state: HeroQuest, act: Act, area: readonly number[]): boolean {
  if (act.act !== "ambush") return false;
  const { grid } = boardOf(state);
  return act.antagonists.some(({ at }) => area.includes(squareNamed(grid, at)));
}

function withoutSurprise(trigger: Trigger): Trigger {
  return { ...trigger, acts: trigger.acts.map((act) => (act.act === "ambush" ? { ...act, act: "place" } : act)) };
}
