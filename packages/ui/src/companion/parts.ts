export { CorrectDialog } from "./correct-dialog.js";
export { Entry } from "./entry.js";
export { Errands } from "./errands.js";
