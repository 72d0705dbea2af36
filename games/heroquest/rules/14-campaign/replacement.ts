import { each } from "@tavolata/kernel";
import { type HeroId, heroes } from "../../content/figures/heroes.js";
import { type HeroFlow, type HeroQuest, type Table, wizard } from "../../state.js";
import { heroFrom } from "../02-setup/introduction.js";

/**
 * HQ-2.4-f, HQ-14.1-a: heroes who are nobody's and were never lost. When there is none left, a newcomer of the same name
 * comes with the figure of one who was, so that no player is out.
 */
function freeHeroes({ heroes: assigned, campaign }: HeroQuest): HeroId[] {
  const nobodys = (Object.keys(heroes) as HeroId[]).filter((id) => !Object.values(assigned).includes(id));
  const neverLost = nobodys.filter((id) => !campaign!.fallen.includes(id));
  return neverLost.length > 0 ? neverLost : nobodys;
}

/** HQ-2.4-f: who has lost a hero takes a free one with its starting equipment and no gold: one player, then back here. */
export function* replaceHero(t: Table): HeroFlow<string> {
  const { content, state } = t;
  const seat = t.seats.find((one) => one !== wizard && !(one in state.heroes));
  if (seat === undefined) return "market-list";
  const figure = yield* t.choose(seat, "replacement", () => [each(freeHeroes(state), (id) => `figure:${id}`)], {
    rules: ["HQ-2.4-f"],
  });
  state.heroes[seat] = figure;
  state.campaign!.sheets[seat] = { ...heroFrom(content, seat, figure, t.options), gold: 0 };
  t.emit({ type: "hero-replaced", seat, figure }, { rules: ["HQ-2.4-f"] });
  return "replacement";
}
