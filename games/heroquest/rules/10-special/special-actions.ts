import { type Bar, bar, done, say } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { itemNamed, sheetOf } from "../../content/tables.js";
import { boardOf, figuresBeside } from "../../queries/board/squares.js";
import { carriesRanged } from "../../queries/combat/equipment.js";
import { canDisarm } from "../../queries/disarming.js";
import { areEnemies, isProne } from "../../queries/figures.js";
import type { Figure, Pile, Trap } from "../../state.js";
import { heroAction, type Menu } from "../03-turns/hero-action.js";
import { whyNotType } from "../03-turns/limits.js";
import { search } from "../09-search/search.js";
import { placeOf, placesOf } from "../12-traps/known.js";
import { detectAmbush, whyDetectLost } from "./ambush.js";
import { disarm, whyDisarmLost, whyNotDisarm } from "./disarm.js";
import { exchange, mayExchange, pilesBeside, takePile, whyExchangeLost, whyNotExchange } from "./exchange.js";
import { digOut, hasPurse, saveCompanion, steal, whyNotDig, whyNotSave, whySavingLost } from "./help.js";
import { needsPotion, potionsOf, usePotion, whyPotionLost } from "./potion.js";

/** Chapter 10, in its order. */
export function listSpecials(menu: Menu): void {
  const { acting } = menu;
  const { t, figure } = acting;
  const { content, state, options } = t;
  const beside = figuresBeside(state, figure.square);
  if (state.traps.length > 0) {
    const why = whyNotType(acting, disarming);
    if (menu.lists(why) && (menu.barredToo || canDisarm(content, figure))) {
      for (const trap of state.traps) menu.add(disarming, trap, why);
    }
  }
  const whyNoMagic = whyNotType(acting, searchingMagic);
  if (menu.lists(whyNoMagic)) menu.add(searchingMagic, undefined, whyNoMagic);
  const whyNoExchange = whyNotType(acting, exchanging);
  if (menu.lists(whyNoExchange)) {
    for (const companion of beside) if (mayExchange(companion)) menu.add(exchanging, companion, whyNoExchange);
    for (const pile of pilesBeside(state, figure)) menu.add(taking, pile, whyNoExchange);
  }
  const whyNoPotion = whyNotType(acting, drinking);
  if (menu.lists(whyNoPotion)) listPotions(menu, beside, whyNoPotion);
  const whyNoAim = whyNotType(acting, aiming);
  if (menu.lists(whyNoAim) && carriesRanged(content, figure)) menu.add(aiming, undefined, whyNoAim);
  if (options.detectAmbush) {
    const why = whyNotType(acting, detecting);
    if (menu.lists(why)) menu.add(detecting, undefined, why);
  }
  if (beside.length > 0) listHelp(menu, beside);
}

/** HQ-10.8 to HQ-10.10: what is done to somebody beside. */
function listHelp(menu: Menu, beside: readonly Figure[]): void {
  const { acting } = menu;
  const { t, figure } = acting;
  const whyNoDigging = whyNotType(acting, digging);
  if (menu.lists(whyNoDigging)) {
    for (const other of beside) if (other.buried && !areEnemies(other, figure)) menu.add(digging, other, whyNoDigging);
  }
  if (t.options.stealing) {
    const why = whyNotType(acting, stealing);
    if (menu.lists(why)) {
      for (const other of beside) if (hasPurse(other) && areEnemies(other, figure)) menu.add(stealing, other, why);
    }
  }
  if (t.options.saveCompanion) {
    const why = whyNotType(acting, saving);
    if (menu.lists(why)) {
      for (const other of beside) if (isProne(other) && !areEnemies(other, figure)) menu.add(saving, other, why);
    }
  }
}

/** HQ-10.5-a: a potion is drunk, or poured into a companion beside. */
function listPotions(menu: Menu, beside: readonly Figure[], why: Bar | undefined): void {
  const { t, figure } = menu.acting;
  for (const potion of potionsOf(t.content, figure)) {
    menu.add(drinking, potion, why);
    for (const drinker of beside) {
      if (needsPotion(drinker) && !areEnemies(drinker, figure)) menu.add(pouring, { potion, drinker }, why);
    }
  }
}

const ofFigure = ({ id }: Figure) => id;
const atFigure = ({ id }: Figure) => [`figure:${id}`];

/** HQ-10.2, HQ-12.7-a */
const disarming = heroAction<Trap>({
  verb: "disarm",
  target: (trap, { t }) => placeOf(t.state, trap),
  type: "special",
  special: "disarm",
  at: (trap, { t }) => placesOf(t.state, trap).map((at) => `${trap.squares.length > 0 ? "square" : "edge"}:${at}`),
  whyNot: (trap, { t, figure }) => whyNotDisarm(t, figure, trap),
  whyLost: (_, { t, figure }) => whyDisarmLost(t.state, figure),
  run: (trap, { t, figure }) => disarm(t, figure, trap),
});

