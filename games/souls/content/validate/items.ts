import { type Message, say } from "@tavolata/kernel";
import type { ItemCard, ItemSide } from "../types.js";
import { effectsProblems, paidProblems, valuesProblems } from "./effects.js";
import type { Problem } from "./problem.js";
import { verifiedProblems } from "./verified.js";

/** SS-8-a, SS-14-a: an item card and its sides. */
export function itemProblems(item: ItemCard, field: string): Problem[] {
  const problems: Problem[] = [];
  const expect = (right: boolean, at: string, problem: string, said?: Message) => {
    if (!right) problems.push({ field: `${field}.${at}`, problem, ...(said ? { said } : {}) });
  };
  const weapon = item.kind === "weapon";
  expect(!weapon || item.hand !== undefined, "hand", "A weapon says which hand holds it (SS-8.2-b).");
  expect(!weapon || item.category !== undefined, "category", "A weapon has a category (SS-8.2-e).");
  expect(!weapon || item.front.attack !== undefined, "front.attack", "A weapon has attack values (SS-9-hit-1-b).");
  expect(
    item.kind !== "consumable" || item.front.activity !== undefined,
    "front.activity",
    "A consumable says which activity uses it (SS-12.2-a).",
  );
  expect(
    (item.source === "emporium") === (item.front.price !== undefined),
    "front.price",
    "The cards of the emporium, and only those, have a price (SS-14-a).",
  );
  expect(
    (item.source === "soul") === (item.awakening !== undefined),
    "awakening",
    "Soul weapons, and only those, are awakened with soul points (SS-8.2.1-b).",
  );
  expect(
    !item.source.includes("treasure") || item.act !== undefined,
    "act",
    "A treasure belongs to an act (SS-2.1-c).",
  );
  expect(
    item.back?.how !== "dearer" || (item.back.price ?? 0) > (item.front.price ?? 0),
    "back.price",
    "The dearer side costs more than the front (SS-14-a).",
    say("problem.dearer-side"),
  );
  expect(item.copies > 0, "copies", "There is at least one card of it.");
  return [
    ...problems,
    ...sideProblems(item.front, `${field}.front`),
    ...(item.back ? sideProblems(item.back, `${field}.back`) : []),
    ...verifiedProblems(item, field),
  ];
}

function sideProblems(side: ItemSide, field: string): Problem[] {
  return [
    ...(side.attack ? valuesProblems(side.attack, `${field}.attack`) : []),
    ...(side.attack && side.range === undefined
      ? [{ field: `${field}.range`, problem: "Whatever attacks has a range; 0 is melee (SS-6.2-d)." }]
      : []),
    ...effectsProblems(side.effects, `${field}.effects`),
    ...paidProblems(side.paid, `${field}.paid`),
  ];
}
