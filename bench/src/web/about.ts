/** What the figures of the page mean. */
export const about = `
The page as it is built, in a headless Chromium without a graphics card, served by the real server on an embedded database in the same process as whoever measures.

- \`home-script\`: all scripts that the home page loads for somebody new, each compressed by gzip.
- \`first-match\`: from the tap on *Play now* until the first question of the match is there; the median of five newcomers.
- \`interaction\`: from an input to the next frame, as the browser's Event Timing says it (a multiple of 8 ms), while the moves of bots are shown step by step
  at double speed, on a processor slowed down to a quarter; the value below which three of four inputs lie. The inputs are taps on pause and go on, and
  keys that open and close the rules and the list of keys.
- \`panning\`: how many frames a second are drawn while the board is dragged for three seconds, and how long all but one of twenty frames take at most. Chromium draws at most 60.
`;
