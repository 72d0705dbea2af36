import { expect, test } from "vitest";
import { sources } from "./page-files.js";

test("nothing in the page runs what somebody wrote", () => {
  for (const [name, source] of sources)
    expect(source, name).not.toMatch(/\beval\(|new Function\(|\.innerHTML|dangerouslySetInnerHTML/);
});
