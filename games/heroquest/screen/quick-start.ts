import type { TableWatch } from "@tavolata/client";
import type { QuickStart } from "@tavolata/ui/game/quick-start.js";
import { wizard } from "../state.js";

const heroes = ["barbarian", "dwarf", "elf", "wizard"];

/** One person with the four heroes against the machine. Who is who is settled already, and a slip may be taken back. */
export const quickStart: QuickStart = {
  options: { undo: "friendly" },
  seats: {
    ...Object.fromEntries(heroes.map((_, i) => [`adventurer-${i + 1}`, { sits: "me" as const }])),
    [wizard]: { sits: "bot", bot: "normal" },
  },
  async settle(watches) {
    await writeDown(watches);
    await takeFigures(watches);
  },
};

/** HQ-2.4-a: each writes down another hero. */
async function writeDown(watches: readonly TableWatch[]): Promise<void> {
  for (const [i, watch] of watches.entries()) {
    const [decision] = watch.decisions;
    const pick = decision?.options.find(({ id }) => id.endsWith(heroes[i]!));
    if (decision && pick) await watch.answer(decision, [pick.id]);
  }
}

/** HQ-2.4-d: of two figures of the same kind any will do. */
async function takeFigures(watches: readonly TableWatch[]): Promise<void> {
  const answered = new Set<string>();
  const asked = (watch: TableWatch) =>
    watch.decisions.find(({ key, kind }) => kind !== "hero" && !answered.has(key)) ?? null;
  for (let left = watches.length; left > 0; left--) {
    await Promise.race(watches.map((watch) => watch.until(() => asked(watch) !== null)));
    const watch = watches.find((one) => asked(one) !== null);
    const decision = watch && asked(watch);
    if (!watch || decision?.kind !== "figure") return;
    answered.add(decision.key);
    await watch.answer(decision, [decision.options[0]!.id]);
  }
}
