import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { accessibilityFaults } from "../support/accessibility.js";
import { launchBrowser } from "../support/browser.js";

const pages: Record<string, string> = {
  "/door": `<!doctype html><html lang="en"><title>Door</title><main><h1>A door</h1>
    <button onclick="this.textContent = 'Open'">Closed</button></main></html>`,
  "/faulty": `<!doctype html><html lang="en"><title>Faulty</title><main><h1>A picture</h1>
    <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></main></html>`,
};

let browser: Browser;
let page: Page;
let server: Server;

const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

beforeAll(async () => {
  server = createServer(({ url = "" }, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8").end(pages[url] ?? "");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  browser = await launchBrowser();
});

beforeEach(async () => {
  page = await browser.newPage();
});

afterEach(async () => {
  await page?.close();
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

test("a button on a served page can be clicked", async () => {
  await page.goto(at("/door"));
  await page.getByRole("button", { name: "Closed" }).click();
  expect(await page.getByRole("button").textContent()).toBe("Open");
});

test("a page without faults of accessibility is found to have none", async () => {
  await page.goto(at("/door"));
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("a picture without words is found to be a fault of accessibility", async () => {
  await page.goto(at("/faulty"));
  expect(await accessibilityFaults(page)).toEqual([expect.stringMatching(/^image-alt: .*: img$/)]);
});
