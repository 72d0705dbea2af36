import type { NewTable } from "@tavolata/client";
import { gameOf } from "@tavolata/games";
import { isOffline } from "@tavolata/ui/page/network.js";
import { goTo } from "@tavolata/ui/page/route.js";
import { keeperAt } from "../offline/home-client.js";

/** What somebody brings to the table: a quest among the options, or one that lies at the server. */
type Brought = Pick<NewTable, "options" | "quest">;

/** A game in one tap, for one person against the machine. */
export function playQuest(game: string, guest: string, brought: Brought = {}): Promise<void> {
  return gameOf(game).quickStart ? playAtOnce(game, guest, brought) : playAlone(game, guest, brought);
}

/** A game that knows how one person alone begins: what it asks before anything happens is answered for them. */
async function playAtOnce(game: string, guest: string, { options = {}, quest }: Brought): Promise<void> {
  const [client, { ownFigures, withSoundFigures }, begin] = await Promise.all([
    keeperAt(isOffline(), guest),
    figuresOfOnesOwn(),
    gameOf(game).quickStart!(),
  ]);
  const { id } = await client.openTable({
    game,
    options: { ...begin.options, ...(await withSoundFigures(game, ownFigures(game))), ...options },
    ...(quest ? { quest } : {}),
    seats: begin.seats,
  });
  const own = Object.keys(begin.seats).filter((seat) => begin.seats[seat]?.sits === "me");
  await begin.settle(await Promise.all(own.map((seat) => client.watch(id, seat))));
  goTo({ at: "table", id });
}

/** Another game: as the new table would lay it when nobody says anything. */
async function playAlone(game: string, guest: string, { options = {}, quest }: Brought): Promise<void> {
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
  const [{ ownPrintedValues }, { withSoundPrintedValues }] = await Promise.all([
    import("../printed-values/saved-values.js"),
    import("../printed-values/game-values.js"),
  ]);
  return { ownFigures: ownPrintedValues, withSoundFigures: withSoundPrintedValues };
}
