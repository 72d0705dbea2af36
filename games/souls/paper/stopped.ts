/** With its full stop, where it has none. */
export function stopped(text: string): string {
  return /[.!?…:]$/.test(text) ? text : `${text}.`;
}
