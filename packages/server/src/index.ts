export type { Page } from "./page/page.js";
export { type Limits, type Server, type ServerSettings, startServer, usualLimits } from "./server.js";
export { BackupRefused, backUp, restore } from "./storage/backup.js";
export type { Place } from "./storage/database.js";
export { FolderInUse } from "./storage/folder-lock.js";
