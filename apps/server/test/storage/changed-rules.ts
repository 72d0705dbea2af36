import { rmSync } from "node:fs";
import { nodeClient, type TableWatch } from "@tavolata/client/node";
import { defineGameModule, type GameModule } from "@tavolata/game";
import { type Ask, correctionsOption, defineContent, each, type Flow, type Options, one } from "@tavolata/kernel";
import { lanternQuay, type QuayContent } from "@tavolata/kernel/examples/lantern-quay";
import { afterAll } from "vitest";
import { Games } from "../../src/games.js";
import { startServer } from "../../src/index.js";
import { newDataFolder } from "./empty-database.js";

/** The game as everybody knows it. */
export const usual = defineGameModule({ ruleset: lanternQuay });

type Step = (typeof lanternQuay.steps)[string];

/** The game with another step "landing": its version wasn't raised. */
function fixed(landing: Step): GameModule {
  return defineGameModule({ ruleset: { ...lanternQuay, steps: { ...lanternQuay.steps, landing } } });
}

/** Who lands something calls it by another word: earlier answers don't fit. */
export const reworded = fixed(function* (t): Flow<string> {
  const smuggler = t.state.toLand.shift()!;
  const hand = t.state.hands[smuggler]!;
  yield* t.choose(smuggler, "landing", () => [each(hand, (card) => `bring:${card}`), one("stay")], {
    rules: ["LQ-3.1"],
    passes: false,
  });
  return t.state.toLand.length > 0 ? "landing" : "dawn";
});

/** Rules that fail are no reason to take anything back. */
export const failing = fixed(function* (): Flow<string> {
  throw new TypeError("a mistake in the rules");
});

/** Rules that fail once somebody has answered. */
export const failingLater = fixed(function* (t): Flow<string> {
  const smuggler = t.state.toLand.shift()!;
  yield* t.choose(smuggler, "landing", () => [
    each(t.state.hands[smuggler]!, (card) => `land:${card}`),
    one("lie-low"),
  ]);
  throw new TypeError("a mistake in the rules");
});

/** Nobody lies low any more; otherwise all is as it was. */
export const landingOnly = fixed(function* (t): ReturnType<Step> {
  const flow = lanternQuay.steps["landing"]!(t);
  let next = flow.next([]);
  while (!next.done) next = flow.next(yield next.value.map(withoutLyingLow));
  return next.value;
});

function withoutLyingLow(asked: Ask<unknown>): Ask<unknown> {
  return asked.kind === "landing" ? { ...asked, offers: (of) => asked.offers(of).slice(0, 1) } : asked;
}

/** The game with figures to correct: of all goods, or of those alone that are still called so. */
export function withFigures(isStillThere: (kind: string) => boolean = () => true): GameModule {
  const { plain } = lanternQuay.content!;
  const kinds = Object.fromEntries(Object.entries(plain.kinds).filter(([kind]) => isStillThere(kind)));
  const build = (tables: { readonly kinds: Partial<QuayContent["kinds"]> }): QuayContent => ({
    ...plain,
    kinds: { ...plain.kinds, ...tables.kinds },
  });
  const content = defineContent({ tables: { kinds }, fixed: ["copies"], build });
  const options = [...lanternQuay.options, correctionsOption("LQ-1.1")];
  return defineGameModule({ ruleset: { ...lanternQuay, options, content } });
}

/** A way to new data folders, which are gone at the end of the file. */
export function useDataFolders(): () => Promise<string> {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });
  return async () => {
    const folder = await newDataFolder();
    folders.push(folder);
    return folder;
  };
}

/** Runs a server with these rules for a while; it ends as one that is killed. */
export async function withRules<T>(
  folder: string,
  gameModule: GameModule,
  snapshotEvery: number,
  work: (address: string) => Promise<T>,
): Promise<T> {
  const games = Games.of({ "lantern-quay": gameModule });
  const server = await startServer({
    place: { folder },
    games,
    snapshotEvery,
    botThreads: 1,
    seeds: () => "mended",
    shortestDelay: 1,
    keepsAtEnd: false,
  });
  try {
    return await work(`http://127.0.0.1:${server.port}`);
  } finally {
    await server.close();
  }
}

/** Everybody on one pier; a smuggler who lands nothing, or something, until so many answers are given or the match is over. */
export async function playUpTo(watches: readonly TableWatch[], answers: number, lands = false): Promise<void> {
  while (watches[0]!.answers < answers && !watches[0]!.view.outcome) {
    const watch = watches.find(({ decisions }) => decisions.length > 0)!;
    const [decision] = watch.decisions;
    const liesLow = decision!.kind === "landing" && !lands;
    const wanted = liesLow ? "lie-low" : decision!.options[0]!.id;
    await watch.answer(decision!, [wanted]);
    const now = watch.answers;
    await Promise.all(watches.map((one) => one.until((other) => other.answers >= now)));
  }
}

/** How a table is played before its rules change. */
interface Played {
  readonly rules?: GameModule;
  readonly snapshotEvery?: number;
  readonly options?: Options;
  /** How many answers are given. */
  readonly answers: number;
  readonly lands?: boolean;
}

/** A table at which Mira sits in both seats, and which was played for a while. */
export function playedTable(
  folder: string,
  { rules = usual, snapshotEvery = 1_000, options = {}, answers, lands = false }: Played,
) {
  return withRules(folder, rules, snapshotEvery, async (address) => {
    const mira = nodeClient(address);
    await mira.comeIn("Mira");
    const seats = { "smuggler-1": { sits: "me" }, "warden-1": { sits: "me" } } as const;
    const { id } = await mira.openTable({ game: "lantern-quay", seats, options });
    const watches = [await mira.watch(id, "smuggler-1"), await mira.watch(id, "warden-1")];
    await playUpTo(watches, answers, lands);
    const { outcome } = await mira.table(id);
    mira.close();
    const { cookie } = mira.transport as unknown as { cookie: string };
    return { id, cookie, outcome, events: watches[0]!.events.length };
  });
}
