import { bar, say } from "@tavolata/kernel";
import { boardOf } from "../board/squares.js";
import { rangedWeapons } from "../combat/equipment.js";
import { search } from "../search/search.js";
import { detectAmbush, whyDetectLost } from "../special/ambush.js";
import { disarm, whyDisarmLost, whyNotDisarm } from "../special/disarm.js";
import {
  companionsBeside,
  exchange,
  pilesBeside,
  takePile,
  whyExchangeLost,
  whyNotExchange,
} from "../special/exchange.js";
import {
  buriedBeside,
  digOut,
  proneBeside,
  purses,
  saveCompanion,
  steal,
  whyNotDig,
  whyNotSave,
  whySavingLost,
} from "../special/help.js";
import { companionsToHelp, potionsOf, usePotion, whyPotionLost } from "../special/potion.js";
import type { Figure, Pile, Trap } from "../state.js";
import { carries, sheetOf } from "../tables.js";
import { placeOf } from "../traps/known.js";
import { type Acting, type Deed, deed, type Verb } from "./deed.js";

/** Chapter 10, in its order. */
export function addSpecials(deeds: Deed[], acting: Acting): void {
  const { t, figure } = acting;
  const { state, options } = t;
  const { names } = boardOf(state);
  for (const trap of state.traps) deeds.push(deed(disarming, `disarm:${placeOf(state, trap)}`, trap));
  deeds.push(deed(searchingMagic, "search:magical-traps", undefined));
  for (const companion of companionsBeside(state, figure)) {
    deeds.push(deed(exchanging, `exchange:${companion.id}`, companion));
  }
  for (const pile of pilesBeside(state, figure)) deeds.push(deed(taking, `take:${names[pile.square]}`, pile));
  addPotions(deeds, acting);
  if (rangedWeapons(figure).length > 0) deeds.push(deed(aiming, "aim", undefined));
  if (options["detectAmbush"] === true) deeds.push(deed(detecting, "detect-ambush", undefined));
  for (const companion of buriedBeside(state, figure)) deeds.push(deed(digging, `dig:${companion.id}`, companion));
  if (options["stealing"] === true) {
    for (const victim of purses(state, figure)) deeds.push(deed(stealing, `steal:${victim.id}`, victim));
  }
  if (options["saveCompanion"] === true) {
    for (const companion of proneBeside(state, figure)) deeds.push(deed(saving, `save:${companion.id}`, companion));
  }
}

function addPotions(deeds: Deed[], { t, figure }: Acting): void {
  const potions = potionsOf(figure);
  if (potions.length === 0) return;
  const companions = companionsToHelp(t.state, figure);
  for (const potion of potions) {
    deeds.push(deed(drinking, `drink:${potion}`, potion));
    for (const drinker of companions) deeds.push(deed(pouring, `pour:${potion}>${drinker.id}`, { potion, drinker }));
  }
}

const atFigure = ({ id }: Figure) => [`figure:${id}`];

/** HQ-10.2, HQ-12.7-a */
const disarming: Verb<Trap> = {
  type: "special",
  special: "disarm",
  at: (trap, { t }) => [`${trap.squares.length > 0 ? "square" : "edge"}:${placeOf(t.state, trap)}`],
  whyNot: ({ t, figure }, trap) => whyNotDisarm(t, figure, trap),
  whyLost: ({ t, figure }) => whyDisarmLost(t.state, figure),
  perform: ({ t, figure }, trap) => disarm(t, figure, trap),
};

/** HQ-10.3 */
const searchingMagic: Verb<undefined> = {
  type: "special",
  special: "magical-traps",
  whyNot: ({ figure }) => (hasMagic(figure) || carries(figure, "reveal") ? undefined : bar("HQ-10.3-b", "no-magic")),
  *perform({ t, figure }) {
    search(t, figure, "magical-traps");
  },
};

function hasMagic(figure: Figure): boolean {
  return (sheetOf(figure)?.magicTurns ?? 0) > 0;
}

/** HQ-10.4 */
const exchanging: Verb<Figure> = {
  type: "special",
  special: "exchange",
  at: atFigure,
  whyNot: (_, companion) => whyNotExchange(companion),
  whyLost: ({ t, figure }, companion) => whyExchangeLost(t.state, figure, companion),
  perform: ({ t, figure }, companion) => exchange(t, figure, companion),
};

/** HQ-6.14.d-a: what lies about is taken with the same action. */
const taking: Verb<Pile> = {
  type: "special",
  special: "exchange",
  at: ({ square }, { t }) => [`square:${boardOf(t.state).names[square]}`],
  label: () => say("option.take-pile"),
  whyLost: ({ t, figure }) => whyExchangeLost(t.state, figure),
  *perform({ t, figure }, pile) {
    takePile(t, figure, pile);
  },
};

/** HQ-10.5 */
const drinking: Verb<string> = {
  type: "special",
  special: "potion",
  whyLost: ({ t, figure }) => whyPotionLost(t.state, figure),
  *perform({ t, turn, figure }, potion) {
    usePotion(t, turn, figure, potion, figure);
  },
};

const pouring: Verb<{ readonly potion: string; readonly drinker: Figure }> = {
  type: "special",
  special: "potion",
  at: ({ drinker }) => atFigure(drinker),
  label: ({ potion, drinker }) => say("option.pour", { potion, figure: drinker.id }),
  whyLost: ({ t, figure }) => whyPotionLost(t.state, figure),
  *perform({ t, turn, figure }, { potion, drinker }) {
    usePotion(t, turn, figure, potion, drinker);
  },
};

/** HQ-10.6-a */
const aiming: Verb<undefined> = {
  type: "special",
  special: "aim",
  *perform({ t, turn, figure }) {
    turn.aimed = true;
    t.emit({ type: "aimed", figure: figure.id }, { rules: ["HQ-10.6-a"] });
  },
};

/** HQ-10.7 */
const detecting: Verb<undefined> = {
  type: "special",
  special: "ambush",
  whyLost: ({ t, figure }) => whyDetectLost(t.state, figure),
  *perform({ t, figure }) {
    detectAmbush(t, figure);
  },
};

/** HQ-10.8 */
const digging: Verb<Figure> = {
  type: "special",
  special: "dig",
  at: atFigure,
  whyNot: ({ t }, companion) => whyNotDig(t.state, companion),
  perform: ({ t, figure }, companion) => digOut(t, figure, companion),
};

/** HQ-10.9 */
const stealing: Verb<Figure> = {
  type: "special",
  special: "steal",
  at: atFigure,
  perform: ({ t, figure }, victim) => steal(t, figure, victim),
};

/** HQ-10.10 */
const saving: Verb<Figure> = {
  type: "special",
  special: "save",
  at: atFigure,
  whyNot: ({ figure }) => whyNotSave(figure),
  whyLost: ({ t, figure }, companion) => whySavingLost(t.state, figure, companion),
  *perform({ t, figure }, companion) {
    saveCompanion(t, figure, companion);
  },
};
