import { dirname, join, normalize } from "node:path/posix";

/** What is code, and can import. */
export const isCode = (/** @type {string} */ path) => /\.(?:ts|tsx|js)$/.test(path);

/** What lies among tests: it may look at the whole house. */
export const isOfTests = (/** @type {string} */ path) => /(?:^|\/)test\//.test(path);

/**
 * What the files of the house are, for whoever looks for one.
 * @typedef {object} Tree
 * @property {ReadonlySet<string>} files by their paths from the root
 * @property {ReadonlyMap<string, Package>} packages by their names
 */

/**
 * @typedef {object} Package
 * @property {string} folder
 * @property {Record<string, unknown>} exports
 */

/**
 * What a file looks at: other files, and folders (with a slash at the end; "" is the whole house) of which it may read anything. Whatever stands in quotes and
 * leads from the file to another counts: imports of all kinds, also those that are worked out while the code runs, threads, mocks, and paths of what is read.
 * @param {string} path
 * @param {string} text
 * @param {Tree} tree
 * @returns {string[]}
 */
export function looksAt(path, text, tree) {
  const quoted = text.matchAll(/(["'`])((?:\.{1,2}\/|@tavolata\/|tavolata)[^"'`\n]*|\.{1,2})\1/g);
  const seen = new Set([...quoted].flatMap(([, , name]) => target(path, /** @type {string} */ (name), tree)));
  seen.delete(path);
  // A source finds the house's root for paths that it is handed: what they lead to counts for its game or package.
  if (!isOfTests(path)) seen.delete("");
  return [...seen];
}

/**
 * @param {string} path
 * @param {string} name
 * @param {Tree} tree
 * @returns {string[]}
 */
function target(path, name, tree) {
  const fixed = /^[^$*]*/.exec(name)?.[0] ?? "";
  if (!name.startsWith(".")) return fixed === name ? ofPackage(name, tree) : [];
  const isOpen = fixed !== name;
  const to = normalize(join(dirname(path), isOpen ? fixed.slice(0, fixed.lastIndexOf("/") + 1) : name));
  if (to.startsWith("..")) return [];
  if (!isOpen) {
    const file = fileAt(to, tree);
    if (file) return [file];
    if (/\.\w+$/.test(to)) return [];
  }
  return [to === "." || to === "./" ? "" : to.replace(/\/?$/, "/")];
}

/**
 * The source that stands behind a path: imports and threads name what is built.
 * @param {string} path
 * @param {Tree} tree
 */
function fileAt(path, { files }) {
  const stem = path.replace(/\.js$/, "");
  const stems = [stem, stem.replace("/dist/", "/src/"), stem.replace("/dist/", "/")];
  return [path, ...stems.flatMap((one) => [`${one}.ts`, `${one}.tsx`])].find((one) => files.has(one));
}

/**
 * @param {string} name
 * @param {Tree} tree
 * @returns {string[]}
 */
function ofPackage(name, tree) {
  const [, id = name, inside] = /^(@tavolata\/[^/]+)(?:\/(.+))?$/.exec(name) ?? [];
  const found = tree.packages.get(id);
  if (!found) return [];
  const wanted = inside ? `./${inside}` : ".";
  for (const [way, to] of Object.entries(found.exports)) {
    const source = sourceOf(to);
    const [before = "", after] = way.split("*");
    const fits = after === undefined ? way === wanted : wanted.startsWith(before) && wanted.endsWith(after);
    if (!source || !fits) continue;
    const part = after === undefined ? "" : wanted.slice(before.length, wanted.length - after.length);
    const file = fileAt(join(found.folder, source.replace("*", part)).replace(/\.tsx?$/, ".js"), tree);
    return [file ?? join(found.folder, source.replace("*", part))];
  }
  return [];
}

/** @param {unknown} to */
function sourceOf(to) {
  if (typeof to === "string") return to;
  const { "tavolata-source": source, default: usual } = /** @type {Record<string, string>} */ (to);
  return source ?? usual;
}
