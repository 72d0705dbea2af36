import "./figures.css";

interface TokenPaintsProps {
  /** Before the names of the paints, so that two games on a page don't take each other's. */
  readonly prefix: string;
  /** What the tops of bases are painted with: light from above in the middle, and a dark rim. */
  readonly paints: Readonly<Record<string, readonly [light: string, dark: string]>>;
}

/** The paints of all tokens, `<prefix>-base-<name>`, and their shade, `<prefix>-token-shade`: once on the page, before any of them. */
export function TokenPaints({ prefix, paints }: TokenPaintsProps) {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" className="token-paints">
      <defs>
        {Object.entries(paints).map(([name, [light, dark]]) => (
          <radialGradient key={name} id={`${prefix}-base-${name}`} cx="0.42" cy="0.3" r="0.75">
            <stop offset="0" stopColor={light} />
            <stop offset="1" stopColor={dark} />
          </radialGradient>
        ))}
        <radialGradient id={`${prefix}-token-shade`}>
          <stop offset="0.55" stopColor="#000" stopOpacity="0.5" />
          <stop offset="1" stopColor="#000" stopOpacity="0" />
        </radialGradient>
      </defs>
    </svg>
  );
}
