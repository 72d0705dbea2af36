import "./figures.css";

/** The letters at the foot of a token that tell it from others of its kind. */
export function TokenBadge({ letters }: { readonly letters: string }) {
  if (letters === "") return null;
  return (
    <g transform="translate(33 33)">
      <rect
        x={-9 - 8 * letters.length}
        y="-17"
        width={18 + 16 * letters.length}
        height="34"
        rx="10"
        className="token-badge"
      />
      <text y="11" className="token-letter">
        {letters}
      </text>
    </g>
  );
}