/** HQ-10.3 */
const searchingMagic = heroAction<undefined>({
  verb: "search",
  target: () => "magical-traps",
  type: "special",
  special: "magical-traps",
  whyNot: (_, { t, figure }) =>
    hasMagic(t.content, figure) || showsMagicalTraps(t.content, figure) ? undefined : bar("HQ-10.3-b", "no-magic"),
  run(_, { t, figure }) {
    search(t, figure, "magical-traps");
    return done;
  },
});

/** HQ-10.3-b: a magic object that can show magical traps lets its bearer search for them. */
function showsMagicalTraps(content: HeroQuestContent, { items }: Figure): boolean {
  return items.some((item) =>
    itemNamed(content, item).effects?.some((one) => one.effect === "reveal" && one.what.includes("magical-traps")),
  );
}

function hasMagic(content: HeroQuestContent, figure: Figure): boolean {
  return (sheetOf(content, figure)?.magicTurns ?? 0) > 0;
}

/** HQ-10.4 */
const exchanging = heroAction<Figure>({
  verb: "exchange",
  target: ofFigure,
  type: "special",
  special: "exchange",
  at: atFigure,
  whyNot: (companion) => whyNotExchange(companion),
  whyLost: (companion, { t, figure }) => whyExchangeLost(t.state, figure, companion),
  run: (companion, { t, figure }) => exchange(t, figure, companion),
});

/** HQ-6.14.d-a, HQ-RH7-m-hand-slips: what lies about is taken with the same action. */
const taking = heroAction<Pile>({
  verb: "take",
  target: ({ square }, { t }) => boardOf(t.state).names[square]!,
  type: "special",
  special: "exchange",
  at: ({ square }, { t }) => [`square:${boardOf(t.state).names[square]}`],
  label: () => say("option.take-pile"),
  whyLost: (_, { t, figure }) => whyExchangeLost(t.state, figure),
  run(pile, { t, figure }) {
    takePile(t, figure, pile);
    return done;
  },
});

/** HQ-10.5 */
const drinking = heroAction<string>({
  verb: "drink",
  target: (potion) => potion,
  type: "special",
  special: "potion",
  whyLost: (_, { t, figure }) => whyPotionLost(t.state, figure),
  run(potion, { t, turn, figure }) {
    usePotion(t, turn, figure, potion, figure);
    return done;
  },
});

interface Pouring {
  readonly potion: string;
  readonly drinker: Figure;
}

const pouring = heroAction<Pouring>({
  verb: "pour",
  target: ({ drinker }) => drinker.id,
  using: ({ potion }) => potion,
  id: ({ potion, drinker }) => `pour:${potion}>${drinker.id}`,
  type: "special",
  special: "potion",
  at: ({ drinker }) => atFigure(drinker),
  label: ({ potion, drinker }) => say("option.pour", { potion, figure: drinker.id }),
  whyLost: (_, { t, figure }) => whyPotionLost(t.state, figure),
  run({ potion, drinker }, { t, turn, figure }) {
    usePotion(t, turn, figure, potion, drinker);
    return done;
  },
});

/** HQ-10.6-a */
const aiming = heroAction<undefined>({
  verb: "aim",
  type: "special",
  special: "aim",
  run(_, { t, turn, figure }) {
    turn.aimed = true;
    t.emit({ type: "aimed", figure: figure.id }, { rules: ["HQ-10.6-a"] });
    return done;
  },
});

/** HQ-10.7 */
const detecting = heroAction<undefined>({
  verb: "detect-ambush",
  type: "special",
  special: "ambush",
  whyLost: (_, { t, figure }) => whyDetectLost(t.state, figure),
  run(_, { t, figure }) {
    detectAmbush(t, figure);
    return done;
  },
});

/** HQ-10.8 */
const digging = heroAction<Figure>({
  verb: "dig",
  target: ofFigure,
  type: "special",
  special: "dig",
  at: atFigure,
  whyNot: (companion, { t }) => whyNotDig(t.state, companion),
  run: (companion, { t, figure }) => digOut(t, figure, companion),
});

/** HQ-10.9 */
const stealing = heroAction<Figure>({
  verb: "steal",
  target: ofFigure,
  type: "special",
  special: "steal",
  at: atFigure,
  run: (victim, { t, figure }) => steal(t, figure, victim),
});

/** HQ-10.10 */
const saving = heroAction<Figure>({
  verb: "save",
  target: ofFigure,
  type: "special",
  special: "save",
  at: atFigure,
  whyNot: (_, { figure }) => whyNotSave(figure),
  whyLost: (companion, { t, figure }) => whySavingLost(t.state, figure, companion),
  run(companion, { t, figure }) {
    saveCompanion(t, figure, companion);
    return done;
  },
});
