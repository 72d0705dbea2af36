import type { Defences, Effect } from "../../content/types.js";
import { blade, type Scene, scene, stub } from "./scene.js";

/** Ecarus strikes a stub with these free effects, all paid in their order. */
export function strikes(hits: number, effects: readonly Effect[], defences: Partial<Defences> = {}, more: Scene = {}) {
  stub("stub", defences);
  const item = blade("test-blade", hits, 0, 0, { paid: effects.map((effect) => ({ cost: {}, effects: [effect] })) });
  const t = scene({
    map: ["W A B"],
    heroes: { ecarus: { at: "A", slots: { primary: item } }, thorgar: "B" },
    foes: { "stub-1": "A" },
    ...more,
    arrange: (s, content) => {
      s.turn.action = 0;
      more.arrange?.(s, content);
    },
  });
  t.does("ecarus", "attack:test-blade-1:stub-1");
  for (const [i] of effects.entries()) t.does("ecarus", `pay:test-blade-1#${i + 1}`);
  return t;
}

export const critical: Effect = { effect: "critical" };
export const knockOut: Effect = { effect: "condition", condition: "ko" };
export const lethal = (hits: number | "all"): Effect => ({ effect: "lethal", hits });
