import type { EncounterCard, EnemyStyle, Rank } from "../types.js";

const allOf = (rank: Rank) => ({ all: "rank", rank }) as const;
const allIn = (style: EnemyStyle) => ({ all: "style", style }) as const;

/** SS-15.7-l: the fifteen encounter cards. */
export const encounters = {
  "green-rush": { letter: "A", main: allOf("green"), otherwise: allOf("blue") },
  "blue-march": { letter: "B", main: allOf("blue"), otherwise: allOf("green") },
  "red-fury": { letter: "C", main: allOf("red"), otherwise: allOf("green") },
  "brute-force": { letter: "D", main: allIn("strength"), otherwise: allIn("dexterity") },
  "master-assault": {
    letter: "E",
    main: allOf("purple"),
    otherwise: { all: "highest-rank" },
    verified: ["name", "letter", "main", "otherwise"],
  },
  "quick-blades": { letter: "F", main: allIn("dexterity"), otherwise: allIn("magic") },
  "dark-rites": { letter: "G", main: allIn("magic"), otherwise: allIn("strength"), specials: true },
  fight: {
    letter: "H",
    main: { count: 3 },
    reshuffle: true,
    verified: ["name", "letter", "main", "reshuffle"],
  },
  zealots: { letter: "I", main: allIn("faith"), otherwise: { count: 1 } },
  "close-quarters": { letter: "J", main: { all: "engaged" }, otherwise: { count: 1 } },
  "blood-scent": { letter: "K", main: { all: "wounded" }, otherwise: allOf("green") },
  "lone-strike": { letter: "L", main: { count: 1 }, verified: ["main"] },
  lull: { letter: "M", main: { count: 0 }, reshuffle: true, verified: ["main", "reshuffle"] },
  pincer: { letter: "N", main: { count: 2 } },
  "war-cry": { letter: "O", main: allOf("blue"), otherwise: allOf("green"), specials: true },
} as const satisfies Readonly<Record<string, EncounterCard>>;
