import { isCode, isOfTests, looksAt } from "./imports.js";

/**
 * What a change can have touched.
 * @typedef {{ everything: string } | { tests: string[] }} Touched why everything, or which test files
 */

/** What no import leads to and everything depends on: versions, settings, tools. */
const underAll =
  /^(?:[^/]+|\.ci\/.*|tools\/(?!test\/).*|(?:.*\/)?(?:package\.json|tsconfig[^/]*\.json|(?:vite|vitest)\.config\.ts))$/;

/** What no test of this run reads, unless it says so: documents, and what is laid out with a server. */
const isRead = (/** @type {string} */ path) => !/^(?:[A-Z]+(?:\.md)?|[^/]+\.ya?ml)$/.test(path);

/**
 * Which tests a change can have touched: those that import it over however many files, those that read a folder in which it lies, and of what isn't code
 * all of the same game or package, and all that import those.
 * @param {readonly string[]} changed paths of what is new, different or gone
 * @param {readonly string[]} tests paths of the test files
 * @param {import("./imports.js").Tree} tree
 * @param {(path: string) => string} read
 * @returns {Touched}
 */
export function touched(changed, tests, tree, read) {
  const under = changed.find((path) => isRead(path) && underAll.test(path));
  if (under) return { everything: `${under} has changed` };
  const lookers = lookersIn(tree, read);
  const seeds = changed.flatMap((path) => [path, ...countsFor(path, tree)]);
  const doors = [...tree.files].filter((path) => gameOf(path) && path === `${gameOf(path)}game.ts`);
  /** @type {Map<string | undefined, Set<string>>} */
  const reached = new Map();
  const isTouched = (/** @type {string} */ test) => {
    const game = gameOf(test);
    const known =
      reached.get(game) ?? reachedFrom(seeds, lookers, game ? doors.filter((door) => gameOf(door) !== game) : []);
    reached.set(game, known);
    return known.has(test);
  };
  return { tests: tests.filter(isTouched) };
}

/** The folder of the game that a file belongs to. */
export const gameOf = (/** @type {string} */ path) => /^games\/(?!test\/)[^/]+\//.exec(path)?.[0];

/**
 * All that looks at something of this, over however many files, but not through these doors: a game's tests know the list of the games, and go through none
 * but their own game's door.
 * @param {readonly string[]} seeds
 * @param {ReturnType<typeof lookersIn>} lookers
 * @param {readonly string[]} shut
 */
function reachedFrom(seeds, lookers, shut) {
  const reached = new Set(seeds);
  const waiting = [...reached];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (shut.includes(path)) continue;
    for (const looker of [...(lookers.files.get(path) ?? []), ...lookers.inFolder(path)]) {
      if (reached.has(looker)) continue;
      reached.add(looker);
      waiting.push(looker);
    }
  }
  return reached;
}

/**
 * What else changes with a file, although nothing imports it: a game is read through its door, and what isn't code belongs to its game or package as a whole.
 * @param {string} path
 * @param {import("./imports.js").Tree} tree
 */
function countsFor(path, { files }) {
  const game = gameOf(path);
  const door = game && files.has(`${game}game.ts`) ? [`${game}game.ts`] : [];
  if (isCode(path)) return door;
  const home = game ?? /^(?:packages|apps)\/[^/]+\/|^(?:bench|e2e|games\/test)\//.exec(path)?.[0];
  if (!home) return [];
  // Of a game its tests: the rest of the house knows it by its door alone.
  return [...door, ...[...files].filter((file) => file.startsWith(home) && isCode(file) && (!game || isOfTests(file)))];
}

/**
 * Who looks at which file, and at which folder.
 * @param {import("./imports.js").Tree} tree
 * @param {(path: string) => string} read
 */
function lookersIn(tree, read) {
  /** @type {Map<string, string[]>} */
  const files = new Map();
  /** @type {Map<string, string[]>} */
  const folders = new Map();
  for (const path of tree.files) {
    if (!isCode(path)) continue;
    for (const to of looksAt(path, read(path), tree)) {
      const lookers = to === "" || to.endsWith("/") ? folders : files;
      lookers.set(to, [...(lookers.get(to) ?? []), path]);
    }
  }
  return {
    files,
    /** @param {string} path */
    inFolder: (path) => [...folders].flatMap(([folder, lookers]) => (path.startsWith(folder) ? lookers : [])),
  };
}
