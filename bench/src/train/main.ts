/**
 * npm run train: learns from played matches what counts for victory in a game, and prints how true that is; with --write also into the game. With
 * --units 0 every feature counts by itself: of few matches that tells more.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Learnt } from "@tavolata/kit";
import { calibrationTable, surprise } from "./calibration.js";
import { fittedFile, gameNamed } from "./games.js";
import { learn } from "./learning.js";
import { positionsOf } from "./positions.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: "string", default: "400" },
    seed: { type: "string", default: "fit" },
    units: { type: "string" },
    write: { type: "boolean", default: false },
  },
});
const [id = ""] = positionals;
const game = await gameNamed(id);
const wish = { matches: Number(values.matches), seed: values.seed };
const matches = await positionsOf(id, game, wish);

/** Of ten rounds of all tables eight are learnt from, one says when that is enough, and one how true it is then: each has every table in it. */
const part = (tenths: readonly number[]) =>
  matches.filter((_, i) => tenths.includes(Math.floor(i / game.tables.length) % 10)).flat();
const units = values.units === undefined ? undefined : Number(values.units);
const learnt = learn(part([0, 1, 2, 3, 5, 6, 7, 8]), part([4]), { seed: wish.seed, units, known: game.known });
const apart = part([9]);

console.log(`${id}: ${matches.length} matches, ${matches.flat().length} positions`);
console.log(
  `surprise at matches kept apart: ${surprise(apart, learnt).toFixed(3)} (without features ${surprise(apart).toFixed(3)})\n`,
);
console.log(calibrationTable(apart, learnt));
if (values.write) {
  const few = units === undefined ? "" : ` --units ${units}`;
  const command = `npm run train -- ${id} --matches ${wish.matches} --seed ${wish.seed}${few} --write`;
  writeFileSync(fittedFile(id), pageOf(learnt, command));
}

/** What was learnt, as a table: a line for each feature. */
function pageOf({ constant, begins, counts, features }: Learnt, command: string): string {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" });
  const commit = status === 0 ? `at commit ${stdout.trim()}` : "from no repository";
  const row = (numbers: readonly number[]) => `[${numbers.map((number) => Number(number.toPrecision(3))).join(", ")}]`;
  const lines = Object.entries(features).map(([name, weights]) => `    ${JSON.stringify(name)}: ${row(weights)},`);
  return `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: learnt, and near to a constant by chance
import type { Learnt } from "@tavolata/kit";

/** What counts for victory, as it was learnt from played matches: \`${command}\`, ${commit}. */
// biome-ignore format: a line for each feature
export const fitted: Learnt = {
  constant: ${Number(constant.toPrecision(4))},
  begins: ${row(begins)},
  counts: ${row(counts)},
  features: {
${lines.join("\n")}
  },
};
`;
}
