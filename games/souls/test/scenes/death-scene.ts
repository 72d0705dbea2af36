import type { Quest } from "../../content/types.js";
import { hpOf } from "../../queries/profile.js";
import { type PlacedHero, scene } from "./scene.js";

/** Ecarus walks into a deadly area with one HP left. */
export function dying(
  hero: Partial<PlacedHero> = {},
  more: Record<string, string | PlacedHero> = { thorgar: "A" },
  quest: Partial<Quest> = {},
) {
  const t = scene({
    map: ["A B"],
    quest,
    features: { deadly: ["B"] },
    heroes: { ecarus: { at: "A", wounds: 99, ...hero }, ...more },
    arrange: (s, content) => {
      const figure = s.figures[0]!;
      figure.wounds = hpOf(content, s, figure) - 1;
    },
  });
  return t.does("ecarus", "move:B");
}
