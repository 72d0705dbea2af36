import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

/** What the package of icons holds, as far as it is used here. */
interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number }>>;
  readonly width: number;
}

const prefix = "game-icon:";

/**
 * Lets the page import single icons: `import lantern from "game-icon:lantern"`. Only those get into the bundle, as bare
 * outlines; the whole set weighs six megabytes. A name that the set doesn't have ends the build.
 */
export function gameIcons(): Plugin {
  let set: IconSet | undefined;
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      set ??= readSet();
      const name = id.slice(prefix.length + 1);
      const icon = set.icons[name];
      if (!icon) throw new Error(`game-icons has no icon "${name}".`);
      const shape = { size: icon.width ?? set.width, paths: pathsOf(name, icon.body) };
      return { code: `export default ${JSON.stringify(shape)}`, moduleType: "js" };
    },
  };
}

function readSet(): IconSet {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  return JSON.parse(readFileSync(file, "utf8")) as IconSet;
}

/** The outlines of an icon, so that the page needs no markup from outside. */
function pathsOf(name: string, body: string): string[] {
  const paths = [...body.matchAll(/<path fill="currentColor" d="([^"]+)"\/>/g)];
  const rest = paths.reduce((left, [path]) => left.replace(path, ""), body).replace(/<\/?g[^>]*>/g, "");
  if (paths.length === 0 || rest.trim() !== "")
    throw new Error(`The icon "${name}" isn't made of plain paths: ${rest}`);
  return paths.map(([, outline]) => outline!);
}
