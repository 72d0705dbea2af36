import type { Client, TableWatch } from "@tavolata/client";
import type { Decision, Save } from "@tavolata/kernel";
import { expect } from "vitest";

/** Somebody who plays alone, at a server or at a house of this device: both are spoken to alike. */
interface Alone {
  readonly client: Client;
}

export interface PlayCase {
  readonly name: string;
  run(alone: Alone): Promise<void>;
}

const game = "lantern-quay";
const all = { "smuggler-1": { sits: "me" }, "warden-1": { sits: "me" } } as const;

/** The first way to answer a decision. */
export function anyPicks({ options, min }: Decision): string[] {
  return options.slice(0, Math.max(min, 1)).map(({ id }) => id);
}

/** Sits in every seat and looks from each. */
async function sitEverywhere(client: Client): Promise<{ id: string; watches: TableWatch[] }> {
  const { id, seats } = await client.openTable({ game, seats: all });
  const watches: TableWatch[] = [];
  for (const { seat } of seats) watches.push(await client.watch(id, seat));
  return { id, watches };
}

/** Answers from whichever seat is asked, until so many answers are given or the match is over. */
export async function playOn(watches: readonly TableWatch[], answers = Number.POSITIVE_INFINITY): Promise<void> {
  for (let given = 0; given < answers; given++) {
    await Promise.race(
      watches.map((one) => one.until(({ decisions, view }) => decisions.length > 0 || !!view.outcome)),
    );
    const asked = watches.find(({ decisions }) => decisions.length > 0);
    if (!asked) return;
    const at = asked.answers;
    await asked.answer(asked.decisions[0]!, anyPicks(asked.decisions[0]!));
    for (const watch of watches) await watch.until((one) => one.answers > at);
  }
}

const askedOf = (watches: readonly TableWatch[]) => watches.find(({ decisions }) => decisions.length > 0)!;

