import { searched } from "./searched.js";

/** What the figures of the search mean. */
export const about = `
How many play-outs a bot that thinks ahead gets for a second of the processor's time, of one core: a fork with everything dealt anew that its seat can't know, an answer, the rules of
thumb for all seats up to the horizon, and the judgement of what has come of it. Every twelfth question of matches between normal bots is thought about, so beginnings, middles and ends count alike. Nobody else has these games, so
there is no peer.

Where the time goes is measured, too (\`npm run bench -- search --only search-profile\`): V8's profiler looks on while questions are thought about, and every sample counts as what the search was busy with. \`rules-of-thumb\` is what the bots of a play-out
weigh, the view that they are lent included; \`rules\` is the answers' working out; \`fork\` the copy with its re-deal; \`judgement\` what the end of a play-out is worth; \`search\` its own bookkeeping; \`garbage\` the collector.

Why not less? The profile is flat: beside the collector hardly a function takes more than some five hundredths by itself. A third to two thirds of the time are the rules of
thumb, which must weigh odds, ways and dangers to play as they do: random play-outs are ten times as quick and say next to nothing. What could be had was taken: what a die counts for is worked out once for each face instead of each throw,
views are lent instead of copied, and answers that can no longer win get no further play-outs.

${searched.map(({ id, about }) => `- \`${id}-iterations\`: ${about}.`).join("\n")}
`;
