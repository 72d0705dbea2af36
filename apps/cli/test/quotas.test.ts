import { mkdirSync } from "node:fs";
import { usualQuotas } from "@tavolata/server";
import { expect, test } from "vitest";
import { quotasIn } from "../src/serve/quotas.js";
import { tavolata } from "./person.js";
import { scratchFolder } from "./scratch-folder.js";

const scratch = scratchFolder();

test("TAVOLATA_QUOTAS names what is otherwise than usual", () => {
  expect(quotasIn(undefined, usualQuotas)).toEqual({});
  expect(quotasIn("running=20, houseTables=5000", usualQuotas)).toEqual({ running: 20, houseTables: 5_000 });
});

test.each(["running", "running=", "running=-1", "running=1e9", "runing=5", "toString=5", "running=20;tables=3"])(
  "%s isn't a quota",
  (word) => {
    expect(() => quotasIn(`quests=7 ${word}`, usualQuotas)).toThrow(
      expect.objectContaining({ said: expect.objectContaining({ key: "serve.bad-quotas" }) }),
    );
  },
);

test("a server doesn't start with a quota that nobody knows, and says which there are", async () => {
  mkdirSync(scratch("web"));
  const words = ["serve", "--folder", scratch("web"), "--data", scratch("data"), "--port", "0"];
  const { code, err } = await tavolata(words, { env: { TAVOLATA_QUOTAS: "runing=5" } });
  expect(code).toBe(1);
  expect(err).toContain("“runing=5” isn’t such a word. The words are: running, tables, files");
});
