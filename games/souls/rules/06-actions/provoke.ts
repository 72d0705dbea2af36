import { type Bar, bar } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { whyNoActivity } from "../../queries/activity.js";
import { seesBetween } from "../../queries/board/sight.js";
import { isMaster } from "../../queries/enemies/scroll.js";
import { enemyOf } from "../../queries/figures.js";
import type { Figure, Souls, SoulsFlow, Table } from "../../state.js";
import { masterInPlay, provoke } from "../16-masters/menace.js";
import { startActivity } from "./activity.js";
import { type HeroMenu, heroAction } from "./hero-action.js";

/** SS-6.3.7, SS-16.1-e, SS-16.1-g: an Action, once in a turn, in sight of the Master. */
const provokeMaster = heroAction<undefined>({
  verb: "provoke",
  whyNot: (_, { t, figure }) => whyNotProvoke(t.content, t.state, figure),
  run: (_, { t, figure }) => provokes(t, figure),
});

export function listProvoke(menu: HeroMenu): void {
  const { content, state } = menu.acting.t;
  if (masterInPlay(content, state)) menu.add(provokeMaster, undefined);
}

function whyNotProvoke(content: SoulsContent, s: Souls, figure: Figure): Bar | undefined {
  if (s.turn.done.includes("provoke")) return bar("SS-6.3.7", "used-this-turn");
  const none = whyNoActivity(s, figure, "action");
  if (none) return none;
  const inSight = s.figures.some(
    (other) =>
      other.kind === "enemy" &&
      isMaster(content, enemyOf(s, other)) &&
      seesBetween(content, s, "heroes", figure.area, other.area),
  );
  return inSight ? undefined : bar("SS-16.1-e", "out-of-sight");
}

function* provokes(t: Table, figure: Figure): SoulsFlow {
  t.state.turn.done.push("provoke");
  if (yield* startActivity(t, figure, "action")) provoke(t, figure.id);
}
