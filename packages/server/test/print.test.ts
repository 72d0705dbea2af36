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
