import { each } from "@tavolata/kernel";
import { type HeroId, heroes } from "../content/heroes.js";
import { heroFrom } from "../starting/introduction.js";
import { type HeroFlow, type HeroQuest, type Table, wizard } from "../state.js";

/** HQ-2.4-f, HQ-14.1-a: heroes who are nobody's, and were never lost. */
export function freeHeroes({ heroes: assigned, campaign }: HeroQuest): HeroId[] {
  const taken = [...Object.values(assigned), ...(campaign?.fallen ?? [])];
  return (Object.keys(heroes) as HeroId[]).filter((id) => !taken.includes(id));
}

/** HQ-2.4-f: who has lost a hero takes a free one with its starting equipment and no gold: one player, then back here. */
export function* replaceHero(t: Table): HeroFlow<string> {
  const { state } = t;
  const seat = t.seats.find((one) => one !== wizard && !(one in state.heroes));
  if (seat === undefined || freeHeroes(state).length === 0) return "market-list";
  const figure = yield* t.choose(seat, "replacement", () => [each(freeHeroes(state), (id) => `figure:${id}`)], {
    rules: ["HQ-2.4-f"],
  });
  state.heroes[seat] = figure;
  state.campaign!.sheets[seat] = { ...heroFrom(seat, figure, t.options), gold: 0 };
  t.emit({ type: "hero-replaced", seat, figure }, { rules: ["HQ-2.4-f"] });
  return "replacement";
}
