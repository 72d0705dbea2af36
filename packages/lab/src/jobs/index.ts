export { Remote } from "./remote.js";
export { work } from "./worker.js";
