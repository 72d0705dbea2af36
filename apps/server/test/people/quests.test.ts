import { Refused } from "@tavolata/client";
import type { Seat } from "@tavolata/kernel";
import type { ReadyPlayer } from "@tavolata/lab";
import { describe, expect, test } from "vitest";
import { type QuestGame, questGames } from "../../../../games/test/offering.js";
import { QuestGate } from "../../src/quests/quest-gate.js";
import { withoutReasons } from "../../src/quests/reading.js";
import { Refuse } from "../../src/refuse.js";
import { openStorage } from "../../src/storage/database.js";
import { useHouse } from "../test-server.js";

const house = useHouse();
const marker = "marmalade";

/** A quest of somebody's, as a file. */
interface Written {
  readonly author: string;
  readonly quest: object;
  readonly texts: { readonly en: Readonly<Record<string, string>> };
}

/** The game's own example, with a word in all that isn't told before the quest is played; and another one. */
function filesOf({ id: game, game: door, option, example }: QuestGame) {
  const written = JSON.parse(example) as Written;
  const { title, introduction, ...inside } = written.texts.en;
  const marked = Object.fromEntries(Object.entries(inside).map(([key, text]) => [key, `${text} ${marker}`]));
  const texts = { ...written.texts, en: { title: title!, introduction: introduction!, ...marked } };
  const all = door.seats({});
  const [mine] = (door.soloSeats?.(all) ?? all) as [Seat];
  return {
    game,
    option,
    written,
    texts,
    title: title!,
    /** What only the quest calls somebody. */
    names: Object.keys(inside).filter((key) => key.startsWith("own-")),
    file: JSON.stringify({ ...written, texts }),
    other: JSON.stringify({ ...written, author: "Tor" }),
    seats: { [mine]: { sits: "me" as const } },
    mine,
  };
}

const bounds = { matches: 1, answers: 50, longest: 40, opening: 2_000, waiting: 2 };

/** Somebody who plays as told. */
function playing(
  play: ReadyPlayer["play"],
  ready: ReadyPlayer["ready"] = () => Promise.resolve(),
): { readonly made: () => number; readonly player: () => ReadyPlayer } {
  let made = 0;
  return {
    made: () => made,
    player: () => {
      made += 1;
      return { ready, play, close: () => Promise.resolve() };
    },
  };
}

test("why a quest that was lent can't be played isn't told", async () => {
  const said = { key: "problem.no-exit", args: { room: marker } };
  const refused = await withoutReasons(() => Promise.reject(new Refuse("bad-quest", marker, { said }))).catch(
    (error: unknown) => error,
  );
  expect((refused as Refuse).refusal.fault).toBe("bad-quest");
  expect(JSON.stringify((refused as Refuse).refusal)).not.toContain(marker);
  const other = new Refuse("too-many-requests", "Later.");
  await expect(withoutReasons(() => Promise.reject(other))).rejects.toBe(other);
});

