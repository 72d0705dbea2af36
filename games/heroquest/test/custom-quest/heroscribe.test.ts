import { languages, Speaker } from "@tavolata/language";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { questFiles } from "../../custom-quest/files.js";
import { fromHeroScribe, type Imported } from "../../custom-quest/heroscribe/import.js";
import { readXml } from "../../custom-quest/heroscribe/xml.js";
import { everyText } from "../messages.js";

const head =
  '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE quest PUBLIC "-//org.lightless//HeroScribe Quest 1.4//EN" "http://nowhere.invalid/quest.dtd">\n';

/** A drawing of our own with these things on the board. */
function drawn(objects: string, rest = "", attributes = 'name="The Well"'): string {
  return `${head}<quest ${attributes} region="Europe" version="1.4" width="1" height="1"><board>${objects}</board>${rest}</quest>`;
}

function object(id: string, left: number | string, top: number | string, rotation = "downward"): string {
  return `<object id="${id}" left="${left}" top="${top}" rotation="${rotation}" zorder="1"/>`;
}

const stairs = object("Stairway", "2.0", "15.0");

function read(text: string): Extract<Imported, { file: unknown }> {
  const imported = fromHeroScribe(text, "en");
  if ("refused" in imported) throw new Error(`Refused: ${JSON.stringify(imported.refused)}`);
  return imported;
}

const questOf = (objects: string) => read(drawn(objects)).file.quest;
const remarksOf = (text: string) => read(text).remarks.map(({ code }) => code);

