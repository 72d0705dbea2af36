import { type PlacedHero, type Scene, scene } from "./scene.js";

/** The Troll among heroes, with the Menace token somewhere. */
export function troll(
  heroes: Record<string, string | PlacedHero>,
  at: string,
  menace: [string, 1 | 2],
  more: Scene = {},
) {
  return scene({
    map: ["A B C D E F G"],
    heroes,
    foes: { troll: at },
    decks: { encounter: ["master-assault", "master-assault", "master-assault"] },
    ...more,
    arrange: (s, content) => {
      s.menace = { hero: menace[0], level: menace[1] };
      more.arrange?.(s, content);
    },
  });
}

/** It is the enemies' turn. */
export const enemyTurn: Scene = { step: "enemy-turn" };
/** Who has the Menace token, and at which level. */
export const token = (t: ReturnType<typeof scene>) => `${t.state.menace.hero} ${t.state.menace.level}`;
export const attacked = (t: ReturnType<typeof scene>) =>
  t.events("attack-declared").map(({ weapon, target }) => `${weapon} ${target}`);
