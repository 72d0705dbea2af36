import type { MessageTable } from "./tables.js";

/** The keys of French texts that say vous or give an order in its form: whoever is at the table is told tu. */
export function formalFrench(texts: MessageTable): string[] {
  return Object.entries(texts)
    .filter(([, text]) => /\b(vous|votre|vos|vôtres?)\b|(?<!\p{L})(?!chez|assez)\p{L}+ez\b/iu.test(text))
    .map(([key]) => key);
}
