import type { Load } from "@tavolata/game";

/** A game that the server is tried with, and at which tables. */
type Loaded = { readonly id: string } & Load;

/** What the figures of the server mean. */
export const aboutOf = (loaded: readonly Loaded[]) => `
The server runs in a process of its own, as it is delivered but for its limits on how much one address may ask for. The load comes from one other process, over real
sockets: one person and one socket for each table, in all seats, looking from one of them by turns. The matches and their answers are made up in advance, with the same dice, so
that whoever drives needn't think. At every table one answer is due every two seconds, the tables evenly spread, whether or not the last answer has
come back. The time counts from the moment at which an answer was due until the message with its events has been read, so that nothing hides a standstill of either process.
Both processes, and PostgreSQL where there is one, share the machine's cores. PostgreSQL writes to the disk what it has committed (\`fsync\` is on).

${loaded.map(loadLine).join("\n")}
- \`tables-held\`: how many tables of Lantern Quay with four seats a server holds so that 99 of 100 answers are back within 100 ms: by doubling, then by halving to
  about a tenth, 8 s for every try. A number that fails by less than ten times is tried once more, on either side: a hiccup of the host isn't the server's. boardgame.io 0.50.2 has the same game (as in the part \`kernel\`), its own server, socket.io and \`NODE_ENV=production\`. The first line is the same
  work on both sides: every answer is stored in PostgreSQL (ours before it is told; boardgame.io tells first, and stores the whole state by the storage interface that it
  documents, with four prepared statements a move). \`…-pglite\` is ours on the embedded database beside the same peer; \`…-peer-in-memory\` has the peer store nothing: a
  restart of it loses every match, which isn't the same work.

${loaded.map(({ id }) => `\`npm run bench -- server --only ${id}-pglite --tables 300 --seconds 10\` is a short try.`).join("\n")}
`;

function loadLine({ id, about, from, to }: Loaded): string {
  return `- \`${id}-…\`: 2,000 tables of ${about}, opened after ${from} to ${to} answers; 10 s to warm up, then 60 s.
  \`lost\` counts the answers that were refused, had no event within ten seconds or, after a kill -9 and a new start, aren't in the match that the server gives back.
  \`memory\` is the most that the server's process ever held, its start included; with PGlite the database is in it. \`work\` is the processor's time in the server's process.`;
}
