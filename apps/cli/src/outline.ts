import type { Json } from "@tavolata/kernel";
import type { TableText } from "./table-text.js";

/**
 * What somebody sees of the table, field by field: for games that don't draw it. A field is called by the message
 * `field.<name>`, or by its name in the state.
 */
export function outline(text: TableText, state: Json): string[] {
  return isRecord(state) ? fieldsOf(text, state, "  ") : [`  ${valueText(text, state)}`];
}

function fieldsOf(text: TableText, record: Readonly<Record<string, Json>>, indent: string): string[] {
  return Object.entries(record).flatMap(([name, value]) => {
    const title = `${indent}${text.context.paint.dim(`${fieldName(text, name)}:`)}`;
    if (isRecord(value) && !isPile(value)) {
      const inner = fieldsOf(text, value, `${indent}  `);
      return inner.length > 0 ? [title, ...inner] : [`${title} –`];
    }
    if (Array.isArray(value) && value.some((one) => isRecord(one))) {
      return [title, ...value.flatMap((one, i) => fieldsOf(text, { [String(i + 1)]: one as Json }, `${indent}  `))];
    }
    return [`${title} ${valueText(text, value)}`];
  });
}

function fieldName({ speaker }: TableText, name: string): string {
  if (speaker.has(`field.${name}`)) return speaker.say({ key: `field.${name}` });
  const named = speaker.name(name);
  return named === name ? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : named;
}

function valueText(text: TableText, value: Json): string {
  if (value === null) return "–";
  if (typeof value === "string") return text.speaker.name(value);
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return value.length === 0 ? "–" : value.map((one: Json) => valueText(text, one)).join(", ");
  if (!isPile(value)) return JSON.stringify(value);
  const cards = text.context.text("table.cards", { count: value.count });
  const known = (value.known ?? []).map((card) => (card === null ? "?" : text.speaker.name(card)));
  return known.some((card) => card !== "?") ? text.pair(cards, known.join(", ")) : cards;
}

/** Cards face down, as a view shows them: how many, and which of them are known. */
interface Pile {
  readonly count: number;
  readonly known?: readonly (string | null)[];
}

function isPile(value: unknown): value is Pile {
  return (
    isRecord(value) &&
    typeof value["count"] === "number" &&
    Object.keys(value).every((key) => key === "count" || key === "known")
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, Json>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
