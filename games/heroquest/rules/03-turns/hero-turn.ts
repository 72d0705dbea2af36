import type { HeroQuestContent } from "../../content/content.js";
import { isPlayed } from "../../content/tables.js";
import { type Figure, type HeroFlow, type HeroQuest, type Table, wizard } from "../../state.js";
import { drawDarkCards, lacksDarkCards } from "../19-evil-wizard/dark-cards.js";
import { activate, beginChanged, goOn } from "./activation.js";

/** HQ-3.2-a: the adventurers one after the other, from the Evil Wizard's right. */
export function heroTurn(t: Table): HeroFlow<string> {
  return t.state.turn ? goOn(t, "hero-turn") : nextHero(t);
}

function* nextHero(t: Table): HeroFlow<string> {
  const { content, state } = t;
  if (lacksDarkCards(content, state)) yield* drawDarkCards(t);
  const ally = nextAlly(content, state);
  if (ally) {
    state.acted.push(ally.id);
    if (activate(t, ally)) yield* beginChanged(t, ally);
    return "hero-turn";
  }
  const seat = state.toAct.shift();
  if (seat === undefined) return "wizard-turn";
  const hero = state.figures.find(({ id }) => id === state.heroes[seat]);
  if (!hero) return "hero-turn";
  if (activate(t, hero)) yield* beginChanged(t, hero);
  return "hero-turn";
}

/** HQ-2.1-b: an ally who has joined a hero acts after it, played by the same player. */
function nextAlly(content: HeroQuestContent, { figures, acted, toAct }: HeroQuest): Figure | undefined {
  return figures.find(
    (figure) =>
      figure.kind === "ally" &&
      figure.seat !== wizard &&
      isPlayed(content, figure) &&
      !acted.includes(figure.id) &&
      !toAct.includes(figure.seat),
  );
}
