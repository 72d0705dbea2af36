import type { GivenAnswer } from "@tavolata/table";
import { expect, test } from "vitest";
import { merge } from "../../src/people/merge.js";
import { ChatRoom } from "../../src/play/chat-room.js";
import { answersAt, firstAnswer, mira, tor, useStorage } from "../storage/processes.js";

const house = useStorage();

/** What would never come comes never: the test must not wait as long as all tests may. */
const bounded = { timeout: 60_000 };

/** A table at which Mira has answered with the id "once", and what Tor would answer now with an id. */
async function answeredOnce() {
  const here = house.process();
  const id = await house.layTable();
  const first: GivenAnswer = {
    ...(await here.tables.with(id, (live) => firstAnswer(live, "smuggler-1"))),
    sent: "once",
  };
  await here.tables.answer(id, first);
  const next = async (sent: string) => ({ ...(await here.tables.with(id, (live) => firstAnswer(live))), sent });
  return { here, id, first, next };
}

test("an answer with an id that another person has used is that person's own, and taken", bounded, async () => {
  const { here, id, first, next } = await answeredOnce();
  const own = await next("once");
  expect(own.person).toBe(tor);
  expect(await here.tables.answer(id, own)).toEqual({ again: false });
  expect(await here.tables.answer(id, own)).toEqual({ again: true });
  expect(await here.tables.answer(id, first)).toEqual({ again: true });
  expect(await answersAt(here, id)).toBe(2);
  expect(here.faults).toEqual([]);
});

test("an id that a person has used at another table means nothing at this one", bounded, async () => {
  const { here, next, id } = await answeredOnce();
  const other = await house.layTable();
  const there = await here.tables.with(other, (live) => firstAnswer(live, "smuggler-1"));
  expect(await here.tables.answer(other, { ...there, sent: "once" })).toEqual({ again: false });
  expect(await here.tables.answer(id, await next("other"))).toEqual({ again: false });
});

test("an id of one's own that stood for something else is refused, and changes nothing", bounded, async () => {
  const { here, id, first, next } = await answeredOnce();
  await here.tables.answer(id, await next("twice"));
  const refused = { fault: "malformed", message: expect.stringContaining('"once"') };
  const landing = await next("once"); // the smuggler's, too
  expect(landing.person).toBe(mira);
  await expect(here.tables.answer(id, landing)).rejects.toMatchObject(refused);
  await expect(here.tables.answer(id, { ...first, picks: ["elsewhere"] })).rejects.toMatchObject(refused);
  const back = { seat: "smuggler-1", sent: "once", person: mira };
  for (const does of ["undo", "redo", "agree", "disagree"] as const)
    await expect(here.tables.undo(id, { ...back, does })).rejects.toMatchObject(refused);
  expect(await answersAt(here, id)).toBe(2);
  expect(await here.tables.answer(id, { ...landing, sent: "thrice" })).toEqual({ again: false });
});

test("taking back and doing again with another's ids is one's own, and done once", bounded, async () => {
  const { here, id, next } = await answeredOnce();
  await here.tables.answer(id, await next("tors"));
  const landing = { ...(await next("landing")), picks: ["lie-low"] };
  await here.tables.answer(id, landing);
  const asked = { seat: "warden-1", sent: "once", person: tor };
  expect(await here.tables.undo(id, { ...asked, does: "undo", to: 2 })).toBe("voting");
  expect(await here.tables.undo(id, { does: "agree", seat: "smuggler-1", sent: "tors", person: mira })).toBe("done");
  expect(await here.tables.undo(id, { does: "agree", seat: "smuggler-1", sent: "tors", person: mira })).toBe(
    "had-before",
  );
  expect(await answersAt(here, id)).toBe(2);
  expect(await here.tables.undo(id, { does: "redo", seat: "warden-1", sent: "landing", person: tor })).toBe("done");
  expect(await here.tables.undo(id, { does: "redo", seat: "warden-1", sent: "landing", person: tor })).toBe(
    "had-before",
  );
  expect(await answersAt(here, id)).toBe(3);
});

test("a wish to take back that comes twice leaves who has agreed", bounded, async () => {
  const { here, id, next } = await answeredOnce();
  await here.tables.answer(id, await next("tors"));
  const wish = { does: "undo", seat: "warden-1", to: 0, sent: "wish", person: tor } as const;
  expect(await here.tables.undo(id, wish)).toBe("voting");
  await here.tables.with(id, (live) => {
    live.record = { ...live.record, vote: { ...live.record.vote!, agreed: ["warden-1", "warden-2"] } };
  });
  expect(await here.tables.undo(id, wish)).toBe("voting");
  const vote = await here.tables.with(id, ({ record }) => record.vote);
  expect(vote).toMatchObject({ agreed: ["warden-1", "warden-2"] });
});

test("what is said under an id is said once at each table by each person, and other words under it are refused", async () => {
  const { tables } = house.process();
  const chat = new ChatRoom(house.db, tables, async () => {});
  const [here, there] = [await house.layTable(), await house.layTable()];
  const said = async () => {
    const rows = await house.db
      .selectFrom("chat")
      .select(["table_id", "person", "words"])
      .where("table_id", "in", [here, there])
      .orderBy("number")
      .execute();
    return rows.map(({ table_id, person, words }) => [table_id === here ? "here" : "there", person, words]);
  };
  for (let time = 0; time < 2; time++) {
    await chat.say(here, mira, "Good evening.", "said");
    await chat.say(there, mira, "Anybody?", "said");
    await chat.say(here, tor, "Good evening.", "said");
  }
  const all = [
    ["here", mira, "Good evening."],
    ["there", mira, "Anybody?"],
    ["here", tor, "Good evening."],
  ];
  expect(await said()).toEqual(all);
  await expect(chat.say(here, mira, "Good night.", "said")).rejects.toMatchObject({ fault: "malformed" });
  expect(await said()).toEqual(all);
});

test("a guest and an account that have sent messages under the same ids become one, and all they did and said stays", async () => {
  const guest = "guest-----------";
  await house.db.insertInto("people").values({ id: guest, name: "Guest" }).execute();
  const { here, id, next } = await answeredOnce();
  await house.db
    .updateTable("seats")
    .set({ person: guest })
    .where("person", "=", tor)
    .where("table_id", "=", id)
    .execute();
  await here.tables.seatsChanged(id);
  await here.tables.answer(id, await next("once"));
  const chat = new ChatRoom(house.db, here.tables, async () => {});
  await chat.say(id, mira, "Mine.", "word");
  await chat.say(id, guest, "Mine, too.", "word");
  await merge(house.db, guest, mira);
  const deeds = await house.db
    .selectFrom("deeds")
    .select(["person", "sent"])
    .where("table_id", "=", id)
    .orderBy("number")
    .execute();
  expect(deeds).toEqual([
    { person: mira, sent: "once" },
    { person: mira, sent: null },
  ]);
  const lines = await house.db.selectFrom("chat").select(["person", "words"]).where("table_id", "=", id).execute();
  expect(lines).toEqual([
    { person: mira, words: "Mine." },
    { person: mira, words: "Mine, too." },
  ]);
});
