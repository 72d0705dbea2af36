import type { scene } from "./scene.js";

export const attacksIn = (t: ReturnType<typeof scene>) =>
  t.events("attack-declared").map(({ attacker, weapon, target }) => `${attacker} ${weapon} ${target}`);
