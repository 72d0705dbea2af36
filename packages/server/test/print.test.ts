import { exampleQuest } from "@tavolata/heroquest/editor";
import { expect, test } from "vitest";
import { useHouse } from "./house.js";

const house = useHouse();

async function asked(path: string, cookie?: string) {
  const response = await fetch(
    `${house.address}/api/print/${path}`,
    cookie === undefined ? {} : { headers: { cookie } },
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

/** Somebody new, by the cookie alone. */
async function newcomer(name: string) {
  const response = await fetch(`${house.address}/api/me`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name }),
  });
  const cookie = response.headers.get("set-cookie")!.split(";")[0]!;
  return { cookie, client: house.nobody(cookie) };
}

test("gives a quest as a PDF, the same bytes every time", async () => {
  const path = "heroquest?what=map&quest=the-stolen-bell&paper=letter&language=it";
  const { status, headers, bytes } = await asked(path);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("application/pdf");
  expect(headers.get("content-disposition")).toContain("heroquest-the-stolen-bell-map.pdf");
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect((await asked(path)).bytes.equals(bytes)).toBe(true);
});

test("refuses what can't be printed, and says what can", async () => {
  const refusal = async (path: string) => {
    const { status, bytes } = await asked(path);
    return [status, JSON.parse(bytes.toString()).error.message];
  };
  expect(await refusal("chess?what=rules")).toEqual([404, expect.stringContaining("heroquest")]);
  expect(await refusal("heroquest?what=map&quest=nowhere")).toEqual([404, expect.stringContaining("the-stolen-bell")]);
  expect(await refusal("heroquest?what=map")).toEqual([400, expect.stringContaining("belongs to a quest")]);
  expect(await refusal("heroquest?what=stickers")).toEqual([400, expect.stringContaining("stickers")]);
  expect((await refusal("heroquest?paper=a5"))[0]).toBe(400);
});

test("the sheet with the secrets has an address of its own, and isn't kept by anybody", async () => {
  expect((await asked("heroquest?what=notes&quest=the-stolen-bell")).status).toBe(400);
  const { status, headers } = await asked("heroquest/notes?quest=the-stolen-bell");
  expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
});

test("whoever plays a quest without leading it doesn't get its secrets; its leader does", async () => {
  const [hero, wizard] = [await newcomer("Hero"), await newcomer("Wizard")];
  const options = { quest: "the-stolen-bell", adventurers: 1, secretAdventure: false };
  const { id } = await hero.client.openTable({ game: "heroquest", options });
  const { seats } = await hero.client.table(id);
  const notes = (quest: string, cookie: string) => asked(`heroquest/notes?quest=${quest}`, cookie);
  const heroSeat = seats.map(({ seat }) => seat).find((seat) => seat !== "wizard")!;
  expect((await notes("the-stolen-bell", hero.cookie)).status).toBe(200);
  await hero.client.sit(id, heroSeat, { sits: "me" });
  expect((await notes("the-stolen-bell", hero.cookie)).status).toBe(403);
  expect((await notes("three-scars", hero.cookie)).status).toBe(200);
  const { token } = await hero.client.makeLink(id, { leads: "seat", seat: "wizard" });
  await wizard.client.acceptInvitation(token);
  expect((await notes("the-stolen-bell", wizard.cookie)).status).toBe(200);
});

test("where the quest isn't told, every sheet of the game stays closed: a refusal tells nothing", async () => {
  const hero = await newcomer("Hero");
  const options = { quest: "three-scars", adventurers: 1, secretAdventure: true };
  const { id } = await hero.client.openTable({ game: "heroquest", options });
  const { seats } = await hero.client.table(id);
  const seat = seats.map((one) => one.seat).find((one) => one !== "wizard")!;
  await hero.client.sit(id, seat, { sits: "me" });
  for (const quest of ["three-scars", "the-stolen-bell"]) {
    expect((await asked(`heroquest/notes?quest=${quest}`, hero.cookie)).status).toBe(403);
  }
  expect((await asked("souls/notes?quest=the-toll-road", hero.cookie)).status).toBe(200);
});

test("a quest that somebody wrote is printed for whoever has its file, and isn't kept by anybody", async () => {
  const { cookie } = await newcomer("Writer");
  const order = async (body: object, as: string | undefined = cookie) => {
    const headers = { "content-type": "application/json", ...(as === undefined ? {} : { cookie: as }) };
    const response = await fetch(`${house.address}/api/print/quest`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const file = JSON.stringify(exampleQuest);
  for (const what of ["map", "notes"]) {
    const { status, headers, bytes } = await order({ file, what, paper: "letter", language: "fr" });
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      200,
      "application/pdf",
      "private, no-store",
    ]);
    expect(headers.get("content-disposition")).toContain(`heroquest-quest-${what}.pdf`);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  }
  const fault = async (body: object) => JSON.parse((await order(body)).bytes.toString()).error.fault;
  expect(await fault({ file: "{}", what: "map" })).toBe("bad-quest");
  expect(await fault({ file: JSON.stringify({ ...exampleQuest, game: "rings" }), what: "map" })).toBe("bad-quest");
  expect(await fault({ file, what: "cards" })).toBe("malformed");
  expect(await fault({ file: "x".repeat(200_001), what: "map" })).toBe("malformed");
});

test("by a link to play a quest nobody can print it, by one to copy it whoever has it", async () => {
  const { client } = await newcomer("Writer");
  const { id } = await client.keepQuest(JSON.stringify(exampleQuest));
  const [play, copy] = [await client.makeQuestLink(id, "play"), await client.makeQuestLink(id, "copy")];
  const other = (await newcomer("Reader")).client;
  await expect(other.copyQuest(play.token)).rejects.toMatchObject({ fault: "not-yours" });
  expect((await other.copyQuest(copy.token)).file).toBe(JSON.stringify(exampleQuest));
});
