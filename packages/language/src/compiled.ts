import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { IntlMessageFormat } from "intl-messageformat";
import { held } from "./held.js";
import type { Language } from "./language.js";

/** What a message needs of an argument: its text, its number or length, or the bare word to choose by. */
type Need = "text" | "number" | "word";

/** One use of an argument in a message. */
export interface Use {
  readonly argument: string;
  readonly need: Need;
  /** The name under which the formatter asks for it. */
  readonly slot: string;
}

/** What goes into the slots of a message. */
type Slots = Readonly<Record<string, string | number>>;

/** A message text made ready to be filled in. */
export interface Compiled {
  readonly uses: readonly Use[];
  fill(slots: Slots): string;
}

/**
 * Makes a message text ready. The same argument may stand in a sentence as a translated name and beside it in a `select` as
 * the game's own word, so each kind of use gets a slot of its own.
 */
export function compile(text: string, language: Language): Compiled {
  const elements = parseMessage(text);
  const uses = new Map<string, Use>();
  for (const element of eachElement(elements)) {
    if (language === "fr" && element.type === TYPE.literal) element.value = held(element.value);
    const need = needOf(element);
    if (need === undefined || !("value" in element)) continue;
    const slot = slotMark[need] + element.value;
    uses.set(slot, { argument: element.value, need, slot });
    element.value = slot;
  }
  const format = new IntlMessageFormat(elements, language);
  return { uses: [...uses.values()], fill: (slots) => String(format.format(slots)) };
}

/** A message text as its elements. Throws where it isn't a valid ICU message; `<` and `>` are plain text. */
export function parseMessage(text: string): MessageFormatElement[] {
  return parse(text, { ignoreTag: true });
}

/** The arguments that a message text names. */
export function argumentsOf(elements: readonly MessageFormatElement[]): Set<string> {
  const named = new Set<string>();
  for (const element of eachElement(elements)) {
    if (needOf(element) !== undefined && "value" in element) named.add(element.value);
  }
  return named;
}

const slotMark: Readonly<Record<Need, string>> = { text: "", number: "#", word: "=" };

function needOf(element: MessageFormatElement): Need | undefined {
  switch (element.type) {
    case TYPE.argument:
      return "text";
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
    case TYPE.plural:
      return "number";
    case TYPE.select:
      return "word";
    default:
      return undefined;
  }
}

// ends: a message is as deep as it is
function* eachElement(elements: readonly MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const element of elements) {
    yield element;
    if (element.type !== TYPE.select && element.type !== TYPE.plural) continue;
    for (const { value } of Object.values(element.options)) yield* eachElement(value);
  }
}
