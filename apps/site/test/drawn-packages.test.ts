import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const house = join(import.meta.dirname, "../../..");

/** The arrows of the drawing in docs/architecture.md: from each name to those it points at. */
function drawnArrows(): ReadonlyMap<string, ReadonlySet<string>> {
  const [, drawing = ""] = /```mermaid\nflowchart LR\n([\s\S]*?)```/.exec(
    readFileSync(join(house, "docs/architecture.md"), "utf8"),
  )!;
  const arrows = new Map<string, Set<string>>();
  for (const [, from = "", to = ""] of drawing.matchAll(/^ {2}([\w &]+) --> ([\w &]+)$/gm)) {
    for (const name of from.split(" & ")) arrows.set(name, new Set([...(arrows.get(name) ?? []), ...to.split(" & ")]));
  }
  return arrows;
}

/** What each package needs of the others, from its package.json, by the names of their folders. */
function needs(): ReadonlyMap<string, readonly string[]> {
  const inside = (folder: string) => readdirSync(join(house, folder)).map((name) => `${folder}/${name}`);
  const folders = [...inside("packages"), ...inside("apps"), "games"].filter(
    (folder) => folder !== "apps/site" && existsSync(join(house, folder, "package.json")),
  );
  const described = folders.map((folder) => {
    const text = readFileSync(join(house, folder, "package.json"), "utf8");
    return { folder, ...(JSON.parse(text) as { name: string; dependencies?: object }) };
  });
  const folderOf = new Map(described.map(({ folder, name }) => [name, folder.split("/").at(-1)!]));
  return new Map(
    described.map(({ name, dependencies = {} }) => [
      folderOf.get(name)!,
      Object.keys(dependencies).flatMap((one) => folderOf.get(one) ?? []),
    ]),
  );
}

/** Everything that arrows lead to from here. */
function reached(from: string, arrows: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const next = [...(arrows.get(from) ?? [])];
  return new Set(next.flatMap((name) => [name, ...reached(name, arrows)]));
}

test("the drawing of the packages shows every package, and arrows lead to all that each needs", () => {
  const arrows = drawnArrows();
  const drawn = new Set([...arrows].flatMap(([from, to]) => [from, ...to]));
  expect([...drawn].sort()).toEqual([...needs().keys()].sort());
  const lacking = [...needs()].flatMap(([from, wanted]) => {
    const within = reached(from, arrows);
    return wanted.filter((to) => !within.has(to)).map((to) => `${from} needs ${to}`);
  });
  expect(lacking).toEqual([]);
});

test("every arrow of the drawing stands for something that is needed", () => {
  const wanted = needs();
  const idle = [...drawnArrows()].flatMap(([from, to]) =>
    [...to].filter((name) => !wanted.get(from)?.includes(name)).map((name) => `${from} needs no ${name}`),
  );
  expect(idle).toEqual([]);
});
