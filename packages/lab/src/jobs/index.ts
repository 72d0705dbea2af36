export { Queue, type Task } from "./queue.js";
export { Remote } from "./remote.js";
export { type WorkerSettings, work } from "./worker.js";
