/** What counts for victory, as it was found from matches of normal bots: `npm run fit -- souls --matches 300 --seed fit --write`. */
export const fitted = {
  constant: -1.647,
  heroes: 0.564,
  oneLives: 0,
  health: 0.623,
  troubles: 0,
  ranks: 0.501,
  soulPoints: 0.116,
  nearFoes: 1.757,
  farFoes: 1.23,
  gates: 0,
  act: 0,
  story: 0.911,
  events: 1.739,
  lastEvents: 0.771,
  pace: 2.898,
  heldOut: 5.286,
};
