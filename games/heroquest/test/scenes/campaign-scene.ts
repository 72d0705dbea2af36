import type { HeroQuest } from "../../state.js";
import { type Scene, scene } from "../scene.js";

export const options = { campaign: true };

/** The heroes have just won or lost the test room. */
export function over(wanted: Scene = {}, how: HeroQuest["ended"] = "goal-met") {
  return scene({
    heroes: { elf: "12,9", dwarf: "10,7" },
    step: "quest-end",
    ...wanted,
    options: { ...options, ...wanted.options },
    arrange: (state) => {
      state.ended = how;
      wanted.arrange?.(state);
    },
  });
}

/** And now they stand in the market. */
export function inMarket(wanted: Scene = {}, ...withheld: string[]) {
  const t = over(wanted);
  t.table.answer("wizard", ...withheld.map((item) => `withhold:${item}`));
  return t;
}

export type Campaigner = ReturnType<typeof over>;
export const sheet = (t: Campaigner, number: number) => t.state.campaign!.sheets[`adventurer-${number}`]!;
