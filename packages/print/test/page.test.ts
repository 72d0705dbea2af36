import { messageProblems } from "@tavolata/language";
import { expect, test } from "vitest";
import { cardSize, mm, ownMessages, paperNames, papers } from "../src/index.js";
import { Press } from "../src/page/press.js";
import { TextFlow } from "../src/page/text-flow.js";
import { brokenLines } from "../src/page/wrap.js";
import { cardBoxes } from "../src/sheets/cards.js";
import { firstSentence, sectionOf } from "../src/sheets/rules.js";

test("paper's own texts are complete in three languages", () => {
  expect(messageProblems(ownMessages())).toEqual([]);
});

test.each(paperNames)("cards on %s are 63 by 88 mm, nine to a page, within the paper and side by side", (paper) => {
  expect(cardSize).toEqual({ width: mm(63), height: mm(88) });
  const boxes = cardBoxes(new Press(paper, "cards"));
  expect(boxes).toHaveLength(9);
  for (const [i, { x, y, width, height }] of boxes.entries()) {
    expect([width, height]).toEqual([mm(63), mm(88)]);
    expect(Math.min(x, y)).toBeGreaterThan(mm(3));
    expect(x + width).toBeLessThan(papers[paper].width - mm(3));
    expect(y + height).toBeLessThan(papers[paper].height - mm(3));
    if (i % 3 > 0) expect(x).toBeCloseTo(boxes[i - 1]!.x + width, 6);
    if (i >= 3) expect(y).toBeCloseTo(boxes[i - 3]!.y + height, 6);
  }
});

test("lines break at spaces, never before a French colon, and a word that is too long is cut", () => {
  const widthOf = (piece: string) => piece.length;
  expect(brokenLines("one two three", 7, widthOf)).toEqual(["one two", "three"]);
  expect(brokenLines("deux mains : pas", 10, widthOf)).toEqual(["deux", "mains\u00a0:", "pas"]);
  expect(brokenLines("abcdefgh", 3, widthOf)).toEqual(["abc", "def", "gh"]);
  expect(brokenLines("well-known", 6, widthOf)).toEqual(["well-", "known"]);
  for (let width = 1; width < 12; width++) {
    const pieces = Array.from({ length: Math.ceil(10 / width) }, (_, i) =>
      "abcdefghij".slice(i * width, (i + 1) * width),
    );
    expect(brokenLines("abcdefghij", width, widthOf)).toEqual(pieces);
  }
});

test("a word without end is measured piece by piece, not over and over", () => {
  let measured = 0;
  const widthOf = (text: string) => {
    measured += text.length;
    return text.length;
  };
  const word = "W".repeat(1_000);
  expect(brokenLines(word, 10, widthOf)).toEqual(Array.from({ length: 100 }, () => "W".repeat(10)));
  expect(measured).toBeLessThan(20 * word.length);
});

test("a text that doesn't fit is noted, a text that can be made smaller isn't", () => {
  const press = new Press("a4", "test");
  press.page();
  const box = { x: 40, y: 40, width: 60, height: 12 };
  press.write("short", box, { font: "sans", size: 9 });
  press.write("this is rather longer", box, { font: "sans", size: 9 }, 4);
  expect(press.overflows).toEqual([]);
  press.write("this is rather longer", box, { font: "sans", size: 9 });
  expect(press.overflows).toHaveLength(1);
});

test("running text goes on in the next column, and a heading stays with its text", () => {
  const press = new Press("a4", "test");
  press.page();
  const columns = [0, 1].map((i) => ({ x: 40 + i * 100, y: 40, width: 90, height: 50 }));
  const flow = new TextFlow(press, () => columns, columns);
  flow.take(30);
  expect(flow.take(10, 20).x).toBe(140);
});

test("the summary takes the first sentence, and groups by section", () => {
  expect(firstSentence("Roll two dice (see 4.2). Then move.")).toBe("Roll two dice (see 4.2).");
  expect(firstSentence("Only one")).toBe("Only one");
  expect(firstSentence("« Oui ! » dit-il. Puis rien.")).toBe("« Oui ! » dit-il.");
  expect([sectionOf("HQ-6.13-c"), sectionOf("LR-card-7"), sectionOf("HQ-RH7-h")]).toEqual([
    "HQ-6",
    "LR-card",
    "HQ-RH7",
  ]);
});
