import { done, each } from "@tavolata/kernel";
import { discardCards, drawCard } from "@tavolata/kit";
import type { SoulsContent } from "../../content/content.js";
import { shadowToken } from "../../content/tables.js";
import type { ShadowKind } from "../../content/types.js";
import { isSeenByHeroes } from "../../queries/board/sight.js";
import type { AreaId } from "../../queries/board/terrain.js";
import { waysOf } from "../../queries/board/ways.js";
import { isEngaged, livingHeroes } from "../../queries/figures.js";
import { questOf } from "../../queries/quest/books.js";
import type { Souls, SoulsFlow, Table } from "../../state.js";
import { carryOut, place } from "../02-quest/acts.js";
import { areasSeen } from "../02-quest/triggers.js";
import { drawEnemyPower } from "./powers-drawn.js";
import { placeNextEnemy } from "./spawn.js";

const shadowRule = { id: "shadow", whenEmpty: "reshuffle", rules: ["SS-15.4-o", "SS-2-c"] } as const;

/** SS-15.4-b: the areas with Shadows that a living hero sees. */
function shadowsInSight(content: SoulsContent, s: Souls): AreaId[] {
  const areas: AreaId[] = [];
  const ways = waysOf(s);
  for (const area in s.shadows) if (isSeenByHeroes(content, s, ways, area)) areas.push(area);
  return areas;
}

/**
 * SS-15.4-c: Shadows in sight are revealed at once, in every phase, before anything else goes on; SS-15.4-d: after every single area of a
 * move. SS-15.4-f: the active player chooses their order. What was seen at that moment is revealed, whatever the first ones turn out to be.
 */
export function revealShadows(t: Table): SoulsFlow {
  const { state: s } = t;
  // Nobody sees anything before the first Round.
  if (s.phase === "setup") return done;
  const seen = shadowsInSight(t.content, s);
  // Asked after every step, and nearly always there is none: no generator is made for that.
  return seen.length === 0 ? areasSeen(t) : revealThese(t, seen);
}

function* revealThese(t: Table, seen: AreaId[]): SoulsFlow {
  const { state: s } = t;
  while (seen.length > 0) {
    const next =
      seen.length === 1
        ? seen[0]!
        : yield* t.choose(s.active, "shadow-order", () => [each(seen, "area", { at: (area) => [`area:${area}`] })], {
            rules: ["SS-15.4-f"],
          });
    seen.splice(seen.indexOf(next), 1);
    yield* revealIn(t, next);
  }
  yield* areasSeen(t);
}

function* revealIn(t: Table, area: AreaId): SoulsFlow {
  const { shadows } = t.state;
  while (shadows[area]) {
    const token = shadows[area].shift()!;
    if (shadows[area].length === 0) delete shadows[area];
    yield* reveal(t, area, token);
  }
}

/** SS-15.4-g to SS-15.4-k: the token is discarded, and what it shows takes its place. */
function* reveal(t: Table, area: AreaId, token: string): SoulsFlow {
  const { state: s } = t;
  const { kind } = shadowToken(t.content, token);
  discardCards(s.decks.shadow, [token]);
  t.emit({ type: "shadow-revealed", area, kind }, { rules: rulesOfReveal(s, kind), reveals: true });
  switch (kind) {
    case "enemy":
      yield* placeNextEnemy(t, area, "SS-15.4-i");
      return;
    case "champion": {
      const enemy = yield* placeNextEnemy(t, area, "SS-15.4-j");
      if (enemy) yield* drawEnemyPower(t, enemy);
      return;
    }
    case "two-enemies":
      yield* placeNextEnemy(t, area, "SS-15.4-k");
      yield* placeNextEnemy(t, area, "SS-15.4-k");
      return;
    case "quest-enemy": {
      // SS-15.4-l: the enemy that the Quest names.
      const { questEnemy } = questOf(s);
      if (questEnemy) yield* place(t, { enemy: questEnemy, at: area });
      return;
    }
    case "man":
    case "woman":
      // SS-15.4-g: nobody, unless the Quest says who it is.
      yield* carryOut(t, questOf(s).citizens?.[kind] ?? []);
      return;
    case "quest":
      // SS-15.4-m.
      yield* carryOut(t, questOf(s).questShadow ?? []);
      return;
  }
}

function rulesOfReveal(s: Souls, kind: ShadowKind): string[] {
  const rules = ["SS-15.4-b", "SS-15.4-c"];
  // SS-15.4-d: the hero stops for it, and may go on afterwards.
  if (s.turn.moving) rules.push("SS-15.4-d");
  if (kind === "man" || kind === "woman") rules.push("SS-15.4-g");
  if (kind === "quest-enemy") rules.push("SS-15.4-l");
  if (kind === "quest") rules.push("SS-15.4-m");
  // SS-3.4-f: whoever stands with the viewer hides nothing.
  if (livingHeroes(s).some((hero) => isEngaged(s, hero))) rules.push("SS-3.4-f");
  return rules;
}

/** SS-15.4-o: drawn from the reserve; face up they are revealed at once. */
export function* placeShadows(
  t: Table,
  area: AreaId | undefined,
  count: number,
  face: "up" | "down",
  ...rules: string[]
): SoulsFlow {
  const { state: s } = t;
  if (area === undefined) return;
  for (let left = count; left > 0; left--) {
    const token = yield* drawCard(t, s.decks.shadow, shadowRule);
    if (token === undefined) return;
    if (face === "up") {
      yield* reveal(t, area, token);
      continue;
    }
    s.shadows[area] ??= [];
    s.shadows[area].push(token);
    t.emit({ type: "shadow-placed", area }, { rules: ["SS-15.4-a", "SS-15.4-o", ...rules] });
  }
  yield* revealShadows(t);
}
