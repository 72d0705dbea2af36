import { arch, cpus, loadavg, platform, totalmem } from "node:os";

/**
 * The machine in a line: its processor and cores, its memory, its system, the version of Node.js, and how busy it was with
 * other work before: figures of a machine with more load than cores are to be taken with care.
 */
export function describeMachine(): string {
  const cores = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const model = cores[0]?.model.trim() || "unknown processor";
  const count = `${cores.length} ${cores.length === 1 ? "core" : "cores"}`;
  return `${model}, ${count}, ${memory} GB, ${platform()} ${arch()}, Node.js ${process.version}, load ${(loadavg()[0] ?? 0).toFixed(1)}`;
}
