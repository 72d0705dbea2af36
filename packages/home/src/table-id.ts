/** How the ids of tables of a device begin. A server's are chosen by chance, and never begin so. */
const beginning = "at-home-";

/** Whether a table is one of this device. */
export function isAtHome(table: string): boolean {
  return table.startsWith(beginning);
}

export function freshTableId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  const letters = btoa(String.fromCharCode(...bytes));
  return beginning + letters.replaceAll("+", "-").replaceAll("/", "_");
}
