import { expect, test } from "vitest";
import { runStages } from "../testing/stages.js";

const withoutSeconds = (line: string) => line.replace(/\d+\.\d s/, "n s");

test("stages run in order, each under its headline and with its seconds", async () => {
  const said: string[] = [];
  const say = (line: string) => said.push(withoutSeconds(line));
  const stages = [
    { title: "First", work: async () => 0 },
    { title: "Second", work: async () => {} },
  ];
  expect(await runStages(stages, say)).toBeUndefined();
  expect(said).toEqual(["\n== First", "== First: n s", "\n== Second", "== Second: n s"]);
});

test("a stage that ends with another exit code than 0 stops the rest and is named", async () => {
  const said: string[] = [];
  const stages = [
    { title: "First", work: async () => 2 },
    { title: "Second", work: async () => 0 },
  ];
  expect(await runStages(stages, (line) => said.push(withoutSeconds(line)))).toBe("First");
  expect(said).toEqual(["\n== First", "== First: failed after n s: exit code 2"]);
});

test("a stage that throws has failed, and says why", async () => {
  const said: string[] = [];
  const broken = { title: "Broken", work: () => Promise.reject(new Error("no dice")) };
  expect(await runStages([broken], (line) => said.push(withoutSeconds(line)))).toBe("Broken");
  expect(said.at(-1)).toBe("== Broken: failed after n s: no dice");
});
