export { type Box, mm, type Paper, type PaperName, paperNames, papers } from "./page/paper.js";
export type { Overflow } from "./page/press.js";
export {
  checkOrder,
  gamesOnPaper,
  OrderRefused,
  openParts,
  type Printable,
  type Printed,
  type PrintOrder,
  print,
  printable,
} from "./print.js";
export { type GamePrinter, type Part, type PrintedGame, partNames } from "./printer.js";
export { cardSize } from "./sheets/cards.js";
export { ownMessages, paperMessages } from "./words.js";
