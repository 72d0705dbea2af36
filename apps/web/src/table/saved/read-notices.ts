import { asRecord, isText, persisted, withNewest } from "@tavolata/ui/page/persisted.js";

/** Of so many tables this browser knows which notice was read. */
const most = 50;

const kept = persisted("tavolata.notices-read", (found) => asRecord(found, isText));

/** Whether what was said when a match was opened has been read in this browser. */
export function isNoticeRead(table: string, when: string): boolean {
  return kept.read()[table] === when;
}

export function keepNoticeRead(table: string, when: string): void {
  kept.write(withNewest(kept.read(), table, when, most));
}
