import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { tavolata } from "../../../../apps/cli/test/person.js";
import { type Written, writeQuest } from "../../../../apps/cli/test/quest-file.js";
import { scratchFolder } from "../../../../apps/cli/test/scratch-folder.js";
import { heroQuest } from "../../game.js";

const scratch = scratchFolder();
const questFile = (change = {}) => writeQuest(heroQuest, scratch("quest.json"), change);

describe("a quest of one's own", () => {
  test("is checked, and what is wrong is said with what would mend it", async () => {
    const good = await tavolata(["quest", "check", await questFile()]);
    expect([good.code, good.out.trim()]).toEqual([0, "It can be played."]);
    const bad = await tavolata(["quest", "check", await questFile({ doors: ["4,16|5,16", "6,15|7,15"] })]);
    expect(bad.code).toBe(1);
    expect(bad.out).toContain("quest.doors[1] There is no wall at 6,15|7,15 for a door. [HQ-4.9-a]");
    expect(bad.out).toMatch(/→ Put it at \d+,\d+\|\d+,\d+/);
    const none = await tavolata(["quest", "check", scratch("nowhere.json")]);
    expect(none.code).toBe(1);
    expect(none.err).toContain("can’t be read");
  });

  test("is mended into a file", async () => {
    const [from, to] = [await questFile({ doors: ["4,16|5,16", "6,15|7,15"] }), scratch("mended.json")];
    const { code, out } = await tavolata(["quest", "check", from, "--mend", "--out", to]);
    expect([code, out.includes("Mended:"), out.includes("It can be played")]).toEqual([0, true, true]);
    expect((await tavolata(["quest", "check", to])).code).toBe(0);
    expect((await tavolata(["quest", "check", from, "--out", to])).err).toContain("--mend");
  });

  test("is brought over from HeroScribe, with letters of old Windows, too", async () => {
    const [xml, to] = [scratch("well.xml"), scratch("well.json")];
    const board =
      '<object id="Stairway" left="2" top="15"/><object id="Orc" left="7" top="16"/>' +
      '<object id="Door" left="5" top="17" rotation="rightward"/>';
    writeFileSync(xml, Buffer.from(`<quest name="Caf\u00e9"><board>${board}</board></quest>`, "latin1"));
    const { code, out } = await tavolata(["quest", "import", xml, "--out", to]);
    expect(out).toContain("A drawing doesn’t say what wins");
    expect(code).toBe(0);
    expect((JSON.parse(readFileSync(to, "utf8")) as Written).texts["en"]!["title"]).toBe("Café");
    writeFileSync(xml, "<!DOCTYPE quest [<!ENTITY a 'b'>]><quest/>");
    const refused = await tavolata(["quest", "import", xml, "--out", to]);
    expect([refused.code, refused.err.includes("declarations and instructions")]).toEqual([1, true]);
  });

  test("is tried with bots, and says how often the heroes win", async () => {
    const file = await questFile();
    const { out } = await tavolata(["quest", "try", file, "--games", "2", "--seed", "s"]);
    expect(out).toMatch(/^The \{Miller\}: the heroes win \d+ % of 2 matches \(95 %: \d+ to \d+ %\)/m);
    const broken = await tavolata(["quest", "try", await questFile({ start: [] })]);
    expect(broken.code).toBe(1);
  });

  test("is played and shown again in its own words", async () => {
    const words = ["--option", `ownQuest=@${await questFile()}`, "--option", "secretAdventure=false"];
    const { out } = await tavolata([
      "replay",
      "--game",
      "heroquest",
      "--seed",
      "s",
      "--bots",
      "normal",
      "--to",
      "40",
      ...words,
    ]);
    expect(out).toContain("The {Miller}");
  });
});
