import type { OptionDefinition, OptionValue } from "@tavolata/kernel";

/** Options that say the same in every game that has them: by these, tables of any game are listed, shown and measured. */
export interface SharedOptions {
  /** What is played: games call it either way. */
  readonly quest?: OptionValue;
  readonly scenario?: OptionValue;
  /** Whether several of them are played one after the other. */
  readonly campaign?: OptionValue;
}

/** Whether an option says which quest or scenario is played. */
export function namesScenario({ id }: Pick<OptionDefinition, "id">): boolean {
  return scenarioOptions.includes(id);
}

const scenarioOptions: readonly string[] = ["quest", "scenario"] satisfies (keyof SharedOptions)[];

/** The quest or scenario that a table plays; nothing where its game has none, or nobody may know it. */
export function scenarioIn({ quest, scenario }: SharedOptions): string | undefined {
  const named = quest ?? scenario;
  return typeof named === "string" ? named : undefined;
}

/** Whether an option says that several quests are played as a campaign. */
export function namesCampaign({ id, type }: Pick<OptionDefinition, "id" | "type">): boolean {
  return id === ("campaign" satisfies keyof SharedOptions) && type === "switch";
}

/** Whether a table plays a campaign. */
export function isCampaignIn({ campaign }: SharedOptions): boolean {
  return campaign === true;
}

/** Whether an option says how many play, or how many figures they lead. */
export function countsPlayers({ id }: Pick<OptionDefinition, "id">): boolean {
  return playerCounts.includes(id);
}

const playerCounts: readonly string[] = ["adventurers", "heroes", "pairs", "players"];
