/** What the figures of the kernel mean. */
export const about = `
The game is Lantern Quay, the kernel's proving game, and on the peer's side the same game written for boardgame.io 0.50.2
(\`bench/src/boardgame-io\`): phases for dusk and landings, stages for the secret choice of piers and for everybody who is asked
during a search, its random plugin for dice and shuffles. \`bench/test/same-game.test.ts\` plays both with the same dice, decks and
answers, and compares every field and every question after each decision.

Both sides are driven alike: whole matches from the deal to the end, by turns with two seats and with four, every answer
at random among what is on offer, by the same rule. boardgame.io lists no options, so the driver works them out for it, which is
a small part of a move. The peer is given its bare reducer instead of a client, so without store, log and views. Ours is a whole match that checks every answer, keeps its events and can be taken back.

- \`decisions\`: decisions per second, with Node.js as it comes.
- \`decisions-20kb\`: the same with a harbour ledger on the table, so that the state is about 20,000 bytes of JSON.
- \`…-production\`: both with \`NODE_ENV=production\`. boardgame.io then leaves out its checks of the whole state at every move and its
  freezing, and the size of the state hardly matters to it. Ours is the same in both: it always checks every answer.
- \`forks\`: exact twins of a 20 KB match with four seats, at the last question of a search in the middle of the game, five or
  more answers into its step. The peer is \`structuredClone\` of the bare state. \`forks-redealt\` also deals anew what
  the asked seat can't know, and goes on under another seed: what a tree search does.
- \`save-load\`: such a match to JSON text and back to a match that goes on. The peer is its state and log to JSON and back, without
  the copies of the state that boardgame.io also stores for undo.
- \`memory\`: 500 live matches of the 20 KB table after 20 answers, against as many boardgame.io clients. \`memory-reopened\` are
  matches that were loaded from a save and saved again.
`;
