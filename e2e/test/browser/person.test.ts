import type { Page } from "@playwright/test";
import { accessibilityFaults } from "../../support/page/accessibility.js";
import { carryOver, type Device, deviceOf } from "../../support/passkey-device.js";
import { expect, test } from "../../support/test.js";

/** Passkeys are made for a name, not for a number. */
test.use({ baseURL: (process.env["TAVOLATA_ADDRESS"] ?? "").replace("127.0.0.1", "localhost") });

/** Settings of somebody with such a device. */
async function atSettings(page: Page): Promise<Device> {
  await page.goto("/#/settings");
  await page.locator(".setting-group").first().waitFor();
  return deviceOf(page);
}

const told = (page: Page) => page.locator("#person ~ [role=status]");

test("a guest becomes an account with a passkey, signs in from another browser, and finds the tables there", async ({
  page: mira,
  come,
}) => {
  const device = await atSettings(mira);
  await mira.getByRole("textbox", { name: "What you are called at the table" }).fill("Mira");
  await mira.getByRole("button", { name: "Keep" }).click();
  await mira.getByRole("button", { name: "Make a passkey" }).click();
  await told(mira).getByText("The passkey was made.").waitFor();
  await expect.poll(() => mira.locator(".person-list li").count()).toBe(1);
  expect(await accessibilityFaults(mira)).toEqual([]);
  await mira.goto("/#/");
  await mira.getByRole("button", { name: "Play now" }).click();
  await mira.locator(".question").waitFor();
  await mira.waitForURL(/#\/table\//);
  const table = mira.url().split("/").at(-1)!;

  // The same passkey on another device, as those who make them carry it over.
  const other = await come();
  await carryOver(device, await atSettings(other));
  await other.getByRole("button", { name: "Sign in with a passkey" }).click();
  await told(other).getByText("Welcome back").waitFor();
  expect(await other.getByRole("textbox", { name: "What you are called at the table" }).inputValue()).toBe("Mira");
  await other.goto("/#/");
  await other.locator(`a[href="#/table/${table}"]`).waitFor();

  await other.goto("/#/settings");
  await other.getByRole("button", { name: "Sign out here" }).click();
  await other.goto("/#/");
  await other.getByRole("button", { name: "Play now" }).waitFor();
  expect(await other.locator(".table-card").count()).toBe(0);
});

test("a browser is told of turns while the page is closed: asked for, shown, and turned off again", async ({
  baseURL,
  come,
}) => {
  const page = await come(undefined, { permissions: ["notifications"], serviceWorkers: "allow" });
  // No push service can be reached from here: the browser says what it would say if one could.
  await page.addInitScript(() => {
    const bytes = (of: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(of)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
    let subscribed: PushSubscription | null = null;
    PushManager.prototype.getSubscription = async () => subscribed;
    PushManager.prototype.subscribe = async (options) => {
      if (!options?.userVisibleOnly || !options.applicationServerKey) throw new TypeError("Ask as browsers want it.");
      const { publicKey } = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, [
        "deriveBits",
      ]);
      const keys = {
        p256dh: bytes(await crypto.subtle.exportKey("raw", publicKey)),
        auth: bytes(crypto.getRandomValues(new Uint8Array(16)).buffer),
      };
      const json = { endpoint: "https://fcm.googleapis.com/fcm/send/test", expirationTime: null, keys };
      subscribed = {
        toJSON: () => json,
        unsubscribe: async () => {
          subscribed = null;
          return true;
        },
      } as unknown as PushSubscription;
      return subscribed;
    };
  });
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  await page.goto("/#/settings");
  await page.getByRole("textbox", { name: "What you are called at the table" }).fill("Mira");
  await page.getByRole("button", { name: "Keep" }).click();
  await page.locator(".notice-on").click();
  await page.getByText("fcm.googleapis.com").waitFor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  const notice = {
    notice: "your-turn",
    table: "A".repeat(16),
    game: "lantern-quay",
    title: "Lantern Quay",
    text: "It is your turn.",
  };
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: baseURL!,
    registrationId: await registration,
    data: JSON.stringify(notice),
  });
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => [
        title,
        body,
        tag,
      ]),
    );
  await expect.poll(shown).toEqual([[notice.title, notice.text, notice.table]]);

  await page.getByRole("button", { name: "No longer here" }).click();
  await page.locator(".notice-on").waitFor();
  await page.getByText("fcm.googleapis.com").waitFor({ state: "detached" });
});

test("a newer page at the server is told of, and comes with a reload; sound can be turned on", async ({ come }) => {
  const page = await come("/#/settings");
  const sound = page.getByRole("group", { name: "Sound" });
  expect(await sound.getByRole("radio", { name: "Off" }).isChecked()).toBe(true);
  await page.getByText("The page makes them itself: nothing was recorded, and they are ours.").waitFor();
  await sound.getByRole("radio", { name: "On", exact: true }).check();
  const kept = await page.evaluate(() => localStorage.getItem("tavolata.preferences"));
  expect(JSON.parse(kept ?? "{}")).toMatchObject({ sound: "on" });

  await page.route("/", async (route) => {
    const response = await route.fetch();
    const newer = (await response.text()).replace(/assets\/index-[\w-]+\.js/, "assets/index-newer.js");
    await route.fulfill({ response, body: newer });
  });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.getByText("A newer version of this page is here.").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.unroute("/");
  await page.getByRole("button", { name: "Reload" }).click();
  await page.getByText("A newer version of this page is here.").waitFor({ state: "detached" });
  await page.locator(".setting-group").first().waitFor();
});
