import { expect, test } from "vitest";
import { registerCards } from "../src/cards/lookup.js";
import { ally } from "../src/vocabulary/card.js";
import { exhaustSelf } from "../src/vocabulary/costs.js";
import { locationProgress, loweringThreat, target, you } from "../src/vocabulary/effects.js";
import { response, toItself } from "../src/vocabulary/reactions.js";
import { isStaged, locationThat } from "../src/vocabulary/targets.js";
import { scene } from "./scene.js";

/** The card that docs/add-a-card.md makes. */
registerCards([
  ally("ferryman-of-the-reeds", {
    sphere: "spirit",
    copies: 3,
    cost: 2,
    willpower: 1,
    attack: 0,
    defence: 1,
    hitPoints: 2,
    traits: ["scout"],
    action: { costs: [exhaustSelf], targets: [locationThat(isStaged)], effect: locationProgress(1, target) },
    reactions: [response("entered-play", loweringThreat(1, you), { when: toItself })],
  }),
]);

test("ferryman-of-the-reeds: lowers threat as he enters play, and exhausts for progress", () => {
  const t = scene({
    staging: ["old-forest-road"],
    players: [{ heroes: ["eowyn"], threat: 30, resources: 2, hand: ["ferryman-of-the-reeds"] }],
  });
  t.does("play:ferryman-of-the-reeds").does("respond:ferryman-of-the-reeds");
  expect(t.threat()).toBe(29);
  t.does("use:ferryman-of-the-reeds");
  expect(t.events("progress-placed")[0]).toMatchObject({ on: "old-forest-road-1", count: 1 });
  expect(t.events("exhausted")[0]!.card).toBe("ferryman-of-the-reeds-1");
});
