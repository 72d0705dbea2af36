import type { SmallPicture } from "@tavolata/ui/game/game-screen.js";

const colours = { ground: "var(--stone-light)", friend: "var(--good)", foe: "var(--attack)" } as const;

/** A board as small as a stamp. */
export function BoardPicture({ picture: { width, height, shapes } }: { readonly picture: SmallPicture }) {
  return (
    <svg className="board-picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {shapes.map(({ is, path }) => (
        <path key={is} d={path} fill={colours[is]} />
      ))}
    </svg>
  );
}
