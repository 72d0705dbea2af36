import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

/** What the package of icons holds, as far as it is used here. */
interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number }>>;
  readonly width: number;
}

const prefix = "game-icon:";

/** As much of a game's door as names pictures. */
interface Pictured {
  readonly id: string;
  readonly icon?: string;
  readonly questIcons?: Readonly<Record<string, string>>;
}

/**
 * Lets the page import single icons: `import lantern from "game-icon:lantern"`. Only those get into the bundle, as bare
 * outlines; the whole set weighs six megabytes. A name that the set doesn't have ends the build.
 * `pictures-of-games` and `pictures-of-quests` hold those that the games' doors name.
 */
export function gameIcons(games: readonly Pictured[]): Plugin {
  let set: IconSet | undefined;
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(prefix) || id.startsWith("pictures-of-") ? `\0${id}` : undefined),
    load(id) {
      if (id === "\0pictures-of-games") {
        return picturesIn(Object.fromEntries(games.flatMap(({ id, icon }) => (icon ? [[id, icon]] : []))));
      }
      if (id === "\0pictures-of-quests") {
        return picturesIn(Object.fromEntries(games.map((game) => [game.id, game.questIcons ?? {}])));
      }
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

type Names = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** A module with the same names, and a picture in the place of the name of each. */
function picturesIn(names: Names) {
  const icons = new Map<string, string>();
  const variableOf = (icon: string) => {
    if (!icons.has(icon)) icons.set(icon, `icon${icons.size}`);
    return icons.get(icon)!;
  };
  const written = (of: Names): string =>
    `{ ${Object.entries(of)
      .map(([key, one]) => `${JSON.stringify(key)}: ${typeof one === "string" ? variableOf(one) : written(one)}`)
      .join(", ")} }`;
  const body = `export default ${written(names)};`;
  const imports = [...icons].map(
    ([icon, variable]) => `import ${variable} from ${JSON.stringify(`${prefix}${icon}`)};`,
  );
  return { code: `${imports.join("\n")}\n${body}`, moduleType: "js" as const };
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
