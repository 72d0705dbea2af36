import type { Decision, Seat, View } from "@tavolata/kernel";
import { ruleOfThumb } from "../bot.js";
import { isAntagonist } from "../figures.js";
import { type HeroQuest, wizard } from "../state.js";
import { values } from "./evaluation.js";
import { features } from "./features.js";
import { styleOf } from "./styles.js";

/** What a search needs to know of the game. */
export const judgement = {
  values,
  features: (s: Readonly<HeroQuest>) => ({ heroes: features(s) }),
  turns,
  sides: (seats: readonly Seat[]) => ({ wizard: [wizard], heroes: seats.filter((seat) => seat !== wizard) }),
  styles: {
    seasoned: inStyle("seasoned"),
    careful: inStyle("careful"),
    bold: inStyle("bold"),
    hunting: inStyle("hunting"),
  },
  habit: "seasoned" as const,
  manner: {
    /** A round: every hero's turn and the Evil Wizard's. */
    horizon: (seats: number) => seats,
    /** Of single steps the rules of thumb know best: on a whole way each is worth too little to be told from luck. */
    formalities: ["passage", "agree", "hero", "figure", "element", "payment", "exchange", "activate", "walk"],
    doubt: 1,
  },
};

type Named = Parameters<typeof styleOf>[0];
type Sight = NonNullable<Parameters<typeof ruleOfThumb>[2]>;

/** The rules of thumb in another style. */
function inStyle(name: Named) {
  const heroes = styleOf(name, "heroes");
  const wizards = styleOf(name, "wizard");
  return (view: View, decision: Decision, sight: Sight) =>
    ruleOfThumb(view, decision, sight, decision.seat === wizard ? wizards : heroes);
}

/** Every hero's turn counts, and the Evil Wizard's (HQ-3.1). */
function turns(s: Readonly<HeroQuest>): number {
  const { round, order, toAct } = s;
  return round * (order.length + 1) + order.length - toAct.length + (isWizardsTurn(s) ? 1 : 0);
}

function isWizardsTurn({ toAct, turn, figures }: Readonly<HeroQuest>): boolean {
  if (toAct.length > 0) return false;
  const active = turn && figures.find(({ id }) => id === turn.figure);
  return !active || isAntagonist(active);
}
