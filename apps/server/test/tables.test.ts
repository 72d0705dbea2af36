import { games as listed } from "@tavolata/games";
import { expect, test } from "vitest";
import { useHouse } from "./test-server.js";

const house = useHouse();

const quay = { game: "lantern-quay", options: { pairs: 2 } } as const;

test("a guest is a name and a signed cookie that no script can read", async () => {
  const response = await fetch(`${house.address}/api/me`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: " Mira " }),
  });
  const me = (await response.json()) as { id: string; name: string };
  expect(me.name).toBe("Mira");
  const [cookie] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^tavolata=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);

  const value = cookie!.split(";")[0]!;
  const known = await fetch(`${house.address}/api/me`, { headers: { cookie: value } });
  expect(await known.json()).toEqual(me);
  const forged = value.replace(me.id, "A".repeat(me.id.length));
  const stranger = await fetch(`${house.address}/api/me`, { headers: { cookie: forged } });
  expect(stranger.status).toBe(401);
  expect(await stranger.json()).toMatchObject({ error: { fault: "not-signed-in" } });
});

test("a guest can change the name and stays the same person", async () => {
  const tor = await house.guest("Tor");
  const { id } = await tor.me();
  await tor.comeIn("Tor the Tall");
  expect(await tor.me()).toEqual({ id, name: "Tor the Tall", passkeys: 0 });
});

test("a name that can't be read is refused with what is wrong", async () => {
  for (const name of ["", "   ", "a\u0000b", "two\nlines", "x".repeat(41)]) {
    await expect(house.nobody().comeIn(name)).rejects.toMatchObject({ fault: "malformed" });
  }
});

test("a name in which nothing can be seen is refused with what it needs", async () => {
  const nothing = [
    "\u200b",
    "\u2066\u2069",
    "\u202e \u200f",
    "\u00ad",
    "\u3164",
    "\u2800",
    "\u0301",
    "\ufe0f\u200d",
    "\u{e0041}",
  ];
  for (const name of nothing) {
    const refusal = {
      fault: "malformed",
      message: expect.stringMatching(/nothing that can be seen: it needs a letter/),
    };
    await expect(house.nobody().comeIn(name), JSON.stringify(name)).rejects.toMatchObject(refusal);
  }
  for (const name of ["half of \ud83d a pair", "\ufeff"])
    await expect(house.nobody().comeIn(name)).rejects.toMatchObject({ fault: "malformed" });
});

test("a name is kept composed, with single spaces, and without what turns the direction of its neighbours", async () => {
  for (const [given, kept] of [
    ["Rene\u0301  von   Tal", "Ren\u00e9 von Tal"],
    ["\u202eariM\u202c", "ariM"],
    ["\u05de\u05d9\u05e8\u05d4\u200f", "\u05de\u05d9\u05e8\u05d4"],
    ["\u{1f468}\u200d\u{1f469}\u200d\u{1f467}", "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}"],
    ["\u30df\u30e9", "\u30df\u30e9"],
  ] as const) {
    expect((await house.nobody().comeIn(given)).name).toBe(kept);
  }
});

