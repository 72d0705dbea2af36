import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import cookie from "@fastify/cookie";
import websocket from "@fastify/websocket";
import { largestMessage } from "@tavolata/client/protocol";
import { freshSeed } from "@tavolata/kernel";
import { BotSeats, Hints } from "@tavolata/table";
import Fastify, { type FastifyReply, LogController } from "fastify";
import { BotSweep } from "./bots/bot-sweep.js";
import { BotPool } from "./bots/pool.js";
import { Games } from "./games.js";
import { addAdminRoutes } from "./http/admin-routes.js";
import { addFigureRoutes } from "./http/figure-routes.js";
import { addGatheringRoutes } from "./http/gathering-routes.js";
import { addLabRoutes } from "./http/lab-routes.js";
import { addLinkRoutes } from "./http/link-routes.js";
import { addMatchRoutes } from "./http/match-routes.js";
import { Metrics } from "./http/metrics.js";
import { addDocument, describeRoutes } from "./http/openapi.js";
import { addOperations } from "./http/operations.js";
import { checkedAddress } from "./http/page-address.js";
import { addPasskeyRoutes } from "./http/passkey-routes.js";
import { People } from "./http/people.js";
import { addPeopleRoutes } from "./http/people-routes.js";
import { PersonLimit } from "./http/person-limit.js";
import { PlaySockets } from "./http/play-route.js";
import { addPrintRoutes } from "./http/print-routes.js";
import { addPushRoutes } from "./http/push-routes.js";
import { addQuestRoutes } from "./http/quest-routes.js";
import { answerRefusals } from "./http/refusals.js";
import type { RouteParts } from "./http/routes.js";
import { secure } from "./http/security.js";
import { addStatisticsRoutes } from "./http/statistics-routes.js";
import { addTableRoutes } from "./http/table-routes.js";
import type { App, Schemas } from "./http/typed.js";
import { Experiments } from "./lab/experiments.js";
import { reportOn } from "./operations/house-report.js";
import { Pulse } from "./operations/pulse.js";
import { RecentErrors } from "./operations/recent-errors.js";
import { addPage } from "./page/page.js";
import { FiguresOfBoxes } from "./people/box-figures.js";
import { merge } from "./people/merge.js";
import { Passkeys } from "./people/passkeys.js";
import { ChatRoom } from "./play/chat-room.js";
import { Commentary } from "./play/commentary.js";
import { LateContributions } from "./play/late-contributions.js";
import { LiveTables } from "./play/live-tables.js";
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
import { Refuse, refusalOf } from "./refuse.js";
import { type ServerSettings, usualLimits } from "./settings.js";
import { Statistics } from "./statistics/statistics.js";
import { openStorage, type Storage } from "./storage/database.js";
import { Ledger } from "./storage/ledger.js";
import { type Notice, Notices, tellOthers } from "./storage/notices.js";
import { randomId } from "./storage/random-id.js";
import { secretFor } from "./storage/secret.js";
import { Desk } from "./tables/desk.js";
import { Gathering } from "./tables/gathering.js";
import { KnownSeeds } from "./tables/known-seeds.js";
import { Links } from "./tables/links.js";
import { TableRecords } from "./tables/records.js";

/** A body of a request has at most so many bytes. */
const largestBody = 64 * 1024;

/** The id of no table. */
const nowhere = "-".repeat(16);

/** How long the end may take in all, in milliseconds, before what still hangs is let go. */
const longestEnd = 4_000;

export interface Server {
  readonly port: number;
  /** Every route that it answers, as "GET /api/games". */
  readonly routes: readonly string[];
  /** Ends it: nothing new is begun, what was begun is stored. */
  close(): Promise<void>;
}

/** Starts a server: with its storage, its games, its bots and its sockets. */
export async function startServer(settings: ServerSettings): Promise<Server> {
  const app = newApp(settings);
  const routes: string[] = [];
  app.addHook("onRoute", ({ method, url }) => void routes.push(...[method].flat().map((one) => `${one} ${url}`)));
  const errors = new RecentErrors();
  const onFault = (error: unknown) => {
    app.log.error({ err: error }, "fault");
    errors.note(error, "play");
  };
  const storage = await openStorage(settings.place, onFault);
  try {
    const { listen, close } = await furnish(app, settings, storage, { onFault, errors });
    const port = await listen();
    return { port, routes, close: () => withinTime(close()) };
  } catch (error) {
    await app.close();
    await storage.close();
    throw error;
  }
}

