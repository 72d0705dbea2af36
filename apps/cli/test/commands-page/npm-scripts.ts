/** What each script of package.json is for. */
export const npmScripts: Readonly<Record<string, string>> = {
  start: "installs, builds, serves the table and prints its address",
  test: "installs what it needs, also a browser, runs every check, and ends with the counts",
  check: "types, lint, and the unit tests that a change can have touched; `-- --all` runs all of them",
  build: "builds everything, also the page",
  bench:
    "measures speed, side by side with boardgame.io: `-- kernel`, or heroquest, rings, souls, azeroth, search, server, web",
  balance: "counts how often bots win: `-- rings --workers 2`; the results are in `docs/balance`",
  fit: "finds from played matches what counts for victory in a game: `-- rings`",
  golden: "records the golden matches anew, and lists which have changed",
  kept: "makes the kept pictures of printed pages anew",
  "kept-release": "keeps the tables of a server of this version, for the tests of later versions",
  "kept-device": "keeps what a browser stores with this version, for the tests of later versions",
  ordeal: "kills servers, takes databases away, fills disks, sends hostile messages: `-- --kills 20`",
  site: "writes the documents as a site to `dist/site`; `-- --anew` makes the pictures of every screen anew",
  without: "proves that a game can be taken out: `-- rings`",
  follow: "follows `docs/add-a-game.md` to the letter in a fresh clone",
  lint: "looks for faults of style and layout",
  format: "puts style and layout right",
};
