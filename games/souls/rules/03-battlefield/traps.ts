import { each, one } from "@tavolata/kernel";
import { discardCards, drawCards } from "@tavolata/kit";
import type { SoulsContent } from "../../content/content.js";
import { trapCard } from "../../content/tables.js";
import { areasWithinReach } from "../../queries/board/distance.js";
import type { AreaId } from "../../queries/board/terrain.js";
import { heroOf } from "../../queries/figures.js";
import { powerLabel, powersAt, type Usable, whyNotUsable } from "../../queries/powers/usable.js";
import type { Figure, Souls, SoulsFlow, Table } from "../../state.js";
import { spendPower } from "../07-powers/using.js";
import { applyEffects } from "../effects/apply.js";

const trapRule = { id: "trap", whenEmpty: "reshuffle", rules: ["SS-2-c", "SS-3.3.1-a"] } as const;

/** SS-3.3.1-a, SS-3.3.1-e: one Trap is drawn and resolved; SS-3.3.1-f, SS-2-a: some draw more and play one. All are discarded. */
export function* trap(
  t: Table,
  opener: Figure,
  reach: (range: number) => readonly AreaId[],
  where: "door" | "chest",
): SoulsFlow {
  const { state: s } = t;
  const choices = momentPowers(t.content, s, opener, "passive").flatMap(({ effects }) => effects);
  const count = Math.max(1, ...choices.map((effect) => (effect.effect === "trap-choice" ? effect.draw : 1)));
  const drawn = yield* drawCards(t, s.decks.trap, trapRule, count, opener.belongsTo);
  if (drawn.length === 0) return;
  // A single one that nobody can make harmless is told when it snaps.
  if (drawn.length > 1 || momentPowers(t.content, s, opener, "free").length > 0)
    t.emit({ type: "traps-drawn", figure: opener.id, traps: drawn }, { rules: ["SS-3.3.1-a"], reveals: true });
  // The cards lie open while one is chosen.
  discardCards(s.decks.trap, drawn);
  const card =
    drawn.length === 1
      ? drawn[0]!
      : yield* t.choose(opener.belongsTo, "choose-trap", () => [each(drawn, "trap")], {
          rules: ["SS-3.3.1-f"],
        });
  if (yield* ignoresTrap(t, opener)) return;
  t.emit({ type: "trap-sprung", trap: card }, { rules: rulesOfTrap(s, where), reveals: true });
  const { range, effects } = trapCard(t.content, card);
  const areas = reach(range);
  yield* applyEffects(t, effects, { user: "", name: card, trigger: opener.id, reach: areas, area: opener.area });
}

/** SS-3.3.1-d: on a door. SS-3.3.1-e: Ghost Souls are spared, companions aren't. */
function rulesOfTrap(s: Souls, where: "door" | "chest"): string[] {
  const rules = ["SS-3.3.1-a", "SS-3.3.1-b", "SS-3.3.1-c", ...(where === "door" ? ["SS-3.3.1-d"] : [])];
  if (s.figures.some(({ kind }) => kind === "ghost" || kind === "companion")) rules.push("SS-3.3.1-e");
  return rules;
}

function momentPowers(content: SoulsContent, s: Souls, opener: Figure, activity: "passive" | "free"): Usable[] {
  const hero = heroOf(s, opener);
  return powersAt(content, hero, "trap-drawn").filter(
    (power) => power.activity === activity && !whyNotUsable(content, s, hero, power),
  );
}

/** Some powers make a Trap harmless. */
function* ignoresTrap(t: Table, opener: Figure): SoulsFlow<boolean> {
  const { state: s } = t;
  const usable = () => momentPowers(t.content, s, opener, "free");
  if (usable().length === 0) return false;
  const picked = yield* t.choose<Usable | "pass">(
    opener.belongsTo,
    "ignore-trap",
    () => [each(usable(), { verb: "power", target: ({ id }) => id }, { label: powerLabel }), one("pass")],
    { rules: ["SS-6.5-d"] },
  );
  if (picked === "pass") return false;
  spendPower(t, heroOf(s, opener), picked);
  return true;
}

/** SS-3.3.1-b: from the trapped element along legal paths, without sight. */
export function reachFrom(s: Souls, area: AreaId): (range: number) => readonly AreaId[] {
  return (range) => areasWithinReach(s, area, range);
}

/** SS-3.3.1-d, SS-3.3.1-g: each of the two areas of a door is at {1}; {0} doesn't exist. */
export function reachFromDoor(s: Souls, a: AreaId, b: AreaId): (range: number) => readonly AreaId[] {
  return (range) =>
    range === 0 ? [] : [...new Set([...areasWithinReach(s, a, range - 1), ...areasWithinReach(s, b, range - 1)])];
}
