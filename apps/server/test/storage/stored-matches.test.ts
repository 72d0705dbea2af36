import type { GameModule } from "@tavolata/game";
import { everything, type Save } from "@tavolata/kernel";
import type { Watcher } from "@tavolata/table";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { Games } from "../../src/games.js";
import { Commentary } from "../../src/play/commentary.js";
import { TableRecords } from "../../src/tables/records.js";
import { newRecalls, pay } from "../recalls.js";
import { failing, failingLater, landingOnly, reworded, usual } from "./changed-rules.js";
import { answersAt, firstAnswer, mira, type Process, playTo, useStorage } from "./processes.js";

const house = useStorage();

/** What would never come comes never: the test must not wait as long as all tests may. */
const bounded = { timeout: 120_000 };

/** A match that was played by a process of these rules, which is gone then. */
async function played(answers: number, snapshotEvery = 1_000, gameModule: GameModule = usual): Promise<string> {
  const process = house.process(gameModule, snapshotEvery);
  const id = await house.layTable(gameModule);
  await playTo(process, id, answers);
  await process.tables.done();
  return id;
}

async function forget(id: string, number: number): Promise<void> {
  await house.db.deleteFrom("deeds").where("table_id", "=", id).where("number", "=", number).execute();
}

const snapshotOf = (id: string) =>
  house.db.selectFrom("snapshots").select(["number", "save"]).where("table_id", "=", id).executeTakeFirst();

const answersOfRow = async (id: string) =>
  (await house.db.selectFrom("tables").select("answers").where("id", "=", id).executeTakeFirstOrThrow()).answers;

/** What a table looks like to a new process with these rules. */
async function seenBy({ tables }: Process, id: string) {
  return tables.with(id, ({ match, number, record }) => ({
    answers: match.at,
    number,
    notice: record.notice,
    view: structuredClone(match.view("smuggler-1")),
  }));
}

/** Why commentators who come without delay can't look, or how many answers they see. */
async function seenByCommentators(id: string, gameModule: GameModule = usual): Promise<unknown> {
  const games = Games.of({ "lantern-quay": gameModule });
  const records = new TableRecords(house.db, games);
  const commentary = new Commentary({
    db: house.db,
    games,
    records,
    recalls: newRecalls(),
    onFault: () => {},
    onCame: async () => {},
  });
  const link = { id: `link-${id}`, table: id, delay: 0 };
  await sql`insert into people (id, name) values ('una', 'Una') on conflict do nothing`.execute(house.db);
  await sql`insert into links (id, table_id, token_hash, leads, delay) values (${link.id}, ${id}, ${link.id}, 'commentator', 0)
    on conflict do nothing`.execute(house.db);
  const watcher: Watcher = {
    ...{ as: everything, person: "una", link: link.id, have: { events: 0, line: 0 } },
    ...{ takesChanges: false, asksEarlier: false, seen: undefined, texts: new Set(), chat: 0, send: () => {} },
  };
  try {
    await commentary.watch(link, watcher, pay);
    return commentary.past(link)!.match.at;
  } catch (error) {
    return error;
  } finally {
    commentary.remove(link, watcher);
    await commentary.close();
  }
}

/** A refusal that tells nothing of the inside; whoever runs the house finds it in the log. */
const brokenBecause = (why: string) => ({
  fault: "broken-match",
  message: expect.stringMatching(/^[^0-9]*stays as it is[^0-9]*$/),
  cause: expect.objectContaining({ message: expect.stringContaining(why) }),
});

test.each([0, 1, 2, 3])(
  "a match in which the deed %i is missing is refused as broken, for everybody and whatever is wanted; other tables go on",
  bounded,
  async (number) => {
    const id = await played(5);
    await forget(id, number);
    const here = house.process();
    const refused = brokenBecause(`the deed ${number} is missing`);
    await expect(answersAt(here, id)).rejects.toMatchObject(refused);
    const answer = { seat: "smuggler-1", number: 5, key: undefined, picks: ["pier:1"], sent: "x", person: mira };
    await expect(here.tables.answer(id, answer)).rejects.toMatchObject(refused);
    const back = { does: "undo", seat: "smuggler-1", sent: "y", person: mira } as const;
    await expect(here.tables.undo(id, back)).rejects.toMatchObject(refused);
    expect(await seenByCommentators(id)).toMatchObject(refused);
    const other = await house.layTable();
    await playTo(here, other, 2);
    expect(await answersAt(here, other)).toBe(2);
    await here.tables.done(); // nothing is still being tried
    expect(await answersOfRow(id)).toBe(5);
  },
);

