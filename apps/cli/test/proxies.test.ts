import { expect, test } from "vitest";
import { proxiesIn } from "../src/serve/proxies.js";

test("the proxies before the server are counted; yes is one, as it was before they were", () => {
  expect([undefined, "", "no", "0", "yes", "1", "3"].map(proxiesIn)).toEqual([0, 0, 0, 0, 1, 1, 3]);
});

test("what is no number of proxies is refused before the server starts", () => {
  for (const told of ["true", "-1", "1.5", "10", "127.0.0.1", "YES"]) expect(() => proxiesIn(told), told).toThrow();
});
