import type { SearchConfig } from "@tavolata/bots";
import type { Decision, Seat } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { type HeroQuest, wizard } from "../../state.js";
import type { HeroQuestSeen } from "../../view.js";
import type { Hints } from "../perception/question.js";
import { turns } from "../perception/turns.js";
import { heuristic } from "../policy/heuristic.js";
import { styleOf } from "../policy/styles.js";
import { values } from "./evaluation.js";
import { features } from "./features/features.js";
import { promising } from "./promising.js";

/** What nobody has to think about. */
const unsearchedKinds = [
  ...["passage", "agree", "hero", "figure", "element", "payment", "exchange", "walk"],
  ...["bump", "counter-attack"],
];

/** The Evil Wizard thinks about who acts next and what it does, until everybody has had a turn: what the heroes answer to it is half of what it is worth. */
const wizardly = {
  horizon: (seats: number) => seats,
  unsearchedKinds,
  singly: true,
  follows: false,
  keepsDefaultPolicy: true,
  breadth: 5,
  minZScore: 1,
  minGain: 0.002,
} satisfies Partial<SearchConfig>;

/** What a search needs to know of the game. */
export const evaluator = {
  values,
  features: (s: Readonly<HeroQuest>, _seats: readonly Seat[], content: HeroQuestContent) => ({
    heroes: features(content, s),
  }),
  turns,
  promising,
  sides: (seats: readonly Seat[]) => ({ wizard: [wizard], heroes: seats.filter((seat) => seat !== wizard) }),
  styles: { seasoned: inStyle("seasoned") },
  defaultPolicy: "seasoned" as const,
  searchConfig: {
    /** The end of the turn: what the other side may do then is among the features, with less luck in it than in a round played out. */
    horizon: () => 1,
    /**
     * Of single steps the rules of thumb know best: on a whole way each is worth too little to be told from luck. Of what heroes do with an action, too:
     * played to the end, what a search preferred in 45 positions won half a victory in a hundred less.
     */
    unsearchedKinds: [...unsearchedKinds, "action"],
    minZScore: 1.7,
  } satisfies Partial<SearchConfig>,
  searchConfigOf: (seat: Seat) => (seat === wizard ? wizardly : {}),
};

type Named = Parameters<typeof styleOf>[0];

/** The rules of thumb in another style. */
function inStyle(name: Named) {
  const heroes = styleOf(name, "heroes");
  const wizards = styleOf(name, "wizard");
  return (view: HeroQuestSeen, decision: Decision, hints: Hints) =>
    heuristic(view, decision, hints, decision.seat === wizard ? wizards : heroes);
}