test("a match whose last deed is missing that its snapshot knows is refused as broken", bounded, async () => {
  const id = await played(5, 1);
  await forget(id, 4);
  await expect(answersAt(house.process(), id)).rejects.toMatchObject(brokenBecause("its answers lead elsewhere"));
  expect((await snapshotOf(id))!.number).toBe(5);
});

test(
  "whoever hears of a deed but finds a hole before it looks at the storage before the next answer",
  bounded,
  async () => {
    const [here, there] = [house.process(), house.process()];
    const id = await house.layTable();
    await playTo(here, id, 2);
    await here.tables.watch(
      id,
      {
        ...{ as: "smuggler-1", person: mira, link: undefined, have: { events: 0, line: 0 } },
        ...{ takesChanges: false, asksEarlier: false, seen: undefined, texts: new Set(), chat: 0, send: () => {} },
      },
      () => {},
    );
    const late = await here.tables.with(id, (live) => firstAnswer(live));
    await playTo(there, id, 4);
    await forget(id, 2);
    const refused = brokenBecause("the deed 2 is missing");
    await expect(here.tables.heard(id)).rejects.toMatchObject(refused);
    await expect(here.tables.answer(id, late)).rejects.toMatchObject(refused);
  },
);

type Damage = (save: Save) => unknown;

/** What was written says what it must be, but for what a version before has written. */
const [now, before] = [true, false];

const damages: [what: string, isDigested: boolean, damage: Damage, number?: number][] = [
  ["a text", before, () => "nothing"],
  ["nothing", before, () => null],
  ["an object with nothing in it", before, () => ({})],
  ["of another game", before, (save) => ({ ...save, game: "chess" })],
  ["of another format", before, (save) => ({ ...save, format: 7 })],
  ["without answers", before, ({ answers: _, ...save }) => save],
  ["short of answers", before, (save) => ({ ...save, answers: save.answers.slice(0, -1) })],
  ["of another seed", before, (save) => ({ ...save, seed: "another" })],
  ["of options that there aren't", before, (save) => ({ ...save, options: { moons: 3 } })],
  ["without a state", now, (save) => ({ ...save, mark: { ...save.mark, state: {} } })],
  ["in a step that there isn't", before, (save) => ({ ...save, mark: { ...save.mark, step: "gone" } })],
  ["at a place past its answers", before, (save) => ({ ...save, mark: { ...save.mark, at: 99 } })],
  ["of more deeds than there are", before, (save) => save, 50],
  ["of fewer deeds than none", before, (save) => save, -3],
];

test.each(damages)(
  "a snapshot that is %s is set aside, and made anew from the answers",
  bounded,
  async (_what, isDigested, damage, number) => {
    const id = await played(6, 1);
    const sound = await seenBy(house.process(), id);
    const { save } = (await snapshotOf(id))!;
    await house.db
      .updateTable("snapshots")
      .set({
        save: JSON.stringify(damage(save)),
        ...(number === undefined ? {} : { number }),
        ...(isDigested ? {} : { digest: null }),
      })
      .where("table_id", "=", id)
      .execute();
    expect(await seenByCommentators(id)).toBe(6);
    const here = house.process();
    expect(await seenBy(here, id)).toEqual(sound);
    expect(here.faults).toEqual([expect.objectContaining({ message: expect.stringContaining("is set aside") })]);
    const aside = await house.db.selectFrom("damaged_snapshots").selectAll().where("table_id", "=", id).execute();
    expect(aside).toMatchObject([{ number: number ?? 6, save: damage(save), why: expect.stringMatching(/\w/) }]);
    expect(await snapshotOf(id)).toEqual({ number: 6, save });
    await playTo(here, id, 7);
    const later = house.process();
    expect(await answersAt(later, id)).toBe(7);
    expect(later.faults).toEqual([]);
  },
);

test(
  "a damaged snapshot whose answers no longer fit either stays where it is, and nothing is taken back",
  bounded,
  async () => {
    const id = await played(4, 1);
    await house.db.updateTable("snapshots").set({ save: '{"format":1}' }).where("table_id", "=", id).execute();
    const fixed = house.process(reworded);
    await expect(answersAt(fixed, id)).rejects.toMatchObject(brokenBecause("its answers lead elsewhere"));
    expect(await answersOfRow(id)).toBe(4);
    expect(await snapshotOf(id)).toMatchObject({ number: 4, save: { format: 1 } });
    expect(await answersAt(house.process(), id)).toBe(4);
  },
);

