import type { LoadedGame } from "@tavolata/game";
import { say } from "@tavolata/kernel";
import { type Language, Speaker } from "@tavolata/language";
import { parseHTML } from "linkedom";
import type { Summary } from "../figures/summary.js";
import { ownMessages } from "../own-messages.js";
import { escaped } from "./html.js";
import { plotsOf } from "./plots.js";
import { style } from "./style.js";
import { cardTables, changeList, lossTables, variantTable, verdicts } from "./tables.js";
import { wordsOf } from "./words.js";

/** The whole result as one HTML file: nothing is loaded from elsewhere, and there is no script in it. */
export function pageOf(summary: Summary, loadedGame: LoadedGame, language: Language): string {
  const speaker = new Speaker(language, ownMessages());
  const game = new Speaker(language, loadedGame.messages);
  const words = wordsOf(speaker, game, language);
  const { document } = parseHTML("<!doctype html><html><body></body></html>");
  const { experiment } = summary;
  const title = speaker.say(
    say("page.title", { game: game.has("game.name") ? game.say(say("game.name")) : loadedGame.id }),
  );
  const plots = plotsOf(summary, words, document);
  const figures = plots.map(
    ({ title: own, svg }) => `<figure>\n<figcaption>${escaped(own)}</figcaption>\n${svg.outerHTML}\n</figure>`,
  );
  const facts = say("page.facts", { seed: experiment.seed, matches: experiment.matches, version: experiment.version });
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(speaker.say(facts))}</p>
${summary.isOver ? "" : `<p><strong>${escaped(words.text("page.unfinished"))}</strong></p>`}
${verdicts(summary, words)}
<h2>${escaped(words.text("page.variants"))}</h2>
${changeList(summary, words)}
${variantTable(summary, words)}
<p>${escaped(words.text("page.intervals"))}</p>
${figures.join("\n")}
<h2>${escaped(words.text("page.losses"))}</h2>
${lossTables(summary, words)}
<h2>${escaped(words.text("page.cards"))}</h2>
<p>${escaped(words.text("page.cards-note"))}</p>
${cardTables(summary, words)}
</main>
</body>
</html>
`;
}
