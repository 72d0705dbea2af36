import type { Features } from "@tavolata/kit";
import type { RingsContent } from "../../content/content.js";
import { cardOf, titleOf, typeOf } from "../../content/lookup.js";
import { type Scenario, scenarioOf } from "../../content/scenario.js";
import { hitPointsLeft, stagingThreat, statistic } from "../../queries/statistics.js";
import { isEnemy } from "../../queries/table.js";
import { eliminationLevel } from "../../queries/threat.js";
import type { CardId } from "../../state.js";
import type { RingsView } from "../../view.js";
import { drawCount } from "../perception/unseen.js";
import { keyEnemy, stagingBurden } from "./foes.js";
import { playersFeatures } from "./player-features.js";

/** What a stage without points counts as, which ends with the fall of its enemies. */
const lastFight = 10;

/** Levels of threat from which on each point is dearer than before (LR-end-1); enemies wait for many of them. */
const steps = [25, 30, 35, 40, 45];

/** What counts for the players' victory: what they have, on average, and what is in their way. */
export function features(content: RingsContent, s: RingsView, players: number): Features {
  return {
    [`players-${players}`]: 1,
    [`stage-${s.quest.stage}`]: 1,
    round: s.round,
    ...playersFeatures(content, s, players),
    ...threats(s, players),
    ...quest(content, s),
    ...staging(content, s),
    ...keyFoe(content, s),
  };
}

/** LR-end-1: the nearest to the end is who the others can't spare. Who is out has no time left. */
function threats(s: RingsView, players: number): Record<string, number> {
  const levels = s.order.map((seat) => s.players[seat]!.threat);
  while (levels.length < players) levels.push(eliminationLevel);
  const [highest, lowest] = [Math.max(...levels), Math.min(...levels)];
  const found: Record<string, number> = {
    threat: levels.reduce((sum, each) => sum + each, 0) / players,
    highest,
    lowest,
  };
  for (const step of steps) {
    found[`threatOver${step}`] = levels.reduce((sum, each) => sum + Math.max(0, each - step), 0) / players;
  }
  return found;
}

function quest(content: RingsContent, s: RingsView): Record<string, number> {
  const activeLeft = s.active === "" ? 0 : cardOf(content, s.active).questPoints! - s.cards[s.active]!.progress;
  const { scenario, quest } = s;
  return {
    toGo: activeLeft + pointsFrom(scenarioOf(content, scenario), quest.stage) - quest.progress,
    stageProgress: quest.progress,
    active: s.active === "" ? 0 : 1,
    activeLeft,
    rescued: quest.rescued ? 1 : 0,
    objectives: s.staging.filter((id) => typeOf(id) === "objective").length,
    encounterDeck: drawCount(s),
  };
}

/** Where the way divides, one of the next stages is played; which one isn't known. */
function pointsFrom(scenario: Scenario, id: string): number {
  const { points, next } = scenario.stages.find((stage) => stage.id === id)!;
  const after = next.reduce((sum, one) => sum + pointsFrom(scenario, one), 0) / Math.max(1, next.length);
  return (points === 0 ? lastFight : points) + after;
}

function staging(content: RingsContent, s: RingsView): Record<string, number> {
  const found = {
    stagingThreat: stagingThreat(content, s),
    lurking: 0,
    lurkers: 0,
    locations: 0,
    locationPoints: 0,
    victory: 0,
  };
  for (const id of s.staging) {
    if (isEnemy(id)) {
      found.lurkers += 1;
      found.lurking += stagingBurden(content, s, id) / 10;
    } else if (typeOf(id) === "location") {
      found.locations += 1;
      found.locationPoints += cardOf(content, id).questPoints! - s.cards[id]!.progress;
    }
  }
  found.victory = s.victory.length;
  return found;
}

/** The enemies without whose fall the quest can't go on. */
function keyFoe(content: RingsContent, s: RingsView): Record<string, number> {
  const found = { keyFoes: 0, keyLeft: 0, keyAttack: 0 };
  const title = keyEnemy(content, s);
  if (title === undefined) return found;
  const count = (ids: readonly CardId[]) => {
    for (const id of ids) {
      if (titleOf(id) !== title) continue;
      found.keyFoes += 1;
      found.keyLeft += hitPointsLeft(content, s, s.cards[id]!);
      found.keyAttack += statistic(content, s, s.cards[id]!, "attack");
    }
  };
  count(s.staging);
  for (const seat of s.order) count(s.engaged[seat]!);
  return found;
}
