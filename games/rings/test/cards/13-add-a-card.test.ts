import { expect, test } from "vitest";
import { coreCards } from "../../content/cards.js";
import { contentOf } from "../../content/content.js";
import { coreScenarios } from "../../content/scenarios.js";
import { scene } from "../scene.js";
import { ferryman } from "./ferryman.js";

test("ferryman-of-the-reeds: lowers threat as he enters play, and exhausts for progress", () => {
  const t = scene({
    content: contentOf([...coreCards, ferryman], coreScenarios),
    staging: ["old-forest-road"],
    players: [{ heroes: ["eowyn"], threat: 30, resources: 2, hand: ["ferryman-of-the-reeds"] }],
  });
  t.does("play:ferryman-of-the-reeds").does("respond:ferryman-of-the-reeds");
  expect(t.threat()).toBe(29);
  t.does("use:ferryman-of-the-reeds");
  expect(t.events("progress-placed")[0]).toMatchObject({ on: "old-forest-road-1", count: 1 });
  expect(t.events("exhausted")[0]!.card).toBe("ferryman-of-the-reeds-1");
});
