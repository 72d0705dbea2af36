/** A text of plain data with one place of it spoilt: taken away, replaced, or made a list. The numbers say which place, and how. */
export function spoiltText(text: string, where: number, how: number, value: unknown): string {
  const data = JSON.parse(text) as Record<string, unknown>;
  const places: [Record<string, unknown>, string][] = [];
  const walk = (one: unknown) => {
    if (typeof one !== "object" || one === null) return;
    for (const [key, inner] of Object.entries(one)) {
      places.push([one as Record<string, unknown>, key]);
      walk(inner);
    }
  };
  walk(data);
  const [holder, key] = places[where % places.length]!;
  if (how % 3 === 0) delete holder[key];
  else if (how % 3 === 1) holder[key] = value;
  else holder[key] = [holder[key], holder[key], value];
  return JSON.stringify(data);
}

/** What spoils a place: every game adds a name of its own. */
export const spoilers: readonly unknown[] = [
  null,
  0,
  -1,
  1e9,
  0.5,
  "",
  "x",
  true,
  [],
  {},
  "constructor",
  "\u0000",
  "{x}",
];
