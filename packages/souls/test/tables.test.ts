import { expect, test } from "vitest";
import { baseContent } from "../src/base-content.js";
import { itemCard, itemsWith, registerContent } from "../src/tables.js";

test("what was looked up is looked up anew when cards are made known", () => {
  const [name, card] = Object.entries(baseContent.items)[0]!;
  expect(itemCard(`${name}-1`)).toBe(card);
  const dearer = { ...card, front: { ...card.front, price: 999 } };
  try {
    registerContent({ items: { [name]: dearer } });
    expect(itemCard(`${name}-1`)).toBe(dearer);
  } finally {
    registerContent({ items: { [name]: card } });
  }
  expect(itemCard(`${name}-1`)).toBe(card);
});

test("every word on an item is known to be there, and words that stand only on other cards aren't", () => {
  const sides = Object.values(baseContent.items).flatMap(({ front, back }) => (back ? [front, back] : [front]));
  const words = new Set(sides.flatMap(({ effects = [] }) => effects.map(({ effect }) => effect)));
  for (const word of words) expect(itemsWith(word) !== undefined).toBe(true);
  expect(itemsWith("prices") !== undefined).toBe(words.has("prices"));
});
