import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

let known: IconSet | undefined;

/** The paths of an icon of game-icons.net, drawn on 512 × 512. */
export function iconPaths(name: string): string[] {
  known ??= require("@iconify-json/game-icons/icons.json") as IconSet;
  const body = known.icons[name]?.body;
  if (body === undefined) throw new RangeError(`There is no icon "${name}" among the icons of game-icons.net.`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path!);
}
