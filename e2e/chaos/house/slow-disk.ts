/** Loaded before a server: every write to its files takes as long as the environment says, as on a slow disk. */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const milliseconds = Number(process.env["SLOW_DISK"] ?? 0);
const never = new Int32Array(new SharedArrayBuffer(4));
const { writeSync } = fs;

fs.writeSync = ((...args: Parameters<typeof writeSync>) => {
  if (args[0] > 2) Atomics.wait(never, 0, 0, milliseconds); // not what is printed
  return writeSync(...args);
}) as typeof writeSync;
syncBuiltinESMExports();
