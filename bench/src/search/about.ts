/** What the figures of the search mean. */
export const about = `
How many play-outs a bot that thinks ahead gets for a second of the processor's time, of one core: a fork with everything dealt anew that its seat can't know, an answer, the rules of
thumb for all seats up to the horizon, and the judgement of what has come of it. Every twelfth question of matches between normal bots is thought about, so beginnings, middles and ends count alike. Nobody else has these games, so
there is no peer.

Where the time goes (a flat profile, \`node --cpu-prof\`, four players of the adventure game): nearly eight tenths of the search are the rules of thumb of the play-outs, and a quarter of all is the exact odds of fights that they weigh before each
move; the rules themselves take two tenths, the fork with its re-deal one twentieth, the search's own bookkeeping less than a hundredth. Collecting garbage is a tenth on top. It can't be much less without worse play-outs: a random play-out is ten times as quick and says next
to nothing. What could be had was taken: what a die counts for is worked out once for each face instead of each throw, and what a fight is worth is remembered, because the same heroes think of the same encounters in every world: that
doubled the play-outs of this game.

- \`lantern-quay-iterations\`: to the end of the match, with a tree of three questions.
- \`azeroth-iterations\`: four players, to the end of the turn.
- \`rings-iterations\`: the second scenario alone, to the end of the round.
- \`souls-iterations\`: two heroes, four rounds, about every kind of question.
- \`heroquest-iterations\`: the first quest with four heroes, to the end of the turn, about every kind of question.
`;
