import { mm } from "@tavolata/print/page/paper.js";
import { styles } from "@tavolata/print/page/style.js";
import { columnsIn, TextFlow } from "@tavolata/print/page/text-flow.js";
import type { Sheet } from "@tavolata/print/printer.js";
import { headedPage } from "@tavolata/print/sheets/head.js";
import { drawTable } from "@tavolata/print/sheets/table.js";
import { coreScenarios } from "../content/scenarios.js";
import { encounterCardsOf } from "./cards.js";

/** A scenario on one sheet: its quest cards, its encounter sets, and what is in its deck. */
export function scenarioSheet({ press, words, quest }: Sheet): void {
  const scenario = coreScenarios.find(({ id }) => id === quest)!;
  const head = { title: words.name(scenario.id), subtitle: words.own("rings.sheet.scenario") };
  const flow = new TextFlow(press, () => columnsIn(headedPage(press, words, head), 2, mm(7)));
  flow.heading(words.own("rings.sets"), styles.heading);
  for (const set of scenario.sets) flow.text(`• ${words.own(`rings.set.${set}`)}`, styles.text);
  if (scenario.aside) flow.text(words.own("rings.aside", { cards: [...scenario.aside] }), styles.text);
  flow.heading(words.own("rings.stages"), styles.heading);
  for (const { id, points, next } of scenario.stages) {
    const title = points > 0 ? words.within("rings.stage-points", { name: words.name(id), points }) : words.name(id);
    flow.text(title, { ...styles.text, font: "serif-bold" }, { keep: styles.text.size * 2.7 });
    flow.text(words.text(`text.${id}`), styles.text, { indent: mm(3) });
    if (next.length > 0)
      flow.text(
        words.own("rings.next", { stages: [...next], count: next.length }),
        { ...styles.text, font: "serif-italic" },
        { indent: mm(3) },
      );
    flow.gap(mm(1.5));
  }
  flow.nextColumn();
  flow.heading(words.own("rings.deck"), styles.heading);
  const heads = ["card", "copies", "threat", "engagement", "hitPoints"].map((key) => words.own(`rings.head.${key}`));
  const rows = encounterCardsOf(scenario.id).map((card) => [
    words.name(card.id),
    String(card.copies),
    String(card.threat ?? "–"),
    String(card.engagementCost ?? "–"),
    String(card.hitPoints ?? card.questPoints ?? "–"),
  ]);
  drawTable(flow, heads, rows, mm(12));
}
