import { realIo } from "./real-io.js";
import { run } from "./run.js";

export type { Io } from "./io.js";
export { run } from "./run.js";

/** The program as it is started from a shell. */
export async function main(): Promise<void> {
  // A reader that has seen enough (`tavolata rules | head`) closes the pipe: that is no mistake.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
    throw error;
  });
  const io = realIo();
  try {
    process.exitCode = await run(process.argv.slice(2), io);
  } finally {
    io.close();
  }
}
