/** The ways of the arrow keys. */
export const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Of many points the one that lies nearest in a direction. */
export function nearest<Id>(
  points: Iterable<readonly [Id, readonly [number, number]]>,
  [x, y]: readonly [number, number],
  [dx, dy]: readonly [number, number],
): Id | undefined {
  let best: { id: Id; far: number } | undefined;
  for (const [id, at] of points) {
    const [ax, ay] = [at[0] - x, at[1] - y];
    const along = ax * dx + ay * dy;
    const across = Math.abs(ax * dy) + Math.abs(ay * dx);
    if (along <= 4 || across > along * 1.6) continue;
    const far = along + across * 1.5;
    if (!best || far < best.far) best = { id, far };
  }
  return best?.id;
}
