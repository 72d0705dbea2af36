import { correctionsText } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { type SoulsContent, soulsContent } from "../../content/content.js";
import { itemCard, itemsWith } from "../../content/tables.js";
import { enemyPowers } from "../../queries/enemies/enemy-powers.js";
import { powersOf } from "../../queries/powers/usable.js";
import type { Enemy, Hero, Souls } from "../../state.js";
import { plain } from "../plain.js";

/** The content with one field of an entry corrected. */
function withCorrected(table: string, entry: string, field: string, value: unknown): SoulsContent {
  return soulsContent.changed([{ table, entry, field: [field], value }]).plain;
}

test("a corrected price stands in its own content, and in no other", () => {
  const [name, card] = [...plain.items].find(([, { front }]) => front.price !== undefined)!;
  const price = ({ front }: typeof card) => front.price;
  const dearer = soulsContent.with(correctionsText({ [`items.${name}.front.price`]: 9 }));
  expect(price(card)).not.toBe(9);
  for (const found of [dearer.items.get(name)!, itemCard(dearer, `${name}-1`)]) expect(price(found)).toBe(9);
  for (const found of [plain.items.get(name)!, itemCard(plain, `${name}-1`)]) expect(price(found)).toBe(price(card));
});

test("copies of a card that was counted otherwise are found", () => {
  const [name, { copies }] = [...plain.items][0]!;
  const more = withCorrected("items", name, "copies", copies + 1);
  expect(itemCard(more, `${name}-${copies + 1}`)).toBe(more.items.get(name));
});

test("a power that was corrected counts at once, also for a hero who had it before", () => {
  const [version] = plain.heroes.keys();
  const [power, card] = [...plain.powers].find(([, { levels }]) => levels[0]!.cooldown === 2)!;
  const owned = { id: power, cooldown: 0, active: false, rank: 7, from: "" };
  const hero = { version, soulrank: 7, powers: [owned] } as unknown as Hero;
  const cooldown = (content: SoulsContent) =>
    powersOf(content, hero).find(({ card: id }) => id === power)!.level!.cooldown;
  expect(cooldown(plain)).toBe(2);
  const slower = card.levels.map((level) => ({ ...level, cooldown: 4 }));
  expect(cooldown(withCorrected("powers", power, "levels", slower))).toBe(4);
  expect(cooldown(plain)).toBe(2);
});

test("a scroll that was corrected counts at once, also for an enemy that acted before", () => {
  const [id, { scroll }] = [...plain.enemies][0]!;
  const enemy: Enemy = { id, scroll, controller: "player-1", charges: 0, powers: [], side: "A" };
  const names = (content: SoulsContent) => enemyPowers(content, { act: 1 } as Souls, enemy).map(({ name }) => name);
  const before = names(plain);
  expect(names(withCorrected("scrolls", scroll, "powers", { roar: { type: "special" } }))).toEqual(["roar"]);
  expect(names(plain)).toEqual(before);
});

test("every word on an item is known to be there, and words that stand only on other cards aren't", () => {
  const sides = [...plain.items.values()].flatMap(({ front, back }) => (back ? [front, back] : [front]));
  const words = new Set(sides.flatMap(({ effects = [] }) => effects.map(({ effect }) => effect)));
  for (const word of words) expect(itemsWith(plain, word) !== undefined).toBe(true);
  expect(itemsWith(plain, "prices") !== undefined).toBe(words.has("prices"));
});
