import { each, type Offer, one, type Wording } from "@tavolata/kernel";
import { isAntagonist } from "../../queries/figures.js";
import { type Figure, type HeroFlow, type HeroQuest, type Table, wizard } from "../../state.js";
import { letTurnPass } from "../08-magic/lasting.js";
import { drawDarkCards, lacksDarkCards } from "../19-evil-wizard/dark-cards.js";
import { activate, beginChanged, goOn } from "./activation.js";
import { afterRound } from "./round.js";

/** HQ-3.4: the Evil Wizard takes antagonists in any order, each to the end before the next. */
export function wizardTurn(t: Table): HeroFlow<string> {
  return t.state.turn ? goOn(t, "wizard-turn") : nextAntagonist(t);
}

function* nextAntagonist(t: Table): HeroFlow<string> {
  const { content, state } = t;
  if (lacksDarkCards(content, state)) yield* drawDarkCards(t);
  const next = yield* t.chooseOf<Figure | "end-phase", HeroQuest>(wizard, "activate", state, whoMayAct, asksWhoActs);
  if (next === "end-phase") {
    for (const figure of waiting(state)) letTurnPass(figure);
    return yield* afterRound(t);
  }
  state.acted.push(next.id);
  if (activate(t, next)) yield* beginChanged(t, next);
  return "wizard-turn";
}

const asksWhoActs = { rules: ["HQ-3.3", "HQ-3.4"] };

function whoMayAct(state: HeroQuest): readonly Offer<Figure | "end-phase">[] {
  return [each(waiting(state), activationId, atFigure), endPhase];
}

const activationId = ({ id }: Figure) => `activate:${id}`;
const atFigure: Wording<Figure> = { at: ({ id }) => [`figure:${id}`] };
const endPhase = one("end-phase");

/** The antagonists who haven't acted in this round. */
function waiting({ figures, acted }: HeroQuest): Figure[] {
  return figures.filter((figure) => isAntagonist(figure) && !figure.asleep && !acted.includes(figure.id));
}
