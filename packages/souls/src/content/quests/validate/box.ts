import { shadows as shadowTokens, tokenCounts } from "../../decks/tokens.js";
import type { Quest } from "../../types.js";
import type { Problem } from "../../validate/problem.js";

/** SS-1.2-c: a quest needs no more tokens than there are in the box. */
export function beyondTheBox(quest: Quest): Problem[] {
  const used: readonly (readonly [string, number, keyof typeof tokenCounts])[] = [
    ["doors", quest.doors.filter(({ kind }) => kind === "normal").length, "door"],
    ["doors", quest.doors.filter(({ kind }) => kind === "locked").length, "locked-door"],
    ["walls", quest.walls.length, "wall"],
    ["chests", quest.chests.length, "chest"],
    ["searchAreas", quest.searchAreas.length, "search-area"],
    ["altars", quest.altars.length, "altar"],
    ["gates", quest.gates.length, "spawn-gate"],
    ["waypoints", quest.waypoints.length, "waypoint"],
    ["magicLock", [...quest.doors, ...quest.chests].filter(({ magicLock }) => magicLock).length, "magic-lock"],
  ];
  return [
    ...used
      .filter(([, count, token]) => count > tokenCounts[token])
      .map(([field, count, token]) => ({
        field,
        problem: `${count} × "${token}", but the box holds ${tokenCounts[token]} (SS-1.2-c).`,
      })),
    ...shadowProblems(quest),
    ...gateProblems(quest),
  ];
}

/** SS-15.4-o, SS-15.4-p. */
function shadowProblems({ shadowReserve, shadows }: Quest): Problem[] {
  const held = Object.values(shadowReserve).reduce((sum, count) => sum + count, 0);
  return [
    ...Object.entries(shadowReserve).flatMap(([kind, count]) => {
      const token = Object.values(shadowTokens).find((one) => one.kind === kind);
      if (!token) return [{ field: "shadowReserve", problem: `There is no shadow "${kind}".` }];
      return count > token.copies
        ? [{ field: "shadowReserve", problem: `${count} × "${kind}", but the box holds ${token.copies}.` }]
        : [];
    }),
    ...(shadows.length > held
      ? [{ field: "shadows", problem: `${shadows.length} shadows are placed, but the reserve holds ${held}.` }]
      : []),
    ...shadows
      .filter(({ heroes }) => heroes < 2 || heroes > 5)
      .map(({ at }) => ({ field: "shadows", problem: `The shadow in "${at}" needs 2 to 5 heroes (SS-15.4-p).` })),
  ];
}

/** SS-15.5-b: a blue die tells the gates apart. */
function gateProblems({ gates }: Quest): Problem[] {
  const printed = ["hit", "ability", "magic", "shield"];
  return gates.flatMap(({ id, symbol }, i) => [
    ...(printed.includes(symbol)
      ? []
      : [{ field: `gates.${i}`, problem: `The gate "${id}" shows one of ${printed.join(", ")}.` }]),
    ...(gates.findIndex((other) => other.symbol === symbol) === i
      ? []
      : [{ field: `gates.${i}`, problem: `Two gates show "${symbol}": the die can't tell them apart (SS-15.5-b).` }]),
  ]);
}
