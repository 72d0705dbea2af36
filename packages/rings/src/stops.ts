import { each, type Interjections } from "@tavolata/kernel";
import type { RingsEvent } from "./events.js";
import type { Rings } from "./state.js";
import { windows } from "./timing/window.js";

/** LR-round-3: nobody is obliged to act. A player may say at any time in which windows to be asked, and isn't asked in the others. */
export const stops: Interjections<Rings, RingsEvent> = {
  stops: {
    rules: ["LR-round-3"],
    whyNot: () => undefined,
    *flow(t, seat) {
      const { quiet } = t.state;
      const wanted = yield* t.chooseSome(seat, "stops", () => [each(windows, (name) => `window:${name}`)], {
        min: 0,
        max: windows.length,
        rules: ["LR-round-3"],
      });
      quiet[seat] = windows.filter((name) => !wanted.includes(name));
      t.emit({ type: "stops-set", seat, windows: [...wanted] }, { rules: ["LR-round-3"] });
    },
  },
};
