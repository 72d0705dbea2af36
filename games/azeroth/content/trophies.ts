import type { Trophy } from "./types.js";

/** AZ-content-3: two cards of each, ten worth 2 valour and six worth 3. */
export const trophies: Readonly<Record<string, Trophy>> = {
  "pale-crown": { valour: 2, copies: 2 },
  "spire-fang": { valour: 2, copies: 2 },
  "tide-stone": { valour: 2, copies: 2 },
  "rift-shard": { valour: 2, copies: 2 },
  "black-pennant": { valour: 2, copies: 2 },
  "dragon-heart": { valour: 3, copies: 2 },
  "royal-skull": { valour: 3, copies: 2 },
  "star-iron": { valour: 3, copies: 2 },
};
