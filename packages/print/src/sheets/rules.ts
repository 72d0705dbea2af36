import { mm } from "../page/paper.js";
import { lineHeight } from "../page/press.js";
import { ink, type Style } from "../page/style.js";
import { columnsIn, TextFlow } from "../page/text-flow.js";
import type { Sheet } from "../printer.js";
import { headedPage } from "./head.js";

const ruleTitle: Style = { font: "sans-bold", size: 8, colour: ink.black };
const ruleText: Style = { font: "serif", size: 8.2, colour: ink.black, leading: 1.16 };

/** A summary of the rules, section by section: every rule of the catalogue by its id and title, with the first sentence of what it says. */
export function rulesSummary({ press, words, rules }: Sheet): void {
  const head = { title: words.text("game.name"), subtitle: words.own("rules.subtitle", { count: rules.length }) };
  const flow = new TextFlow(press, () => columnsIn(headedPage(press, words, head), 2, mm(7)));
  let section = "";
  for (const { id, title, text, option } of rules) {
    if (sectionOf(id) !== section) {
      section = sectionOf(id);
      flow.heading(`${section}  ${words.text(`print.rules.section.${section}`)}`, {
        font: "serif-bold",
        size: 11,
        colour: ink.red,
        leading: 1.1,
      });
    }
    const optional = option ? ` (${words.within("rules.optional")})` : "";
    flow.text(`${id}  ${title[words.language]}${optional}`, ruleTitle, { keep: 2.1 * lineHeight(ruleText) });
    flow.text(firstSentence(text[words.language]), ruleText);
    flow.gap(mm(1.1));
  }
}

/** `HQ-6` of `HQ-6.13-c`, `LR-card` of `LR-card-7`. */
export function sectionOf(id: string): string {
  return id.split("-").slice(0, 2).join("-").split(".")[0]!;
}

/** The first sentence of a text; a full stop after a single letter or a number ends none. */
export function firstSentence(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  for (const end of flat.matchAll(/[.!?…][”»")’]*\s+(?=[\p{Lu}“«"(])/gu)) {
    const before = flat.slice(0, end.index);
    if (!/(^|[\s(])(\p{L}|\d+|ex|es|p\. ?ex|e\.g|i\.e|vs|cf|no|art)$/iu.test(before))
      return flat.slice(0, end.index + end[0].length).trim();
  }
  return flat;
}
