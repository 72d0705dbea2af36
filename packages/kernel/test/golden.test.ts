import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import { lanternQuay } from "../examples/lantern-quay/src/index.js";
import { Match } from "../src/index.js";
import { checkGolden, checkStory, goldenText, play, randomPolicy } from "../testing/index.js";

const folder = mkdtempSync(join(tmpdir(), "golden-"));
const file = join(folder, "match.txt");
afterEach(() => rmSync(file, { force: true }));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

function recorded(): Match<object> {
  const match = Match.start(lanternQuay, { seed: "g" });
  play(match, randomPolicy("g"));
  return match as unknown as Match<object>;
}

const check = () => checkGolden(lanternQuay as never, pathToFileURL(file), recorded);

describe("a golden match", () => {
  test("is readable: what was asked, answered, what happened, by which rule", () => {
    const text = goldenText(recorded());
    expect(text).toMatch(
      /^# lantern-quay 1.0.0\noptions {"pairs":1}\nseed "g"\nsettings {"autopass":true,"undo":"friendly"}\n/,
    );
    expect(text).toMatch(/^\? 0 smuggler-1 pier \[pier:north pier:middle pier:south\] \(LQ-2.1\)$/m);
    expect(text).toMatch(/^> smuggler-1: pier:(north|middle|south)$/m);
    expect(text).toMatch(/^! piers-shown standing={.*} \(LQ-2.2\)$/m);
    expect(text).toMatch(/^= {"winners":/m);
  });

  test("holds as long as it comes out the same", () => {
    writeFileSync(file, goldenText(recorded()));
    expect(check).not.toThrow();
  });

  test("shows the first line that comes out differently", () => {
    writeFileSync(file, goldenText(recorded()).replace(/^! piers-shown.*$/m, "! piers-shown standing={}"));
    expect(check).toThrow(/match.txt:\d+ comes out differently.\n {2}expected ! piers-shown standing={}\n {2}got/);
  });

  test("shows an answer that is no longer possible", () => {
    writeFileSync(file, goldenText(recorded()).replace(/^> smuggler-1: pier:\w+$/m, "> smuggler-1: pier:west"));
    expect(check).toThrow(/expected > smuggler-1: pier:west/);
  });

  test("that isn't there is asked for", () => {
    expect(check).toThrow(/"npm run golden" records it/);
  });

  test("is recorded anew when asked for", () => {
    process.env["TAVOLATA_GOLDEN"] = "renew";
    try {
      check();
    } finally {
      delete process.env["TAVOLATA_GOLDEN"];
    }
    expect(readFileSync(file, "utf8")).toBe(goldenText(recorded()));
  });
});

describe("a golden story", () => {
  const tell = (story: string) => () => checkStory(pathToFileURL(file), () => story);

  test("holds as long as it is told the same, line by line", () => {
    writeFileSync(file, "once\nupon a time\n");
    expect(tell("once\nupon a time\n")).not.toThrow();
    expect(tell("once\nupon a hill\n")).toThrow(/match.txt:2 comes out differently.\n {2}expected upon a time/);
    expect(tell("once\nupon a time\nthere was\n")).toThrow(/match.txt:3/);
  });
});
