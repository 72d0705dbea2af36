import { rmSync } from "node:fs";
import type { Client, NodeTransport } from "@tavolata/client/node";
import { nodeClient } from "@tavolata/client/node";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { newSession, readSession, writtenSession } from "../../src/http/session.js";
import { Challenges } from "../../src/people/challenges.js";
import { openStorage } from "../../src/storage/database.js";
import { newDataFolder } from "../storage/empty-database.js";
import { useHouse } from "../test-server.js";
import { Authenticator, type Deceit } from "./authenticator.js";

const address = "https://table.example";
const house = useHouse({ publicAddress: address });
const unnamed = useHouse({ limits: { signInsPerMinute: 5 } });

/** Somebody with an account, and the device that has the passkey. */
async function account(name: string, counts = true): Promise<{ client: Client; device: Authenticator }> {
  const client = await house.guest(name);
  const device = new Authenticator(address, counts);
  await client.addPasskey(device.make(await client.beginPasskey()));
  return { client, device };
}

async function signIn(client: Client, device: Authenticator, deceit?: Deceit) {
  return client.signIn(device.show(await client.beginSignIn(), deceit));
}

const refused = (why: string) => ({ fault: "passkey-refused", message: expect.stringContaining(why) });

test("a guest who adds a passkey is an account, and finds the tables on another device", async () => {
  const mira = await house.guest("Mira");
  expect(await mira.me()).toMatchObject({ name: "Mira", passkeys: 0 });
  const { id } = await mira.openTable({ game: "lantern-quay", seats: { "warden-1": { sits: "me" } } });
  const device = new Authenticator(address);
  const options = await mira.beginPasskey();
  expect(options).toMatchObject({
    rp: { id: "table.example", name: "Tavolata" },
    user: { name: "Mira" },
    attestation: "none",
    authenticatorSelection: { residentKey: "required" },
  });
  const passkey = await mira.addPasskey(device.make(options), " my phone ");
  expect(passkey).toMatchObject({ name: "my phone", address: "table.example", synced: false });
  expect(await mira.me()).toMatchObject({ passkeys: 1 });

  const elsewhere = house.nobody();
  expect(await signIn(elsewhere, device)).toEqual(await mira.me());
  expect((await elsewhere.tables("mine")).tables.map((table) => table.id)).toEqual([id]);
  await elsewhere.watch(id, "warden-1");
  expect((await mira.passkeys())[0]!.used).toBeDefined();
});

test("a passkey is called something that can be seen, and not made otherwise", async () => {
  const mira = await house.guest("Mira");
  const device = new Authenticator(address);
  for (const name of ["\u200b", "\u2066 \u2069", "\u3164"]) {
    const made = device.make(await mira.beginPasskey());
    await expect(mira.addPasskey(made, name), JSON.stringify(name)).rejects.toMatchObject({ fault: "malformed" });
  }
  expect(await mira.passkeys()).toEqual([]);
  const { name } = await mira.addPasskey(device.make(await mira.beginPasskey()), "\u202emy  phone");
  expect(name).toBe("my phone");
});

