import { ask, each } from "@tavolata/kernel";
import { playerOf } from "../../queries/figures.js";
import type { Figure, HeroFlow, Table } from "../../state.js";

/** HQ-14.2: who takes what a quest gives to all together: whom every player names, otherwise whom chance names. */
export function* takerOf(t: Table, item: string, heroes: readonly Figure[]): HeroFlow<Figure> {
  if (heroes.length === 1) return heroes[0]!;
  const named = yield* t.together(
    heroes.map((one) =>
      ask<Figure>(playerOf(t.state, one), "reward-taker", () => [each(heroes, (hero) => `taker:${hero.id}`)], {
        rules: ["HQ-14.2"],
        title: { key: "ask.reward-taker", args: { item } },
      }),
    ),
  );
  const [first] = named[0]!;
  const agreed = named.every(([other]) => other === first);
  t.emit({ type: agreed ? "taker-agreed" : "taker-drawn", item }, { rules: ["HQ-14.2"], reveals: true });
  if (agreed) return first!;
  const lots = heroes.map(({ id }) => id);
  yield* t.castLots(lots, "takers", "HQ-14.2");
  return heroes.find(({ id }) => id === lots[0])!;
}
