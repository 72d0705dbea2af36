import type { ChaosTrial } from "./trial.js";
import { coldMatch } from "./trials/cold-match.js";
import { databaseAway } from "./trials/database-away.js";
import { disk } from "./trials/disk.js";
import { fairQueues } from "./trials/fair-queues.js";
import { heavyWatching } from "./trials/heavy-watching.js";
import { killOnPGlite, killOnPostgres } from "./trials/kill.js";
import { messages } from "./trials/messages.js";
import { sigterm } from "./trials/sigterm.js";
import { rollingRestart, twoProcesses } from "./trials/two-processes.js";

/** The trials, by the names that the command line knows. */
export const trials: Readonly<Record<string, ChaosTrial>> = {
  "kill-pglite": killOnPGlite,
  "kill-postgresql": killOnPostgres,
  "two-processes": twoProcesses,
  "rolling-restart": rollingRestart,
  database: databaseAway,
  disk,
  messages,
  sigterm,
  "cold-match": coldMatch,
  "fair-queues": fairQueues,
  "heavy-watching": heavyWatching,
};
