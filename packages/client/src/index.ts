export { Client } from "./client.js";
export type { LineState } from "./connection.js";
export { type ContributionsKept, KeptContributions } from "./contributing.js";
export type * from "./protocol/index.js";
export { Refused } from "./refused.js";
export { type Change, TableWatch } from "./table-watch.js";
export type { Socket, Transport } from "./transport.js";
