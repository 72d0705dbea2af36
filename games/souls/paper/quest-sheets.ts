import { mm, type Rect } from "@tavolata/print/page/paper.js";
import type { Press } from "@tavolata/print/page/press.js";
import { ink, styles } from "@tavolata/print/page/style.js";
import { columnsIn, TextFlow } from "@tavolata/print/page/text-flow.js";
import type { Sheet } from "@tavolata/print/printer.js";
import { type Head, headedPage } from "@tavolata/print/sheets/head.js";
import { drawLegend, type LegendEntry } from "@tavolata/print/sheets/legend.js";
import type { PaperWords } from "@tavolata/print/words.js";
import { type Quest, quests } from "../content/index.js";
import { readQuestFile } from "../editor.js";
import { battlefieldOf } from "../queries/board/field.js";
import { drawField, thingsOf } from "./field.js";
import { passagesOf, Story } from "./story.js";

function questOf({ quest: id, file }: Sheet): Quest {
  return file === undefined ? quests[id!]! : readQuestFile(file).own!.quest;
}

/** For the players: the battlefield as it is laid out, the introduction, and the goals that everybody knows. */
export function playersSheet(sheet: Sheet): void {
  const { press, words } = sheet;
  const quest = questOf(sheet);
  const title = words.text(`quest.${quest.id}.title`);
  const rest = mapPage(press, words, quest, { title, subtitle: words.own("souls.sheet.players") });
  const story = new Story(quest, words);
  const goals = story.goals([...quest.victory, ...quest.failure], true);
  const flow = new TextFlow(
    press,
    () => columnsIn(headedPage(press, words, { title }), 2, mm(7)),
    columnsIn(rest, 2, mm(7)),
  );
  flow.heading(words.own("section.introduction"), styles.heading);
  flow.text(words.text(`quest.${quest.id}.introduction`), styles.aloud);
  setUp(flow, quest, words);
  if (goals.length > 0) flow.heading(words.own("souls.goals"), styles.heading);
  for (const goal of goals) flow.text(`• ${goal}`, styles.text);
}

/** The book of secrets: for whoever reads it aloud, page by page. */
export function storySheet(sheet: Sheet): void {
  const { press, words } = sheet;
  const quest = questOf(sheet);
  const head = {
    title: words.text(`quest.${quest.id}.title`),
    subtitle: words.own("souls.sheet.story"),
    warning: words.own("warning.story"),
  };
  const rest = mapPage(press, words, quest, head);
  const flow = new TextFlow(
    press,
    () => columnsIn(headedPage(press, words, head), 2, mm(7)),
    columnsIn(rest, 2, mm(7)),
  );
  const story = new Story(quest, words);
  const section = (text: string) => flow.heading(text, styles.heading);
  section(words.own("souls.victory"));
  for (const goal of story.goals(quest.victory)) flow.text(`• ${goal}`, styles.text);
  section(words.own("souls.failure"));
  for (const goal of [words.own("souls.usual-failure"), ...story.goals(quest.failure)])
    flow.text(`• ${goal}`, styles.text);
  section(words.own("souls.passages"));
  for (const { title, lines } of passagesOf(quest, words)) {
    flow.text(title, { ...styles.text, font: "serif-bold" }, { keep: styles.text.size * 2.7 });
    for (const { text, isAloud } of lines) {
      flow.text(isAloud ? text : `• ${text}`, isAloud ? { ...styles.aloud, size: 9 } : { ...styles.text, size: 9 }, {
        indent: mm(3),
      });
    }
    flow.gap(mm(1.4));
  }
  for (const end of ["victory", "failure"] as const) {
    section(words.own(`section.${end === "victory" ? "success" : "failure"}`));
    flow.text(words.text(`quest.${quest.id}.${end}`), styles.aloud);
  }
}

/** The map with its legend; gives what is left of the page. */
function mapPage(press: Press, words: PaperWords, quest: Quest, head: Head): Rect {
  const page = headedPage(press, words, head);
  const map = drawField(press, { ...page, height: page.height * 0.55 }, quest);
  const below = page.y + map + mm(4);
  const legend = drawLegend(
    press,
    { ...page, y: below, height: mm(40) },
    words.own("legend.title"),
    legendOf(press, quest, words),
    4,
  );
  const top = below + legend + mm(2);
  return { ...page, y: top, height: page.y + page.height - top };
}

const kinds: Readonly<Record<string, string>> = {
  "camping-tent": "start",
  "scroll-unfurled": "story",
  "position-marker": "waypoint",
  "locked-chest": "chest",
  "magnifying-glass": "search",
  "star-altar": "altar",
  "magic-portal": "gate",
  key: "key",
  uncertainty: "shadow",
  "orc-head": "enemy",
};

function legendOf(press: Press, quest: Quest, words: PaperWords): LegendEntry[] {
  const { doc } = press;
  const { hard = [], deadly = [] } = battlefieldOf(quest);
  const sign = (text: string) => (x: number, y: number, size: number) =>
    press.writeMiddle(text, { x, y, width: size, height: size }, { font: "sans-bold", size: 9, align: "centre" });
  const seen = new Map(thingsOf(quest).map((thing) => [`${thing.icon}${thing.colour}`, thing]));
  const things = [...seen.values()].map(({ icon, colour }) => {
    const isOff = colour === ink.grey && (icon === "star-altar" || icon === "magic-portal");
    return { text: words.own(`souls.legend.${kinds[icon]!}${isOff ? "-off" : ""}`), icon, colour };
  });
  const line = (colour: string) => (x: number, y: number, size: number) =>
    void doc
      .moveTo(x, y + size / 2)
      .lineTo(x + size, y + size / 2)
      .lineWidth(2.4)
      .stroke(colour);
  return [
    ...things,
    ...(quest.doors.some(({ kind }) => kind === "normal")
      ? [{ text: words.own("legend.door"), icon: "wooden-door", colour: "#6d4a1f" }]
      : []),
    ...(quest.doors.some(({ kind }) => kind === "locked")
      ? [{ text: words.name("locked-door"), icon: "padlock", colour: "#6d4a1f" }]
      : []),
    { text: words.own("souls.legend.wall"), draw: line(ink.black) },
    ...(quest.walls.length > 0 ? [{ text: words.own("souls.legend.wall-token"), draw: line("#7b5a3a") }] : []),
    ...(hard.length > 0 ? [{ text: words.own("souls.legend.hard"), draw: sign("*") }] : []),
    ...(deadly.length > 0 ? [{ text: words.own("souls.legend.deadly"), draw: sign("!") }] : []),
  ];
}

/** What is laid out before the Quest: SS-2.1-b, SS-15.4-o. */
function setUp(flow: TextFlow, quest: Quest, words: PaperWords): void {
  flow.heading(words.own("souls.setup"), styles.heading);
  const { soulrank, grants, enemyDeck, events, shadowReserve } = quest;
  const lines = [
    words.own("souls.setup.rank", { rank: soulrank, soulPoints: grants.soulPoints, crowns: grants.crowns }),
    words.own("souls.setup.enemies", { scrolls: [...enemyDeck] }),
    words.own("souls.setup.events", {
      numbers: [...events.deck, ...(events.onTop ?? [])].sort((a, b) => a - b).map(String),
    }),
    words.own("souls.setup.shadows", {
      tokens: Object.entries(shadowReserve).map(([kind, count]) =>
        words.within("souls.counted", { name: words.plainName(`shadow-${kind}`), count }),
      ),
    }),
  ];
  for (const line of lines) flow.text(`• ${line}`, styles.text);
}
