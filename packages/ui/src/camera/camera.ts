/** A rectangle of the board in its own pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Which part of the world is seen: the world's corner in pixels of the window, and how large it is drawn. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

const largest = 3;

/** The smallest useful scale: the whole world with a margin; a window that isn't laid out yet has no size. */
function smallestScale(frame: PixelSize, world: PixelSize): number {
  return Math.max(0.05, Math.min(1, (frame.width - 16) / world.width, (frame.height - 16) / world.height));
}

/** Shows an area as large as it fits, in the middle. */
export function fitted(frame: PixelSize, area: Area, most: number): Camera {
  const scale = Math.min(most, frame.width / area.width, frame.height / area.height);
  return centred(frame, area.x + area.width / 2, area.y + area.height / 2, scale);
}

export function centred(frame: PixelSize, x: number, y: number, scale: number): Camera {
  return { x: frame.width / 2 - x * scale, y: frame.height / 2 - y * scale, scale };
}

/** Makes everything larger or smaller; the point of the window stays where it is. */
export function zoomed(camera: Camera, scale: number, x: number, y: number): Camera {
  const times = scale / camera.scale;
  return { x: x - (x - camera.x) * times, y: y - (y - camera.y) * times, scale };
}

/** Keeps the world in sight: no further away than a third of the window from its edges. */
export function kept({ x, y, scale }: Camera, frame: PixelSize, world: PixelSize): Camera {
  const limit = Math.max(smallestScale(frame, world) * 0.9, Math.min(largest, scale));
  const within = (at: number, seen: number, whole: number) => {
    const rest = seen * 0.4;
    return Math.min(seen - rest, Math.max(rest - whole * limit, at));
  };
  return { x: within(x, frame.width, world.width), y: within(y, frame.height, world.height), scale: limit };
}

/** Moves as little as needed so that an area is in sight, with a margin. */
export function showing(camera: Camera, frame: PixelSize, area: Area, margin: number): Camera {
  const left = area.x * camera.scale + camera.x;
  const top = area.y * camera.scale + camera.y;
  const move = (from: number, size: number, seen: number) => {
    if (from < margin) return margin - from;
    return from + size > seen - margin ? seen - margin - from - size : 0;
  };
  return {
    ...camera,
    x: camera.x + move(left, area.width * camera.scale, frame.width),
    y: camera.y + move(top, area.height * camera.scale, frame.height),
  };
}
