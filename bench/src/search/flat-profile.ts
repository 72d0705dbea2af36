/** A place in the tree of calls that V8's profiler makes. */
export interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly hitCount?: number | undefined;
  readonly children?: readonly number[] | undefined;
}

/** What a search spends its time on. */
export const spending = ["rules of thumb", "rules", "fork", "judgement", "search", "garbage"] as const;
export type Spending = (typeof spending)[number];

/**
 * Which share of the time went into what, in hundredths. A call belongs to what the search called it for: a path that a rule of thumb looks for counts
 * as rules of thumb, the same path looked for by a rule as rules. What the search isn't the cause of is left out, but for the garbage.
 */
export function flatProfile(nodes: readonly ProfileNode[]): Record<Spending, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const hits = Object.fromEntries(spending.map((one) => [one, 0])) as Record<Spending, number>;
  const walk = (node: ProfileNode, above: Spending | undefined): void => {
    const cause = causeOf(node, above);
    if (cause) hits[cause] += node.hitCount ?? 0;
    for (const id of node.children ?? []) walk(byId.get(id)!, cause);
  };
  if (nodes[0]) walk(nodes[0], undefined);
  const all = Math.max(
    1,
    spending.reduce((sum, one) => sum + hits[one], 0),
  );
  return Object.fromEntries(spending.map((one) => [one, (100 * hits[one]) / all])) as Record<Spending, number>;
}

function causeOf({ callFrame: { functionName, url } }: ProfileNode, above: Spending | undefined): Spending | undefined {
  if (functionName === "(garbage collector)") return "garbage";
  if (above !== undefined && above !== "search") return above;
  if (/\/bots\/dist\/heuristic\./.test(url)) return "rules of thumb";
  if (above === "search" && /\/kernel\/dist\/src\/match\./.test(url)) return functionName === "fork" ? "fork" : "rules";
  if (above === "search" && /\/bot\/|evaluator|evaluation/.test(url)) return "judgement";
  return /\/bots\/dist\/search\//.test(url) ? "search" : above;
}
