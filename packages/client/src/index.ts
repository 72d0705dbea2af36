export { Client } from "./client.js";
export type { LineState } from "./connection.js";
export { type ContributionStore, SavedContributions } from "./contributing.js";
export type * from "./protocol/index.js";
export { Refused } from "./refused.js";
export { type TableChange, TableWatch } from "./table-watch.js";
export type { Socket, Transport } from "./transport.js";
