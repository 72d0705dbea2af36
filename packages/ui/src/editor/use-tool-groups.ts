import type { RuleId } from "@tavolata/kernel";
import { useMemo } from "react";
import type { Tool, ToolGroup } from "./workbench.js";

/** The tools of a game by their groups, as the palette shows them. */
export function useToolGroups<G extends string, T extends { readonly id: string; readonly group: G }>(
  groups: readonly G[],
  tools: readonly T[],
  rules: Readonly<Record<G, RuleId>>,
  labelOf: (group: G) => string,
  shown: (tool: T) => Omit<Tool, "id">,
): readonly ToolGroup[] {
  return useMemo(
    () =>
      groups.map((id) => ({
        id,
        label: labelOf(id),
        rule: rules[id],
        tools: tools.filter(({ group }) => group === id).map((tool) => ({ id: tool.id, ...shown(tool) })),
      })),
    [groups, tools, rules, labelOf, shown],
  );
}
