import { type Static, Type } from "@sinclair/typebox";
import { exactly } from "./words.js";

const Count = Type.Integer({ minimum: 0 });
const Bytes = Type.Integer({ minimum: 0, description: "in bytes" });
const Milliseconds = Type.Number({ minimum: 0, description: "in milliseconds" });

/** Something that went wrong, without names, addresses and texts: the log has the whole of it. */
export const RecentError = exactly({
  what: Type.String({ description: "the kind of error, with its code where it has one" }),
  where: Type.String({ description: "the route, or what the server was doing" }),
  at: Type.Optional(Type.String({ description: "the place in the program" })),
  times: Type.Integer({ minimum: 1 }),
  first: Type.String({ format: "date-time" }),
  last: Type.String({ format: "date-time" }),
  request: Type.Optional(Type.String({ description: "the last request's id, as in the log" })),
});
export type RecentError = Static<typeof RecentError>;

/** How a house is doing: for whoever runs it. */
export const HouseReport = exactly({
  version: Type.String(),
  node: Type.String(),
  since: Type.String({ format: "date-time", description: "when this process was started" }),
  storage: Type.Union([Type.Literal("folder"), Type.Literal("memory"), Type.Literal("postgresql")]),
  tables: exactly({
    all: Count,
    over: Count,
    waitingForBots: Count,
    movedLastHour: Count,
    movedLastDay: Count,
  }),
  people: Count,
  here: exactly(
    { sockets: Count, tablesInMemory: Count, tablesWatched: Count, botQuestions: Count },
    { description: "in this process" },
  ),
  load: exactly(
    {
      processor: Type.Number({ minimum: 0, description: "how much of one core it used in the last minute" }),
      cores: Type.Integer({ minimum: 1 }),
      memory: Bytes,
      heap: Bytes,
      delay: exactly({ median: Milliseconds, p99: Milliseconds }, { description: "how late its timers were" }),
    },
    { description: "of this process" },
  ),
  answers: exactly(
    { lastMinute: Count, all: Count, median: Type.Optional(Milliseconds), p95: Type.Optional(Milliseconds) },
    { description: "in this process: how many were stored, and how long the last ones took" },
  ),
  disk: exactly({
    database: Bytes,
    free: Type.Optional(Bytes),
  }),
  errors: Type.Array(RecentError, { description: "the last ones of this process, latest first" }),
});
export type HouseReport = Static<typeof HouseReport>;