function newApp({ logger, proxies }: ServerSettings): App {
  return Fastify({
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }), // addresses may hold what is nobody's business
    trustProxy: (_address: string, hop: number) => hop < (proxies ?? 0),
    bodyLimit: largestBody,
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    frameworkErrors: (_error, _request, reply) => {
      const { refusal } = new Refuse("not-found", "This is no address.");
      void (reply as unknown as FastifyReply).code(404).send({ error: refusal });
    },
  }).withTypeProvider<Schemas>();
}

/** What goes wrong is told to the log, and to whoever runs the house. */
interface Faults {
  onFault(error: unknown): void;
  readonly errors: RecentErrors;
}

/** Puts everything into its place. */
async function furnish(app: App, settings: ServerSettings, storage: Storage, { onFault, errors }: Faults) {
  const limits = { ...usualLimits, ...settings.limits };
  const { db } = storage;
  const games = settings.games ?? (await Games.load());
  const records = new TableRecords(db, games);
  const { snapshotEvery, idleTables } = settings;
  const speaker = randomId();
  const ledger = new Ledger(storage, storage.sharedUrl === undefined ? undefined : speaker);
  const tables = new LiveTables({
    db,
    games,
    records,
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
          missed: () => void tables.mistrustAll().catch(onFault),
          onFault,
        });
  const commentary = new Commentary({ db, games, records, onFault });
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
  const quests = new Quests(db, games, gate);
  const seeds = settings.seeds ?? freshSeed;
  const desk = new Desk({ db, games, records, links, quests, gate, seeds, gathering, changed });
  const people = new People(db, new PersonLimit(limits.changesPerMinute));
  const sockets = new PlaySockets(() => {
    if (notices?.isCutOff) throw cutOff();
  });
  const pool = new BotPool(settings.botThreads);
  const bots = new BotSeats(tables, pool, refusalOf, onFault);
  tables.onMoved = (live) => bots.look(live);
  const sweep = new BotSweep(db, tables, bots, onFault, settings.sweepEvery);
  const gauges = {
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
  let isEnding = false;
  let isWarm = settings.warmUp !== true;

  answerRefusals(app, errors);
  const origins = [...(settings.origins ?? []), ...(publicAddress === undefined ? [] : [publicAddress])];
  await secure(app, { origins, requestsPerMinute: limits.requestsPerMinute });
  await app.register(cookie, { secret: await secretFor(db, "cookies") });
  await app.register(websocket, { options: { maxPayload: largestMessage } });
  await describeRoutes(app, ownVersion());
  const experiments = new Experiments(db, onFault, settings.labBounds);
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
    signInsPerMinute: limits.signInsPerMinute,
    subscriptions,
    quietTimes,
    boxes: new FiguresOfBoxes(db, games),
    pushKey: keys.publicKey,
    desk,
    gathering,
    knownSeeds: new KnownSeeds(db, changed),
    links,
    chat,
    records,
    statistics: new Statistics(db, tables),
    prints,
    secretSheets: new SecretSheets(db, games),
    reckoningsPerMinute: limits.reckoningsPerMinute,
    filesPerMinute: limits.filesPerMinute,
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
    limits,
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
  addPage(app, settings.page);

  return {
    async listen(): Promise<number> {
      await notices?.start();
      await app.listen({ host: settings.host ?? "127.0.0.1", port: settings.port ?? 0 });
      await sweep.start();
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
    async close(): Promise<void> {
      isEnding = true;
      pulse.close();
      sockets.closeAll();
      await gate.close();
      await app.close();
      bots.close();
      sweep.close();
      await pool.close();
      await experiments.close();
      await prints.close();
      await notifier.close();
      await commentary.close();
      await tables.done();
      await notices?.close();
      await storage.close();
    },
  };
}

function cutOff(): Refuse {
  return new Refuse(
    "unavailable",
    "This server doesn't hear of the others at the moment: come again, perhaps elsewhere.",
  );
}

async function withinTime(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestEnd);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}

function ownVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
    version: string;
  };
  return version;
}
