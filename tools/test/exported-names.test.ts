import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../root.js";

/** Names that the code once had for what has a common word: `docs/glossary.md` says which. */
const old: readonly string[] = [
  "AnyLooks",
  "Box",
  "Contender",
  "Deed",
  "Errand",
  "ErrandTable",
  "Fitted",
  "Heard",
  "Judgement",
  "Looks",
  "Manner",
  "Moment",
  "NewDeed",
  "Purse",
  "Seen",
  "Shown",
  "Situation",
  "StoredDeed",
  "TakenUp",
  "Thumb",
  "Told",
  "Turns",
  "Veil",
  "Works",
  "account",
  "doAsAsked",
  "emptyList",
  "errands",
  "glimpse",
  "isSpoilt",
  "judgement",
  "looks",
  "mistrustAll",
  "openBox",
  "practice",
  "redeal",
  "ruleOfThumb",
  "seenIn",
  "takeUp",
  "tallies",
  "thumbBot",
  "worksOf",
];

/** Beginnings and parts of names that came with them. */
const oldParts = /^(kept|Kept)[A-Z]|(own|Own)Quest|(o|O)rdeal|(e|E)rrand|(t|T)humb(?=[A-Z]|$)/;

/** Where a word of the list is another word: of a rulebook, of a drawing, of what is kept for a match. */
const elsewhere: Readonly<Record<string, RegExp>> = {
  // HQ-9.4: a search that an enemy spoilt.
  isSpoilt: /^games\/heroquest\/rules\/09-search\//,
};

/** Names that wait for the one host, where their types become one. */
const waiting: ReadonlySet<string> = new Set(["Reason", "Refusal", "Refused", "Standing"]);

interface Exported {
  readonly name: string;
  readonly file: string;
  readonly isType: boolean;
}

const declared =
  /^export (?:declare )?(?:abstract )?(?:async )?(class|interface|type|enum|const|let|function\*?) ([A-Za-z_$][\w$]*)/gm;

const exported: readonly Exported[] = execFileSync(
  "git",
  ["ls-files", "packages", "games", "apps", "bench", "e2e", "tools"],
  {
    cwd: root,
    encoding: "utf8",
  },
)
  .split("\n")
  .filter((file) => /\.(tsx?|js)$/.test(file))
  .flatMap(exportedBy);

function exportedBy(file: string): Exported[] {
  let text: string;
  try {
    text = readFileSync(join(root, file), "utf8");
  } catch {
    return []; // deleted, and not committed yet
  }
  return [...text.matchAll(declared)].map(([, kind, name]) => ({
    name: name!,
    file,
    isType: ["class", "interface", "type", "enum"].includes(kind!),
  }));
}

test("no exported name is a word that the code has left behind", () => {
  const found = exported.filter(
    ({ name, file }) => (old.includes(name) || oldParts.test(name)) && !elsewhere[name]?.test(file),
  );
  expect(found.map(({ name, file }) => `${file}: ${name}`)).toEqual([]);
});

test("no exported type outside the games has another's name", () => {
  const places = new Map<string, Set<string>>();
  for (const { name, file, isType } of exported) {
    if (!isType || file.startsWith("games/") || waiting.has(name)) continue;
    places.set(name, (places.get(name) ?? new Set()).add(file));
  }
  const twice = [...places].filter(([, files]) => files.size > 1);
  expect(twice.map(([name, files]) => `${name}: ${[...files].join(", ")}`)).toEqual([]);
});
