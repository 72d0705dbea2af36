import { useId } from "react";
import { narrowing, type Rect } from "./geometry.js";

/** A pier of planks on posts, narrower towards the sea. */
export function PierWood({ box: { x, y, width, height } }: { readonly box: Rect }) {
  const middle = x + width / 2;
  const foot = y + height;
  /** Half the width of the pier at a height. */
  const halfAt = (at: number) => (width / 2) * (narrowing + ((at - y) / height) * (1 - narrowing));
  const count = Math.max(6, Math.round(height / 13));
  const planks = Array.from({ length: count + 1 }, (_, i) => y + height * (i / count) ** 1.12);
  const posts = [y + 2, y + height * 0.45, foot - 16];
  return (
    <g>
      <path
        d={`M${middle - halfAt(y) + 8} ${y + 9}h${halfAt(y) * 2}L${middle + width / 2 + 10} ${foot}H${middle - width / 2 + 10}z`}
        className="pier-shade"
      />
      {posts.map((post) => {
        const half = halfAt(post);
        const thick = 6 + 4 * ((post - y) / height);
        return (
          <g key={post} className="pier-post">
            <rect x={middle - half - thick * 0.8} y={post - 7} width={thick} height={20} rx="2.500" />
            <rect x={middle + half - thick * 0.2} y={post - 7} width={thick} height={20} rx="2.500" />
          </g>
        );
      })}
      {planks.slice(0, -1).map((top, i) => {
        const bottom = planks[i + 1]!;
        const a = halfAt(top);
        const b = halfAt(bottom);
        return (
          <path
            key={top}
            d={`M${middle - a} ${top}H${middle + a}L${middle + b} ${bottom - 1.2}H${middle - b}z`}
            className={`plank ${["a", "b", "c", "b"][(i * 7) % 4]}`}
          />
        );
      })}
      <path d={`M${middle - halfAt(y)} ${y}h${halfAt(y) * 2}v5h${-halfAt(y) * 2}z`} className="pier-edge" />
    </g>
  );
}

/** The lantern on its post at a pier's head: lit when a warden stands there. */
export function LanternPost({ box, isLit }: { readonly box: Rect; readonly isLit: boolean }) {
  const id = useId();
  const { x, y, width, height } = box;
  const at = { x: x + width / 2 + (width / 2) * narrowing - 8, y: y - 20 };
  return (
    <g>
      {isLit && (
        <>
          <radialGradient id={id}>
            <stop offset="0" style={{ stopColor: "var(--glow)", stopOpacity: 0.6 }} />
            <stop offset="0.55" style={{ stopColor: "var(--glow)", stopOpacity: 0.2 }} />
            <stop offset="1" style={{ stopColor: "var(--glow)", stopOpacity: 0 }} />
          </radialGradient>
          <ellipse
            cx={at.x - width * 0.2}
            cy={at.y + height * 0.28}
            rx={width * 0.95}
            ry={height * 0.72}
            fill={`url(#${id})`}
          />
        </>
      )}
      <rect x={at.x - 1.5} y={at.y} width="3.500" height="26" className="pier-post" />
      <path d={`M${at.x - 6} ${at.y}l6-6 6 6z`} className="pier-post" />
      <rect x={at.x - 5} y={at.y} width="10.500" height="12" rx="2" className={isLit ? "lantern lit" : "lantern"} />
    </g>
  );
}