test("a table has the game's seats, with whom one wished there, and tells the hash of its seed but not the seed", async () => {
  const mira = await house.guest("Mira");
  const games = await mira.games();
  expect(games.map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
  expect(games.find(({ id }) => id === "lantern-quay")!.seats).toEqual(["smuggler-1", "warden-1"]);
  const seats = ["smuggler-1", "warden-1", "smuggler-2", "warden-2"];
  const [mine, other] = [seats[0]!, seats[1]!];
  const table = await mira.openTable({
    ...quay,
    seats: { [mine]: { sits: "me" }, [other]: { sits: "bot", bot: "normal" } },
  });
  expect(table).toMatchObject({ game: "lantern-quay", owned: true, dice: "seeded", answers: 0, open: false });
  expect(table.seats.map(({ seat }) => seat)).toEqual(seats);
  expect(table.seats[0]).toMatchObject({ mine: true, person: { name: "Mira" } });
  expect(table.seats[1]).toEqual({ seat: other, bot: "normal" });
  expect(table.seedHash).toMatch(/^[0-9a-f]{64}$/);
  expect(table).not.toHaveProperty("seed");
  expect(await mira.table(table.id)).toEqual(table);
});

test("what can't be opened is refused with what would be right", async () => {
  const mira = await house.guest("Mira");
  await expect(mira.openTable({ game: "chess" })).rejects.toMatchObject({
    fault: "unknown-game",
    message: expect.stringContaining("lantern-quay"),
  });
  await expect(mira.openTable({ ...quay, options: { moon: true } })).rejects.toMatchObject({ fault: "bad-options" });
  await expect(mira.openTable({ ...quay, seats: { throne: { sits: "me" } } })).rejects.toMatchObject({
    fault: "no-such-seat",
  });
  const wrongBot = { "smuggler-1": { sits: "bot", bot: "genius" } } as const;
  await expect(mira.openTable({ ...quay, seats: wrongBot })).rejects.toMatchObject({
    fault: "no-such-bot",
    message: expect.stringContaining("random, easy, normal"),
  });
  await expect(house.nobody().openTable(quay)).rejects.toMatchObject({ fault: "not-signed-in" });
});

test("mine are those that I own or sit at, the ones that wait for me first; open ones are for all", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const waiting = await mira.openTable({ ...quay, seats: { "warden-1": { sits: "me" }, "warden-2": { sits: "me" } } });
  const other = await mira.openTable({ ...quay, seats: { "smuggler-1": { sits: "me" } } });
  const open = await tor.openTable({ ...quay, open: true });
  const mine = (await mira.tables("mine")).tables;
  expect(new Set(mine.map(({ id }) => id))).toEqual(new Set([waiting.id, other.id]));
  const waits = ({ seats, waiting }: (typeof mine)[number]) =>
    seats.some((one) => one.mine && waiting.includes(one.seat));
  expect(mine.map(waits)).toEqual([...mine.map(waits)].sort((a, b) => Number(b) - Number(a)));
  const offered = (await mira.tables("open")).tables.map(({ id }) => id);
  expect(offered).toContain(open.id);
  expect(offered).not.toContain(waiting.id);
});

test("lists come in pages", async () => {
  const mira = await house.guest("Mira");
  await Promise.all(Array.from({ length: 53 }, () => mira.openTable(quay)));
  const first = await mira.tables("mine");
  const second = await mira.tables("mine", first.next);
  expect([first.tables.length, second.tables.length, second.next]).toEqual([50, 3, undefined]);
  expect(new Set([...first.tables, ...second.tables].map(({ id }) => id)).size).toBe(53);
});

test("nobody finds a table that isn't open without a way to it", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const { id } = await mira.openTable(quay);
  for (const stranger of [tor, house.nobody()]) {
    await expect(stranger.table(id)).rejects.toMatchObject({ fault: "not-found" });
    await expect(stranger.watch(id, "audience")).rejects.toMatchObject({ fault: "not-yours" });
  }
  await expect(tor.table("A".repeat(16))).rejects.toMatchObject({ fault: "not-found" });
  await expect(tor.sit(id, "smuggler-1", { sits: "me" })).rejects.toMatchObject({ fault: "not-found" });
});

test("a link leads into one seat, once, until it is revoked", async () => {
  const [mira, tor, una] = [await house.guest("Mira"), await house.guest("Tor"), await house.guest("Una")];
  const { id } = await mira.openTable({ ...quay, seats: { "smuggler-1": { sits: "me" } } });
  const link = await mira.makeLink(id, { leads: "seat", seat: "warden-1" });
  expect(link.token).toMatch(/^[A-Za-z0-9_-]{32}$/);
  expect(await tor.lookAtInvitation(link.token)).toMatchObject({
    to: { leads: "seat", seat: "warden-1" },
    table: { id },
  });
  const { table } = await tor.acceptInvitation(link.token);
  expect(table.seats.find(({ seat }) => seat === "warden-1")).toMatchObject({ mine: true, person: { name: "Tor" } });
  await expect(una.acceptInvitation(link.token)).rejects.toMatchObject({ fault: "seat-taken" });

  const another = await mira.makeLink(id, { leads: "seat", seat: "warden-2" });
  expect((await mira.links(id)).map((one) => one.id)).toEqual([another.id]);
  expect(JSON.stringify(await mira.links(id))).not.toContain(another.token);
  await expect(tor.revokeLink(id, another.id)).rejects.toMatchObject({ fault: "not-found" });
  await mira.revokeLink(id, another.id);
  await expect(una.acceptInvitation(another.token)).rejects.toMatchObject({ fault: "link-dead" });
  await expect(una.acceptInvitation("A".repeat(32))).rejects.toMatchObject({ fault: "link-dead" });
});

