import type { LoadedGame } from "@tavolata/game";
import { namesScenario } from "@tavolata/game";
import type { OptionDefinition } from "@tavolata/kernel";
import { namedBy } from "@tavolata/lab";
import { UsageMistake } from "../failure.js";
import type { GivenOptions } from "../given/options.js";

/** The word for every scenario or quest of a game, each in its turn. */
const everyOne = "all";

/** What is played: what was named, or everything that there is; nothing is what the game begins with. */
export function scenariosOf(loadedGame: LoadedGame, scenario: string | undefined): readonly (string | undefined)[] {
  return scenario === everyOne ? namedBy(scenarioOption(loadedGame)) : [scenario];
}

/** What was said about the options of the table, with the scenario that is played, and as many seats as the measurement needs. */
export function withScenario(
  loadedGame: LoadedGame,
  { option = [], options }: GivenOptions,
  scenario: string | undefined,
): GivenOptions {
  const given = fullTable(loadedGame).filter(([id]) => !option.some((word) => word.startsWith(`${id}=`)));
  const words = [...given.map(([id, value]) => `${id}=${value}`), ...option];
  const json = options === undefined ? {} : { options };
  if (scenario === undefined) return { option: words, ...json };
  return { option: [...words, `${scenarioOption(loadedGame).id}=${scenario}`], ...json };
}

function scenarioOption({ id: game, ruleset }: LoadedGame): OptionDefinition {
  const known = ruleset.options.find(namesScenario);
  if (!known) throw new UsageMistake("usage.no-scenario", { game });
  return known;
}

/** Where everybody plays for oneself, one is measured against as many as can sit down. */
function fullTable({ ruleset, sides }: LoadedGame): [string, number][] {
  const players = ruleset.options.find(({ id }) => id === "players");
  if (!sides || players?.type !== "number") return [];
  return Object.keys(sides(["x", "y"])).includes("x") ? [["players", players.max]] : [];
}
