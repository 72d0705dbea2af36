import type { RuleId } from "@tavolata/kernel";
import { createContext, useContext } from "react";
import type { RuleInfo } from "../game/game-data.js";

export interface Rulebook {
  /** Whose rules these are. */
  readonly game: string;
  readonly rules: ReadonlyMap<RuleId, RuleInfo>;
  /** Opens the rulebook, at a rule if one is named. */
  open(id?: RuleId): void;
}

export const RulebookContext = createContext<Rulebook | undefined>(undefined);

export function useRulebook(): Rulebook {
  const rulebook = useContext(RulebookContext);
  if (!rulebook) throw new Error("There is no rulebook here: put a RulebookProvider around it.");
  return rulebook;
}
