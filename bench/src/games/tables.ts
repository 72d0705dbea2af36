import type { TableOptions } from "@tavolata/game";
import type { Options } from "@tavolata/kernel";

/** Every set of options with one value for each. */
export function tablesOf(values: TableOptions): readonly Options[] {
  let tables: Options[] = [{}];
  for (const [id, each] of Object.entries(values)) {
    tables = tables.flatMap((options) => each.map((value) => ({ ...options, [id]: value })));
  }
  return tables;
}