test("a link that was used says that its seat is taken, and leads on only who may know of the table", async () => {
  const [mira, tor, una] = [await house.guest("Mira"), await house.guest("Tor"), await house.guest("Una")];
  const handsOut = async (open: boolean) => {
    const { id } = await mira.openTable({ ...quay, open });
    const { token } = await mira.makeLink(id, { leads: "seat", seat: "warden-1" });
    await tor.acceptInvitation(token);
    return { id, token };
  };
  const open = await handsOut(true);
  const taken = { to: { leads: "seat", seat: "warden-1" }, table: { id: open.id }, taken: true };
  for (const visitor of [una, house.nobody()]) {
    expect(await visitor.lookAtInvitation(open.token)).toMatchObject(taken);
  }
  await expect(una.acceptInvitation(open.token)).rejects.toMatchObject({ fault: "seat-taken" });

  const closed = await handsOut(false);
  for (const visitor of [una, house.nobody()]) {
    const refusal = await visitor.lookAtInvitation(closed.token).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ fault: "seat-taken" });
    expect(JSON.stringify(refusal) + (refusal as Error).message).not.toMatch(
      new RegExp(`${closed.id}|warden|Mira|Tor|lantern`),
    );
    await expect(visitor.watch(closed.id, "audience", closed.token)).rejects.toMatchObject({ fault: "seat-taken" });
  }
  // Whoever took the seat is shown back to the table, also by taking it twice.
  expect(await tor.lookAtInvitation(closed.token)).toMatchObject({ table: { id: closed.id }, taken: true });
  const { table } = await tor.acceptInvitation(closed.token);
  expect(table.seats.find(({ seat }) => seat === "warden-1")).toMatchObject({ mine: true });
});

test("a used link stays used when its seat is free again", async () => {
  const [mira, tor, una] = [await house.guest("Mira"), await house.guest("Tor"), await house.guest("Una")];
  const { id } = await mira.openTable(quay);
  const { token } = await mira.makeLink(id, { leads: "seat", seat: "warden-1" });
  await tor.acceptInvitation(token);
  await tor.sit(id, "warden-1", { sits: "nobody" });
  for (const one of [tor, una]) {
    await expect(one.acceptInvitation(token)).rejects.toMatchObject({ fault: "link-dead" });
    await expect(one.lookAtInvitation(token)).rejects.toMatchObject({ fault: "link-dead" });
  }
});

test("a table remembers so many used links and no more", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const { id } = await mira.openTable({ ...quay, open: true });
  const tokens: string[] = [];
  for (let nth = 0; nth < 18; nth++) {
    const { token } = await mira.makeLink(id, { leads: "seat", seat: "warden-1" });
    tokens.push(token);
    await (nth % 2 === 0 ? tor : mira).acceptInvitation(token);
  }
  await expect(mira.lookAtInvitation(tokens[0]!)).rejects.toMatchObject({ fault: "link-dead" });
  expect(await mira.lookAtInvitation(tokens[2]!)).toMatchObject({ taken: true });
  expect(await mira.lookAtInvitation(tokens.at(-1)!)).toMatchObject({ taken: true });
});

test("of two who take the same link at once, one sits down and the other hears that the seat is taken", async () => {
  const mira = await house.guest("Mira");
  const { id } = await mira.openTable(quay);
  const { token } = await mira.makeLink(id, { leads: "seat", seat: "warden-1" });
  const guests = await Promise.all(["A", "B", "C", "D"].map((name) => house.guest(name)));
  const tries = await Promise.allSettled(guests.map((guest) => guest.acceptInvitation(token)));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const one of tries) if (one.status === "rejected") expect(one.reason).toMatchObject({ fault: "seat-taken" });
});

