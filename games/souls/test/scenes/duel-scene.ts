import type { Defences, PaidEffect } from "../../content/types.js";
import { blade, type Scene, scene, stub } from "./scene.js";

export const ability = (...effects: PaidEffect["effects"]): PaidEffect => ({ cost: { ability: 1 }, effects });

/** Ecarus with a blade against a stub in his area; he has spent his Action, so that nobody asks for Focus. */
export function duel(
  weapon: {
    hits?: number;
    red?: number;
    blue?: number;
    paid?: readonly PaidEffect[];
    damage?: "slash" | "blunt" | "pierce" | "arcane";
  },
  defences: Partial<Defences>,
  dice: readonly string[],
  more: Scene & { focus?: true } = {},
) {
  stub("stub", defences);
  const { hits = 0, red = 0, blue = 0, paid, damage } = weapon;
  const item = blade("test-blade", hits, red, blue, { ...(paid ? { paid } : {}), ...(damage ? { damage } : {}) });
  const { focus, ...rest } = more;
  const t = scene({
    map: ["A B"],
    heroes: { ecarus: { at: "A", slots: { primary: item } } },
    foes: { "stub-1": "A" },
    dice,
    ...rest,
    arrange: (s, content) => {
      if (!focus) s.turn.action = 0;
      rest.arrange?.(s, content);
    },
  });
  t.does("ecarus", "attack:test-blade-1:stub-1");
  return t;
}

export const left = (t: ReturnType<typeof scene>, step: string) => {
  const found = t.events("defended").filter((event) => event.step === step);
  return found.map(({ normal, lethal }) => normal + lethal);
};
