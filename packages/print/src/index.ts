export { mm, type PaperName, paperNames, papers } from "./page/paper.js";

export {
  checkOrder,
  gamesOnPaper,
  OrderRefused,
  openParts,
  type PrintOrder,
  print,
  printable,
} from "./print.js";
export type { PrintedGame, PrintPart } from "./printer.js";
export { cardSize } from "./sheets/cards.js";
export { ownMessages, paperMessages } from "./words.js";
