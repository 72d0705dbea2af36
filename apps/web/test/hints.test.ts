import { expect, test } from "vitest";
import { afterAnswer } from "../src/table/hint/after-answer.js";

test("when somebody else answers what all are asked at once, a hint stays, and what bots expected of their last answers goes", () => {
  const hint = { what: "hint" };
  expect(afterAnswer(hint)).toBe(hint);
  expect(afterAnswer({ what: "thinking" })).toEqual({ what: "thinking" });
  expect(afterAnswer({ what: "expected" })).toBeUndefined();
});
