import { Client, NodeTransport, type Socket, type TableWatch } from "@tavolata/client/node";
import { type FromServer, type Standing, withChanges } from "@tavolata/client/protocol";
import { readOwnMessages } from "@tavolata/game/files";
import { gameOf } from "@tavolata/games";
import { type Decision, type GameEvent, type Given, type Json, Match, type Seat, WordStream } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { anyPicks, useHouse } from "./house.js";

const house = useHouse();

/** Everything that came over the sockets, as it came. */
class RecordingTransport extends NodeTransport {
  readonly heard: string[] = [];

  override socket(address: string): Socket {
    const socket = super.socket(address);
    const { heard } = this;
    return new Proxy(socket, {
      set(target, name, value) {
        const listener = value as (event: { data: unknown }) => void;
        const recorded = (event: { data: unknown }) => {
          heard.push(String(event.data));
          listener(event);
        };
        return Reflect.set(target, name, name === "onmessage" ? recorded : value);
      },
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  }
}

interface Recorded {
  readonly seat: Seat;
  readonly transport: RecordingTransport;
  readonly watch: TableWatch;
}

test.each([
  ["lantern-quay", { pairs: 2 }, Number.POSITIVE_INFINITY],
  ["heroquest", {}, 1_500],
  ["rings", { players: 2 }, 150],
  ["souls", { heroes: 2 }, 60],
  ["azeroth", { players: 2, rounds: 2 }, 120],
] as const)(
  "%s: a seat's socket carries nothing but what the kernel tells that seat, from the first answer on",
  async (game, options, bound) => {
    const owner = await house.guest("owner");
    const table = await owner.openTable({ game, options, open: true, begin: "full" });
    const clients: Client[] = [];
    const sit = async (seat: Seat): Promise<Recorded> => {
      const transport = new RecordingTransport();
      const client = new Client(house.address, { transport });
      clients.push(client);
      await client.comeIn(seat);
      if (seat !== "audience") await client.sit(table.id, seat, { sits: "me" });
      return { seat, transport, watch: await client.watch(table.id, seat) };
    };
    const seats: Recorded[] = [];
    for (const { seat } of table.seats) seats.push(await sit(seat));
    const all = [...seats, await sit("audience")];
    for (const { watch } of all) await watch.until(({ hasBegun }) => hasBegun); // the last seat was taken

    const chance = new WordStream("secrets", "bots", 0);
    const answers: Given[] = [];
    while (answers.length < bound) {
      const watches = seats.map(({ watch }) => watch);
      await Promise.race(watches.map((watch) => watch.until((one) => one.decisions.length > 0 || !!one.view.outcome)));
      const asked = watches.find(({ decisions }) => decisions.length > 0);
      if (!asked) break;
      const decision = asked.decisions[0]!;
      const picks = picksByChance(decision, chance);
      answers.push({ seat: decision.seat, picks });
      await asked.answer(decision, picks);
      for (const { watch } of all) await watch.until((one) => one.answers === answers.length);
    }
    const ended = await owner.table(table.id);
    if (ended.outcome) for (const { watch } of all) await watch.until((one) => one.table.seed !== undefined);
    for (const client of clients) client.close();

    const { ruleset } = await gameOf(game).works();
    const seed = house.lastSeed;
    const standings = all.map(({ seat, transport }) => {
      const messages = transport.heard.map((text) => JSON.parse(text) as FromServer);
      const end = messages.findIndex((message) => message.type === "table" && message.table.outcome !== undefined);
      const before = end < 0 ? transport.heard : transport.heard.slice(0, end);
      expect(before.filter((text) => text.includes(seed))).toEqual([]);
      const kinds = new Set(messages.map(({ type }) => type));
      expect(["welcome", "table", "standing", "watching", "taken"]).toEqual(expect.arrayContaining([...kinds]));
      return { seat, left: messages.filter((message) => message.type === "standing"), view: null as Json };
    });
    // The same match beside it: at every answer, whatever was told to anybody is what it tells.
    const truth: Match<object, GameEvent> = Match.start(ruleset, {
      options,
      seed,
      contributions: ended.contributions!,
    });
    for (let at = 0; at <= answers.length; at++) {
      if (at > 0) truth.answer(answers[at - 1]!);
      for (const one of standings) {
        while (one.left[0]?.answers === at) one.view = toldRightly(truth, one.seat, one.view, one.left.shift()!);
      }
    }
    for (const { left } of standings) expect(left).toEqual([]);
    expect(answers.length).toBeGreaterThan(5);
  },
);

/** With these a match comes to its end, unlike with the first option over and over. */
function picksByChance({ options, min }: Decision, chance: WordStream): string[] {
  const first = chance.below(options.length);
  const count = Math.min(options.length, Math.max(1, min));
  return Array.from({ length: count }, (_, i) => options[(first + i) % options.length]!.id);
}

/** What is told to a seat is what the match tells it, and nothing else. Gives the view that it has now. */
function toldRightly(match: Match<object, GameEvent>, seat: Seat, before: Json, message: Standing): Json {
  const view = message.changes ? withChanges(before, message.changes) : (message.view as unknown as Json);
  const { decisions, interjections = [], events } = message;
  expect(message.as).toBe(seat);
  expect((decisions ?? []).every((decision) => decision.seat === seat)).toBe(true);
  const told = { view, decisions, interjections, events };
  const truth = {
    view: match.view(seat),
    decisions: seat === "audience" ? [] : match.decisions(seat),
    interjections: match.interjections(seat),
    events: match.events(seat, message.from),
  };
  // To compare what is alike takes long; to say what isn't is worth it.
  if (JSON.stringify(told) !== JSON.stringify(truth)) expect(told).toEqual(JSON.parse(JSON.stringify(truth)));
  return view;
}

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

/** Everybody at a table, each with a line of their own, and the audience. */
async function seatAll(options: Record<string, string | boolean | number>, game = "heroquest") {
  const owner = await house.guest("owner");
  const table = await owner.openTable({ game, options, open: true });
  const clients: Client[] = [];
  const sit = async (seat: Seat): Promise<Recorded> => {
    const transport = new RecordingTransport();
    const client = new Client(house.address, { transport });
    clients.push(client);
    await client.comeIn(seat);
    if (seat !== "audience") await client.sit(table.id, seat, { sits: "me" });
    return { seat, transport, watch: await client.watch(table.id, seat) };
  };
  const seats: Recorded[] = [];
  for (const { seat } of table.seats) seats.push(await sit(seat));
  const all = [...seats, await sit("audience")];
  return {
    all,
    /** Plays with the first answers that there are, until something is so. */
    async playUntil(isSo: () => boolean, most = Number.POSITIVE_INFINITY) {
      for (let answers = 1; answers <= most && !isSo(); answers++) {
        const asked = seats.map(({ watch }) => watch).find(({ decisions }) => decisions.length > 0);
        if (!asked) return;
        await asked.answer(asked.decisions[0]!, anyPicks(asked.decisions[0]!));
        for (const { watch } of all) await watch.until((one) => one.answers === answers);
      }
    },
    close() {
      for (const client of clients) client.close();
    },
  };
}

test("HQ-1.5, HQ-2.3: a text of the quest book comes to a seat when it is read aloud, the notes only to the Evil Wizard", async () => {
  const { all, playUntil, close } = await seatAll({ quest: "the-empty-cell" });
  const { en, it, fr } = await readOwnMessages(gameOf("heroquest"));
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
  const { en } = await readOwnMessages(gameOf("heroquest"));

  const { all, playUntil, close } = await seatAll({ quest: "three-scars" });
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

async function ownQuest(): Promise<string> {
  const { ruleset } = await gameOf("heroquest").works();
  const option = ruleset.options.find(({ id }) => id === "ownQuest");
  if (option?.type !== "text") throw new Error("There are no quests of one's own.");
  const file = JSON.parse(option.examples[0]!) as { texts: { en: Record<string, string>; it?: object; fr?: object } };
  const { en } = file.texts;
  for (const name of ["notes", "note-a", "flour", "success", "own-miller"]) en[name] = marked(`marker-${name}`);
  return JSON.stringify({ ...file, texts: { en } });
}

test("HQ-1.5: a quest of one's own is told to nobody before its time, not even to whoever opened the table", async () => {
  const text = await ownQuest();
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
  const { all, playUntil, close } = await seatAll({ ownQuest: await ownQuest() });
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

test("LR-mode-4, LR-zone-1: what a described card is called and says comes to a seat with the card, and to nobody who doesn't see it", async () => {
  const stone = "Stone [hero lore 9, 2/2/2/4: marker-stone]";
  const allies = ["Ash", "Birch", "Cedar", "Dogwood"].map(
    (tree) => `3x ${tree} [ally lore 1, 1/0/1/1: marker-${tree}]`,
  );
  const deck = ["Éowyn", stone, ...allies].join("\n");
  const options = { players: 2, proxies: true, deckSize: "any", "deck.player-1": deck };
  const { all, playUntil, close } = await seatAll(options, "rings");
  const { ownMessages } = await gameOf("rings").works();
  const words = Object.entries(ownMessages!({ ...options })!.it);
  expect(words).toHaveLength(10);
  const proved = { told: 0, kept: 0 };
  const look = () => {
    for (const { watch } of all) {
      const { state, waiting } = watch.view;
      const met = JSON.stringify([state, waiting, watch.events, watch.decisions]);
      for (const [key, text] of words) {
        const isMet = met.includes(`"${key.slice("name.".length)}-`);
        expect([watch.as, key, watch.texts.it[key]]).toEqual([watch.as, key, isMet ? text : undefined]);
        proved[isMet ? "told" : "kept"] += 1;
      }
    }
    return false;
  };
  await playUntil(look, 40);
  close();
  const knows = (seat: Seat) => Object.values(all.find((one) => one.seat === seat)!.watch.texts.en);
  for (const { seat } of all) expect(knows(seat)).toEqual(expect.arrayContaining(["Stone", "marker-stone"]));
  expect(knows("player-1").length).toBeGreaterThan(knows("audience").length);
  expect(proved).toEqual({ told: expect.any(Number), kept: expect.any(Number) });
  expect(Math.min(proved.told, proved.kept)).toBeGreaterThan(0);
});
