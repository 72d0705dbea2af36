import type { Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import cookie from "@fastify/cookie";
import websocket from "@fastify/websocket";
import { largestMessage } from "@tavolata/client/protocol";
import { freshSeed } from "@tavolata/kernel";
import { BotSeats, Hints } from "@tavolata/table";
import { BotSweep } from "./bots/bot-sweep.js";
import { BotPool } from "./bots/pool.js";
import { Games } from "./games.js";
import { closeDoors, type Doors, doorsOf, newApp } from "./http/doors.js";
import { PersonLimit } from "./http/guards/person-limit.js";
import { answerRefusals } from "./http/guards/refusals.js";
import { secure } from "./http/guards/security.js";
import { refuseUnsound } from "./http/guards/sound-requests.js";
import { Metrics } from "./http/metrics.js";
import { checkedAddress } from "./http/page-address.js";
import { People } from "./http/people.js";
import { addAdminRoutes } from "./http/routes/admin-routes.js";
import { addFigureRoutes } from "./http/routes/figure-routes.js";
import { addGatheringRoutes } from "./http/routes/gathering-routes.js";
import { addLabRoutes } from "./http/routes/lab-routes.js";
import { addLinkRoutes } from "./http/routes/link-routes.js";
import { addMatchRoutes } from "./http/routes/match-routes.js";
import { addDocument, describeRoutes } from "./http/routes/openapi.js";
import { addOperations } from "./http/routes/operations.js";
import { addPasskeyRoutes } from "./http/routes/passkey-routes.js";
import { addPeopleRoutes } from "./http/routes/people-routes.js";
import { PlaySockets, playAddress } from "./http/routes/play-route.js";
import { addPrintRoutes } from "./http/routes/print-routes.js";
import { addPushRoutes } from "./http/routes/push-routes.js";
import { addQuestRoutes } from "./http/routes/quest-routes.js";
import type { RouteParts } from "./http/routes/routes.js";
import { addStatisticsRoutes } from "./http/routes/statistics-routes.js";
import { addTableRoutes } from "./http/routes/table-routes.js";
import { addWishRoutes } from "./http/routes/wish-routes.js";
import type { App } from "./http/typed.js";
import { Experiments } from "./lab/experiments.js";
import type { Cost } from "./limits/cost.js";
import { Lateness, usualMostLate } from "./limits/lateness.js";
import { rushesWhile } from "./limits/rush.js";
import { WorkLimits } from "./limits/work-limits.js";
import { FaultLog } from "./operations/fault-log.js";
import { reportOn } from "./operations/house-report.js";
import { ownVersion } from "./operations/own-version.js";
import { Pulse } from "./operations/pulse.js";
import { RecentErrors } from "./operations/recent-errors.js";
import { Shutdown } from "./operations/shutdown.js";
import { addPage } from "./page/page.js";
import { merge } from "./people/merge.js";
import { Passkeys } from "./people/passkeys.js";
import { PrintedValuesOfBoxes } from "./people/printed-values.js";
import { ChatRoom } from "./play/chat-room.js";
import { Commentary } from "./play/commentary.js";
import { LateContributions } from "./play/late-contributions.js";
import { LiveTables } from "./play/live-tables.js";
import { Recalls } from "./play/recalls.js";
import { warmUp } from "./play/warm-up.js";
import { PrintRoom } from "./print/print-room.js";
import { SecretSheets } from "./print/secret-sheets.js";
import { Notifier } from "./push/notifier.js";
import { knownPushServices } from "./push/push-services.js";
import { QuietTimes } from "./push/quiet-hours.js";
import { pushKeysOf, pushSender } from "./push/sending.js";
import { Subscriptions } from "./push/subscriptions.js";
import { QuestGate } from "./quests/quest-gate.js";
import { Quests } from "./quests/quests.js";
import { Guests } from "./quotas/guests.js";
import { usualQuotas } from "./quotas/quotas.js";
import { Room } from "./quotas/room.js";
import { Refuse, refusalOf } from "./refuse.js";
import { type ServerSettings, usualLimits } from "./settings.js";
import { Statistics } from "./statistics/statistics.js";
import { openStorage, type Storage } from "./storage/database.js";
import { whyNotOpened } from "./storage/disk-full.js";
import { Ledger } from "./storage/ledger.js";
import { cutOff, type Notice, Notices, tellOthers } from "./storage/notices.js";
import { randomId } from "./storage/random-id.js";
import { secretFor } from "./storage/secret.js";
import { Desk } from "./tables/desk.js";
import { Gathering } from "./tables/gathering.js";
import { KnownSeeds } from "./tables/known-seeds.js";
import { Links } from "./tables/links.js";
import { TableRecords } from "./tables/records.js";
import { Seats } from "./tables/seats.js";
import { TableLists } from "./tables/table-lists.js";
import { Wishes } from "./tables/wishes.js";

/** The id of no table. */
const nowhere = "-".repeat(16);

export interface RunningServer {
  readonly port: number;
  /** Every route that it answers, as "GET /api/games". */
  readonly routes: readonly string[];
  /** What each of them costs. */
  readonly costs: ReadonlyMap<string, Cost>;
  /** Ends it within five seconds: nothing new is begun, what was begun is stored. Fails only when the storage couldn't be closed. */
  close(): Promise<void>;
}

/** Starts a server: with its storage, its games, its bots and its sockets. */
export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const doors = doorsOf(settings);
  const workLimits = new WorkLimits({ ...usualLimits, ...settings.limits });
  const app = newApp(settings, doors, workLimits);
  const costs = new Map<string, Cost>();
  app.addHook("onRoute", ({ method, url, config }) => {
    for (const one of [method].flat()) if (config?.cost) costs.set(`${one} ${url}`, config.cost);
  });
  const errors = new RecentErrors();
  const faults = new FaultLog(app.log, errors);
  const onFault = faults.note;
  const onLate = (part: string, milliseconds: number) =>
    app.log.error({ part, milliseconds }, "this didn't end in time, and was let go");
  const ending = new Shutdown({ onLate, onFault });
  ending.add("door", "requests", () => closeDoors(app, doors));
  try {
    const storage = await openStorage(settings.place, onFault);
    ending.add("storage", "storage", () => storage.close(), faults.lettingGo(storage.drop));
    const { listen } = await furnish(app, settings, storage, { onFault, errors, ending, doors, workLimits });
    const port = await listen();
    return { port, routes: [...costs.keys()], costs, close: () => ending.run() };
  } catch (error) {
    await ending.run().catch(onFault); // what is told is why it didn't start
    throw whyNotOpened(error, undefined); // what is written first may be too much for a disk on which it could be opened
  }
}

