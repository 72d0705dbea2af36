import type { Choice } from "@tavolata/bots";
import { say } from "@tavolata/kernel";
import { expect, test } from "vitest";
import {
  BotCrew,
  type BotQuestion,
  type BotTask,
  type BotWorker,
  type BotWorkerSays,
  MovedOn,
  NotNow,
} from "../src/index.js";

/** Time that passes only when it is told to. */
function slowClock() {
  const due = new Map<() => void, number>();
  let now = 0;
  return {
    later(work: () => void, milliseconds: number) {
      const at = () => work();
      due.set(at, now + milliseconds);
      return () => void due.delete(at);
    },
    get waiting() {
      return due.size;
    },
    async pass(milliseconds: number) {
      const end = now + milliseconds;
      for (;;) {
        const next = [...due].filter(([, at]) => at <= end).sort(([, a], [, b]) => a - b)[0];
        if (!next) break;
        now = next[1];
        due.delete(next[0]);
        next[0]();
        await settled();
      }
      now = end;
      await settled();
    },
  };
}

async function settled(): Promise<void> {
  for (let tick = 0; tick < 20; tick++) await Promise.resolve();
}

/** A worker that does nothing by itself. */
class Puppet implements BotWorker {
  readonly tasks: BotTask[] = [];
  isEnded = false;

  constructor(readonly says: BotWorkerSays) {}

  send(task: BotTask): void {
    this.tasks.push(task);
  }

  end(): void {
    this.isEnded = true;
  }

  get task(): BotTask {
    return this.tasks.at(-1)!;
  }

  shows(at: "opening" | "thinking"): void {
    this.says.thought({ job: this.task.job, at });
  }

  answers(): void {
    this.shows("opening");
    this.shows("thinking");
    this.says.thought({ job: this.task.job, choice });
  }
}

const choice: Choice = { picks: ["yes"], reason: say("bot.thumb") };

function crewOf(threads: number, bounds?: ConstructorParameters<typeof BotCrew>[0]["bounds"]) {
  const clock = slowClock();
  const puppets: Puppet[] = [];
  const start = (says: BotWorkerSays) => {
    puppets.push(new Puppet(says));
    return puppets.at(-1)!;
  };
  const crew = new BotCrew({ start, threads, later: clock.later, ...(bounds ? { bounds } : {}) });
  /** What became of each question. */
  const fates: Record<string, string> = {};
  const ask = (name: string, more: Partial<BotQuestion> = {}) => {
    const [person = "", table = ""] = name.split("/");
    const question: BotQuestion = {
      table: name,
      person,
      isHint: table === "hint",
      game: "lantern-quay",
      bot: "normal",
      seat: "warden-1",
      decision: 1,
      number: 1,
      explain: false,
      from: (known) => (known === undefined ? { save: {} as never } : { since: known, deeds: [] }),
      ...more,
    };
    fates[name] = "waits";
    crew.think(question).then(
      ({ picks }) => (fates[name] = picks.join()),
      (error: Error) => (fates[name] = error.name),
    );
  };
  const live = () => puppets.filter(({ isEnded }) => !isEnded);
  return { clock, crew, puppets, live, ask, fates };
}

test("a thread has one question at a time, by person and then by table, and hints go first", async () => {
  const { puppets, ask, fates, crew } = crewOf(1);
  for (const name of ["guest/1", "guest/2", "guest/3", "mira/1", "tor/hint"]) ask(name);
  expect([puppets.length, puppets[0]!.tasks.length, crew.load]).toEqual([1, 1, 5]);
  const order: string[] = [];
  for (let i = 0; i < 5; i++) {
    order.push(puppets[0]!.task.table);
    puppets[0]!.answers();
    await settled();
  }
  expect(order).toEqual(["guest/1", "tor/hint", "guest/2", "mira/1", "guest/3"]);
  expect(Object.values(fates)).toEqual(["yes", "yes", "yes", "yes", "yes"]);
  expect(crew.load).toBe(0);
});

test("a table's questions go to the thread that has its match", async () => {
  const { puppets, ask } = crewOf(2);
  ask("mira/1");
  ask("tor/1");
  for (const puppet of puppets) puppet.answers();
  await settled();
  ask("x/1"); // keeps the first thread busy
  ask("mira/1");
  ask("tor/1");
  await settled();
  expect(puppets.map(({ task }) => task.table)).toEqual(["x/1", "mira/1"]); // an idle one takes what there is
  puppets[1]!.answers();
  await settled();
  expect(puppets[1]!.task).toMatchObject({ table: "tor/1", from: { since: 1, deeds: [] } });
});

test("a bot that hangs is ended within two seconds, others go on meanwhile, and its question goes to another thread", async () => {
  const { clock, puppets, live, ask, fates } = crewOf(2);
  ask("warm/1");
  ask("warm/2");
  for (const puppet of puppets) puppet.answers();
  await settled();
  const [hanging, other] = puppets as [Puppet, Puppet];
  ask("mira/1");
  hanging.shows("opening");
  hanging.shows("thinking"); // and never again
  ask("tor/1");
  await settled();
  other.answers();
  await settled();
  expect(fates).toMatchObject({ "mira/1": "waits", "tor/1": "yes" });
  await clock.pass(1_900);
  expect(hanging.isEnded).toBe(false);
  await clock.pass(200);
  expect([hanging.isEnded, live().length, other.task.table]).toEqual([true, 1, "mira/1"]);
  other.answers();
  await settled();
  expect(fates["mira/1"]).toBe("yes");
  expect(clock.waiting).toBe(0);
});

