import { levels } from "@tavolata/bots";
import type { Seat } from "@tavolata/kernel";
import { joinTables, type Language, languages, type MessageTables, Speaker } from "@tavolata/language";
import type { IconShape } from "../../controls/icon.js";
import type { GameScreen } from "../../game/game-screen.js";
import { pageMessages } from "../../language/page-messages.js";
import type { Arguments, PageKey } from "../../language/words.js";
import type { LocalSeating, LocalSitter } from "./seating.js";

/** Every seat has a shape, a letter and a colour: nobody needs to tell it by one of them alone. */
const seatShapes = ["circle", "diamond", "square", "triangle", "hexagon"] as const;
export type SeatShape = (typeof seatShapes)[number];

export interface SeatLook {
  readonly seat: Seat;
  /** The person's own name, or what the game calls the seat. */
  readonly name: string;
  /** What the game calls the seat. */
  readonly role: string;
  readonly letter: string;
  readonly shape: SeatShape;
  /** A colour of the style sheets. */
  readonly colour: string;
  readonly icon: IconShape;
  readonly sitter: LocalSitter;
}

const colours = ["var(--move)", "var(--attack)", "var(--magic)", "var(--good)", "var(--warn)"];

/** How the seats are shown in a language. */
export function seatLooks(
  gameScreen: GameScreen,
  seats: readonly Seat[],
  seating: LocalSeating,
  messages: MessageTables,
  language: Language,
): SeatLook[] {
  const roles = rolesOf(seats, new Speaker(language, messages));
  const names = seats.map((seat, i) => nameOf(seating[seat]) || roles[i]!);
  const letters = numbered(names.map((name) => letterOf(name, language)));
  return seats.map((seat, i) => ({
    seat,
    name: names[i]!,
    role: roles[i]!,
    letter: letters[i]!.replace(" ", ""),
    shape: seatShapes[i % seatShapes.length]!,
    colour: colours[i % colours.length]!,
    icon: gameScreen.seatIcon(seat),
    sitter: seating[seat] ?? { kind: "nobody" },
  }));
}

/** The first letter of a name, with the number that the name ends with. */
function letterOf(name: string, language: Language): string {
  const [number = ""] = /\d{1,2}$/.exec(name) ?? [];
  return `${[...name][0] ?? "?"}${number}`.toLocaleUpperCase(language);
}

/** Somebody by name, and for whom they play. */
export function whoIs(look: SeatLook, alias: string | undefined, speaker: Speaker): string {
  if (alias === undefined) return look.name;
  return look.name === look.role ? speaker.name(alias) : `${look.name} (${speaker.name(alias)})`;
}

/** The game's messages and the page's, in which every seat is called as it is called at this table. */
export function withSeatNames(messages: MessageTables, seats: readonly Seat[], seating: LocalSeating): MessageTables {
  const own = languages.map((language) => {
    const roles = rolesOf(seats, new Speaker(language, messages));
    const names = seats.map((seat, i) => [`name.${seat}`, plainText(nameOf(seating[seat]) || roles[i]!)]);
    return [language, Object.fromEntries(names)];
  });
  return joinTables(pageMessages, messages, Object.fromEntries(own) as MessageTables);
}

/** Who sits there, as a text of the page with its arguments. */
export function sitterWords(sitter: LocalSitter): [PageKey, Arguments?] {
  if (sitter.kind === "nobody") return ["sitter.nobody"];
  if (sitter.kind === "person") return [sitter.isYou ? "seats.you" : sitter.away ? "sitter.away" : "sitter.person"];
  const known = levels.find((level) => level === sitter.bot);
  return known ? [`sitter.${known}`] : ["sitter.bot", { bot: sitter.bot }];
}

function nameOf(sitter: LocalSitter | undefined): string {
  return sitter?.kind === "person" ? sitter.name.trim() : "";
}

/** What the game calls the seats: without their number where there is only one of a kind. */
export function rolesOf(seats: readonly Seat[], speaker: Speaker): string[] {
  const kinds = seats.map((seat) => seat.replace(/-\d+$/, ""));
  return numbered(
    seats.map((seat, i) => speaker.name(kinds.indexOf(kinds[i]!) === kinds.lastIndexOf(kinds[i]!) ? kinds[i]! : seat)),
  );
}

/** Adds a number to those that are alike. */
function numbered(words: readonly string[]): string[] {
  return words.map((word, i) => {
    if (words.indexOf(word) === words.lastIndexOf(word)) return word;
    return `${word} ${words.slice(0, i + 1).filter((one) => one === word).length}`;
  });
}

/** A text as an ICU message that says just that. */
function plainText(text: string): string {
  return text.replaceAll("'", "''").replace(/[{}]/g, "'$&'");
}
