import { shadowsInBox, tokenCounts } from "../../decks/tokens.js";
import type { Quest } from "../../types.js";
import { naming, type Problem, problem, removing } from "./problem.js";

/** SS-1.2-c: a quest needs no more tokens than there are in the box. */
export function beyondTheBox(quest: Quest): Problem[] {
  return [...manyTokens(quest), ...shadowProblems(quest), ...gateProblems(quest)];
}

function manyTokens(quest: Quest): Problem[] {
  const doors = (kind: "normal" | "locked") =>
    quest.doors.flatMap((door, i) => (door.kind === kind ? [`doors[${i}]`] : []));
  const locks = (["doors", "chests"] as const).flatMap((list) =>
    quest[list].flatMap(({ magicLock }, i) => (magicLock ? [`${list}[${i}].magicLock`] : [])),
  );
  const each = (list: "walls" | "chests" | "searchAreas" | "altars" | "gates" | "waypoints") =>
    quest[list].map((_, i) => `${list}[${i}]`);
  const used: readonly (readonly [fields: readonly string[], token: keyof typeof tokenCounts])[] = [
    [doors("normal"), "door"],
    [doors("locked"), "locked-door"],
    [each("walls"), "wall"],
    [each("chests"), "chest"],
    [each("searchAreas"), "search-area"],
    [each("altars"), "altar"],
    [each("gates"), "spawn-gate"],
    [each("waypoints"), "waypoint"],
    [locks, "magic-lock"],
  ];
  return used
    .filter(([fields, token]) => fields.length > tokenCounts[token])
    .map(([fields, kind]) => {
      const last = fields.at(-1)!;
      const args = { kind, count: fields.length, limit: tokenCounts[kind] };
      return problem(last, "beyond-box", { args, fix: removing(last) });
    });
}

/** SS-15.4-o, SS-15.4-p. */
function shadowProblems({ shadowReserve, shadows }: Quest): Problem[] {
  const held = Object.values(shadowReserve).reduce((sum, count) => sum + count, 0);
  return [
    ...Object.entries(shadowReserve).flatMap(([kind, count]) => {
      const limit = shadowsInBox.get(kind) ?? 0;
      const field = `shadowReserve.${kind}`;
      const change = { does: "set", field, value: limit } as const;
      return count > limit
        ? [
            problem(field, "beyond-box", {
              args: { kind: `shadow-${kind}`, count, limit },
              fix: limit === 0 ? removing(field) : { code: "number", args: { number: limit }, change },
            }),
          ]
        : [];
    }),
    ...(shadows.length > held
      ? [
          problem(`shadows[${shadows.length - 1}]`, "few-shadows", {
            args: { placed: shadows.length, held },
            at: [shadows.at(-1)!.at],
            fix: removing(`shadows[${shadows.length - 1}]`),
          }),
        ]
      : []),
    ...shadows.flatMap(({ at, heroes }, i) => {
      if (heroes >= 2 && heroes <= 5) return [];
      const field = `shadows[${i}].heroes`;
      const change = { does: "set", field, value: 2 } as const;
      const fix = { code: "number", args: { number: 2 }, change };
      return [problem(field, "shadow-heroes", { args: { area: at }, at: [at], fix })];
    }),
  ];
}

/** What the blue die can show, besides a miss. */
const printed = ["hit", "ability", "magic", "shield"] as const;

/** SS-15.5-b: a blue die tells the gates apart. */
function gateProblems({ gates }: Quest): Problem[] {
  const free = printed.find((symbol) => !gates.some((gate) => gate.symbol === symbol));
  return gates.flatMap(({ at, symbol }, i) => {
    const field = `gates[${i}].symbol`;
    const fix = free === undefined ? removing(`gates[${i}]`) : naming(field, free);
    if (!(printed as readonly string[]).includes(symbol))
      return [problem(field, "gate-symbol", { args: { symbol }, at: [at], fix })];
    return gates.findIndex((other) => other.symbol === symbol) === i
      ? []
      : [problem(field, "same-gate", { args: { symbol }, at: [at], fix })];
  });
}
