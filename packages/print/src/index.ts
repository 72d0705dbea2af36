export { type Box, mm, type Paper, type PaperName, paperNames, papers } from "./page/paper.js";
export type { Overflow } from "./page/press.js";
export { checkOrder, OrderRefused, openParts, type Printed, type PrintOrder, print, printable } from "./print.js";
export { type Part, partNames } from "./printer.js";
export { cardSize } from "./sheets/cards.js";
export { ownMessages } from "./words.js";
