import { expect, test } from "vitest";
import { checkOrigin } from "../../src/http/guards/origin.js";

const allowed = ["https://Friends.example/"];

function mayDo(origin: string, host: string, protocol: "http" | "https" = "https"): boolean {
  try {
    checkOrigin({ headers: { origin }, protocol, host }, allowed);
    return true;
  } catch {
    return false;
  }
}

test("a page of this house may do something here, however the house's name is written", () => {
  for (const host of ["house.example", "House.Example", "house.example:443"]) {
    expect([host, mayDo("https://house.example", host)]).toEqual([host, true]);
  }
  expect(mayDo("http://localhost:8080", "LOCALHOST:8080", "http")).toBe(true);
  expect(mayDo("https://friends.example", "house.example")).toBe(true);
});

test("a page of another site may not, however its name is written", () => {
  const others = [
    "https://other.example",
    "https://house.example.other.example",
    "https://house.example:8443",
    "https://house.example@other.example",
    "https://other.example/house.example",
    "http://friends.example",
    "https://friends.example:444",
    "null",
    "file://",
    "",
  ];
  for (const origin of others) expect([origin, mayDo(origin, "house.example")]).toEqual([origin, false]);
  expect(mayDo("null", "", "http")).toBe(false);
});
