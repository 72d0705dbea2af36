export { usualQuotas } from "./quotas/quotas.js";
export { type RunningServer, startServer } from "./server.js";
export type { ServerSettings } from "./settings.js";
export { BackupRefused, backUp, restore } from "./storage/backup.js";
export type { DatabaseLocation } from "./storage/database.js";
export { DiskFull } from "./storage/disk-full.js";
export { FolderInUse } from "./storage/folder-lock.js";
