/** Makes many things, some at a time: one after the other would take long, and all at once is no beginning that a server has. */
export async function gradually<T>(from: number, to: number, make: (number: number) => Promise<T>): Promise<T[]> {
  const atOnce = 20;
  const made: T[] = [];
  for (let first = from; first < to; first += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, to - first) }, (_, i) => first + i);
    made.push(...(await Promise.all(numbers.map(make))));
  }
  return made;
}
