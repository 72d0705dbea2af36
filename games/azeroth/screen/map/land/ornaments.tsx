import { sheet } from "../layout.js";

/** A rose of winds on the open sea. */
export function Compass() {
  return (
    <g className="az-compass" transform="translate(96 872)">
      <circle r="52" />
      <circle r="44" className="thin" />
      {[0, 90, 180, 270].map((turn) => (
        <path key={turn} d="M0-60 9-9 0 0z" transform={`rotate(${turn})`} className="dark" />
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <path key={turn} d="M0-60-9-9 0 0z" transform={`rotate(${turn})`} className="pale" />
      ))}
      {[45, 135, 225, 315].map((turn) => (
        <path key={turn} d="M0-38 5-6 0 0-5-6z" transform={`rotate(${turn})`} className="thin" />
      ))}
    </g>
  );
}

/** The rim of the sheet: two lines with a knot at each corner, and darker paper towards it. */
export function Frame() {
  const { width, height } = sheet;
  const corners = [
    [0, 0, 0],
    [width, 0, 90],
    [width, height, 180],
    [0, height, 270],
  ] as const;
  return (
    <g className="az-frame">
      <rect width={width} height={height} fill="url(#az-vignette)" />
      <rect x="8" y="8" width={width - 16} height={height - 16} className="broad" />
      <rect x="17" y="17" width={width - 34} height={height - 34} className="fine" />
      {corners.map(([x, y, turn]) => (
        <path
          key={turn}
          d="M8 46V8h38a30 30 0 0 0-30 30v8zM24 24a9 9 0 1 0 .01 0z"
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
    </g>
  );
}
