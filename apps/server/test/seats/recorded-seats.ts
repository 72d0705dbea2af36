import { Client, NodeTransport, type Socket, type TableWatch } from "@tavolata/client/node";
import { type FromServer, type Standing, withChanges } from "@tavolata/client/protocol";
import { gameOf } from "@tavolata/games";
import {
  type Decision,
  type GameEvent,
  type Given,
  type Json,
  Match,
  type Options,
  type Seat,
  WordStream,
} from "@tavolata/kernel";
import { expect } from "vitest";
import { anyPicks, type TestServer } from "../test-server.js";

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

export interface Recorded {
  readonly seat: Seat;
  readonly transport: RecordingTransport;
  readonly watch: TableWatch;
}

/** Plays a match by chance, so many answers long at most: a seat's socket carries nothing but what the kernel tells that seat. */
export async function carriesOnlyWhatIsTold(
  house: TestServer,
  game: string,
  options: Options,
  bound = Number.POSITIVE_INFINITY,
) {
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

  const { ruleset } = await gameOf(game).module();
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
}

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

/** Everybody at a table, each with a line of their own, and the audience. */
export async function seatAll(house: TestServer, game: string, options: Options) {
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
