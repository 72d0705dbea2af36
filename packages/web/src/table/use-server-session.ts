import type { Table } from "@tavolata/client";
import { audience, everything } from "@tavolata/kernel";
import { useEffect, useState } from "react";
import { client, someone } from "../app/client.js";
import { putInForce } from "../figures/game-figures.js";
import { looksOf } from "../games/wardrobe.js";
import { faultKey } from "../language/faults.js";
import { useWords } from "../language/words.js";
import { clientAt, isAtHome } from "../offline/home-client.js";
import { handsAt } from "./kept-hands.js";
import { ServerSession } from "./server/server-session.js";

/** The table, or the token of a link for lookers-on. */
export type TablePlace = { readonly id: string } | { readonly link: string };

export type Opening =
  | { readonly state: "loading" }
  /** Commentary begins later, by this device's clock; `null` while nobody knows when. */
  | { readonly state: "waiting"; readonly begins: number | null }
  | { readonly state: "failed"; readonly what: string; readonly why: string; retry(): void }
  | { readonly state: "open"; readonly session: ServerSession };

/** Sits down at a table, and gets up when whoever shows it goes. */
export function useServerSession(by: TablePlace): Opening {
  const { page } = useWords();
  const guest = page("guest");
  const [attempt, setAttempt] = useState(0);
  const [opening, setOpening] = useState<Opening>({ state: "loading" });
  const place = JSON.stringify(by);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same again, and the guest's name counts once
  useEffect(() => {
    let isWanted = true;
    let opened: Opened | undefined;
    let giveUp = () => {};
    const onWait: Wait = (begins, stop) => {
      giveUp = stop;
      if (isWanted) setOpening({ state: "waiting", begins });
      else stop();
    };
    openSession(by, guest, onWait).then(
      (done) => {
        opened = done;
        if (isWanted) setOpening({ state: "open", session: done.session });
        else getUp(done);
      },
      (error: unknown) => {
        const retry = () => setAttempt((before) => before + 1);
        if (isWanted) setOpening({ state: "failed", what: page("table.closed"), why: page(faultKey(error)), retry });
      },
    );
    return () => {
      isWanted = false;
      giveUp();
      if (opened) getUp(opened);
    };
  }, [place, attempt]);
  return opening;
}

interface Opened {
  readonly session: ServerSession;
  /** Takes the table's corrections back. */
  takeBack(): void;
}

function getUp({ session, takeBack }: Opened): void {
  session.close();
  takeBack();
}

type Wait = NonNullable<Parameters<typeof ServerSession.open>[0]["onWait"]>;

async function openSession(by: TablePlace, guest: string, onWait: Wait): Promise<Opened> {
  if ("link" in by) {
    const { table, to } = await client.lookAtInvitation(by.link);
    if (to.leads === "commentator") await someone(guest); // everybody at the table is told who comments
    const from = to.leads === "commentator" ? everything : audience;
    const delay = to.leads === "commentator" ? to.delay : undefined;
    const looks = await looksOf(table.game);
    const how = { client, table, looks, link: by.link, from, delay, hands: {}, onWait };
    return withFigures(table, () => ServerSession.open(how));
  }
  if (!isAtHome(by.id)) await someone(guest);
  const keeper = clientAt(by.id);
  const table = await keeper.table(by.id);
  const looks = await looksOf(table.game);
  return withFigures(table, () => ServerSession.open({ client: keeper, table, looks, hands: handsAt(by.id) }));
}

/** Opens a table whose figures are in force; one that can't be opened leaves none behind. */
async function withFigures({ game, options }: Table, open: () => Promise<ServerSession>): Promise<Opened> {
  const takeBack = await putInForce(game, options);
  try {
    return { session: await open(), takeBack };
  } catch (error) {
    takeBack();
    throw error;
  }
}
