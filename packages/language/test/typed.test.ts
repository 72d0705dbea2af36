import { type Callable, type Option, splitOption } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { callMeant, readTyped } from "../src/typed.js";

const option = (id: string, says: string): Option => ({ ...splitOption(id), label: { key: says } });
const options = [
  option("move:north", "Go north"),
  option("move:east", "Go east"),
  option("end", "End the turn"),
  option("search", "Élan: search here"),
];
const read = (line: string) => readTyped(line, { options }, ({ key }) => key);

test("numbers and ids pick options, one or several", () => {
  expect(read(" 2 ")).toEqual({ does: "answer", picks: ["move:east"] });
  expect(read("1, 3")).toEqual({ does: "answer", picks: ["move:north", "end"] });
  expect(read("end move:north")).toEqual({ does: "answer", picks: ["end", "move:north"] });
  expect(read("0")).toEqual({ does: "answer", picks: [] });
});

test("what an option says picks it, from its beginning or by its words, without accents", () => {
  expect(read("go east")).toEqual({ does: "answer", picks: ["move:east"] });
  expect(read("END")).toEqual({ does: "answer", picks: ["end"] });
  expect(read("turn")).toEqual({ does: "answer", picks: ["end"] });
  expect(read("elan")).toEqual({ does: "answer", picks: ["search"] });
});

test("what is wrong is said: a number too high, a name of several, a word that means nothing, one that is too short", () => {
  const wrong = (line: string) => {
    const typed = read(line);
    return typed.does === "wrong" ? typed.why : typed;
  };
  expect(wrong("5")).toEqual({ key: "number", word: "5", last: 4 });
  expect(wrong("1 9")).toEqual({ key: "number", word: "9", last: 4 });
  expect(wrong("go e n")).toEqual({ key: "unknown", word: "go e n", last: 4 });
  expect(wrong("go t")).toEqual({ key: "unknown", word: "go t", last: 4 });
  expect(wrong("the")).toEqual({ does: "answer", picks: ["end"] });
  expect(wrong("go ")).toEqual({ key: "unknown", word: "go", last: 4 });
  expect(wrong("dance")).toEqual({ key: "unknown", word: "dance", last: 4 });
  expect(wrong("")).toEqual({ key: "nothing", word: "", last: 4 });
  const twins = [option("a", "Attack the orc"), option("b", "Attack the goblin")];
  expect(readTyped("attack", { options: twins }, ({ key }) => key)).toEqual({
    does: "wrong",
    why: { key: "several", word: "attack", last: 2 },
  });
});

test("a few words do something else, and win over options", () => {
  expect(read("?")).toEqual({ does: "explain" });
  expect(read("? HQ-6.1")).toEqual({ does: "rule", rule: "HQ-6.1" });
  expect(read("U")).toEqual({ does: "undo" });
  expect(read("help")).toEqual({ does: "help" });
  expect(read("save my match.json")).toEqual({ does: "save", file: "my match.json" });
  expect(read("s")).toEqual({ does: "save", file: "" });
  expect(read("!2")).toEqual({ does: "call", word: "2" });
});

test("a call is meant by its number among those that can be made, or by its name", () => {
  const callable = (id: string, isBarred = false): { callable: Callable } => ({
    callable: {
      id,
      label: { key: id },
      rules: [],
      ...(isBarred ? { bar: { rule: "X-1", reason: { key: "no" } } } : {}),
    },
  });
  const calls = [callable("stops", true), callable("dispute"), callable("concede")];
  expect(callMeant(calls, "1")?.callable.id).toBe("dispute");
  expect(callMeant(calls, "stops")?.callable.id).toBe("stops");
  expect(callMeant(calls, "3")).toBeUndefined();
});