test("a guest who signs in takes tables, seats, blocks and what was put aside along", async () => {
  const { client: mira, device } = await account("Mira");
  const own = await mira.openTable({ game: "lantern-quay" });
  const [guest, tor] = [await house.guest("Mira at the office"), await house.guest("Tor")];
  const owned = await guest.openTable({ game: "lantern-quay", seats: { "smuggler-1": { sits: "me" } } });
  const sat = await tor.openTable({ game: "lantern-quay", open: true });
  await guest.sit(sat.id, "warden-1", { sits: "me" });
  const watch = await guest.watch(sat.id, "warden-1");
  const gathers = { game: "lantern-quay", options: { pairs: 2 }, open: true, begin: "full" } as const;
  const gathering = await tor.openTable(gathers);
  await guest.sit(gathering.id, "warden-1", { sits: "me" });
  const handsOn = await guest.makeLink(sat.id, { leads: "seat", seat: "warden-1" });
  await watch.say("I am here");
  await guest.putAside(owned.id, true);
  await guest.block((await tor.me()).id, true);
  const { cookie } = guest.transport as NodeTransport;
  const before = await guest.me();

  const after = await signIn(guest, device);
  expect(after).toEqual(await mira.me());
  const ids = async (client: Client, which: "mine" | "aside") =>
    (await client.tables(which)).tables.map(({ id }) => id);
  expect(new Set(await ids(mira, "mine"))).toEqual(new Set([own.id, sat.id, gathering.id]));
  expect(await ids(mira, "aside")).toEqual([owned.id]);
  expect(await mira.table(owned.id)).toMatchObject({ owned: true, seats: [{ mine: true }, {}] });
  const { seats, contributions } = await mira.table(gathering.id);
  expect(seats.find(({ mine }) => mine)).toMatchObject({ seat: "warden-1", contributed: true });
  expect((await mira.sit(gathering.id, "warden-2", { sits: "me" })).contributions).toEqual(contributions); // one is enough
  expect((await mira.blocked()).map(({ name }) => name)).toEqual(["Tor"]);
  const heard = await tor.watch(sat.id, "audience");
  await heard.until(({ chat }) => chat.length > 0);
  expect(heard.chat[0]!.person).toEqual({ id: after.id, name: "Mira" });
  await expect(house.nobody(cookie).me()).rejects.toMatchObject({ fault: "not-signed-in" });
  expect(JSON.stringify(await tor.table(sat.id))).not.toContain(before.id);
  // The line comes back as the account's, and play goes on from the same seat.
  await watch.until(({ table }) => table.seats.some(({ person }) => person?.id === after.id));
  await tor.acceptInvitation(handsOn.token); // the guest's link is the account's
});

test("who signs in as another account leaves the first as it is", async () => {
  const [one, two] = [await account("One"), await account("Two")];
  const { id } = await one.client.openTable({ game: "lantern-quay" });
  await signIn(one.client, two.device);
  expect((await one.client.me()).name).toBe("Two");
  await expect(one.client.table(id)).rejects.toMatchObject({ fault: "not-found" });
  await signIn(one.client, one.device);
  expect(await one.client.table(id)).toMatchObject({ owned: true });
});

test("a passkey works once for each challenge, and only on its own page", async () => {
  const { device } = await account("Mira");
  const nobody = house.nobody();
  const options = await nobody.beginSignIn();
  const shown = device.show(options);
  await nobody.signIn(shown);
  await expect(house.nobody().signIn(shown)).rejects.toMatchObject(refused("challenge"));
  const again = device.show(options);
  await expect(house.nobody().signIn(again)).rejects.toMatchObject(refused("challenge"));
  const own = Buffer.from("a challenge of my own, long enough").toString("base64url");
  await expect(signIn(nobody, device, { challenge: own })).rejects.toMatchObject(refused("challenge"));
  await expect(signIn(nobody, device, { origin: "https://evil.example" })).rejects.toMatchObject(refused("origin"));
  await expect(signIn(nobody, device, { server: "evil.example" })).rejects.toMatchObject(refused("RP ID"));
  await expect(signIn(nobody, device, { spoils: true })).rejects.toMatchObject(refused("signature"));
  await expect(signIn(nobody, device, { user: "c29tZWJvZHk" })).rejects.toMatchObject(refused("somebody else"));
  await signIn(nobody, device);
});

test("a copied device is found out by its count; one that doesn't count is let in", async () => {
  const { device } = await account("Mira");
  await signIn(house.nobody(), device);
  await signIn(house.nobody(), device);
  await expect(signIn(house.nobody(), device, { count: 2 })).rejects.toMatchObject(refused("counter"));
  await expect(signIn(house.nobody(), device, { count: 0 })).rejects.toMatchObject(refused("counter"));
  const { device: without } = await account("Tor", false);
  await signIn(house.nobody(), without);
  await signIn(house.nobody(), without);
});

