/** What the figures of the card game mean. */
export const about = `
All three scenarios of the core set, each with one, two, three and four players, the decks taken by whoever plays, and no other option changed. Time is the
processor's, of one core, the helpers of Node.js for compiling and collecting garbage included; the sides of \`rings-decisions\` run in processes of their own and take turns. A busy machine still slows it down, because caches are shared:
let it rest.

No other engine has this game with rules enforced, so the peer is the small one of the first part, Lantern Quay on boardgame.io, with \`NODE_ENV=production\` (its
quick mode).

- \`rings-decisions\`: decisions per second in whole random matches, from the choice of decks to the end, in turn of every scenario and number of players, each
  answer at random among what is on offer.
- \`rings-decisions-quay\`: the same figure beside Lantern Quay on the very kernel that the card game runs on: what its rules cost.
- \`rings-match\`: a whole match of bots that play by rules of thumb in every seat, each from its own view. The peer makes as many random moves of Lantern Quay on
  boardgame.io as the match had decisions.
- \`rings-answer-p99\`: one answer of such a bot, the view and the labelled question included. The peer's is one move.
`;
