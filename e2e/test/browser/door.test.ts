import { request } from "node:http";
import { findNginx } from "../../../tools/installing/nginx.js";
import { carryOver, deviceOf } from "../../support/passkey-device.js";
import { type Door, openDoor } from "../../support/servers/door.js";
import { expect, test } from "../../support/test.js";

const nginx = findNginx();
let door: Door | undefined;
/** Passkeys are made for a name, not for a number. */
const house = () => `http://localhost:${door!.port}`;

test.skip(!nginx, "there is no nginx");
test.beforeAll(async ({ baseURL }) => {
  if (nginx) door = await openDoor(nginx, baseURL!);
});
test.afterAll(() => door?.close());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(house() + path, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });

/** What the door says to a body of so many bytes, before any of it is sent: whoever is refused in the midst of it may not get to read why. */
function statusFor(length: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": length };
    const asked = request(`${house()}/api/matches`, { method: "POST", headers }, (response) => {
      resolve(response.statusCode!);
      asked.destroy();
    });
    asked.on("error", reject);
    asked.flushHeaders();
  });
}

test("people come in through the door, play, and sign in with a passkey from another browser", async ({ come }) => {
  const mira = await come(`${house()}/#/settings`);
  await mira.locator(".setting-group").first().waitFor();
  const device = await deviceOf(mira);
  await mira.getByRole("textbox", { name: "What you are called at the table" }).fill("Mira");
  await mira.getByRole("button", { name: "Keep" }).click();
  await mira.getByRole("button", { name: "Make a passkey" }).click();
  await mira.getByText("The passkey was made.").waitFor();
  await mira.goto(`${house()}/#/`);
  await mira.getByRole("button", { name: "Play now" }).click();
  await mira.waitForURL(/#\/table\//);
  await mira.locator(".question").waitFor(); // which came over the socket

  const other = await come(`${house()}/#/settings`);
  await other.locator(".setting-group").first().waitFor();
  await carryOver(device, await deviceOf(other));
  await other.getByRole("button", { name: "Sign in with a passkey" }).click();
  await other.getByText("Welcome back").waitFor();
});

test("a page of another site, or of another port of this machine, is sent away", async () => {
  const coming = JSON.stringify({ name: "Mira" });
  expect((await post("/api/me", coming, { origin: house() })).status).toBe(200);
  for (const origin of ["https://elsewhere.example", `http://localhost:${door!.port + 1}`, "http://localhost"]) {
    const response = await post("/api/me", coming, { origin, "x-forwarded-host": new URL(origin).host });
    expect([origin, response.status]).toEqual([origin, 403]);
  }
});

test("whoever writes an address of their own into a request is counted by the one that the door saw", async () => {
  // Each address may try to sign in so often: if these were believed, every one of them might.
  const tries = Array.from({ length: 80 }, (_, i) =>
    post("/api/sign-in/begin", "{}", { "x-forwarded-for": `203.0.113.${i}, 198.51.100.${i}` }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

test("the largest file gets through to the server, which says what it thinks of it", async () => {
  const mira = await post("/api/me", JSON.stringify({ name: "Mira" }));
  const cookie = mira.headers.get("set-cookie")!.split(";")[0]!;
  const large = JSON.stringify({ save: "x".repeat(4 * 1024 * 1024 - 100) });
  const taken = await post("/api/matches", large, { cookie });
  expect([taken.status, await taken.json()]).toMatchObject([
    expect.any(Number),
    { error: { fault: expect.any(String) } },
  ]);
  expect(taken.status).not.toBe(413);
  expect(await statusFor(6 * 1024 * 1024), "what no server takes").toBe(413);
});

test("the door takes nothing of the server's headers away, and doesn't say what it is", async () => {
  const { headers } = await fetch(`${house()}/healthz`);
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("server")).toBe("nginx");
});
