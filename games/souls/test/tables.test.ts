import { beforeAll, expect, test } from "vitest";
import { baseContent } from "../base-content.js";
import { correctable } from "../correctable.js";
import { enemyPowers } from "../enemies/enemy-powers.js";
import { powersOf } from "../powers/usable.js";
import type { Enemy, Hero, Souls } from "../state.js";
import { itemCard, itemsWith, registerContent } from "../tables.js";

beforeAll(() => registerContent(baseContent));

test("what was looked up is looked up anew when cards are made known", () => {
  const [name, card] = Object.entries(baseContent.items)[0]!;
  const price = () => itemCard(`${name}-1`).front.price;
  expect(price()).toBe(card.front.price);
  const dearer = { ...card, front: { ...card.front, price: 999 } };
  try {
    registerContent({ items: { [name]: dearer } });
    expect(price()).toBe(999);
  } finally {
    registerContent({ items: { [name]: card } });
  }
  expect(price()).toBe(card.front.price);
});

test("the same cards, made known again, are the same to the rules", () => {
  const [name] = Object.keys(baseContent.items);
  const before = itemCard(`${name}-1`);
  registerContent(baseContent);
  expect(itemCard(`${name}-1`)).toBe(before);
});

/** Corrects a field of an entry, and takes that back after what is done meanwhile. */
function withCorrected(table: string, entry: string, field: string, value: unknown, act: () => void): void {
  const found = correctable.tables[table]![entry] as Record<string, unknown>;
  const before = found[field];
  found[field] = value;
  correctable.renew!();
  try {
    act();
  } finally {
    found[field] = before;
    correctable.renew!();
  }
}

test("a power that was corrected counts at once, also for a hero who had it before", () => {
  const [version] = Object.keys(baseContent.heroes);
  const [power, card] = Object.entries(baseContent.powers).find(([, { levels }]) => levels[0]!.cooldown === 2)!;
  const owned = { id: power, cooldown: 0, active: false, rank: 7, from: "" };
  const hero = { version, soulrank: 7, powers: [owned] } as unknown as Hero;
  const cooldown = () => powersOf(hero).find(({ card: id }) => id === power)!.level!.cooldown;
  expect(cooldown()).toBe(2);
  const slower = card.levels.map((level) => ({ ...level, cooldown: 4 }));
  withCorrected("powers", power, "levels", slower, () => expect(cooldown()).toBe(4));
  expect(cooldown()).toBe(2);
});

test("a scroll that was corrected counts at once, also for an enemy that acted before", () => {
  const [id, { scroll }] = Object.entries(baseContent.enemies)[0]!;
  const enemy: Enemy = { id, scroll, controller: "player-1", charges: 0, powers: [], side: "A" };
  const names = () => enemyPowers({ act: 1 } as Souls, enemy).map(({ name }) => name);
  const before = names();
  withCorrected("scrolls", scroll, "powers", { roar: { type: "special" } }, () => expect(names()).toEqual(["roar"]));
  expect(names()).toEqual(before);
});

test("every word on an item is known to be there, and words that stand only on other cards aren't", () => {
  const sides = Object.values(baseContent.items).flatMap(({ front, back }) => (back ? [front, back] : [front]));
  const words = new Set(sides.flatMap(({ effects = [] }) => effects.map(({ effect }) => effect)));
  for (const word of words) expect(itemsWith(word) !== undefined).toBe(true);
  expect(itemsWith("prices") !== undefined).toBe(words.has("prices"));
});
