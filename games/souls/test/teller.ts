import { readdirSync, readFileSync } from "node:fs";
import { everything, Match, type Options } from "@tavolata/kernel";
import { joinTables, languages, type MessageTables, Speaker } from "@tavolata/language";
import { heuristic, souls } from "../index.js";

const messages = new URL("../messages/", import.meta.url);
const tableIn = (folder: URL) =>
  Object.fromEntries(
    languages.map((language) => [language, JSON.parse(readFileSync(new URL(`${language}.json`, folder), "utf8"))]),
  ) as unknown as MessageTables;
const folders = readdirSync(messages, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => new URL(`${name}/`, messages));
const tables = joinTables(
  tableIn(new URL("../../../packages/kernel/messages/", import.meta.url)),
  ...folders.map(tableIn),
  tableIn(messages),
);

export const english = new Speaker("en", tables);

/** Events that say nothing that another line doesn't say, too. */
const untold = new Set(["defended", "behaviour-skipped", "deck-shuffled", "restored", "enemies-chosen"]);

/** A match of bots as a story in English: what happened, and why the bots did it (`>`). */
export function storyOf(options: Options, seed: string): string {
  const match = Match.start(souls, { seed, options });
  const lines = [`# ${options["quest"]}, seed "${seed}"`, ""];
  let told = 0;
  const tell = () => {
    for (const event of match.events(everything, told)) if (!untold.has(event.type)) lines.push(english.event(event));
    told = match.eventCount(everything);
  };
  tell();
  for (let asked = match.asked[0]; asked; asked = match.asked[0]) {
    const { seat } = asked;
    const choice = heuristic(match.view(seat), match.decision(seat)!, { content: match.content })!;
    lines.push(`> ${english.sentence(choice.reason)}`);
    match.answer({ seat, picks: choice.picks });
    tell();
  }
  lines.push("", `${english.outcome(match.outcome!)} (Round ${match.state.round})`);
  return `${lines.join("\n")}\n`;
}
