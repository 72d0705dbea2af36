import { languages, Speaker } from "@tavolata/language";
import { expect, test } from "vitest";
import { spaceIds } from "../../queries/board.js";
import { drawnSpaces, renderText } from "../../terminal/render-text.js";
import { messages } from "../messages.js";
import { plain } from "../plain.js";
import { scene } from "../scene.js";

test("every space is on the page once", () => {
  expect([...drawnSpaces].sort()).toEqual([...spaceIds].sort());
});

test.each(languages)("the table is drawn with its map, markers and heroes (%s)", (language) => {
  const t = scene({
    heroes: [{ space: "n2", weapon: "iron-axe", hand: ["brace-1"], quests: ["road-watch"] }, { space: "n2" }],
    track: [["grey-wolf-1", "l1"]],
    tokens: { n3: ["found-trap-1"] },
    event: "storm-grey",
  });
  const speaker = new Speaker(language, messages);
  const text = renderText(t.table.match.view("player-1"), speaker, plain);
  for (const part of ["n2(12)", "l1!", "n3?", "[vaultspire]", "n4*"]) expect(text).toContain(part);
  expect(text).not.toMatch(/⟨|undefined/);
  expect([...speaker.missing]).toEqual([]);
  expect(renderText(t.table.match.view("player-2"), speaker, plain)).not.toContain("brace");
});
