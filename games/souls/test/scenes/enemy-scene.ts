import type { Defences, EnemyScroll, Sentence } from "../../content/types.js";
import { type PlacedFoe, type PlacedHero, type Scene, scene, stub } from "./scene.js";

export type Heroes = Readonly<Record<string, string | PlacedHero>>;
export type Foes = Readonly<Record<string, string | PlacedFoe>>;

/** An Enemy Turn in which these enemies act by this card. */
export function enemyTurn(card: string, heroes: Heroes, foes: Foes, more: Scene = {}) {
  return scene({
    heroes: Object.fromEntries(Object.entries(heroes).map(([name, placed]) => [name, untaunting(name, placed)])),
    foes,
    decks: { encounter: [card, "quick-blades"], ...more.decks },
    step: "enemy-turn",
    ...more,
    arrange: (s, content) => {
      s.turn.side = "enemies";
      more.arrange?.(s, content);
    },
  });
}

/** Ecarus of the Black Rose, who doesn't step in. */
function untaunting(name: string, placed: string | PlacedHero): PlacedHero {
  const hero = typeof placed === "string" ? { at: placed } : placed;
  return name === "ecarus" ? { version: "black-rose", ...hero } : hero;
}

export const acted = (t: ReturnType<typeof scene>) => t.events("enemy-activated").map(({ enemy }) => enemy);
export const attacksIn = (t: ReturnType<typeof scene>) =>
  t.events("attack-declared").map(({ attacker, weapon, target }) => `${attacker} ${weapon} ${target}`);

/** Enemies that only stand there and fight in their area. */
export function fighter(name: string, scroll: Partial<EnemyScroll> = {}, defences: Partial<Defences> = {}): void {
  stub(name, defences, {
    lines: [
      { range: [0], say: [{ do: "attack", weapon: "claws" }] },
      { range: "+", say: [] },
    ],
    ...scroll,
  });
}

export function walker(name: string, ...say: Sentence[]): void {
  stub(name, {}, { lines: [{ range: "+", say }] });
}
