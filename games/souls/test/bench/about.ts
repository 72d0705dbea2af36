/** What the figures of Sword & Sorcery mean. */
export const about = `
All Quests of ours, each with two, three, four and five heroes, and no other option changed. Time is the processor's, of one core, the helpers of Node.js for compiling and
collecting garbage included; the sides of \`souls-decisions\` run in processes of their own and take turns. A busy machine still slows it down, because caches are shared: let
it rest.

No other engine has this game, so the peer is the small one of the first part, Lantern Quay on boardgame.io, with \`NODE_ENV=production\` (its quick mode).

- \`souls-decisions\`: decisions per second in whole random matches, from the choice of heroes to the end, in turn of every Quest and number of heroes, each answer at
  random among what is on offer.
- \`souls-decisions-quay\`: the same figure beside Lantern Quay on the very kernel that the game runs on: what its rules cost.
- \`souls-quest\`: a whole Quest of bots that play by rules of thumb in every seat, each from its own view. The peer makes as many random moves of Lantern Quay on
  boardgame.io as the Quest had decisions.
- \`souls-answer-p99\`: one answer of such a bot, the view and the labelled question included. The peer's is one move.
`;
