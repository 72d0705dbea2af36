export type { Cupboard } from "./cupboard.js";
export { dropTable } from "./drop-table.js";
export { Home } from "./home.js";
export { inOrder } from "./home-desk.js";

export { type KeptTable, readKept, toldOf } from "./kept-table.js";
export { portTransport, serveOn } from "./port.js";
export { isAtHome } from "./table-id.js";
