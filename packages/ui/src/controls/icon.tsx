/** The outlines of an icon from game-icons, as the build takes them out of the set. */
export interface IconShape {
  readonly size: number;
  readonly paths: readonly string[];
}

interface IconProps {
  readonly of: IconShape;
  readonly className?: string;
  /** Inside a larger drawing: where its corner is, and how wide it is. */
  readonly at?: { readonly x: number; readonly y: number; readonly size: number };
}

/** An icon is never all that says something: a word stands beside it, or the control that holds it has a name. */
export function Icon({ of, className, at }: IconProps) {
  const place = at ? { x: at.x, y: at.y, width: at.size, height: at.size } : {};
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${of.size} ${of.size}`}
      className={at ? className : `icon ${className ?? ""}`}
      {...place}
    >
      {of.paths.map((outline) => (
        <path key={outline} d={outline} fill="currentColor" />
      ))}
    </svg>
  );
}
