export type { Page } from "./page/page.js";
export { type Limits, type Server, type ServerSettings, startServer, usualLimits } from "./server.js";
export type { Place } from "./storage/database.js";
export { FolderInUse } from "./storage/folder-lock.js";
