/** What still holds when somebody else has answered: where all are asked at once, the own question is open as before, and so is what to do there. */
export function afterAnswer<T extends { readonly what: string }>(told: T | undefined): T | undefined {
  return told?.what === "thinking" || told?.what === "hint" ? told : undefined;
}
