/** The thread of the embedded database. It does what it is asked in that order, and has said that it is open before it is asked. */
import { parentPort, workerData } from "node:worker_threads";
import { openDurable } from "./durable-folder.js";
import { type FromThread, packError, type ToThread } from "./embedded.js";

const port = parentPort!;
const say = (word: FromThread) => port.postMessage(word);

try {
  const pglite = await openDurable(workerData as string);
  port.on("message", async (asked: ToThread) => {
    const { id } = asked;
    try {
      if (asked.type === "query") {
        const { rows, affectedRows } = await pglite.query(asked.sql, [...asked.parameters]);
        say({ id, result: { rows, affectedRows } });
      } else {
        await pglite.close();
        say({ id });
        port.close();
      }
    } catch (error) {
      say({ id, error: packError(error) });
    }
  });
  say({ id: 0 });
} catch (error) {
  say({ id: 0, error: packError(error) });
}