/** What holds for whoever plays alone, wherever the table stands. */
export const playCases: readonly PlayCase[] = [
  {
    name: "a match is played to its end from every seat, and can be played again",
    async run({ client }) {
      const { id, watches } = await sitEverywhere(client);
      await expect(client.rematch(id)).rejects.toMatchObject({ fault: "not-over" });
      await playOn(watches);
      for (const watch of watches) {
        await watch.until(({ table }) => table.outcome !== undefined);
        expect(watch.events.map(({ number }) => number)).toEqual(watch.events.map((_event, i) => i));
      }
      expect(await client.table(id)).toMatchObject({
        waiting: [],
        outcome: expect.anything(),
        seed: expect.any(String),
      });
      const again = await client.rematch(id);
      expect(again).toMatchObject({ game, answers: 0, seats: [{ mine: true }, { mine: true }] });
      expect((await client.rematch(id)).id).toBe(again.id);
      const { tables } = await client.tables("mine");
      expect(tables.map((table) => table.id)).toEqual(expect.arrayContaining([id, again.id]));
    },
  },
  {
    name: "what isn't on offer is refused with a sentence, and changes nothing",
    async run({ client }) {
      const { id, watches } = await sitEverywhere(client);
      const watch = askedOf(watches);
      const [decision] = watch.decisions;
      await expect(watch.answer(decision!, ["fly"])).rejects.toMatchObject({
        fault: "unknown-option",
        refusal: { said: { key: "refused.unknown-option" } },
      });
      await expect(watch.answer({ ...decision!, key: "0" }, anyPicks(decision!))).rejects.toMatchObject({
        fault: "stale",
      });
      await expect(client.watch(id, "everything")).rejects.toMatchObject({ fault: "not-yours" });
      expect((await client.table(id)).answers).toBe(0);
    },
  },
  {
    name: "what can't be laid is refused, and says why",
    async run({ client }) {
      const wrong = [
        [{ game: "chess" }, "unknown-game"],
        [{ game, options: { moons: 3 } }, "bad-options"],
        [{ game, seats: { "admiral-1": { sits: "me" } } }, "no-such-seat"],
        [{ game, seats: { "warden-1": { sits: "bot", bot: "oracle" } } }, "no-such-bot"],
        [{ game, kept: ["dice"] }, "bad-options"],
        [{ game, colour: "red" }, "malformed"],
      ] as const;
      for (const [wish, fault] of wrong) {
        await expect(client.openTable(wish as never)).rejects.toMatchObject({ fault });
      }
      await expect(client.table("A".repeat(16))).rejects.toMatchObject({ fault: "not-found" });
    },
  },
  {
    name: "what was taken back can be done again, and the same follows",
    async run({ client }) {
      const { id, watches } = await sitEverywhere(client);
      await playOn(watches, 3);
      const [first, second] = watches as [TableWatch, TableWatch];
      const before = structuredClone({ first: first.view, second: second.view });
      expect(await first.undo(1)).toBe("done");
      for (const watch of watches) await watch.until(({ answers }) => answers === 1);
      expect(first.canRedo).toBe(true);
      await first.redo();
      for (const watch of watches) await watch.until(({ answers }) => answers > 1);
      while (first.canRedo) {
        const { answers } = first;
        await first.redo();
        for (const watch of watches) await watch.until((one) => one.answers > answers);
      }
      expect({ first: first.view, second: second.view }).toEqual(before);
      expect(await client.statistics(id)).toMatchObject({ takenBack: 1 });
    },
  },
  {
    name: "somebody looks back, and is told what is barred",
    async run({ client }) {
      const { watches } = await sitEverywhere(client);
      const [watch] = watches as [TableWatch, TableWatch];
      const then = { events: watch.events.length, view: structuredClone(watch.view) };
      const asked = askedOf(watches);
      const explained = await asked.explain(asked.decisions[0]!);
      expect(explained).toMatchObject({ number: asked.decisions[0]!.number, barred: expect.any(Array) });
      await playOn(watches, 3);
      expect(await watch.lookBack(then.events - 1)).toMatchObject(then);
    },
  },
  {
    name: "a bot answers where it sits, hints at what it would do, and hands its seat back",
    async run({ client }) {
      const { id } = await client.openTable({
        game,
        seats: { "smuggler-1": { sits: "me" }, "warden-1": { sits: "bot", bot: "easy" } },
      });
      const watch = await client.watch(id, "smuggler-1");
      await watch.until(({ decisions }) => decisions.length > 0);
      const [decision] = watch.decisions;
      const { picks } = await watch.hint(decision!);
      expect(decision!.options.map((option) => option.id)).toEqual(expect.arrayContaining([...picks]));
      expect(await watch.expected()).toEqual(expect.any(Array));
      await watch.answer(decision!, picks);
      await watch.until(({ decisions, answers }) => answers >= 2 && decisions.length > 0);
      const told = await client.sit(id, "warden-1", { sits: "me" });
      expect(told.seats).toMatchObject([{ mine: true }, { mine: true }]);
      const warden = await client.watch(id, "warden-1");
      const ended = new Promise((resolve) => warden.onChange((one) => one.change === "ended" && resolve(one.why)));
      await client.sit(id, "warden-1", { sits: "bot", bot: "normal" });
      expect(await ended).toMatchObject({ fault: "not-yours" });
    },
  },
  {
    name: "a match goes into a file and comes back; one that was tampered with is refused with the place",
    async run({ client }) {
      const { id, watches } = await sitEverywhere(client);
      await playOn(watches, 5);
      const { save } = await client.matchFile(id);
      const { id: other, answers, imported } = await client.openFromFile({ save, seats: all });
      expect({ answers, imported }).toEqual({ answers: 5, imported: true });
      expect((await client.matchFile(other)).save).toEqual(save);
      await expect(client.openFromFile({ save: tampered(save) })).rejects.toMatchObject({
        fault: "forged",
        refusal: { message: expect.stringMatching(/\d/) },
      });
      await expect(client.openFromFile({ save: { game } })).rejects.toMatchObject({ fault: "forged" });
      await expect(client.openFromFile({ save: 7 })).rejects.toMatchObject({ fault: "unknown-game" });
    },
  },
  {
    name: "a table is put aside, and how it went is counted",
    async run({ client }) {
      const { id, watches } = await sitEverywhere(client);
      await playOn(watches, 4);
      expect(await client.statistics(id)).toMatchObject({ answers: 4, seats: [{}, {}] });
      await client.putAside(id, true);
      const ids = async (which: "mine" | "aside") => (await client.tables(which)).tables.map((table) => table.id);
      expect(await ids("mine")).not.toContain(id);
      expect(await ids("aside")).toContain(id);
      await client.putAside(id, false);
      expect(await ids("mine")).toContain(id);
    },
  },
];

/** The third answer picks what was never on offer. */
export function tampered<T extends Pick<Save, "answers">>(save: T): T {
  return { ...save, answers: save.answers.map((given, i) => (i === 2 ? { ...given, picks: ["elsewhere"] } : given)) };
}
