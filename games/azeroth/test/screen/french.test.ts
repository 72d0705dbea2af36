import { readFileSync } from "node:fs";
import type { MessageTable } from "@tavolata/language";
import { formalFrench } from "@tavolata/language/formal-french";
import { expect, test } from "vitest";

const game = new URL("../../", import.meta.url);
const french = (folder: string) => JSON.parse(readFileSync(new URL(`${folder}/fr.json`, game), "utf8")) as MessageTable;

test.each([
  "messages/bot",
  "messages/companion",
  "messages/effects",
  "messages/names",
  "messages/play",
  "screen/messages",
])("%s says tu in French", (folder) => {
  expect(formalFrench(french(folder))).toEqual([]);
});