test("of two sign-ins at once with the same count, one is let in", async () => {
  const { device } = await account("Mira");
  const [a, b] = [house.nobody(), house.nobody()];
  const shown = [device.show(await a.beginSignIn(), { count: 7 }), device.show(await b.beginSignIn(), { count: 7 })];
  const tries = await Promise.allSettled([a.signIn(shown[0]!), b.signIn(shown[1]!)]);
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a challenge to add a passkey is for one person, one passkey and that purpose", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const device = new Authenticator(address);
  const made = device.make(await mira.beginPasskey());
  await expect(tor.addPasskey(made)).rejects.toMatchObject(refused("challenge"));
  await mira.addPasskey(device.make(await mira.beginPasskey()));
  await expect(mira.addPasskey(made)).resolves.toBeDefined(); // Tor's try didn't use it up: it was never Tor's
  await expect(mira.addPasskey(made)).rejects.toMatchObject(refused("challenge"));
  const { challenge } = await mira.beginSignIn();
  const other = device.make({ ...(await mira.beginPasskey()), challenge });
  await expect(mira.addPasskey(other)).rejects.toMatchObject(refused("challenge"));
  const begun = await mira.beginPasskey();
  const misused = device.show({ ...begun, rpId: begun.rp.id, userVerification: "" }, {}, 0);
  await expect(mira.signIn(misused)).rejects.toMatchObject(refused("challenge"));
  for (const deceit of [{ origin: "https://evil.example" }, { server: "evil.example" }]) {
    const odd = device.make(await mira.beginPasskey(), deceit);
    await expect(mira.addPasskey(odd)).rejects.toMatchObject({ fault: "passkey-refused" });
  }
});

test("several passkeys are kept and removed one by one; a removed one leads nowhere", async () => {
  const { client: mira, device } = await account("Mira");
  const second = new Authenticator(address);
  const options = await mira.beginPasskey();
  expect(options.excludeCredentials).toHaveLength(1);
  const { id } = await mira.addPasskey(second.make(options), "key ring");
  expect((await mira.passkeys()).map(({ name }) => name)).toEqual([undefined, "key ring"]);
  const tor = await house.guest("Tor");
  await expect(tor.removePasskey(id)).rejects.toMatchObject({ fault: "not-found" });
  await mira.removePasskey(id);
  await expect(signIn(house.nobody(), second)).rejects.toMatchObject(refused("removed"));
  await signIn(house.nobody(), device);
  for (let more = 0; more < 19; more++) await mira.addPasskey(second.make(await mira.beginPasskey()));
  await expect(mira.beginPasskey()).rejects.toMatchObject({ fault: "too-many-passkeys" });
});

test("an account signs out and in again; a guest would lose everything by it", async () => {
  const guest = await house.guest("Guest");
  await expect(guest.signOut()).rejects.toMatchObject({ fault: "not-an-account" });
  const { client: mira, device } = await account("Mira");
  await mira.signOut();
  await expect(mira.me()).rejects.toMatchObject({ fault: "not-signed-in" });
  expect((await signIn(mira, device)).name).toBe("Mira");
});

test("who signs out ends that cookie, whoever has a copy of it, and no other", async () => {
  const { client: mira, device } = await account("Mira");
  const { id } = await mira.openTable({ game: "lantern-quay", seats: { "warden-1": { sits: "me" } } });
  const copied = house.nobody((mira.transport as NodeTransport).cookie);
  const phone = house.nobody();
  await signIn(phone, device);
  const there = await copied.watch(id, "warden-1");
  const ended = new Promise((resolve) => there.onChange((change) => change.change === "ended" && resolve(change.why)));
  await mira.signOut();
  expect(await ended).toMatchObject({ fault: "not-yours" });
  await expect(copied.me()).rejects.toMatchObject({ fault: "not-signed-in" });
  expect((await phone.me()).name).toBe("Mira");
  await phone.signOutElsewhere();
  await expect(copied.me()).rejects.toMatchObject({ fault: "not-signed-in" });
  expect((await phone.me()).name).toBe("Mira");
});

test("what a cookie says is read back, also of one from before cookies had marks; anything else is nobody's", () => {
  const session = newSession("mira", 3);
  expect(readSession(writtenSession(session))).toEqual(session);
  expect(newSession("mira", 3).mark).not.toBe(session.mark);
  expect(readSession("mira.3")).toEqual({ person: "mira", number: 3, mark: "" });
  expect(readSession("mira")).toEqual({ person: "mira", number: 0, mark: "" });
  for (const text of ["", ".", "mira.", "mira.x", "mira.1.", "mira.1.a.b", "mira.1.a b", "mira.9999999999"]) {
    expect([text, readSession(text)]).toEqual([text, undefined]);
  }
});

