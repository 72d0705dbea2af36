import { enemyCards, masterScrolls, type Quest } from "../../editor.js";
import type { SoulsView } from "../../view.js";
import type { OnMap } from "../board/things.js";

/** What a Quest lays on the map, as a table would show it with the largest party. */
export function lyingIn(quest: Quest): OnMap & Pick<SoulsView, "doors"> {
  const by = <T, V>(things: readonly T[], area: (one: T) => string, value: (one: T) => V): Record<string, V> =>
    Object.fromEntries(things.map((one) => [area(one), value(one)]));
  const shadows: Record<string, { count: number }> = {};
  for (const { at } of quest.shadows) shadows[at] = { count: (shadows[at]?.count ?? 0) + 1 };
  return {
    shadows,
    shadowNumbers: by(
      quest.shadows,
      ({ at }) => at,
      ({ heroes }) => heroes,
    ),
    altars: by(
      quest.altars,
      ({ at }) => at,
      ({ active }) => active,
    ),
    gates: by(
      quest.gates,
      ({ symbol }) => symbol,
      ({ at, open }) => ({ area: at, open }),
    ),
    chests: by(
      quest.chests,
      ({ at }) => at,
      ({ magicLock = "" }) => ({ lock: magicLock, token: { count: 1 } }),
    ),
    searches: by(
      quest.searchAreas,
      (at) => at,
      () => ({ count: 1 }),
    ),
    stories: by(
      quest.stories.flatMap(({ at, card }) => (at === undefined ? [] : [{ at, card }])),
      ({ at }) => at,
      ({ card }) => String(card),
    ),
    waypoints: by(
      quest.waypoints,
      ({ at }) => at,
      ({ id }) => id,
    ),
    fires: {},
    ground: quest.key
      ? {
          [quest.key.at]: {
            items: [],
            crowns: 0,
            keys: [quest.key.colour],
            loot: { count: 0 },
            treasure: { count: 0 },
          },
        }
      : {},
    tokens: [],
    doors: {
      ...by(
        quest.doors,
        ({ on }) => on,
        ({ kind, magicLock = "" }) => ({
          kind: kind === "locked" ? ("locked" as const) : ("door" as const),
          lock: magicLock,
        }),
      ),
      ...by(
        quest.walls,
        (on) => on,
        () => ({ kind: "wall" as const, lock: "" }),
      ),
    },
  };
}

const cards: Readonly<Record<string, { readonly scroll: string }>> = enemyCards;

/** The family of an enemy, for its picture: `orc-warrior` of `orc-warrior-blue-1`. */
export function familyOf(enemy: string | undefined): string {
  if (enemy === undefined) return "";
  if (Object.hasOwn(masterScrolls, enemy)) return enemy;
  const scroll = cards[enemy]?.scroll ?? enemy;
  return scroll.replace(/-(green|blue|red)$/, "").replace(/-horde$/, "");
}
