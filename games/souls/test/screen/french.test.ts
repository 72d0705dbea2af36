import { readFileSync } from "node:fs";
import type { MessageTable } from "@tavolata/language";
import { formalFrench } from "@tavolata/language/formal-french";
import { expect, test } from "vitest";

const game = new URL("../../", import.meta.url);
const french = (folder: string) => JSON.parse(readFileSync(new URL(`${folder}/fr.json`, game), "utf8")) as MessageTable;

test.each([
  "messages",
  "messages/bot",
  "messages/campaign",
  "messages/companion",
  "messages/content",
  "messages/draw",
  "messages/editor",
  "messages/effects",
  "screen/messages",
  "screen/editor/messages",
])("%s says tu in French", (folder) => {
  const said = formalFrench(french(folder));
  expect(said.filter((key) => key !== "souls.gathering")).toEqual([]); // souls.gathering: the heroes are chosen by everybody together
});