test("of two who take the same seat at once, one sits down", async () => {
  const mira = await house.guest("Mira");
  const { id } = await mira.openTable({ ...quay, open: true });
  const guests = await Promise.all(["A", "B", "C", "D"].map((name) => house.guest(name)));
  const tries = await Promise.allSettled(guests.map((guest) => guest.sit(id, "smuggler-1", { sits: "me" })));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const one of tries) if (one.status === "rejected") expect(one.reason).toMatchObject({ fault: "seat-taken" });
});

test("a seat is left, handed to a bot and taken up again by its own person; nobody else's business", async () => {
  const [mira, tor, una] = [await house.guest("Mira"), await house.guest("Tor"), await house.guest("Una")];
  const { id } = await mira.openTable({ ...quay, open: true, seats: { "smuggler-1": { sits: "me" } } });
  await tor.sit(id, "warden-1", { sits: "me" });
  await expect(una.sit(id, "warden-1", { sits: "nobody" })).rejects.toMatchObject({ fault: "not-yours" });
  await expect(una.sit(id, "warden-1", { sits: "me" })).rejects.toMatchObject({ fault: "seat-taken" });
  const handed = await tor.sit(id, "warden-1", { sits: "bot", bot: "random" });
  expect(handed.seats.find(({ seat }) => seat === "warden-1")).toEqual({
    seat: "warden-1",
    bot: "random",
    knownTo: { people: [{ id: (await tor.me()).id, name: "Tor" }] },
  });
  await expect(una.sit(id, "warden-1", { sits: "me" })).rejects.toMatchObject({ fault: "not-yours" });
  // The owner may free the seat of somebody who is gone, but not look into that hand from another seat.
  await mira.sit(id, "warden-1", { sits: "nobody" });
  await expect(mira.sit(id, "warden-1", { sits: "me" })).rejects.toMatchObject({ fault: "seat-was-anothers" });
  await una.sit(id, "warden-1", { sits: "me" });
});

test("whoever sits somewhere may hand the seat on by a link of its own", async () => {
  const [mira, tor, una] = [await house.guest("Mira"), await house.guest("Tor"), await house.guest("Una")];
  const { id } = await mira.openTable({ ...quay, open: true });
  await tor.sit(id, "warden-1", { sits: "me" });
  await expect(tor.makeLink(id, { leads: "seat", seat: "smuggler-1" })).rejects.toMatchObject({ fault: "not-yours" });
  await expect(tor.makeLink(id, { leads: "audience" })).rejects.toMatchObject({ fault: "not-yours" });
  const { token } = await tor.makeLink(id, { leads: "seat", seat: "warden-1" });
  const { table } = await una.acceptInvitation(token);
  expect(table.seats.find(({ seat }) => seat === "warden-1")?.person?.name).toBe("Una");
});

test("a spare link of whoever was unseated leads nowhere, whoever sits there now", async () => {
  const [mira, tor, una, finn] = await Promise.all(["Mira", "Tor", "Una", "Finn"].map((name) => house.guest(name)));
  const { id } = await mira!.openTable({ ...quay, open: true });
  await tor!.sit(id, "warden-1", { sits: "me" });
  const { token } = await tor!.makeLink(id, { leads: "seat", seat: "warden-1" });
  for (const wish of [{ sits: "bot", bot: "random" }, { sits: "nobody" }] as const) {
    await mira!.sit(id, "warden-1", wish);
    for (const one of [tor!, finn!]) {
      await expect(one.acceptInvitation(token)).rejects.toMatchObject({ fault: "link-dead" });
      await expect(one.lookAtInvitation(token)).rejects.toMatchObject({ fault: "link-dead" });
    }
  }
  await una!.sit(id, "warden-1", { sits: "me" });
  await expect(tor!.acceptInvitation(token)).rejects.toMatchObject({ fault: "link-dead" });
  const sitsThere = (await mira!.table(id)).seats.find(({ seat }) => seat === "warden-1");
  expect(sitsThere?.person?.name).toBe("Una");
});

