/**
 * A text that somebody wrote, as a message that says just that. In a message braces are arguments and apostrophes quote, so what comes from
 * outside must never be taken for one as it stands.
 */
export function plainText(text: string): string {
  const doubled = text.replaceAll("'", "''");
  const brace = doubled.search(/[{}]/);
  return brace < 0 ? doubled : `${doubled.slice(0, brace)}'${doubled.slice(brace)}'`;
}