describe.each(await questGames())("quests of $id", (one) => {
  const { works: gameModule } = one;
  const { game, option, written, texts, title, names, file, other, seats, mine } = filesOf(one);

  test("a quest is kept, read, changed and thrown away by whoever made it, and by nobody else", async () => {
    const mira = await house.guest("Mira");
    const tor = await house.guest("Tor");
    const { id, hash, ...kept } = await mira.keepQuest(file);
    expect({ title: kept.title, game: kept.game }).toEqual({ title, game });
    expect((await mira.quest(id)).file).toBe(file);
    expect((await mira.quests()).map((one) => one.id)).toEqual([id]);
    expect(await tor.quests()).toEqual([]);
    await expect(tor.quest(id)).rejects.toMatchObject({ fault: "not-found" });
    await expect(tor.changeQuest(id, other, hash)).rejects.toMatchObject({ fault: "not-found" });
    await expect(tor.forgetQuest(id)).rejects.toMatchObject({ fault: "not-found" });
    await expect(tor.makeQuestLink(id, "copy")).rejects.toMatchObject({ fault: "not-found" });
    await expect(tor.openTable({ game, quest: { id } })).rejects.toMatchObject({ fault: "not-found" });
    await mira.forgetQuest(id);
    await expect(mira.quest(id)).rejects.toMatchObject({ fault: "not-found" });
  });

  test("of two who change a quest at once the second is told, and changes nothing", async () => {
    const mira = await house.guest("Mira");
    const { id, hash } = await mira.keepQuest(file);
    const changed = await mira.changeQuest(id, other, hash);
    await expect(mira.changeQuest(id, file, hash)).rejects.toMatchObject({ fault: "stale" });
    expect((await mira.quest(id)).file).toBe(other);
    expect((await mira.changeQuest(id, file, changed.hash)).id).toBe(id);
  });

  test("by a link to play one sees the cover and plays, and never gets a word that is inside", async () => {
    const mira = await house.guest("Mira");
    const { id } = await mira.keepQuest(file);
    const play = await mira.makeQuestLink(id, "play");
    const heard: string[] = [];
    const tor = await house.guest("Tor");
    const cover = await tor.lookAtQuest(play.token);
    expect(cover).toMatchObject({ leads: "play", title, author: written.author });
    await expect(tor.copyQuest(play.token)).rejects.toMatchObject({ fault: "not-yours" });
    const table = await tor.openTable({ game, quest: { token: play.token }, seats });
    const again = await tor.table(table.id);
    const list = await tor.tables("mine");
    const watch = await tor.watch(table.id, mine);
    heard.push(JSON.stringify([cover, table, again, list, watch.view, watch.decisions]));
    expect(again.questTitle).toBe(title);
    expect(heard.join("")).not.toContain(marker);
    for (const name of names) expect(heard.join("")).not.toContain(name);

    // A quest that is thrown away is played on where it is played already, and its links are dead.
    await mira.forgetQuest(id);
    await expect(tor.lookAtQuest(play.token)).rejects.toMatchObject({ fault: "link-dead" });
    expect((await tor.table(table.id)).questTitle).toBe(title);
  });

  test("a quest that was lent is in no file of a match, in no replay and in nothing that is told at the end, also when it is played again", async () => {
    const mira = await house.guest("Mira");
    const { id } = await mira.keepQuest(file);
    const { token } = await mira.makeQuestLink(id, "play");
    const tor = await house.guest("Tor");
    const lent = await tor.openTable({ game, quest: { token }, seats });
    const { token: copy } = await mira.makeQuestLink(id, "copy");
    const given = await tor.openTable({ game, quest: { token: copy }, seats });
    expect([lent.lent, given.lent]).toEqual([true, undefined]);
    expect(JSON.stringify(await tor.matchFile(given.id))).toContain(marker);
    await expect(tor.matchFile(lent.id)).rejects.toMatchObject({ fault: "not-yours" });

    await house.restart(async () => {
      const storage = await openStorage(house.place, () => {});
      const outcome = JSON.stringify({ winners: [], reason: { key: "ended" }, rules: [] });
      await storage.db.updateTable("tables").set({ outcome }).where("id", "in", [lent.id, given.id]).execute();
      await storage.close();
    });
    expect(JSON.stringify(await tor.table(given.id))).toContain(marker);
    const ended = await tor.table(lent.id);
    expect(ended.outcome).toBeDefined();
    expect(JSON.stringify(ended)).not.toContain(marker);
    await expect(tor.matchFile(lent.id)).rejects.toMatchObject({ fault: "not-yours" });
    await expect(tor.makeLink(lent.id, { leads: "replay" })).rejects.toMatchObject({ fault: "not-yours" });
    const again = await tor.rematch(lent.id);
    expect(again.lent).toBe(true);
    await expect(tor.matchFile(again.id)).rejects.toMatchObject({ fault: "not-yours" });
  });

  test("by a link to copy one gets the file, until the link is revoked", async () => {
    const mira = await house.guest("Mira");
    const { id } = await mira.keepQuest(file);
    const copy = await mira.makeQuestLink(id, "copy");
    const nobody = house.nobody();
    expect(await nobody.copyQuest(copy.token)).toEqual({ file });
    expect((await mira.questLinks(id)).map(({ leads }) => leads)).toEqual(["copy"]);
    await mira.revokeQuestLink(id, copy.id);
    await expect(nobody.copyQuest(copy.token)).rejects.toMatchObject({ fault: "link-dead" });
  });

  test("hostile files are refused with a reason, and nothing is kept", async () => {
    const mira = await house.guest("Mira");
    const broken = { ...written, quest: { ...written.quest, doors: ["0,0|0,1"] } };
    const hostile = [
      "",
      "null",
      "[]",
      "{",
      `{"game":"${game}"}`,
      '{"game":"chess"}',
      '{"game":"lantern-quay"}',
      `{"game":"${game}","quest":{"__proto__":{"side":"A"}},"texts":{}}`,
      `{"game":"${game}","texts":${"[".repeat(2_000)}`,
      JSON.stringify(broken),
      `${file.slice(0, -1)},"more":1}`,
    ];
    for (const text of hostile) {
      const refusal = await mira.keepQuest(text).then(
        () => undefined,
        (error: unknown) => error,
      );
      expect(refusal, text.slice(0, 60)).toBeInstanceOf(Refused);
      expect(["bad-quest", "unknown-game"]).toContain((refusal as Refused).fault);
    }
    expect(await mira.quests()).toEqual([]);
  });

  test("a title in which nothing can be seen is refused with what it needs, and marks of direction are taken off", async () => {
    const mira = await house.guest("Mira");
    const called = (title: string, author = "Tor") =>
      JSON.stringify({ ...written, author, texts: { ...texts, en: { ...texts.en, title } } });
    const { id, hash } = await mira.keepQuest(called("\u202ehtaB eht\u202c", "\u2066\u200b"));
    expect((await mira.quest(id)).title).toBe("htaB eht");
    const shown = await house.nobody().lookAtQuest((await mira.makeQuestLink(id, "play")).token);
    expect([shown.title, shown.author]).toEqual(["htaB eht", undefined]);
    const refusal = { fault: "bad-quest", message: expect.stringMatching(/title has nothing that can be seen/) };
    for (const title of ["\u200b", "\u2066\u2069", "\u202e \u200f", "\u3164"]) {
      await expect(mira.keepQuest(called(title)), JSON.stringify(title)).rejects.toMatchObject(refusal);
      await expect(mira.changeQuest(id, called(title), hash)).rejects.toMatchObject(refusal);
      const options = { [option]: called(title) };
      await expect(mira.openTable({ game, options })).rejects.toMatchObject(refusal);
    }
    expect((await mira.quests()).map((one) => one.title)).toEqual(["htaB eht"]);
  });

  test("a quest that never ends or fails elsewhere isn't played here, and one that got through is tried once", async () => {
    const endless = playing(() => new Promise(() => {}));
    await expect(
      new QuestGate(bounds, endless.player).check("mira", gameModule, { [option]: file }),
    ).rejects.toMatchObject({
      fault: "bad-quest",
    });
    const failing = playing(() => Promise.reject(new Error("a rule fell over")));
    await expect(
      new QuestGate(bounds, failing.player).check("mira", gameModule, { [option]: file }),
    ).rejects.toMatchObject({
      fault: "bad-quest",
      message: "This quest can't be played: the rules fail on it.",
      cause: expect.objectContaining({ message: "a rule fell over" }),
    });
    const fine = playing(() => Promise.resolve([]));
    const gate = new QuestGate(bounds, fine.player);
    await Promise.all([
      gate.check("mira", gameModule, { [option]: file }),
      gate.check("mira", gameModule, { [option]: file }),
    ]);
    await gate.check("mira", gameModule, { [option]: file });
    await gate.check("mira", gameModule, {});
    expect(fine.made()).toBe(1);
  });

  test("the time that a busy machine takes to open the game isn't counted against the quest", async () => {
    const slowly = playing(
      () => Promise.resolve([]),
      () => new Promise((goOn) => setTimeout(goOn, 3 * bounds.longest)),
    );
    await new QuestGate(bounds, slowly.player).check("mira", gameModule, { [option]: file });
  });

  test("where the game can't be opened the quest isn't called bad, and is tried again", async () => {
    const never = playing(
      () => Promise.resolve([]),
      () => new Promise(() => {}),
    );
    const broken = playing(
      () => Promise.resolve([]),
      () => Promise.reject(new Error("A thread ended.")),
    );
    for (const { player, made } of [never, broken]) {
      const gate = new QuestGate({ ...bounds, opening: 20 }, player);
      for (let time = 1; time <= 2; time++) {
        await expect(gate.check("mira", gameModule, { [option]: file })).rejects.toMatchObject({
          fault: "unavailable",
        });
        expect(made()).toBe(time);
      }
    }
  });

  test("nobody has more than one quest tried at a time, and what failed isn't tried again", async () => {
    const fail: ((error: Error) => void)[] = [];
    const slow = playing(() => new Promise((_, reject) => fail.push(reject)));
    const gate = new QuestGate({ ...bounds, longest: 60_000, waiting: 5 }, slow.player);
    const first = gate.check("mira", gameModule, { [option]: file });
    const same = gate.check("mira", gameModule, { [option]: file });
    await expect(gate.check("mira", gameModule, { [option]: other })).rejects.toMatchObject({
      fault: "too-many-requests",
    });
    const second = gate.check("tor", gameModule, { [option]: other });
    for (const trial of [first, same, second]) trial.catch(() => {});
    await expect.poll(() => fail.length).toBe(1);
    fail[0]!(new Error("a rule fell over"));
    await expect(first).rejects.toMatchObject({ fault: "bad-quest" });
    await expect(same).rejects.toMatchObject({ fault: "bad-quest" });
    await expect(gate.check("mira", gameModule, { [option]: file })).rejects.toMatchObject({ fault: "bad-quest" });
    await expect.poll(() => slow.made()).toBe(2); // the second one's, and none for what failed before

    // At the end nobody is waited for.
    await expect.poll(() => fail.length).toBe(2);
    await gate.close();
    await expect(second).rejects.toMatchObject({ fault: "shutting-down" });
    await expect(gate.check("mira", gameModule, { [option]: `${other} ` })).rejects.toMatchObject({
      fault: "shutting-down",
    });
  });

  test("a quest is tried with the table's own options, and with the usual ones where the rules refuse those", async () => {
    const own = gameModule.ruleset.options.findLast(({ type }) => type === "switch")!;
    const tried: unknown[] = [];
    const noting = playing(async ({ variant }) => {
      tried.push(variant.options[own.id]);
      return [];
    });
    const gate = new QuestGate(bounds, noting.player);
    for (const chosen of [true, false, true, "never-heard-of"])
      await gate.check("mira", gameModule, { [option]: file, [own.id]: chosen });
    expect(tried).toEqual([true, false, undefined]);
  });

  test("the gate plays a quest in the lab's own thread", async () => {
    await new QuestGate().check("mira", gameModule, { [option]: file });
  });
});
