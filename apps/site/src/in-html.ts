const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as it may stand in a page, also inside of an attribute. */
export const inHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign]!);