test(
  "a snapshot of a version that isn't known here is no damage: the match waits for rules that know it",
  bounded,
  async () => {
    const id = await played(4, 1);
    const newer: GameModule = { ...usual, ruleset: { ...usual.ruleset, version: "7.0.0" } };
    const refused = { fault: "broken-match", message: expect.stringContaining("7.0.0") };
    await expect(answersAt(house.process(newer), id)).rejects.toMatchObject(refused);
    expect(await house.db.selectFrom("damaged_snapshots").selectAll().where("table_id", "=", id).execute()).toEqual([]);
    expect(await answersAt(house.process(), id)).toBe(4);
  },
);

test("a match that was taken back for its rules is made anew from its answers, too", bounded, async () => {
  const id = await played(4);
  const fixed = house.process(reworded, 1);
  expect(await answersAt(fixed, id)).toBe(2);
  await fixed.tables.answer(id, await fixed.tables.with(id, (live) => firstAnswer(live, undefined, ["stay"])));
  await fixed.tables.done();
  const sound = await seenBy(house.process(reworded), id);
  await house.db.updateTable("snapshots").set({ save: "7" }).where("table_id", "=", id).execute();
  const again = house.process(reworded);
  expect(await seenBy(again, id)).toEqual(sound);
  expect(sound.answers).toBe(3);
  expect(again.faults).toHaveLength(1);
});

test.each(["when a server ends", "when nobody has looked for long"])(
  "a match is kept whole %s: mended rules take back the step under way, and nothing before it",
  bounded,
  async (when) => {
    const before = house.process(usual, 1_000, 0);
    const id = await house.layTable();
    await playTo(before, id, 10); // three nights, and the first pier of the fourth: no landing fits mended rules
    if (when === "when a server ends") await before.tables.keepAll();
    else await playTo(before, await house.layTable(), 1); // at other tables somebody plays
    await before.tables.done();
    const fixed = house.process(reworded);
    expect(await seenBy(fixed, id)).toMatchObject({ answers: 10, notice: null });
  },
);

test("a match that came from elsewhere with many answers is kept whole as soon as it is opened", bounded, async () => {
  const id = await played(8);
  const here = house.process(usual, 5);
  expect(await answersAt(here, id)).toBe(8);
  await here.tables.done();
  expect((await snapshotOf(id))!.number).toBe(8);
});

test("without a snapshot a match goes back to the step in which its first answer no longer fits", bounded, async () => {
  const id = await played(10);
  expect(await answersAt(house.process(reworded), id)).toBe(2);
  expect(await answersOfRow(id)).toBe(2);
});

test("what players took back themselves needn't fit any more: nothing is lost for it", bounded, async () => {
  const before = house.process();
  const id = await house.layTable();
  await playTo(before, id, 3); // the smuggler lies low, which mended rules don't know
  const back = { does: "undo", seat: "smuggler-1", to: 2, sent: "back", person: mira } as const;
  expect(await before.tables.undo(id, back)).toBe("voting");
  const { record } = await before.tables.with(id, ({ record }) => ({ record }));
  const tor = record.seating.of("warden-1")!.person!.id;
  await before.tables.undo(id, { does: "agree", seat: "warden-1", sent: "yes", person: tor });
  await playTo(before, id, 4, true);
  const after = house.process(landingOnly);
  expect(await seenBy(after, id)).toEqual(await seenBy(before, id));
  // Done again it counts: then it must fit.
  const other = await house.layTable();
  await playTo(before, other, 3);
  await before.tables.undo(other, back);
  await before.tables.undo(other, { does: "agree", seat: "warden-1", sent: "yes", person: tor });
  await before.tables.undo(other, { does: "redo", seat: "smuggler-1", sent: "again", person: mira });
  expect(await answersAt(before, other)).toBe(3);
  expect(await answersAt(house.process(landingOnly), other)).toBe(2);
});

test.each([
  ["at its beginning", failing],
  ["after its first answer", failingLater],
])(
  "rules that fail in the step under way, %s, take nothing back: the match waits for others",
  bounded,
  async (_when, gameModule) => {
    const before = house.process(usual, 1);
    const id = await house.layTable();
    await playTo(before, id, 3, true); // a boat is loaded, and the warden is asked
    await before.tables.done();
    await expect(answersAt(house.process(gameModule), id)).rejects.toMatchObject({ fault: "broken-match" });
    expect(await answersOfRow(id)).toBe(3);
    const fixed = house.process();
    expect(await seenBy(fixed, id)).toMatchObject({ answers: 3, notice: null });
    expect(fixed.faults).toEqual([]);
  },
);
