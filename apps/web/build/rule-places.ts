import { rulePlaces } from "@tavolata/game/files";
import { gameOf, games } from "@tavolata/games";
import type { Plugin } from "vite";

const all = "rule-places";

/**
 * Lets the page import where the rules of each game are in the code and the tests: `import places from "rule-places"`, one piece for
 * each game, which is loaded when it is wanted. It is made from the ids that code and tests cite, when the page is built.
 */
export function rulePlacesOfGames(): Plugin {
  return {
    name: all,
    resolveId: (id) => (id === all || id.startsWith(`${all}:`) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${all}`) return { code: listOf(games.map((game) => game.id)), moduleType: "js" };
      if (!id.startsWith(`\0${all}:`)) return undefined;
      const places = await rulePlaces(gameOf(id.slice(all.length + 2)));
      return { code: `export default ${JSON.stringify(places)}`, moduleType: "js" };
    },
  };
}

function listOf(ids: readonly string[]): string {
  const lines = ids.map((id) => `${JSON.stringify(id)}: () => import(${JSON.stringify(`${all}:${id}`)})`);
  return `export default { ${lines.join(", ")} }`;
}
