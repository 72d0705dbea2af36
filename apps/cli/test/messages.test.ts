import { readdirSync, readFileSync } from "node:fs";
import { messageProblems } from "@tavolata/language";
import { expect, test } from "vitest";
import { ownMessages } from "../src/own-messages.js";

const sources = new URL("../src/", import.meta.url);

test("the command line's texts are complete in three languages", () => {
  expect(messageProblems(ownMessages())).toEqual([]);
});

test("every text that the sources ask for is there", () => {
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const asked = files.flatMap((file) => {
    const text = readFileSync(new URL(file, sources), "utf8");
    return [...text.matchAll(/\b(?:text|tell|Failure|UsageMistake)\(\s*"([a-z][\w.-]*)"/g)].map(([, key]) => key!);
  });
  const { en } = ownMessages();
  expect(asked.length).toBeGreaterThan(80);
  expect(asked.filter((key) => !(key in en))).toEqual([]);
});