describe("a quest drawn with HeroScribe", () => {
  test.each([
    ["Door", 4, 10, "downward", "3,9|3,10"],
    ["Door", 9, 16, "rightward", "8,15|9,15"],
    ["OpenDoor", 9, 16, "leftward", "8,15|9,15"],
    ["DoorIn", 4, 10, "upward", "3,9|3,10"],
  ])("%s at %i,%i %s is the door %s", (id, left, top, rotation, edge) => {
    expect(questOf(object(id, left, top, rotation)).doors).toEqual([edge]);
  });

  test.each([
    [6, 8, "rightward", "4,7|5,7"],
    [9, 11, "leftward", "8,10|9,10"],
    [6, 11, "downward", "5,9|5,10"],
    [6, 9, "upward", "5,8|5,9"],
    // Turned to no wall, with one wall at its square.
    [12, 8, "leftward", "11,6|11,7"],
  ])("a secret door at %i,%i %s lies on %s", (left, top, rotation, edge) => {
    expect(questOf(object("SecretDoor", left, top, rotation)).secretDoors).toEqual([edge]);
  });

  test.each([
    ["Table", "downward", { type: "table", at: "1,10" }],
    ["Table", "rightward", { type: "table", at: "1,10", turned: true }],
    ["Tomb", "downward", { type: "tomb", at: "1,10", turned: true }],
    ["Rack", "leftward", { type: "rack", at: "1,10" }],
    ["Bookcase", "upward", { type: "bookcase", at: "1,10" }],
    ["Fireplace", "rightward", { type: "fireplace", at: "1,10", turned: true }],
    ["Throne", "rightward", { type: "throne", at: "1,10" }],
    ["TreasureChestTrap", "downward", { type: "chest", at: "1,10", trap: { kind: "spears", dice: 1 } }],
  ])("%s %s", (id, rotation, piece) => {
    expect(questOf(object(id, "2.0", "11.0", rotation)).scenery).toEqual([piece]);
  });

  test.each([
    ["PitTrap", { kind: "pit", at: "6,9" }],
    ["UntraceableDeepPitTrap", { kind: "deep-pit", at: "6,9", magical: true }],
    ["FallingRock", { kind: "rocks", at: "6,9" }],
    ["SpearTrap", { kind: "spears", at: "6,9|7,9" }],
  ])("%s", (id, trap) => {
    expect(questOf(object(id, 7, 10)).traps).toEqual([trap]);
  });

  test("blocked squares, figures and stairs", () => {
    const quest = questOf(
      stairs +
        object("DoubleBlockedSquare", 1, 2, "rightward") +
        object("JapaneseMummy", 7, 16) +
        object("Goblin", 8, 16),
    );
    expect(quest.rubble).toEqual(["0,1", "0,2"]);
    expect(quest.exit).toEqual(["1,14", "2,14", "1,15", "2,15"]);
    expect(quest.start).toHaveLength(8);
    expect(quest.antagonists).toEqual([
      { id: "own-foe", type: "mummy", at: "6,15" },
      { type: "goblin", at: "7,15" },
    ]);
    expect(quest.goal).toEqual({ kind: "slay", figures: ["own-foe"] });
  });

  test("texts and notes come along, plain, and as far as there is room", () => {
    const notes =
      "<speech>A well &amp; a <![CDATA[{rope}]]> &#233;</speech><note>A  The bucket is gone.</note>" +
      "<note>Wandering Monster in this Quest: Chaos Warrior</note>";
    const { file } = read(
      drawn(stairs + object("LetterA", 7, 15) + object("Orc", 7, 16), notes, `name="${"x".repeat(99)}"`),
    );
    expect(file.quest.notes).toEqual([{ id: "note-a", at: "6,14", text: "note-a" }]);
    expect(file.quest.wandering).toBe("chaos-warrior");
    expect(file.texts.en).toMatchObject({
      title: `${"x".repeat(79)}…`,
      introduction: "A well & a {rope} é",
      "note-a": "A  The bucket is gone.",
    });
  });

  test("what was changed and left out is remarked, in three languages", () => {
    const text = drawn(
      object("Barbarian", 3, 3) + object("Barbarian", 4, 3) + object("Orc", "2.5", "13.87") + object("Door", 9, 0),
    );
    expect(remarksOf(text)).toEqual(["rounded", "left-out", "left-out", "no-stairs", "goal-slay"]);
    const nowhere = drawn(stairs + object("Orc", "NaN", 3) + object("Orc", 3, "") + object("Pit", "1e9", 3));
    expect(read(nowhere).remarks).toMatchObject([
      { code: "left-out", args: { kind: "Orc", count: 2 } },
      { code: "left-out", args: { kind: "Pit", count: 1 } },
      { code: "goal-escape" },
    ]);
    const several = text.replace("</board>", "</board><board/>");
    expect(remarksOf(several)[0]).toBe("several-boards");
    for (const language of languages) {
      const speaker = new Speaker(language, everyText);
      for (const { code, args } of read(text).remarks)
        expect(speaker.sentence({ key: `remark.${code}`, args })).not.toMatch(/[⟨{]/);
    }
  });

  test("mended, it can be played", () => {
    const text = drawn(
      stairs +
        object("Orc", 7, 16) +
        object("Gargoyle", 11, 16) +
        object("Door", 5, 17, "rightward") +
        object("Door", 12, 9),
    );
    const { text: fixed, steps } = questFiles.fixed(JSON.stringify(read(text).file));
    expect(steps.length).toBeGreaterThan(0);
    expect(questFiles.problems(fixed).filter(({ weight }) => weight === "stops")).toEqual([]);
  });

  test.each([
    ["<html/>", "no-quest"],
    [drawn("").replace('name="The Well"', 'boardName="TheFrozenHorror"'), "other-board"],
    ["", "xml-no-root"],
    ["no xml", "xml-not-well-formed"],
    ["<quest>", "xml-unclosed"],
    ["<quest></board>", "xml-not-well-formed"],
    ["<quest/><quest/>", "xml-not-well-formed"],
    ["<quest a='1' a='2'/>", "xml-not-well-formed"],
    ["<quest a=1/>", "xml-not-well-formed"],
    ["<quest a='<'/>", "xml-not-well-formed"],
    ["<quest>&nbsp;</quest>", "xml-entity"],
    ["<quest>&#0;</quest>", "xml-entity"],
    ["<quest>&#xd800;</quest>", "xml-entity"],
    ["<quest>& </quest>", "xml-entity"],
    ["<!DOCTYPE quest [<!ENTITY a 'aaaa'>]><quest>&a;</quest>", "xml-declaration"],
    ["<quest><!ENTITY a 'b'></quest>", "xml-declaration"],
    ["<quest><?php echo ?></quest>", "xml-declaration"],
    [`<quest>${"<a>".repeat(10_000)}`, "xml-too-deep"],
    [`<quest>${"<a/>".repeat(10_000)}</quest>`, "xml-too-much"],
    [`<quest ${Array.from({ length: 50_000 }, (_, i) => `a${i}="1"`).join(" ")}/>`, "xml-too-much"],
    [`<quest>${"x".repeat(30_000)}</quest>`, "xml-too-much"],
    ["x".repeat(2_000_000), "xml-too-long"],
    [`<quest ${" ".repeat(900_000)}`, "xml-unclosed"],
    [`<quest>${"&amp".repeat(200_000)}</quest>`, "xml-entity"],
    ["<!--".repeat(100_000), "xml-unclosed"],
    ["\u0000<quest/>", "xml-not-well-formed"],
  ])("%#: is refused with the reason", (text, code) => {
    const imported = fromHeroScribe(text, "en");
    expect(imported).toMatchObject({ refused: { code } });
    if (!("refused" in imported)) return;
    const { args } = imported.refused;
    for (const language of languages)
      expect(new Speaker(language, everyText).sentence({ key: `import.${code}`, args })).not.toMatch(/[⟨{]/);
  });

  test("a refusal names the line", () => {
    expect(readXml("<quest>\n<board>\n</quest>")).toEqual({ refused: { code: "xml-not-well-formed", line: 3 } });
  });

  const ids = [
    "Orc",
    "Table",
    "Door",
    "SecretDoor",
    "Stairway",
    "PitTrap",
    "SpearTrap",
    "LetterB",
    "DoubleBlockedSquare",
    "Dragon",
    "__proto__",
  ];
  const anyObject = fc
    .tuple(
      fc.constantFrom(...ids),
      fc.double({ min: -3, max: 30, noNaN: true }),
      fc.double({ min: -3, max: 30, noNaN: true }),
      fc.constantFrom("downward", "rightward", "upward", "leftward", "sideways"),
    )
    .map(([id, left, top, rotation]) => object(id, left.toFixed(2), Math.round(top), rotation));

  test("any drawing becomes a quest whose shape fits; nothing throws", () => {
    fc.assert(
      fc.property(fc.array(anyObject, { maxLength: 60 }), fc.string(), (objects, words) => {
        const said = words.replace(/[^\w {}']/g, "");
        const { file } = read(drawn(objects.join(""), `<note>B ${said}</note><speech>${said}</speech>`));
        const codes = questFiles.problems(JSON.stringify(file)).map(({ code }) => code);
        expect(codes.filter((code) => code.startsWith("shape-") || code === "not-json")).toEqual([]);
      }),
      { numRuns: 40, seed: 10 },
    );
  });

  test("any text at all is read or refused without a throw", () => {
    const pieces = fc.array(
      fc.constantFrom(
        "<quest>",
        "</quest>",
        "<board>",
        "<a b='c'",
        "/>",
        ">",
        "&amp;",
        "&#9;",
        "<!--",
        "-->",
        "<![CDATA[",
        "]]>",
        "x",
        '"',
        "<!DOCTYPE q>",
        "<?xml ?>",
        "\n",
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          pieces.map((all) => all.join("")),
        ),
        (text) => {
          expect(typeof fromHeroScribe(text, "fr")).toBe("object");
        },
      ),
      { numRuns: 300, seed: 10 },
    );
  });
});
