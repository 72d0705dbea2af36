import { readOwnMessages } from "@tavolata/game/files";
import { expect, test } from "vitest";
import { carriesOnlyWhatIsTold, type Recorded, seatAll } from "../../../../apps/server/test/seats/recorded-seats.js";
import { useHouse } from "../../../../apps/server/test/test-server.js";
import { heroQuest } from "../../game.js";

const house = useHouse();

test("heroquest: a seat's socket carries nothing but what the kernel tells that seat, from the first answer on", () =>
  carriesOnlyWhatIsTold(house, "heroquest", {}, 1_500));

test("HQ-16.1: which adventure it is knows whoever opened the table, until the match tells it; with an open one everybody", async () => {
  const [wizard, hero] = [await house.guest("Mentor"), await house.guest("Brenna")];
  const opened = await wizard.openTable({ game: "heroquest", open: true, options: { quest: "the-long-watch" } });
  expect(opened.options["quest"]).toBe("the-long-watch");
  const known = await hero.table(opened.id);
  expect(known.options).not.toHaveProperty("quest");
  expect(known.options["secretAdventure"]).toBe(true);
  const { tables } = await hero.tables("open");
  expect(JSON.stringify(tables)).not.toContain("the-long-watch");

  const told = { quest: "the-long-watch", secretAdventure: false };
  const open = await wizard.openTable({ game: "heroquest", open: true, options: told });
  expect((await hero.table(open.id)).options["quest"]).toBe("the-long-watch");
});

test("HQ-1.5, HQ-2.3: a text of the quest book comes to a seat when it is read aloud, the notes only to the Evil Wizard", async () => {
  const { all, playUntil, close } = await seatAll(house, "heroquest", { quest: "the-empty-cell" });
  const { en, it, fr } = await readOwnMessages(heroQuest);
  const [notes, read] = ["quest.the-empty-cell.notes", "quest.the-empty-cell.stripped"];
  const ofBook = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).filter(([key]) => key.startsWith("quest.")));
  for (const { watch } of all)
    expect(Object.keys(ofBook(watch.texts.en))).toEqual(watch.as === "wizard" ? [notes] : []);

  await playUntil(() => JSON.stringify(all[0]!.watch.events).includes(`"${read}"`));
  close();

  const book = Object.entries(en).filter(([key]) => /^quest\./.test(key) && !/\.(title|introduction)$/.test(key));
  for (const { seat, transport, watch } of all) {
    const known = seat === "wizard" ? [notes, read] : [read];
    for (const [language, texts] of Object.entries({ en, it, fr })) {
      const told = ofBook(watch.texts[language as keyof typeof watch.texts]);
      expect(told).toEqual(Object.fromEntries(known.map((key) => [key, texts[key]])));
    }
    const heard = transport.heard.join("\n");
    const carried = book.filter(([, text]) => heard.includes(JSON.stringify(text)));
    expect(carried.map(([key]) => key).sort()).toEqual(known.toSorted());
    for (const key of known) expect(heard.split(JSON.stringify(en[key])).length - 1).toBe(1);
  }
});

test("HQ-1.5, HQ-16.1: the name of somebody in a quest comes to a seat with the first that tells of them", async () => {
  const { en } = await readOwnMessages(heroQuest);

  const { all, playUntil, close } = await seatAll(house, "heroquest", { quest: "three-scars" });
  const knows = ({ watch }: Recorded) => "name.skarn" in watch.texts.en;
  expect(all.filter(knows).map(({ seat }) => seat)).toEqual(["wizard"]);
  const isTold = ({ watch: { view, events } }: Recorded) => /"skarn(-1)?"/.test(JSON.stringify([view.state, events]));
  await playUntil(() => all.every(isTold), 400);
  close();
  for (const one of all) {
    expect([one.seat, knows(one)]).toEqual([one.seat, isTold(one)]);
    const carried = one.transport.heard.some((text) => text.includes(JSON.stringify(en["name.skarn"])));
    expect(carried).toBe(knows(one));
  }
});

/** Words of a quest of one's own that nobody may meet before their time. */
const marked = (word: string) => `${word} {x, plural, other {#}}`;

async function customQuest(): Promise<string> {
  const { ruleset } = await heroQuest.module();
  const option = ruleset.options.find(({ id }) => id === "ownQuest");
  if (option?.type !== "text") throw new Error("There are no quests of one's own.");
  const file = JSON.parse(option.examples[0]!) as { texts: { en: Record<string, string>; it?: object; fr?: object } };
  const { en } = file.texts;
  for (const name of ["notes", "note-a", "flour", "success", "own-miller"]) en[name] = marked(`marker-${name}`);
  return JSON.stringify({ ...file, texts: { en } });
}

test("HQ-1.5: a quest of one's own is told to nobody before its time, not even to whoever opened the table", async () => {
  const text = await customQuest();
  const owner = await house.guest("Owner");
  const opened = await owner.openTable({ game: "heroquest", open: true, options: { ownQuest: text } });
  const told = [
    opened,
    await owner.table(opened.id),
    await owner.tables("mine"),
    await (await house.guest("Passer-by")).tables("open"),
  ];
  expect(JSON.stringify(told)).not.toMatch(/marker|ownQuest|miller-wakes/);
  expect(opened.questTitle).toBe("The Miller's Cellar");
  const other = await house.guest("Other");
  expect(await other.table(opened.id)).not.toHaveProperty("questTitle");
  const untitled = await owner.openTable({
    game: "heroquest",
    options: { ownQuest: text, secretAdventure: false },
    open: true,
  });
  expect((await other.table(untitled.id)).questTitle).toBe("The Miller's Cellar");
  await expect(owner.openTable({ game: "heroquest", options: { ownQuest: "{}" } })).rejects.toMatchObject({
    fault: "bad-options",
    refusal: { said: { key: "bar.own-quest" } },
  });
});

test("HQ-1.5, HQ-2.3: of such a quest a seat gets the words that it is told, and braces in them stay braces", async () => {
  const { all, playUntil, close } = await seatAll(house, "heroquest", { ownQuest: await customQuest() });
  const wizard = all.find(({ seat }) => seat === "wizard")!;
  const notes = "'{x, plural, other {#}}'";
  expect(wizard.watch.texts.en).toMatchObject({
    "quest.own.notes": `marker-notes ${notes}`,
    "quest.own.note-a": `marker-note-a ${notes}`,
    "name.own-miller": `marker-own-miller ${notes}`,
  });
  const heroes = all.filter((one) => one !== wizard);
  for (const { watch } of heroes) expect(Object.keys(watch.texts.en).filter((key) => key.includes("own"))).toEqual([]);
  await playUntil(
    () => heroes.every(({ watch }) => JSON.stringify(watch.events).includes("quest.own.introduction")),
    200,
  );
  close();
  for (const { transport, watch } of heroes) {
    expect(watch.texts.en).toMatchObject({ "quest.own.title": "The Miller''s Cellar" });
    expect(watch.texts.fr["quest.own.title"]).toBe("The Miller''s Cellar");
    // The name is told with the mission; notes, finds and the end aren't.
    expect(transport.heard.join("\n")).not.toMatch(/marker-(note|flour|success)/);
  }
});
