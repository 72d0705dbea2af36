/** npm run fit: finds from played matches what counts for victory in a game, and prints how true the judgement is; with --write also into the game. */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { mean } from "@tavolata/lab";
import { calibrationTable, surprise } from "./calibration.js";
import { gameNamed } from "./games.js";
import { ofTable, positionsOf } from "./positions.js";
import { fit } from "./regression.js";

/** Every so many matches one is kept apart, to see whether what was found holds for matches that it wasn't found from. */
const keptApart = 5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: "string", default: "400" },
    seed: { type: "string", default: "fit" },
    write: { type: "boolean", default: false },
  },
});
const [id = ""] = positionals;
const game = await gameNamed(id);
const wish = { matches: Number(values.matches), seed: values.seed };
const { names, matches } = await positionsOf(id, game, wish);
const learnt = matches.filter((_, i) => i % keptApart !== 0).flat();
const apart = matches.filter((_, i) => i % keptApart === 0).flat();
const isTable = (i: number) => names[i]!.startsWith(ofTable);
const weights = fit(learnt, names.length, isTable);
const hardness = weights.filter((_, i) => isTable(i));
const constant = hardness.length === 0 ? 0 : mean(hardness);
const found = names.flatMap((name, i) => (isTable(i) ? [] : [[name, weights[i]!] as const]));

console.log(`${id}: ${matches.length} matches, ${learnt.length + apart.length} positions`);
for (const [name, weight] of [["constant", constant] as const, ...found])
  console.log(`  ${name.padEnd(12)} ${weight.toFixed(3)}`);
console.log(
  `surprise at matches kept apart: ${surprise(apart, weights).toFixed(3)} (without features ${surprise(apart).toFixed(3)})\n`,
);
console.log(calibrationTable(apart, weights));
if (values.write) {
  const command = `npm run fit -- ${id} --matches ${wish.matches} --seed ${wish.seed} --write`;
  const lines = [["constant", constant] as const, ...found].map(
    ([name, weight]) => `  ${name}: ${Number(weight.toFixed(3))},`,
  );
  const page = new URL(`../../../packages/${id}/src/bot/fitted.ts`, import.meta.url);
  const head = `/** What counts for victory, as it was found from matches of normal bots: \`${command}\`. */`;
  writeFileSync(page, `${head}\nexport const fitted = {\n${lines.join("\n")}\n};\n`);
}
