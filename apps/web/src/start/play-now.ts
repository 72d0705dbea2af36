import type { NewTable, TableWatch } from "@tavolata/client";
import { goTo } from "../app/route.js";
import { keeperAt } from "../offline/home-client.js";
import { isOffline } from "../offline/network.js";

const heroes = ["barbarian", "dwarf", "elf", "wizard"];

/** What somebody brings to the table: a quest among the options, or one that lies at the server. */
type Brought = Pick<NewTable, "options" | "quest">;

/**
 * HeroQuest's first quest in one tap, or another: one person with the four heroes against the machine. Who is who is settled already, and
 * a slip may be taken back.
 */
export async function playNow(guest: string, { options = {}, quest }: Brought = {}): Promise<void> {
  const client = await keeperAt(isOffline(), guest);
  const seats = heroes.map((_, i) => `adventurer-${i + 1}`);
  const sitting = seats.map((seat) => [seat, { sits: "me" as const }]);
  const { ownFigures, withSoundFigures } = await figuresOfOnesOwn();
  const { id } = await client.openTable({
    game: "heroquest",
    options: { undo: "friendly", ...(await withSoundFigures("heroquest", ownFigures("heroquest"))), ...options },
    ...(quest ? { quest } : {}),
    seats: { ...Object.fromEntries(sitting), wizard: { sits: "bot", bot: "normal" } },
  });
  const watches = await Promise.all(seats.map((seat) => client.watch(id, seat)));
  await writeDown(watches);
  await takeFigures(watches);
  goTo({ at: "table", id });
}

/** Another game in one tap, for one person alone: as the new table would lay it when nobody says anything. */
export async function playAlone(game: string, guest: string, { options = {}, quest }: Brought = {}): Promise<void> {
  const [{ newPlan, wishOf }, { withSoundFigures }, client] = await Promise.all([
    import("../new-table/plan.js"),
    figuresOfOnesOwn(),
    keeperAt(isOffline(), guest),
  ]);
  const wish = wishOf(newPlan(game));
  const { id } = await client.openTable({
    ...wish,
    options: { ...(await withSoundFigures(game, wish.options ?? {})), ...options },
    ...(quest ? { quest } : {}),
  });
  goTo({ at: "table", id });
}

/** Loaded when somebody plays: whoever comes home needn't wait for it. */
async function figuresOfOnesOwn() {
  const [{ ownFigures }, { withSoundFigures }] = await Promise.all([
    import("../figures/kept-figures.js"),
    import("../figures/game-figures.js"),
  ]);
  return { ownFigures, withSoundFigures };
}

/** A quest that somebody made, of any game, in one tap. */
export function playQuest(game: string, guest: string, brought: Brought): Promise<void> {
  return game === "heroquest" ? playNow(guest, brought) : playAlone(game, guest, brought);
}

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
