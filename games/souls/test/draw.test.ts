import { Match } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { souls } from "../index.js";
import { renderText } from "../terminal/render-text.js";
import { scene } from "./scenes/scene.js";
import { english } from "./teller.js";

test("who and what stands where, and the heroes with their cards", () => {
  const t = scene({
    map: ["A B"],
    heroes: {
      ecarus: {
        at: "A",
        wounds: 2,
        slots: { primary: "sword-1" },
        powers: [{ id: "cleave", cooldown: 2 }],
        crowns: 15,
      },
      thorgar: { at: "B", kind: "ghost" },
    },
    foes: { "gremlin-blue-1": { at: "A", ko: true } },
    doors: { "A|B": "locked" },
    arrange: (s) => {
      s.altars["B"] = true;
      s.shadows["B"] = ["shadow-enemy-1"];
    },
  });
  expect(renderText(t.table.match.view("player-1"), english, t.content).split("\n")).toEqual([
    "Round 1, Battle phase. Soul Points: 0. Events left: 3",
    "",
    "",
    "A: Ecarus 7/9, Blue Gremlin 1 3/3 (K.O.); locked door",
    "B: Thorgar (Ghost Soul); locked door, Shadow, active Altar",
    "",
    "White Rose Knight (Player 1): Soulrank 1, Combat 1, Action 1, armour 0, magic shields 0, 15 Crowns",
    "  Sword",
    "  ~ Cleave [2]",
    "Cleric (Player 2): Soulrank 1, Combat 1, Action 1, armour 0, magic shields 0, 0 Crowns",
  ]);
});

test("the battlefield of a Quest is drawn area by area, with walls, open sides and doors", () => {
  const match = Match.start(souls, { seed: "draw", options: { quest: "the-waking", heroes: 2 } });
  for (const hero of ["white-rose", "cleric"]) match.answer({ seat: match.asked[0]!.seat, picks: [`hero:${hero}`] });
  const lines = renderText(match.view("player-1"), english, match.content).split("\n");
  expect(lines).toContain("|9B-3                   |");
  expect(lines).toContain("|ET                     |");
  expect(lines.some((line) => line.includes("DDDDD"))).toBe(true);
  expect(lines.some((line) => line.includes(":1A-2"))).toBe(true);
});
