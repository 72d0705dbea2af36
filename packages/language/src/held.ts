/** French signs stay with their words: no line begins with a colon. */
export function held(text: string): string {
  return text.replace(/ (?=[:;!?»])/g, "\u00a0").replace(/« /g, "«\u00a0");
}
