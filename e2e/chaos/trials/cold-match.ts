import { type Client, nodeClient, type TableWatch } from "@tavolata/client/node";
import { type Answer, type Decision, Match } from "@tavolata/kernel";
import { freePort } from "../../support/servers/free-port.js";
import { ServerProcess } from "../house/server-process.js";
import { type TriedStorage, tryPGlite, tryPostgres } from "../house/storage.js";
import { ChaosRandom } from "../play/chance.js";
import { longGame, tries } from "../play/long-game.js";
import type { ChaosTrial, Finding } from "../trial.js";
import { median } from "./kill.js";

/** One less than a round number: the last snapshot is as long ago as can be. */
const answers = 1_999;

/** How many copies of the match are opened. */
const copies = 20;

/** A cold match opens within so long, in milliseconds. */
const bound = 200;

export const coldMatch: ChaosTrial = {
  title: "A cold match of 2,000 answers",
  async run({ seed }, say) {
    const findings: Finding[] = [];
    for (const open of [tryPGlite, tryPostgres]) {
      const storage = await open();
      try {
        findings.push(...(await openCold(storage, seed, say)));
      } finally {
        await storage.remove();
      }
    }
    return findings;
  },
};

/** Plays a long match, copies it, and opens every copy in a fresh process, in which nobody has looked at it yet. */
async function openCold(storage: TriedStorage, seed: string, say: (line: string) => void): Promise<Finding[]> {
  const settings = { place: storage.place, port: await freePort() };
  const address = `http://127.0.0.1:${settings.port}`;
  const client = nodeClient(address);
  const { seed: dice, deeds } = await longMatch(seed);
  say(`a match of ${deeds.length} answers`);
  const before = await ServerProcess.start(settings);
  await client.comeIn("Mira");
  const { id, seats } = await client.openTable({ game: longGame.id, begin: "now" });
  for (const { seat } of seats) await client.sit(id, seat, { sits: "me" });
  await before.terminate();
  await storage.query(`update tables set seed = '${dice}' where id = '${id}'`); // with these dice it is known to last
  await storage.query(`delete from deeds where table_id = '${id}'`); // nobody has added to them
  const played = await ServerProcess.start(settings);
  const long = await playAgain(client, id, seats[0]!.seat, deeds);
  await played.terminate();
  for (const statement of copying(id)) await storage.query(statement);
  const events = long.events.length;
  const server = await ServerProcess.start(settings);
  const started = performance.now();
  await server.saysReady();
  say(
    `${storage.name}: the server said that it was ready ${Math.round(performance.now() - started)} ms after it listened`,
  );
  const took: number[] = [];
  const work: number[] = [];
  try {
    await client.watch("A".repeat(16), "audience").catch(() => {}); // there is no such table, but the line stands now
    for (let i = 0; i < copies; i++) {
      const [begin, worked] = [performance.now(), server.work];
      const watch = await client.watch(copyId(i), long.as);
      took.push(performance.now() - begin);
      work.push(server.work - worked);
      if (watch.answers !== answers) throw new Error(`The copy has ${watch.answers} answers instead of ${answers}.`);
      watch.stop();
    }
  } finally {
    client.close();
    await server.kill();
  }
  const ms = (value: number) => `${Math.round(value)} ms`;
  const [firstTook, ...others] = took as [number, ...number[]];
  const [firstWork, ...otherWork] = work as [number, ...number[]];
  const match = `a match of ${longGame.id} of ${answers} answers, 99 after the last snapshot, from the request until the view and all ${events} events had arrived`;
  return [
    {
      claim: `${storage.name}: a cold match of 2,000 answers opens in under ${bound} ms`,
      holds: Math.max(...others) < bound,
      seen: [
        `${others.length} times ${match}: median ${ms(median(others))}, longest ${ms(Math.max(...others))}; the processors worked ${ms(median(otherWork))} for it (median), at most ${ms(Math.max(...otherWork))}`,
      ],
    },
    {
      claim: `${storage.name}: so does the very first one in a process that was just started and says that it is ready`,
      holds: firstTook < bound,
      seen: [`${ms(firstTook)}, of which the processors worked ${ms(firstWork)}`],
    },
  ];
}

interface Given extends Answer {
  readonly number: number;
}

/** A seed and answers by chance with which a match lasts that long. */
async function longMatch(seed: string): Promise<{ readonly seed: string; readonly deeds: readonly Given[] }> {
  const { ruleset } = await longGame.module();
  for (let i = 0; i < tries; i++) {
    const dice = `${seed}-cold-${i}`;
    const chance = new ChaosRandom(dice);
    const match = Match.start(ruleset, { options: {}, seed: dice });
    const deeds: Given[] = [];
    while (deeds.length < answers && !match.outcome) {
      const { seat, number, ids, min } = match.asked[0]!;
      const from = chance.below(ids.length);
      const count = Math.min(ids.length, Math.max(1, min));
      const picks = Array.from({ length: count }, (_, n) => ids[(from + n) % ids.length]!);
      match.answer({ seat, number, picks });
      deeds.push({ seat, number, picks });
    }
    if (deeds.length === answers && !match.outcome) return { seed: dice, deeds };
  }
  throw new Error(`No match of ${longGame.id} lasts for ${answers} answers.`);
}

/** Gives these answers at the real table. */
async function playAgain(client: Client, table: string, as: string, deeds: readonly Given[]): Promise<TableWatch> {
  const watch = await client.watch(table, as);
  for (const { seat, number, picks } of deeds) await watch.answer({ seat, number } as Decision, picks);
  await watch.until((one) => one.answers === answers);
  return watch;
}

function copyId(i: number): string {
  return `copy${String(i).padStart(12, "0")}`;
}

function copying(from: string): string[] {
  return ["tables", "seats", "deeds", "snapshots"].map((table) => {
    const id = table === "tables" ? "id" : "table_id";
    const changed = `jsonb_build_object('${id}', 'copy' || lpad(i::text, 12, '0'))`;
    return `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(${table}) || ${changed})).*
      from ${table}, generate_series(0, ${copies - 1}) as i where ${id} = '${from}'`;
  });
}