test("a link puts nobody out of a seat but whoever sat there when it was made", async () => {
  const [mira, tor, una] = [await house.guest("Mira"), await house.guest("Tor"), await house.guest("Una")];
  const { id } = await mira.openTable(quay);
  const [used, spare] = [
    await mira.makeLink(id, { leads: "seat", seat: "warden-1" }),
    await mira.makeLink(id, { leads: "seat", seat: "warden-1" }),
  ];
  await tor.acceptInvitation(used.token);
  await expect(una.acceptInvitation(spare.token)).rejects.toMatchObject({ fault: "seat-taken" });
  await expect(una.lookAtInvitation(spare.token)).rejects.toMatchObject({ fault: "seat-taken" });
  expect(await tor.lookAtInvitation(spare.token)).toMatchObject({ table: { id }, taken: true });
  // The owner hands the seat of somebody who is gone on by a new one; the spare one is good when the seat is free.
  const { token } = await mira.makeLink(id, { leads: "seat", seat: "warden-1" });
  const { table } = await una.acceptInvitation(token);
  expect(table.seats.find(({ seat }) => seat === "warden-1")?.person?.name).toBe("Una");
  await una.sit(id, "warden-1", { sits: "nobody" });
  await tor.acceptInvitation(spare.token);
});

test("the links of a forgotten person lead nowhere", async () => {
  const [mira, tor, una] = [await house.guest("Mira"), await house.guest("Tor"), await house.guest("Una")];
  const { id } = await mira.openTable({ ...quay, open: true });
  await tor.sit(id, "warden-1", { sits: "me" });
  const { token } = await tor.makeLink(id, { leads: "seat", seat: "warden-1" });
  await tor.forgetMe();
  await expect(una.acceptInvitation(token)).rejects.toMatchObject({ fault: "link-dead" });
});

test("a body that isn't as it should be is refused, whatever is wrong with it", async () => {
  const mira = await house.guest("Mira");
  const odd: unknown[] = [
    {},
    { game: 7 },
    { game: "lantern-quay", more: 1 },
    { game: "lantern-quay", dice: "loaded" },
    { game: "lantern-quay", seats: { "smuggler-1": { sits: "bot" } } },
    [],
  ];
  for (const body of odd) {
    await expect(mira.openTable(body as never)).rejects.toMatchObject({ fault: "malformed" });
  }
  const post = (body: string, type = "application/json") =>
    fetch(`${house.address}/api/me`, { method: "POST", headers: { "content-type": type }, body });
  expect((await post("{")).status).toBe(400);
  expect((await post("name=Mira", "application/x-www-form-urlencoded")).status).toBe(400);
  const large = await post(JSON.stringify({ name: "x".repeat(100_000) }));
  expect([large.status, await large.json()]).toMatchObject([413, { error: { fault: "too-large" } }]);
});

test("a page of another site changes nothing here", async () => {
  const from = (origin: string, more: Record<string, string> = {}) =>
    fetch(`${house.address}/api/me`, {
      method: "POST",
      headers: { "content-type": "application/json", origin, ...more },
      body: JSON.stringify({ name: "Mira" }),
    });
  const refused = await from("https://elsewhere.example");
  expect([refused.status, await refused.json()]).toMatchObject([403, { error: { fault: "other-origin" } }]);
  expect((await from(house.address)).status).toBe(200);
  expect((await from("null")).status).toBe(403);
});

test("a table has so many links at once and no more, until one is revoked", async () => {
  const mira = await house.guest("Mira");
  const { id } = await mira.openTable(quay);
  const tries = await Promise.allSettled(Array.from({ length: 66 }, () => mira.makeLink(id, { leads: "audience" })));
  const faults = tries.flatMap((one) => (one.status === "rejected" ? [one.reason.fault] : []));
  expect(faults).toEqual(["too-many-kept", "too-many-kept"]);
  await mira.revokeLink(id, (await mira.links(id))[0]!.id);
  await mira.makeLink(id, { leads: "audience" });
});
