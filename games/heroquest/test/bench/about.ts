/** What the figures of HeroQuest mean. */
export const about = `
All quests of the book, with four heroes and no option changed. Time is the processor's, of one core, the helpers of Node.js for compiling and collecting
garbage included; the sides of \`heroquest-decisions\` run in processes of their own and take turns. A busy machine still slows it down, because caches are shared: let it rest. Every side has run for 6 s before it counts; the compiler of Node.js is
still at work then, and its time counts as the game's.

No other engine has this game, so the peer is the small one of the part above, Lantern Quay on boardgame.io, with \`NODE_ENV=production\` (its quick mode). A
ratio of 10 says that HeroQuest, with its board, sight, traps and magic, decides ten times in the time that boardgame.io takes for one move of a
game of two dozen cards.

- \`heroquest-decisions\`: decisions per second in whole random matches, from the choice of heroes to the end, in turn of every quest, each answer at random
  among what is on offer.
- \`heroquest-decisions-quay\`: the same figure beside Lantern Quay on the very kernel that HeroQuest runs on: what its rules cost. A ratio of 0.2 says that one
  decision of HeroQuest takes as long as five of Lantern Quay.
- \`heroquest-quest\`: a whole quest between bots that play by rules of thumb, the heroes and the Evil Wizard, each from its own view. The peer makes as
  many random moves of Lantern Quay on boardgame.io as the quest had decisions.
- \`heroquest-answer-p99\`: one answer of such a bot, the view and the labelled question included. The peer's is one move.
`;
