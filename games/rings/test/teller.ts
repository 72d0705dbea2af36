import { readFileSync } from "node:fs";
import { everything, Match, type Options } from "@tavolata/kernel";
import { joinTables, languages, type MessageTables, Speaker } from "@tavolata/language";
import { heuristic } from "../bot/policy/heuristic.js";
import { rings } from "../ruleset.js";

const tableIn = (folder: string) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      JSON.parse(readFileSync(new URL(`../${folder}${language}.json`, import.meta.url), "utf8")),
    ]),
  ) as unknown as MessageTables;

const folders = ["../../packages/kernel/messages/", "messages/cards/", "messages/bot/", "messages/"];
const english = new Speaker("en", joinTables(...folders.map(tableIn)));

/** Events that say nothing that another line doesn't say, too. */
const untold = new Set([
  "hands-considered",
  "phase-ended",
  "deck-shuffled",
  "resources-collected",
  "attack-over",
  "attack-totalled",
  "treachery-resolved",
]);

/** A match of bots as a story in English: what happened, and why the bots did it (`>`). */
export function storyOf(options: Options, seed: string): string {
  const match = Match.start(rings, { seed, options });
  const lines = [`# ${options["scenario"]}, seed "${seed}"`, ""];
  let told = 0;
  const tell = () => {
    for (const event of match.events(everything, told)) if (!untold.has(event.type)) lines.push(english.event(event));
    told = match.eventCount(everything);
  };
  tell();
  for (let asked = match.asked[0]; asked; asked = match.asked[0]) {
    const { seat, ids, min } = asked;
    const choice = heuristic(match.view(seat), match.decision(seat)!, { content: match.content });
    if (choice && choice.reason.key !== "reason.wait") lines.push(`> ${english.sentence(choice.reason)}`);
    match.answer({ seat, picks: choice?.picks ?? ids.slice(0, min) });
    tell();
  }
  lines.push("", `${english.outcome(match.outcome!)} (round ${match.state.round})`);
  return `${lines.join("\n")}\n`;
}
