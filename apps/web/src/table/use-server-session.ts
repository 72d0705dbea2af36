import type { Client, TableInfo } from "@tavolata/client";
import { audience, everything, type Onlooker } from "@tavolata/kernel";
import type { GameScreen } from "@tavolata/ui/game/game-screen.js";
import { useWords } from "@tavolata/ui/language/words.js";
import type { Hands } from "@tavolata/ui/table/seats/hands.js";
import { useEffect, useState } from "react";
import { client, someone } from "../app/client.js";
import { gameScreenOf } from "../games/screens.js";
import { faultKey } from "../language/faults.js";
import { clientAt, isAtHome } from "../offline/home-client.js";
import { soundCorrections } from "../printed-values/game-values.js";
import type { SeenDice } from "./dice-proof/check.js";
import { GatheringTable } from "./lobby/gathering-table.js";
import { handsAt } from "./saved/saved-hands.js";
import { ServerSession } from "./server/server-session.js";

/** The table, or the token of a link for lookers-on. */
export type TablePlace = { readonly id: string } | { readonly link: string };

export type Opening =
  | { readonly state: "loading" }
  /** Commentary begins later, by this device's clock; `null` while nobody knows when. */
  | { readonly state: "waiting"; readonly begins: number | null }
  | { readonly state: "failed"; readonly what: string; readonly why: string; retry(): void }
  /** The match hasn't begun: when it does, the table opens by itself. */
  | { readonly state: "gathering"; readonly gathering: GatheringTable }
  | { readonly state: "open"; readonly session: ServerSession; readonly corrections: string };

/** Sits down at a table, and gets up when whoever shows it goes. */
export function useServerSession(by: TablePlace): Opening {
  const { page } = useWords();
  const guest = page("guest");
  const [attempt, setAttempt] = useState(0);
  const [opening, setOpening] = useState<Opening>({ state: "loading" });
  const place = JSON.stringify(by);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same again, and the guest's name counts once
  useEffect(() => {
    const visit = new Visit(by, guest, setOpening);
    visit.go().catch((error: unknown) => {
      const retry = () => setAttempt((before) => before + 1);
      visit.show({ state: "failed", what: page("table.closed"), why: page(faultKey(error)), retry });
    });
    return () => visit.end();
  }, [place, attempt]);
  return opening;
}

/** Somebody at a table: among those who gather there, then at the match. */
class Visit {
  #isOver = false;
  #leave: (() => void) | undefined;

  constructor(
    private readonly by: TablePlace,
    private readonly guest: string,
    private readonly tell: (opening: Opening) => void,
  ) {}

  async go(): Promise<void> {
    let found = await find(this.by, this.guest);
    if (found.table.gathering && found.from !== everything) {
      const gathering = await GatheringTable.open(found);
      this.#stay(() => gathering.close());
      this.show({ state: "gathering", gathering });
      if (!(await gathering.begins)) return;
      gathering.close();
      found = { ...found, table: gathering.gathered().table, dice: gathering.dice };
    }
    if (this.#isOver) return;
    const onWait = (begins: number | null, giveUp: () => void) => {
      this.#stay(giveUp);
      this.show({ state: "waiting", begins });
    };
    const { game, options } = found.table;
    const corrections = await soundCorrections(game, options);
    const session = await ServerSession.open({ ...found, onWait });
    this.#stay(() => session.close());
    this.show({ state: "open", session, corrections });
  }

  show(opening: Opening): void {
    if (!this.#isOver) this.tell(opening);
  }

  end(): void {
    this.#isOver = true;
    this.#leave?.();
    this.#leave = undefined;
  }

  /** Whoever has gone meanwhile doesn't stay. */
  #stay(leave: () => void): void {
    if (this.#isOver) leave();
    else this.#leave = leave;
  }
}

interface Found {
  readonly client: Client;
  readonly table: TableInfo;
  readonly gameScreen: GameScreen;
  readonly link?: string;
  readonly from: Onlooker;
  readonly delay?: number | undefined;
  readonly hands: Hands;
  readonly dice?: SeenDice;
}

async function find(by: TablePlace, guest: string): Promise<Found> {
  if ("link" in by) {
    const { table, to } = await client.lookAtInvitation(by.link);
    if (to.leads === "commentator") await someone(guest); // everybody at the table is told who comments
    const from = to.leads === "commentator" ? everything : audience;
    const delay = to.leads === "commentator" ? to.delay : undefined;
    return { client, table, gameScreen: await gameScreenOf(table.game), link: by.link, from, delay, hands: {} };
  }
  if (!isAtHome(by.id)) await someone(guest);
  const keeper = clientAt(by.id);
  const table = await keeper.table(by.id);
  return { client: keeper, table, gameScreen: await gameScreenOf(table.game), from: audience, hands: handsAt(by.id) };
}
