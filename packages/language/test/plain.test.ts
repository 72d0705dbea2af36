import fc from "fast-check";
import { expect, test } from "vitest";
import { languages, type MessageTables, plainText, Speaker } from "../src/index.js";

/** Says a text that somebody wrote, in each language. */
function said(text: string): string[] {
  const table = { own: plainText(text), "name.own-bram": plainText(text) };
  const tables: MessageTables = { en: table, it: table, fr: table };
  return languages.flatMap((language) => {
    const speaker = new Speaker(language, tables);
    return [speaker.say({ key: "own" }), speaker.name("own-bram")];
  });
}

test.each([
  "{x, plural, one {#} other {#}}",
  "it's {not} an 'argument'",
  "'{",
  "}'{'}''",
  "{{''}}",
  "'",
  "",
  "# <b>bold</b> {",
  "l'{hero}",
])("a text of somebody's own is said as it was written: %s", (text) => {
  expect(new Set(said(text))).toEqual(new Set([text, text.trim()]));
});

test("no text of somebody's own is taken for a message", () => {
  const nasty = fc.string({ unit: fc.constantFrom("{", "}", "'", "#", "<", ">", ",", "a", " ", "|", "\n") });
  fc.assert(
    fc.property(fc.oneof(nasty, fc.string({ unit: "binary" })), (text) => {
      const speaker = new Speaker("en", { en: { own: plainText(text) }, it: {}, fr: {} });
      expect(speaker.say({ key: "own" })).toBe(text);
    }),
  );
});
