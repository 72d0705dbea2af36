import { expect, test } from "vitest";
import { printOrders } from "../../../../apps/server/test/people/print-orders.js";
import { useHouse } from "../../../../apps/server/test/test-server.js";
import { gamesWithNotes } from "../../../test/offering.js";

const house = useHouse();
const { asked, newcomer } = printOrders(house);

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

test("who stands up from a match that goes on gets its secrets no sooner; who has led it does", async () => {
  const [hero, wizard] = [await newcomer("Hero"), await newcomer("Wizard")];
  const options = { quest: "the-stolen-bell", adventurers: 1, secretAdventure: false };
  const { id, seats } = await wizard.client.openTable({ game: "heroquest", options, open: true });
  const heroSeat = seats.map(({ seat }) => seat).find((seat) => seat !== "wizard")!;
  await wizard.client.sit(id, "wizard", { sits: "me" });
  await hero.client.sit(id, heroSeat, { sits: "me" });
  await hero.client.sit(id, heroSeat, { sits: "nobody" });
  await wizard.client.sit(id, "wizard", { sits: "nobody" });
  const notes = (cookie: string) => asked("heroquest/notes?quest=the-stolen-bell", cookie);
  expect([(await notes(hero.cookie)).status, (await notes(wizard.cookie)).status]).toEqual([403, 200]);
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
  for (const { id, quest } of (await gamesWithNotes()).filter((one) => one.id !== "heroquest")) {
    expect((await asked(`${id}/notes?quest=${quest}`, hero.cookie)).status).toBe(200);
  }
});