/** What was there before the storage. What goes wrong is told to the log, and to whoever runs the house. */
interface Threshold {
  onFault(error: unknown): void;
  readonly errors: RecentErrors;
  readonly workLimits: WorkLimits;
  readonly ending: Shutdown;
  readonly doors: Doors;
}

/** Puts everything into its place. */
async function furnish(app: App, settings: ServerSettings, storage: Storage, threshold: Threshold) {
  const { onFault, errors, ending, doors, workLimits } = threshold;
  const limits = { ...usualLimits, ...settings.limits };
  const { db } = storage;
  const games = settings.games ?? (await Games.load());
  const records = new TableRecords(db, games, storage.sharedUrl === undefined ? storage.prepare : undefined);
  const { snapshotEvery, idleTables } = settings;
  const speaker = randomId();
  const lateness = new Lateness(settings.mostLate ?? usualMostLate);
  const rushes = rushesWhile(() => lateness.isTooMuch);
  const recalls = new Recalls(rushes.replays);
  const room = new Room(db, { ...usualQuotas, ...settings.quotas });
  const ledger = new Ledger(storage, storage.sharedUrl === undefined ? undefined : speaker, (table) =>
    room.forDeeds(table),
  );
  const tables = new LiveTables({
    db,
    games,
    records,
    recalls,
    ledger,
    onFault,
    ...(storage.sharedUrl === undefined
      ? {}
      : { speaker, announce: (table: string) => tellOthers(db, speaker, "seats", table) }),
    onAnswer: (by, seconds) => {
      metrics.answer(by, seconds);
      pulse.answered(seconds);
    },
    ...(snapshotEvery === undefined ? {} : { snapshotEvery }),
    ...(idleTables === undefined ? {} : { idleTables }),
  });
  const notices =
    storage.sharedUrl === undefined
      ? undefined
      : new Notices({
          url: storage.sharedUrl,
          db,
          speaker,
          beatEvery: settings.beatEvery,
          cutOff: () => sockets.sendElsewhere(),
          heard: (notice, id) => void hear(notice, id).catch(onFault),
          missed: () => void Promise.all([tables.invalidateAll(), commentary.invalidateAll()]).catch(onFault),
          onFault,
        });
  const commentary = new Commentary({ db, games, records, recalls, onFault, onCame: (table) => changed(table) });
  const changedHere = async (table: string) => {
    await tables.seatsChanged(table);
    await commentary.changed(table);
  };
  const changed = async (table: string) => {
    await gathering.beginIfAllAreHere(table);
    await changedHere(table);
    if (notices) await tellOthers(db, speaker, "seats", table);
  };
  const late = new LateContributions(db, ledger, tables);
  const gathering = new Gathering({
    db,
    games,
    records,
    addLate: (table, added) => late.add(table, added),
    changed,
    onFault,
  });
  const links = new Links(db, records, changed, settings.shortestDelay);
  const chat = new ChatRoom(db, tables, async (table) => {
    if (notices) await tellOthers(db, speaker, "chat", table);
  });
  const hear = async (notice: Notice, id: string): Promise<void> => {
    switch (notice) {
      case "deeds":
        return tables.heard(id);
      case "seats":
        return changedHere(id);
      case "chat":
        return chat.heard(id);
      case "person":
        return sockets.hangUp(id);
    }
  };
  const gate = new QuestGate(settings.gateBounds);
  const quests = new Quests(db, games, gate, room);
  const seeds = settings.seeds ?? freshSeed;
  const desk = new Desk({ db, games, records, quests, gate, room, seeds, gathering, changed });
  const seats = new Seats({ db, games, records, links, gathering, changed });
  const people = new People(db, new PersonLimit(limits.changesPerMinute), new Guests(db, room.quotas), workLimits);
  const sockets = new PlaySockets(limits.socketsPerAddress, () => {
    if (notices?.isCutOff) throw cutOff();
  });
  const pool = new BotPool(settings.botThreads);
  const bots = new BotSeats(tables, pool, refusalOf, onFault);
  tables.onMoved = (live) => bots.look(live);
  const every = settings.sweepEvery;
  const sweep = new BotSweep({ db, tables, seats: bots, crowded: () => pool.crowded(), onFault, every });
  const gauges = {
    connections: () => doors.connections.count,
    sockets: () => sockets.count,
    tablesInMemory: () => tables.inMemory,
    tablesWatched: () => tables.watchers.size,
    botQuestions: () => pool.load,
  };
  const metrics = new Metrics(gauges);
  const pulse = new Pulse();
  const publicAddress = settings.publicAddress === undefined ? undefined : checkedAddress(settings.publicAddress);
  const services = settings.pushServices ?? knownPushServices(settings.pushHosts ?? []);
  const subscriptions = new Subscriptions(db, services);
  const quietTimes = new QuietTimes(db);
  const keys = await pushKeysOf(db);
  const notifier = new Notifier({
    db,
    subscriptions,
    quietTimes,
    watchers: tables.watchers,
    send: pushSender(services, keys, publicAddress),
    onFault,
    onResult: (result) => metrics.notice(result),
    ...(settings.noticeAfter === undefined ? {} : { after: settings.noticeAfter }),
  });
  const prints = new PrintRoom();
  const experiments = new Experiments(db, onFault, settings.labBounds);
  let isEnding = false;
  let isWarm = settings.warmUp !== true;

  // At once: whoever comes back to another process, perhaps with mended rules, finds matches as they stand.
  ending.add("door", "matches as they stand", () => (settings.keepsAtEnd === false ? undefined : tables.keepAll()));
  ending.add("door", "sockets", () => {
    isEnding = true;
    pulse.close();
    lateness.close();
    recalls.close();
    sockets.closeAll();
  });
  ending.add("door", "trials of quests", () => gate.close());
  ending.add("work", "bots", () => {
    bots.close();
    return pool.close();
  });
  ending.add("work", "look for tables that wait", () => sweep.close());
  ending.add("work", "experiments", () => experiments.close());
  ending.add("work", "prints", () => prints.close());
  ending.add("work", "notices to people", () => notifier.close());
  ending.add("work", "commentary", () => commentary.close());
  ending.add("tables", "answers under way", () => tables.done());
  ending.add("lines", "line to the other processes", () => notices?.close());

  answerRefusals(app, errors);
  refuseUnsound(app);
  const origins = [...(settings.origins ?? []), ...(publicAddress === undefined ? [] : [publicAddress])];
  doors.upgrades.addTo(app, playAddress);
  await secure(app, { origins, limits: workLimits, lateness });
  await app.register(cookie, { secret: await secretFor(db, "cookies") });
  await app.register(websocket, {
    // Pings are answered by whoever counts messages: the library would put an answer to each of them by, read or not.
    options: { maxPayload: largestMessage, autoPong: false, server: doors.upgrades.admitted as HttpServer },
    preClose: (done: () => void) => done(), // who sits at a socket is told why it ends
  });
  app.websocketServer.on("connection", (_socket, { socket }) => doors.upgrades.taken(socket));
  doors.upgrades.listen(app.server);
  await describeRoutes(app, ownVersion());
  const parts: RouteParts = {
    games,
    people,
    passkeys: new Passkeys(db),
    merge: (guest, account) => merge(db, guest, account),
    hangUp: async (person) => {
      sockets.hangUp(person);
      if (notices) await tellOthers(db, speaker, "person", person);
    },
    publicAddress,
    limits: workLimits,
    rushes,
    subscriptions,
    quietTimes,
    boxes: new PrintedValuesOfBoxes(db, games),
    pushKey: keys.publicKey,
    desk,
    seats,
    wishes: new Wishes(db, records, changed),
    gathering,
    knownSeeds: new KnownSeeds(db, changed),
    links,
    chat,
    lists: new TableLists(db, games),
    statistics: new Statistics(db, tables),
    prints,
    secretSheets: new SecretSheets(db, games),
    quests,
    experiments,
    tables,
    changed,
  };
  for (const add of [
    addPeopleRoutes,
    addPasskeyRoutes,
    addPushRoutes,
    addFigureRoutes,
    addTableRoutes,
    addWishRoutes,
    addGatheringRoutes,
    addLinkRoutes,
    addMatchRoutes,
    addStatisticsRoutes,
    addLabRoutes,
    addPrintRoutes,
    addQuestRoutes,
  ])
    add(app, parts);
  sockets.add(app, people, {
    tables,
    commentary,
    links,
    chat,
    hints: new Hints(tables, pool),
    limits: workLimits,
    rushes,
    onRefused: ({ fault }) => metrics.refused(fault),
    onFault,
  });
  addOperations(app, {
    metrics,
    metricsToken: settings.metricsToken,
    async ready() {
      if (isEnding) throw new Refuse("shutting-down", "The server is shutting down.");
      if (notices?.isCutOff) throw cutOff();
      if (!isWarm) throw new Refuse("unavailable", "The server was just started, and is warming up.");
      await storage.check();
    },
  });
  addAdminRoutes(app, {
    adminToken: settings.adminToken,
    isPublic: publicAddress !== undefined || (settings.proxies ?? 0) > 0,
    report: () => reportOn({ db, place: settings.place, gauges, pulse, errors, version: ownVersion() }),
  });
  addDocument(app);
  addPage(app, settings.page, ({ ip }) => workLimits.countRequest(ip, "plain"));

  return {
    async listen(): Promise<number> {
      await notices?.start();
      await app.listen({ host: settings.host ?? "127.0.0.1", port: settings.port ?? 0 });
      sweep.start();
      await experiments.start();
      notifier.start();
      if (!isWarm) {
        const rulesets = games.ids.map((id) => games.of(id).ruleset);
        void Promise.all([warmUp(rulesets, () => !isEnding), tables.lookFor(nowhere)])
          .catch(onFault)
          .finally(() => {
            isWarm = true;
          });
      }
      return (app.server.address() as AddressInfo).port;
    },
  };
}
