import { afterEach, expect, test, vi } from "vitest";
import { anyPicks, useHouse } from "../test-server.js";

const house = useHouse();
const anHour = 3_600;

afterEach(() => void vi.useRealTimers());

/** The database's thread keeps the time; this process' calendar is wrong by so many seconds. */
const setWrong = (seconds: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1000 });

test.each([2 * anHour, -2 * anHour])(
  "a process whose calendar is %i seconds off takes nobody's time away and gives none",
  async (off) => {
    const mira = await house.guest("Mira");
    const seats = { "warden-1": { sits: "me" }, "smuggler-1": { sits: "me" } } as const;
    const { id } = await mira.openTable({ game: "lantern-quay", seats, timeLimit: anHour });
    setWrong(off);
    const watch = await mira.watch(id, "smuggler-1");
    const left = async (): Promise<number> => {
      const table = await house.nobody((mira.transport as { readonly cookie?: string }).cookie).watch(id, "smuggler-1");
      return (table.due! - Date.now()) / 1000;
    };
    // As it was opened, after an answer here, and read anew from the storage: a tenth of the hour is more than any machine takes for this.
    for (const moment of ["opened", "answered", "opened again"]) {
      expect([moment, Math.round((await left()) / anHour)]).toEqual([moment, 1]);
      if (moment === "opened") await watch.answer(watch.decisions[0]!, anyPicks(watch.decisions[0]!));
      if (moment === "answered") await house.restart();
    }
  },
);