test("a thread that dies without a word is known at once; one that doesn't even begin, in two seconds", async () => {
  const { puppets, live, ask, fates } = crewOf(2);
  ask("mira/1");
  puppets[0]!.answers();
  await settled();
  ask("mira/1");
  puppets[0]!.says.failed(new Error("A thread of bots ended with exit code 0."));
  await settled();
  expect(live()).toHaveLength(1);
  live()[0]!.answers();
  await settled();
  expect(fates["mira/1"]).toBe("yes");
  const alone = crewOf(1);
  alone.ask("mira/1");
  alone.puppets[0]!.answers();
  await settled();
  alone.ask("mira/2"); // the thread is there, and takes no task any more
  await alone.clock.pass(2_100);
  expect(alone.puppets.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  alone.puppets[1]!.answers();
  await settled();
  expect(alone.fates["mira/2"]).toBe("yes");
});

test("who thinks for long gives signs, and may; but not for ever", async () => {
  const { clock, puppets, ask, fates } = crewOf(1);
  ask("mira/1", { bot: "patient" });
  puppets[0]!.answers();
  await settled();
  ask("mira/1", { bot: "patient" });
  puppets[0]!.shows("opening");
  for (let second = 0; second < 12; second++) {
    puppets[0]!.shows("thinking");
    await clock.pass(1_000);
  }
  expect([puppets[0]!.isEnded, fates["mira/1"]]).toEqual([false, "waits"]);
  for (let second = 0; second < 14; second++) {
    puppets[0]!.shows("thinking");
    await clock.pass(1_000);
  }
  expect(puppets[0]!.isEnded).toBe(true);
});

test("a question under which two threads failed goes back to whoever asked; the others are answered", async () => {
  const { clock, live, ask, fates } = crewOf(2);
  ask("guest/poison");
  ask("mira/1");
  for (let second = 0; second < 30; second++) {
    for (const puppet of live()) {
      if (puppet.task.table !== "guest/poison") puppet.answers();
      else if (puppet.tasks.length === 1 || second % 10 === 0) puppet.shows("thinking");
    }
    await clock.pass(1_000);
  }
  expect(fates).toEqual({ "guest/poison": "ThreadFailed", "mira/1": "yes" });
  ask("guest/1");
  live().at(-1)!.answers();
  await settled();
  expect(fates["guest/1"]).toBe("yes");
});

test("threads that fail as soon as they are started are started ever more rarely", async () => {
  const { clock, puppets, ask, fates } = crewOf(1);
  for (let i = 0; i < 40; i++) ask(`mira/${i}`);
  for (let tenth = 0; tenth < 600; tenth++) {
    for (const puppet of puppets) if (!puppet.isEnded) puppet.says.failed(new Error("no room for a thread"));
    await clock.pass(100);
  }
  expect(puppets.length).toBeGreaterThan(5);
  expect(puppets.length).toBeLessThan(15); // in a minute
  expect(fates["mira/0"]).toBe("ThreadFailed");
  for (let second = 0; second < 20 && fates["mira/39"] !== "yes"; second++) {
    for (let i = 0; i < 40; i++) {
      if (!puppets.at(-1)!.isEnded) puppets.at(-1)!.answers();
      await settled();
    }
    await clock.pass(1_000);
  }
  expect(fates["mira/39"]).toBe("yes"); // once they can be started again
});

test("a person has room for so many questions; more are to be asked again, and nobody else notices", async () => {
  const { ask, fates, crew } = crewOf(1, { perPerson: [1, 4], all: 100 });
  for (let i = 0; i < 7; i++) ask(`guest/${i}`);
  ask("mira/1");
  ask("mira/hint");
  ask("mira/hint");
  await settled();
  expect(Object.values(fates).filter((fate) => fate === "Refuse")).toHaveLength(3); // one is thought about, four wait
  expect(fates["mira/1"]).toBe("waits");
  expect(crew.crowded()).toEqual(["guest"]);
  expect(new NotNow()).toMatchObject({ fault: "too-many-requests" });
  const usual = crewOf(1);
  for (let i = 0; i < 7; i++) usual.ask(`tor/${i}`, { isHint: true });
  await settled();
  expect(Object.values(usual.fates).filter((fate) => fate === "Refuse")).toHaveLength(2); // four hints wait
});

test("what the table has gone on from is given up when its turn comes, however much of it there is", async () => {
  const { puppets, ask, fates, crew } = crewOf(1, { perPerson: [10_000, 10_000], all: 100_000 });
  ask("mira/1");
  for (let i = 0; i < 5_000; i++) ask(`guest/${i}`, { from: () => undefined });
  ask("tor/1");
  puppets[0]!.answers();
  await settled();
  puppets[0]!.answers();
  await settled();
  expect([fates["mira/1"], fates["tor/1"], fates["guest/4999"], crew.load]).toEqual([
    "yes",
    "yes",
    new MovedOn().name,
    0,
  ]);
});

test("when the crew goes home nothing waits any longer, and nothing keeps the process", async () => {
  const { clock, puppets, ask, fates, crew } = crewOf(1);
  ask("mira/1");
  ask("mira/2");
  await crew.close();
  ask("mira/3");
  await settled();
  expect(fates).toEqual({ "mira/1": "Error", "mira/2": "Error", "mira/3": "Error" });
  expect([puppets[0]!.isEnded, clock.waiting]).toEqual([true, 0]);
});
