const place = "tavolata.notices-read";

/** Of so many tables this browser knows which notice was read. */
const most = 50;

/** Whether what was said when a match was opened has been read in this browser. */
export function isNoticeRead(table: string, when: string): boolean {
  return read()[table] === when;
}

export function keepNoticeRead(table: string, when: string): void {
  const others = Object.entries(read()).filter(([id]) => id !== table);
  try {
    localStorage.setItem(place, JSON.stringify(Object.fromEntries([...others.slice(1 - most), [table, when]])));
  } catch (error) {
    console.warn("It can't be kept that the notice was read:", error);
  }
}

function read(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}") as Record<string, string>;
  } catch {
    return {}; // a browser that keeps nothing: then the notice is shown again
  }
}
