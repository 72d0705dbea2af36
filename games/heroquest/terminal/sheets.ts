import { say } from "@tavolata/kernel";
import type { Position } from "../bot/perception/position.js";
import { type TraitId, traits } from "../content/figures/traits.js";
import { fullMindOf } from "../content/tables.js";
import { isInShock, isProne, isUnconscious } from "../queries/figures.js";
import { wordsFor } from "../queries/traits.js";
import type { Figure } from "../state.js";
import { figureMark } from "./marks.js";
import { flowing, padded, type Words, widest, widthOf } from "./words.js";

/** The heroes' control sheets (HQ-1.8): points, gold, what they carry, and how many actions are left. */
export function sheetLines(position: Position, words: Words): string[] {
  const { figures, campaign } = position.table;
  const heroes = [
    ...figures.filter(({ kind }) => kind === "hero" || kind === "ally"),
    ...Object.values(campaign?.sheets ?? {}),
  ];
  if (heroes.length === 0) return [];
  const rows = [headings(words), ...heroes.map((hero) => rowOf(position, words, hero))];
  const columns = rows[0]!.length - 1;
  const widths = Array.from({ length: columns }, (_, i) => Math.max(...rows.map((row) => widthOf(row[i]!))));
  return rows.flatMap((row, i) => {
    const fixed = widths.map((width, column) => padded(row[column]!, width)).join("  ");
    const hero = heroes[i - 1];
    return [...withItems(fixed, row[columns]!), ...(hero ? experienceOf(hero, words) : [])];
  });
}

/** HQ-RH3-a: what adventures have left on the sheet: traits, and exceptional dice. */
function experienceOf({ experience }: Figure, words: Words): string[] {
  if (!experience) return [];
  const pieces = experience.traits.map((held) => {
    const notes = [
      ...(held.permanent ? [] : [words.say(say("draw.one-adventure"))]),
      ...(held.used > 0 && isForOnce(held.trait) ? [words.say(say("draw.used"))] : []),
    ];
    return `${words.say(wordsFor(held))}${notes.length > 0 ? ` [${notes.join(", ")}]` : ""}`;
  });
  const dice = experience.exceptionalDice.length;
  if (dice > 0) pieces.push(words.say(say("draw.exceptional-dice", { dice })));
  if (pieces.length === 0) return [];
  return flowing([`     ${words.say(say("draw.experience"))} ${pieces[0]}`, ...pieces.slice(1)], ", ", 7);
}

/** HQ-RH3-move-plus-1: what helps once in an adventure, not once in a round. */
function isForOnce(trait: TraitId): boolean {
  return traits[trait].kind === "movement-advantage";
}

function headings(words: Words): string[] {
  const title = (word: string) => words.say(say(`draw.${word}`));
  return [
    "  ",
    title("hero"),
    title("square"),
    title("body"),
    title("mind"),
    title("gold"),
    title("actions"),
    title("items"),
  ];
}

function rowOf({ content, table, board }: Position, words: Words, hero: Figure): string[] {
  const turn = table.turn?.figure === hero.id ? table.turn : undefined;
  return [
    turn || table.campaign?.market?.visitors[0] === hero.seat ? "▶ " : "  ",
    `${figureMark(hero, words)} ${words.name(hero.id)} (${words.name(hero.seat)})${stateOf(hero, words)}`,
    board.names[hero.square] ?? "–",
    `${hero.body}/${hero.fullBody}`,
    `${hero.mind}/${fullMindOf(content, hero)}`,
    String(hero.gold),
    turn ? String(turn.actions) : "–",
    hero.items.map((item) => words.name(item)).join(", "),
  ];
}

/** What keeps somebody from acting as usual. */
function stateOf(figure: Figure, words: Words): string {
  const states: string[] = [];
  if (isProne(figure)) states.push("prone");
  if (isUnconscious(figure)) states.push("unconscious");
  if (isInShock(figure)) states.push("shock");
  if (figure.buried) states.push("buried");
  if (figure.pit) states.push("in-pit");
  return states.map((state) => `, ${words.say(say(`draw.${state}`))}`).join("");
}

/** The items behind the other columns, over as many lines as they need. */
function withItems(fixed: string, items: string): string[] {
  const indent = widthOf(fixed) + 2;
  const room = widest - indent;
  const lines: string[] = [];
  let line = "";
  for (const word of items.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (widthOf(longer) > room && line !== "") {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  lines.push(line);
  return lines.map((part, i) => `${i === 0 ? fixed : " ".repeat(indent - 2)}  ${part}`.trimEnd());
}

/** Everybody on the other side, with the body points that are left. */
export function foeLines({ table, board }: Position, words: Words): string[] {
  const foes = table.figures.filter(({ kind }) => kind === "servant" || kind === "champion");
  if (foes.length === 0) return [];
  const pieces = foes.map((foe) => {
    const fallen = isProne(foe) ? `, ${words.say(say("draw.prone"))}` : "";
    return `${figureMark(foe, words)} ${words.name(foe.id)} ${board.names[foe.square]} (${foe.body}/${foe.fullBody}${fallen})`;
  });
  return flowing([`${words.say(say("draw.foes"))}`, ...pieces], "  ");
}
