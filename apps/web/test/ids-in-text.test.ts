import { idsInText } from "@tavolata/ui/rules/ids-in-text.js";
import { expect, test } from "vitest";

test("a text is taken apart at the ids of rules that there are, and the longest id counts", () => {
  const known = new Set(["HQ-6.1", "HQ-6.13", "LR-round-1"]);
  const pieces = idsInText("See HQ-6.13, HQ-6.2 and LR-round-1.", (id) => known.has(id));
  expect(pieces.map(({ text, isRule }) => (isRule ? `[${text}]` : text)).join("")).toBe(
    "See [HQ-6.13], HQ-6.2 and [LR-round-1].",
  );
  expect(idsInText("", () => true)).toEqual([]);
});
