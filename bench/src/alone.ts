/** Runs one measurement, in a process of its own, and prints its figures as a line of JSON: `node alone.js kernel forks`. */
import type { Scale } from "./part.js";
import { parts } from "./parts.js";

const [part = "", name = "", scale = "{}"] = process.argv.slice(2);
const load = parts[part]?.measurements[name];
if (!load) throw new Error(`There is no measurement "${name}" in a part "${part}".`);
const { measure } = await load();
console.log(JSON.stringify(await measure(JSON.parse(scale) as Scale)));
