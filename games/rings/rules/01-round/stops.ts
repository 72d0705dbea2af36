import { each, type Interjections } from "@tavolata/kernel";
import type { RingsEvent } from "../../events.js";
import { type WindowName, windows } from "../../queries/windows.js";
import type { Rings } from "../../state.js";

/** A window in which a player wants to be asked, perhaps also when there is nothing to do. */
interface Stop {
  readonly name: WindowName;
  readonly always: boolean;
}

const usual: readonly Stop[] = windows.map((name) => ({ name, always: false }));
const always: readonly Stop[] = windows.map((name) => ({ name, always: true }));

/**
 * LR-round-3: nobody is obliged to act. A player may say at any time in which windows to be asked when there is something to do, in which
 * always, and isn't asked in the others.
 */
export const stops: Interjections<Rings, RingsEvent> = {
  stops: {
    rules: ["LR-round-3"],
    whyNot: () => undefined,
    *flow(t, seat) {
      const { quiet, insists } = t.state;
      const wanted = yield* t.chooseSome(
        seat,
        "stops",
        () => [
          each(usual, { verb: "window", target: ({ name }) => name }),
          each(always, { verb: "always", target: ({ name }) => name }),
        ],
        { min: 0, max: usual.length + always.length, rules: ["LR-round-3"] },
      );
      const names = wanted.map(({ name }) => name);
      quiet[seat] = windows.filter((name) => !names.includes(name));
      insists[seat] = wanted.flatMap((stop) => (stop.always ? [stop.name] : []));
      t.emit(
        {
          type: "stops-set",
          seat,
          windows: windows.filter((name) => names.includes(name)),
          always: [...insists[seat]],
        },
        { rules: ["LR-round-3"] },
      );
    },
  },
};
