import { expect, test } from "vitest";
import { ask } from "../seats/gathered.js";
import { useHouse } from "../test-server.js";

const house = useHouse({ place: { memory: true }, limits: { changesPerMinute: 5 } });

test.each([
  ["POST", "/api/me", { name: "Mira" }],
  ["PUT", "/api/me/quiet", { quiet: null }],
  ["POST", "/api/sign-out", {}],
] as const)("one person changes so much in a minute and no more: %s %s", async (method, path, body) => {
  const mira = await house.guest("Mira");
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++) statuses.push((await ask(mira, house.address, method, path, body)).status);
  expect(statuses.slice(0, 5)).not.toContain(429);
  expect(statuses.slice(5)).toEqual([429, 429]);
});
