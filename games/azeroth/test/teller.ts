import { readFileSync } from "node:fs";
import { BotTable, heuristicBot } from "@tavolata/bots";
import { everything, Match, type Options } from "@tavolata/kernel";
import { joinTables, type Language, languages, type MessageTables, Speaker } from "@tavolata/language";
import { heuristic } from "../bot/policy/heuristic.js";
import { azeroth } from "../ruleset.js";
import { messages } from "./messages.js";

const kernelTable = (language: Language) =>
  JSON.parse(readFileSync(new URL(`../../../packages/kernel/messages/${language}.json`, import.meta.url), "utf8"));
const ofKernel = Object.fromEntries(languages.map((language) => [language, kernelTable(language)]));

const english = new Speaker("en", joinTables(ofKernel as unknown as MessageTables, messages));

/** Events that say nothing that another line doesn't say, too. */
const untold = new Set(["deck-shuffled", "phase-begun"]);

/** A match of bots as a story in English: what happened, and why the bots did it (`>`). */
export function storyOf(options: Options, seed: string): string {
  const match = Match.start(azeroth, { seed, options });
  const bots = new BotTable(match, () => heuristicBot(heuristic));
  const lines = [`# ${options["players"]} players, seed "${seed}"`, ""];
  let told = 0;
  const tell = () => {
    for (const event of match.events(everything, told)) if (!untold.has(event.type)) lines.push(english.event(event));
    told = match.eventCount(everything);
  };
  tell();
  for (let asked = match.asked[0]; asked; asked = match.asked[0]) {
    lines.push(`> ${english.sentence(bots.answer(asked).reason)}`);
    tell();
  }
  lines.push("", `${english.outcome(match.outcome!)} (Round ${match.state.round})`);
  return `${lines.join("\n")}\n`;
}
