import type { TrapKind, TrapType } from "./types.js";

/** HQ-12-a: the eight kinds of traps, with the figures that hold when a quest gives none. */
export const trapKinds: Readonly<Record<TrapKind, TrapType>> = {
  // HQ-12.1-a
  pit: { lies: "square", dice: 1, defence: "none", disarmable: false, afterwards: "stays", magical: false },
  // HQ-12.2-a
  "deep-pit": { lies: "square", dice: 2, defence: "none", disarmable: false, afterwards: "stays", magical: false },
  // HQ-12.3-a
  rocks: { lies: "square", dice: 3, defence: "none", disarmable: true, afterwards: "rubble", magical: false },
  // HQ-12.4
  landslide: { lies: "two-squares", dice: 3, defence: "none", disarmable: true, afterwards: "rubble", magical: false },
  // HQ-12.5-b
  arrows: { lies: "edge", dice: 2, defence: "as-ranged", disarmable: true, afterwards: "stays", magical: false },
  // HQ-12.6-a
  spears: {
    lies: "edge",
    dice: 2,
    defence: "none-if-surprised",
    disarmable: true,
    afterwards: "stays",
    magical: false,
  },
  axes: { lies: "edge", dice: 2, defence: "none-if-surprised", disarmable: true, afterwards: "stays", magical: false },
  // HQ-10.3-b: found only by those with magic
  magical: { lies: "square", dice: 2, defence: "none", disarmable: false, afterwards: "gone", magical: true },
};
