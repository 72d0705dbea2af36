/** HQ-18.9: the exact half, rounded down. */
export function half(count: number): number {
  return Math.floor(count / 2);
}
