export { BoardInstructions } from "./board-instructions.js";
export { CorrectDialog } from "./correct-dialog.js";
export { Entry } from "./entry.js";
