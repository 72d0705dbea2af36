export { balancesOf, meanWon, type Went } from "./figures.js";
export { sectionsOf } from "./sections.js";
export { balanceTable, columns, percent } from "./table.js";
