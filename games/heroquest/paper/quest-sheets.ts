import { mm } from "@tavolata/print/page/paper.js";
import { ink, styles } from "@tavolata/print/page/style.js";
import { columnsIn, TextFlow } from "@tavolata/print/page/text-flow.js";
import type { Sheet } from "@tavolata/print/printer.js";
import { headedPage } from "@tavolata/print/sheets/head.js";
import { drawLegend } from "@tavolata/print/sheets/legend.js";
import { drawTable } from "@tavolata/print/sheets/table.js";
import type { PaperWords } from "@tavolata/print/words.js";
import { allies } from "../content/figures/allies.js";
import { antagonists } from "../content/figures/antagonists.js";
import { champions } from "../content/figures/champions.js";
import { questBook } from "../content/quests/book.js";
import type { Quest } from "../content/quests/format.js";
import { readQuestFile } from "../editor.js";
import { legendOf, lettersOf, startEntry } from "./legend.js";
import { drawBoard } from "./map.js";
import { notesOf, Teller } from "./notes.js";

function questOf({ quest: id, file }: Sheet): Quest {
  return file === undefined ? questBook.find((quest) => quest.id === id)! : readQuestFile(file).own!.quest;
}

/** Whoever writes a quest may say more before it begins than the book does. */
const introductionHeight = { book: mm(26), own: mm(110) };

/** For the players: the bare board to draw on, what is read aloud, and whom they may meet. Nothing on it is secret. */
export function playersSheet(sheet: Sheet): void {
  const { press, words, file } = sheet;
  const quest = questOf(sheet);
  const title = words.text(`quest.${quest.id}.title`);
  const page = headedPage(press, words, { title, subtitle: words.own("sheet.players") });
  const introduction = words.text(`quest.${quest.id}.introduction`);
  const height = introductionHeight[file === undefined ? "book" : "own"];
  const read = press.write(introduction, { ...page, height }, styles.aloud, 7);
  const top = page.y + read + mm(3);
  const board = drawBoard(press, { ...page, y: top, height: page.height - read - mm(3) }, quest);
  const below = top + board + mm(3);
  const rest = { ...page, y: below, height: page.y + page.height - below };
  const [left, right] = columnsIn(rest, 2, mm(7)) as [typeof rest, typeof rest];
  const legend = drawLegend(press, left, words.own("legend.title"), [startEntry(press, words)], 1);
  const lines = { ...left, y: left.y + legend + mm(2), height: left.height - legend - mm(2) };
  press.write(words.own("sheet.own-notes"), { ...lines, height: mm(5.5) }, styles.heading);
  for (let y = lines.y + mm(13); y <= lines.y + lines.height; y += mm(7.5)) {
    press.doc.moveTo(lines.x, y).lineTo(lines.x + lines.width, y);
  }
  press.doc.lineWidth(0.5).stroke(ink.line);
  const flow = new TextFlow(press, () => [page], [right]);
  flow.text(words.own("sheet.antagonists"), styles.heading);
  const kinds = Object.entries(antagonists).filter(([, { championOnly }]) => !championOnly);
  drawTable(
    flow,
    valueHeads(words),
    kinds.map(([kind, values]) => [words.name(kind), ...valuesOf(values)]),
    mm(11),
  );
}

/** The Evil Wizard's own: the whole map with its legend, then every note. */
export function wizardsSheet(sheet: Sheet): void {
  const { press, words } = sheet;
  const quest = questOf(sheet);
  const head = {
    title: words.text(`quest.${quest.id}.title`),
    subtitle: words.own("sheet.wizard"),
    warning: words.own("warning.wizard"),
  };
  const notes = notesOf(quest, words);
  const letters = lettersOf(quest, words);
  const page = headedPage(press, words, head);
  const board = drawBoard(press, page, quest, { notes, letters });
  const below = page.y + board + mm(4);
  const legend = drawLegend(
    press,
    { ...page, y: below, height: page.y + page.height - below },
    words.own("legend.title"),
    legendOf(press, quest, letters, words),
  );
  // The notes begin under the legend, where there is room for some lines of them.
  const rest = { ...page, y: below + legend + mm(3), height: page.y + page.height - below - legend - mm(3) };
  const columns = rest.height > mm(30) ? columnsIn(rest, 2, mm(7)) : [];
  const flow = new TextFlow(press, () => columnsIn(headedPage(press, words, head), 2, mm(7)), columns);
  writeNotes(flow, quest, words);
}

function writeNotes(flow: TextFlow, quest: Quest, words: PaperWords): void {
  const told = new Teller(quest, words);
  const text = (key: string) => words.text(`quest.${quest.id}.${key}`);
  const section = (key: string) => flow.heading(words.own(`section.${key}`), styles.heading);
  const list = (lines: readonly string[]) => {
    for (const line of lines) flow.text(`• ${line}`, styles.text);
  };
  section("introduction");
  flow.text(text("introduction"), styles.aloud);
  section("wizard");
  flow.text(text("notes"), styles.text);
  section("goal");
  list(told.goals());
  section("lost");
  list(told.failures());
  const reward = told.reward(quest.reward);
  if (reward.length > 0) section("reward");
  list(reward);
  if (quest.opening) {
    section("opening");
    if (quest.opening.itemsAt !== undefined) list([words.own("note.items-away")]);
    for (const line of told.aloud(quest.opening.text)) flow.text(line, styles.aloud);
  }
  section("notes");
  for (const { number, title, lines, aloud } of notesOf(quest, words)) {
    flow.text(`${number}  ${title}`, { ...styles.text, font: "serif-bold" }, { keep: styles.text.size * 2.7 });
    for (const line of lines) flow.text(line, styles.text, { indent: mm(4) });
    for (const line of aloud) flow.text(line, { ...styles.aloud, size: 9 }, { indent: mm(4) });
    flow.gap(mm(1));
  }
  section("figures");
  list([words.own("note.wandering", { type: quest.wandering })]);
  drawTable(flow, valueHeads(words), figureRows(quest, words), mm(9.5));
  section("success");
  flow.text(text("success"), styles.aloud);
  section("failure");
  flow.text(text("failure"), styles.aloud);
}

/** Everybody who may come onto the board: placed, brought by a trigger, or wandering. */
function figureRows(quest: Quest, words: PaperWords): string[][] {
  const brought = quest.triggers.flatMap(({ acts }) =>
    acts.flatMap((act) => (act.act === "place" || act.act === "ambush" ? act.antagonists : [])),
  );
  const types = [
    ...new Set([...quest.antagonists, ...brought, ...quest.allies].map(({ type }) => type)),
    quest.wandering,
  ];
  const tables: Readonly<Record<string, Parameters<typeof valuesOf>[0]>> = { ...antagonists, ...champions, ...allies };
  return [...new Set(types)].sort().flatMap((type) => {
    const values = tables[type];
    return values ? [[words.name(type), ...valuesOf(values)]] : [];
  });
}

function valueHeads(words: PaperWords): string[] {
  return ["figure", "move", "attack", "defence", "body", "mind"].map((key) => words.own(`value.${key}`));
}

function valuesOf({
  move,
  attack,
  defence,
  body,
  mind,
}: {
  readonly move: number;
  readonly attack: number;
  readonly defence: number;
  readonly body: number;
  readonly mind: number;
}): string[] {
  return [move, attack, defence, body, mind].map(String);
}
