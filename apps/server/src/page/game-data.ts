import type { LoadedGame } from "@tavolata/game";
import { games } from "@tavolata/games";
import { openGame } from "@tavolata/games/files";
import { isLanguage, languages } from "@tavolata/language";
import { openOnly, secretOnly } from "@tavolata/table";
import { type Resource, typeOf } from "./resource.js";

/**
 * What the browser needs of the games: `/games.json`, `/games/<id>/rules.json`, `/games/<id>/messages/<language>.json`. Messages that
 * are secret until a match tells them have an address of their own, `<language>.secret.json`, for pages that know the whole match.
 */
export async function gameDataOf(path: string): Promise<Resource | undefined> {
  if (path === "/games.json") return json(await Promise.all(games.map(({ id }) => openGame(id).then(summaryOf))));
  const [, id = "", rest = ""] = /^\/games\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (!games.some((game) => game.id === id)) return undefined;
  if (rest === "rules.json") return json((await openGame(id)).rules);
  const [, language = "", isSecret] = /^messages\/([^/.]+)(\.secret)?\.json$/.exec(rest) ?? [];
  if (!isLanguage(language)) return undefined;
  const { messages, secretMessages } = await openGame(id);
  return json((isSecret ? secretOnly : openOnly)(messages, secretMessages)[language]);
}

/** A game as it stands on the shelf. */
function summaryOf({ id, ruleset, bots, messages, rules }: LoadedGame) {
  const inEach = (key: string) =>
    Object.fromEntries(languages.map((language) => [language, messages[language][key] ?? id]));
  return {
    id,
    version: ruleset.version,
    name: inEach("game.name"),
    about: inEach("game.about"),
    options: ruleset.options,
    streams: ruleset.streams ?? [],
    bots: Object.keys(bots),
    rules: rules.length,
  };
}

function json(value: unknown): Resource {
  return { type: typeOf("x.json"), body: Buffer.from(JSON.stringify(value)), lasting: false };
}
