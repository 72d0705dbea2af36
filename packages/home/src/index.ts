export type { Cupboard } from "./cupboard.js";
export { dropTable } from "./drop-table.js";
export { Home } from "./home.js";
export { inOrder } from "./home-desk.js";
export { portTransport, serveOn } from "./port.js";
export { readSaved, type SavedTable, toldOf } from "./saved-table.js";
export { isAtHome } from "./table-id.js";