test("who signs out elsewhere is nobody on every other device, at once", async () => {
  const { client: mira, device } = await account("Mira");
  const { id } = await mira.openTable({ game: "lantern-quay", seats: { "warden-1": { sits: "me" } } });
  const lost = house.nobody();
  await signIn(lost, device);
  const [there, here] = [await lost.watch(id, "warden-1"), await mira.watch(id, "warden-1")];
  const ended = new Promise((resolve) => there.onChange((change) => change.change === "ended" && resolve(change.why)));
  await mira.signOutElsewhere();
  expect(await ended).toMatchObject({ fault: "not-yours" });
  await expect(lost.me()).rejects.toMatchObject({ fault: "not-signed-in" });
  await expect(lost.table(id)).rejects.toMatchObject({ fault: "not-found" });
  await here.answer(here.decisions[0]!, [here.decisions[0]!.options[0]!.id]);
  expect((await mira.me()).name).toBe("Mira");
  await signIn(lost, device); // the passkey still leads there; removing it is another matter
});

test("whoever is forgotten leaves no passkey behind", async () => {
  const { client: mira, device } = await account("Mira");
  await mira.forgetMe();
  await expect(signIn(house.nobody(), device)).rejects.toMatchObject(refused("nobody here has it"));
});

test("nonsense instead of a passkey is refused", async () => {
  const { client: mira, device } = await account("Mira");
  const made = device.make(await mira.beginPasskey());
  const odd: unknown[] = [
    { ...made, response: { ...made.response, attestationObject: "AAAA" } },
    { ...made, response: { ...made.response, clientDataJSON: "AAAA" } },
    { ...made, rawId: "AAAA" },
  ];
  for (const one of odd)
    await expect(mira.addPasskey(one as never)).rejects.toMatchObject({ fault: "passkey-refused" });
  const long = { ...made, response: { ...made.response, attestationObject: "A".repeat(40_000) } };
  for (const one of [{}, { ...made, id: "+" }, { ...made, type: "password" }, long]) {
    await expect(mira.addPasskey(one as never)).rejects.toMatchObject({ fault: "malformed" });
  }
});

test("without a public address a passkey is for the name by which the page was reached", async () => {
  const page = unnamed.address.replace("127.0.0.1", "localhost");
  const client = nodeClient(page);
  await client.comeIn("Mira");
  const device = new Authenticator(page);
  expect(await client.addPasskey(device.make(await client.beginPasskey()))).toMatchObject({ address: "localhost" });
  await signIn(client, device);
  // A proxy that speaks HTTPS: the page says where it is.
  const secure = page.replace("http:", "https:");
  const begun = await fetch(`${page}/api/sign-in/begin`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: secure },
    body: "{}",
  });
  const credential = device.show((await begun.json()) as never, { origin: secure });
  const signed = await fetch(`${page}/api/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: secure },
    body: JSON.stringify({ credential }),
  });
  expect(signed.status).toBe(200);
  client.close();
  const byNumber = await unnamed.guest("Tor");
  await expect(byNumber.beginPasskey()).rejects.toMatchObject({ fault: "no-passkeys-here" });
});

test("from one address one tries to sign in now and then, not all the time", async () => {
  const client = nodeClient(unnamed.address.replace("127.0.0.1", "localhost"));
  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => client.beginSignIn()));
  expect(tries.filter(({ status }) => status === "rejected").length).toBeGreaterThan(0);
  await expect(client.beginSignIn()).rejects.toMatchObject({ fault: "too-many-requests" });
  client.close();
});

test("a challenge expires", async () => {
  const folder = await newDataFolder();
  const storage = await openStorage({ folder }, () => {});
  try {
    const challenges = new Challenges(storage.db);
    const told = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
    const [old, fresh] = [told(await challenges.make(null)), told(await challenges.make(null))];
    await sql`update challenges set expires = now() - interval '1 second' where challenge = ${old}`.execute(storage.db);
    expect([await challenges.takes(old, null), await challenges.takes(fresh, null)]).toEqual([false, true]);
    await challenges.make(null);
    const { rows } = await sql`select from challenges`.execute(storage.db);
    expect(rows).toHaveLength(1); // the old one was swept out
  } finally {
    await storage.close();
    rmSync(folder, { recursive: true });
  }
});
