import { arch, cpus, platform, totalmem } from "node:os";

/** The machine in a line: its processor and cores, its memory, its system and the version of Node.js. */
export function describeMachine(): string {
  const cores = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const model = cores[0]?.model.trim() || "unknown processor";
  const count = `${cores.length} ${cores.length === 1 ? "core" : "cores"}`;
  return `${model}, ${count}, ${memory} GB, ${platform()} ${arch()}, Node.js ${process.version}`;
}
