import type { Definition } from "../../content/definition.js";

/** Painted behind a card's figure: light round heroes, hills for places, a dead wood for enemies, smoke for treacheries. */
export function Scene({ type }: { readonly type: Definition["type"] | undefined }) {
  return (
    <svg
      className="lr-scene"
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {paintings[type ?? "event"]}
    </svg>
  );
}

const rays = (
  <>
    {[-75, -50, -25, 0, 25, 50, 75].map((turn) => (
      <path key={turn} d="M50 62 42 -30 58 -30z" className="lr-ray" transform={`rotate(${turn} 50 62)`} />
    ))}
    <ellipse cx="50" cy="62" rx="34" ry="30" className="lr-halo" />
    <path d="M-5 88C20 78 34 84 52 80S88 74 105 84V105H-5z" className="lr-near" />
  </>
);

const hills = (
  <>
    <circle cx="74" cy="22" r="11" className="lr-moon" />
    <path d="M-5 58 14 36 26 50 44 28 62 54 76 40 105 62V105H-5z" className="lr-far" />
    <path d="M-5 74C16 60 30 70 50 68S84 58 105 70V105H-5z" className="lr-mid" />
    <path d="M-5 90C22 78 40 88 58 84S90 80 105 88V105H-5z" className="lr-near" />
  </>
);

const deadWood = (
  <>
    <ellipse cx="50" cy="48" rx="40" ry="34" className="lr-halo" />
    <path
      d="M-4 105V30L3 52 9 22 12 60 20 44 16 78 24 105zM104 105V26L97 50 92 18 88 58 80 40 84 76 76 105z"
      className="lr-far"
    />
    <path d="M-5 105V86L8 92 18 82 30 94 44 84 56 93 70 82 82 94 94 84 105 92V105z" className="lr-near" />
  </>
);

const smoke = (
  <>
    <path
      d="M50 50m-44 0a44 44 0 1 0 88 0a36 36 0 1 0 -70 4a27 27 0 1 0 52 -2a18 18 0 1 0 -34 2"
      className="lr-swirl"
    />
    <ellipse cx="50" cy="50" rx="26" ry="26" className="lr-halo" />
  </>
);

const glow = (
  <>
    <ellipse cx="50" cy="50" rx="42" ry="40" className="lr-halo" />
    <path d="M50 8 60 40 92 50 60 60 50 92 40 60 8 50 40 40z" className="lr-ray" />
  </>
);

const paintings: Readonly<Record<Definition["type"], React.ReactNode>> = {
  hero: rays,
  ally: rays,
  attachment: glow,
  event: glow,
  enemy: deadWood,
  location: hills,
  treachery: smoke,
  objective: glow,
};
