/** An element of a small XML file: its attributes, what stands in it, and its text without that of what stands in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  text: string;
}

/** Why a text isn't read, and in which line. */
export interface XmlRefusal {
  readonly code: XmlFault;
  readonly line: number;
}

type XmlFault =
  | "xml-too-long"
  | "xml-too-much"
  | "xml-too-deep"
  | "xml-declaration"
  | "xml-entity"
  | "xml-unclosed"
  | "xml-not-well-formed"
  | "xml-no-root";

/** What a quest that somebody drew may hold, and much more than any does. */
const most = { characters: 1_000_000, elements: 6_000, depth: 6, attributes: 20, value: 2_000, text: 20_000 };

/**
 * Reads XML as drawing programs write it: elements, attributes, text, comments, CDATA, the five entities and numbers of characters. What
 * could make a reader do more than read is refused: entities of one's own, inner subsets, instructions. It goes through the
 * text once, without calling itself, so whatever the text is, it ends.
 */
export function readXml(text: string): { readonly root: XmlElement } | { readonly refused: XmlRefusal } {
  const reader = new Reader(text);
  try {
    return { root: reader.read() };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { refused: { code: error.code, line: lineAt(text, error.at) } };
  }
}

class Fault extends Error {
  constructor(
    readonly code: XmlFault,
    readonly at: number,
  ) {
    super(code);
  }
}

class Reader {
  #at = 0;
  #elements = 0;
  #root: XmlElement | undefined;
  readonly #open: XmlElement[] = [];

  constructor(private readonly source: string) {}

  read(): XmlElement {
    const { source } = this;
    if (source.length > most.characters) throw new Fault("xml-too-long", 0);
    if (source.startsWith("\ufeff")) this.#at = 1;
    const beginning = this.#at;
    for (;;) {
      const next = source.indexOf("<", this.#at);
      this.#addText(source.slice(this.#at, next < 0 ? source.length : next));
      if (next < 0) break;
      this.#at = next;
      if (source.startsWith("<!--", next)) this.#skipTo("-->", 4);
      else if (source.startsWith("<![CDATA[", next)) this.#readCdata();
      else if (source.startsWith("<!DOCTYPE", next)) this.#skipDoctype();
      else if (source.startsWith("<?xml ", next) && next === beginning) this.#skipTo("?>", 2);
      else if (source.startsWith("<!", next) || source.startsWith("<?", next)) throw new Fault("xml-declaration", next);
      else if (source.startsWith("</", next)) this.#close();
      else this.#readTag();
    }
    if (this.#open.length > 0) throw new Fault("xml-unclosed", source.length);
    if (!this.#root) throw new Fault("xml-no-root", 0);
    return this.#root;
  }

  /** Goes behind the next of these words; answers with what stood before it. */
  #skipTo(end: string, from: number): string {
    const start = this.#at + from;
    const found = this.source.indexOf(end, start);
    if (found < 0) throw new Fault("xml-unclosed", this.#at);
    this.#at = found + end.length;
    return this.source.slice(start, found);
  }

  #readCdata(): void {
    const start = this.#at;
    const text = this.#skipTo("]]>", "<![CDATA[".length);
    const element = this.#open.at(-1);
    if (!element) throw new Fault("xml-not-well-formed", start);
    this.#append(element, text, start);
  }

  /** Where it names a file elsewhere, nobody looks there. */
  #skipDoctype(): void {
    const start = this.#at;
    if (this.#root || this.#open.length > 0) throw new Fault("xml-declaration", start);
    if (/[<[]/.test(this.#skipTo(">", "<!DOCTYPE".length))) throw new Fault("xml-declaration", start);
  }

  #addText(text: string): void {
    const element = this.#open.at(-1);
    if (element) this.#append(element, decoded(text, this.#at), this.#at);
    else if (text.trim() !== "") throw new Fault("xml-not-well-formed", this.#at);
  }

  #append(element: XmlElement, text: string, at: number): void {
    if (element.text.length + text.length > most.text) throw new Fault("xml-too-much", at);
    element.text += text;
  }

  #close(): void {
    const start = this.#at;
    const name = this.#skipTo(">", 2).trimEnd();
    if (this.#open.pop()?.name !== name) throw new Fault("xml-not-well-formed", start);
  }

  #readTag(): void {
    const start = this.#at;
    this.#at += 1;
    const name = this.#word();
    const attributes = new Map<string, string>();
    while (!this.#isAtEndOfTag()) {
      if (attributes.size >= most.attributes) throw new Fault("xml-too-much", this.#at);
      const word = this.#word();
      if (attributes.has(word)) throw new Fault("xml-not-well-formed", this.#at);
      attributes.set(word, this.#value());
    }
    const element: XmlElement = { name, attributes, children: [], text: "" };
    this.#elements += 1;
    if (this.#elements > most.elements) throw new Fault("xml-too-much", start);
    const outer = this.#open.at(-1);
    if (outer) outer.children.push(element);
    else if (this.#root) throw new Fault("xml-not-well-formed", start);
    else this.#root = element;
    if (this.source.startsWith("/>", this.#at)) {
      this.#at += 2;
      return;
    }
    this.#at += 1;
    this.#open.push(element);
    if (this.#open.length > most.depth) throw new Fault("xml-too-deep", start);
  }

  #isAtEndOfTag(): boolean {
    const before = this.#at;
    this.#skipSpace();
    const { source } = this;
    if (this.#at >= source.length) throw new Fault("xml-unclosed", this.#at);
    if (source[this.#at] === ">" || source.startsWith("/>", this.#at)) return true;
    if (this.#at === before) throw new Fault("xml-not-well-formed", this.#at);
    return false;
  }

  #word(): string {
    word.lastIndex = this.#at;
    const [found] = word.exec(this.source) ?? [];
    if (found === undefined) throw new Fault("xml-not-well-formed", this.#at);
    this.#at += found.length;
    return found;
  }

  /** `="…"`. */
  #value(): string {
    this.#skipSpace();
    if (this.source[this.#at] !== "=") throw new Fault("xml-not-well-formed", this.#at);
    this.#at += 1;
    this.#skipSpace();
    const quote = this.source[this.#at];
    if (quote !== '"' && quote !== "'") throw new Fault("xml-not-well-formed", this.#at);
    const start = this.#at;
    const value = this.#skipTo(quote, 1);
    if (value.length > most.value) throw new Fault("xml-too-much", start);
    if (value.includes("<")) throw new Fault("xml-not-well-formed", start);
    return decoded(value, start);
  }

  #skipSpace(): void {
    while (/\s/.test(this.source[this.#at] ?? "")) this.#at += 1;
  }
}

const word = /[A-Za-z_][\w.:-]{0,63}/y;

const entities: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

function decoded(text: string, at: number): string {
  if (!text.includes("&")) return text;
  return text.replace(/&([^;&\s]{0,10};)?/g, (_, named: string | undefined) => {
    const name = named?.slice(0, -1) ?? "";
    const known = entities.get(name) ?? characterOf(name);
    if (known === undefined) throw new Fault("xml-entity", at);
    return known;
  });
}

/** The character of a number: `#233`, `#xe9`. */
function characterOf(name: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([0-9a-fA-F]{1,6})|([0-9]{1,7}))$/.exec(name) ?? [];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  return code > 0 && code <= 0x10ffff && !isHalf ? String.fromCodePoint(code) : undefined;
}

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split("\n").length;
}
