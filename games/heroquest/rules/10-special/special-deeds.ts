import { bar, done, say } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { itemNamed, sheetOf } from "../../content/tables.js";
import { boardOf, figuresBeside } from "../../queries/board/squares.js";
import { carriesRanged } from "../../queries/combat/equipment.js";
import { areEnemies, isProne } from "../../queries/figures.js";
import type { Figure, Pile, Trap } from "../../state.js";
import { add, type Deeds, wantsKind } from "../03-turns/collecting.js";
import { type Acting, verbOf } from "../03-turns/deed.js";
import { search } from "../09-search/search.js";
import { placeOf, placesOf } from "../12-traps/known.js";
import { detectAmbush, whyDetectLost } from "./ambush.js";
import { canDisarm, disarm, whyDisarmLost, whyNotDisarm } from "./disarm.js";
import { exchange, mayExchange, pilesBeside, takePile, whyExchangeLost, whyNotExchange } from "./exchange.js";
import { digOut, hasPurse, saveCompanion, steal, whyNotDig, whyNotSave, whySavingLost } from "./help.js";
import { needsPotion, potionsOf, usePotion, whyPotionLost } from "./potion.js";

/** Chapter 10, in its order. */
export function addSpecials(deeds: Deeds): void {
  const { t, figure } = deeds.acting;
  const { content, state, options } = t;
  const beside = figuresBeside(state, figure.square);
  if (state.traps.length > 0 && wantsKind(deeds, disarming) && (deeds.barredToo || canDisarm(content, figure))) {
    for (const trap of state.traps) add(deeds, disarming, trap, disarmId);
  }
  if (wantsKind(deeds, searchingMagic)) add(deeds, searchingMagic, undefined, magicalTrapsId);
  if (wantsKind(deeds, exchanging)) {
    for (const companion of beside) if (mayExchange(companion)) add(deeds, exchanging, companion, exchangeId);
    for (const pile of pilesBeside(state, figure)) add(deeds, taking, pile, takeId);
  }
  if (wantsKind(deeds, drinking)) addPotions(deeds, beside);
  if (wantsKind(deeds, aiming) && carriesRanged(content, figure)) add(deeds, aiming, undefined, aimId);
  if (options.detectAmbush && wantsKind(deeds, detecting)) {
    add(deeds, detecting, undefined, detectId);
  }
  if (beside.length > 0) addHelp(deeds, beside);
}

/** HQ-10.8 to HQ-10.10: what is done to somebody beside. */
function addHelp(deeds: Deeds, beside: readonly Figure[]): void {
  const { t, figure } = deeds.acting;
  const { options } = t;
  if (wantsKind(deeds, digging)) {
    for (const other of beside) if (other.buried && !areEnemies(other, figure)) add(deeds, digging, other, digId);
  }
  if (options.stealing && wantsKind(deeds, stealing)) {
    for (const other of beside) if (hasPurse(other) && areEnemies(other, figure)) add(deeds, stealing, other, stealId);
  }
  if (options.saveCompanion && wantsKind(deeds, saving)) {
    for (const other of beside) if (isProne(other) && !areEnemies(other, figure)) add(deeds, saving, other, saveId);
  }
}

/** HQ-10.5-a: a potion is drunk, or poured into a companion beside. */
function addPotions(deeds: Deeds, beside: readonly Figure[]): void {
  const { t, figure } = deeds.acting;
  for (const potion of potionsOf(t.content, figure)) {
    add(deeds, drinking, potion, drinkId);
    for (const drinker of beside) {
      if (needsPotion(drinker) && !areEnemies(drinker, figure)) add(deeds, pouring, { potion, drinker }, pourId);
    }
  }
}

const disarmId = (trap: Trap, { t }: Acting) => `disarm:${placeOf(t.state, trap)}`;
const takeId = ({ square }: Pile, { t }: Acting) => `take:${boardOf(t.state).names[square]}`;
const detectId = () => "detect-ambush";
const magicalTrapsId = () => "search:magical-traps";
const aimId = () => "aim";
const drinkId = (potion: string) => `drink:${potion}`;
const exchangeId = ({ id }: Figure) => `exchange:${id}`;
const digId = ({ id }: Figure) => `dig:${id}`;
const stealId = ({ id }: Figure) => `steal:${id}`;
const saveId = ({ id }: Figure) => `save:${id}`;
const pourId = ({ potion, drinker }: Pouring) => `pour:${potion}>${drinker.id}`;

const atFigure = ({ id }: Figure) => [`figure:${id}`];

/** HQ-10.2, HQ-12.7-a */
const disarming = verbOf<Trap>({
  type: "special",
  special: "disarm",
  at: (trap, { t }) => placesOf(t.state, trap).map((at) => `${trap.squares.length > 0 ? "square" : "edge"}:${at}`),
  whyNot: ({ t, figure }, trap) => whyNotDisarm(t, figure, trap),
  whyLost: ({ t, figure }) => whyDisarmLost(t.state, figure),
  perform: ({ t, figure }, trap) => disarm(t, figure, trap),
});

/** HQ-10.3 */
const searchingMagic = verbOf<undefined>({
  type: "special",
  special: "magical-traps",
  whyNot: ({ t, figure }) =>
    hasMagic(t.content, figure) || showsMagicalTraps(t.content, figure) ? undefined : bar("HQ-10.3-b", "no-magic"),
  perform({ t, figure }) {
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
const exchanging = verbOf<Figure>({
  type: "special",
  special: "exchange",
  at: atFigure,
  whyNot: (_, companion) => whyNotExchange(companion),
  whyLost: ({ t, figure }, companion) => whyExchangeLost(t.state, figure, companion),
  perform: ({ t, figure }, companion) => exchange(t, figure, companion),
});

/** HQ-6.14.d-a, HQ-RH7-m-hand-slips: what lies about is taken with the same action. */
const taking = verbOf<Pile>({
  type: "special",
  special: "exchange",
  at: ({ square }, { t }) => [`square:${boardOf(t.state).names[square]}`],
  label: () => say("option.take-pile"),
  whyLost: ({ t, figure }) => whyExchangeLost(t.state, figure),
  perform({ t, figure }, pile) {
    takePile(t, figure, pile);
    return done;
  },
});

/** HQ-10.5 */
const drinking = verbOf<string>({
  type: "special",
  special: "potion",
  whyLost: ({ t, figure }) => whyPotionLost(t.state, figure),
  perform({ t, turn, figure }, potion) {
    usePotion(t, turn, figure, potion, figure);
    return done;
  },
});

interface Pouring {
  readonly potion: string;
  readonly drinker: Figure;
}

const pouring = verbOf<Pouring>({
  type: "special",
  special: "potion",
  at: ({ drinker }) => atFigure(drinker),
  label: ({ potion, drinker }) => say("option.pour", { potion, figure: drinker.id }),
  whyLost: ({ t, figure }) => whyPotionLost(t.state, figure),
  perform({ t, turn, figure }, { potion, drinker }) {
    usePotion(t, turn, figure, potion, drinker);
    return done;
  },
});

/** HQ-10.6-a */
const aiming = verbOf<undefined>({
  type: "special",
  special: "aim",
  perform({ t, turn, figure }) {
    turn.aimed = true;
    t.emit({ type: "aimed", figure: figure.id }, { rules: ["HQ-10.6-a"] });
    return done;
  },
});

/** HQ-10.7 */
const detecting = verbOf<undefined>({
  type: "special",
  special: "ambush",
  whyLost: ({ t, figure }) => whyDetectLost(t.state, figure),
  perform({ t, figure }) {
    detectAmbush(t, figure);
    return done;
  },
});

/** HQ-10.8 */
const digging = verbOf<Figure>({
  type: "special",
  special: "dig",
  at: atFigure,
  whyNot: ({ t }, companion) => whyNotDig(t.state, companion),
  perform: ({ t, figure }, companion) => digOut(t, figure, companion),
});

/** HQ-10.9 */
const stealing = verbOf<Figure>({
  type: "special",
  special: "steal",
  at: atFigure,
  perform: ({ t, figure }, victim) => steal(t, figure, victim),
});

/** HQ-10.10 */
const saving = verbOf<Figure>({
  type: "special",
  special: "save",
  at: atFigure,
  whyNot: ({ figure }) => whyNotSave(figure),
  whyLost: ({ t, figure }, companion) => whySavingLost(t.state, figure, companion),
  perform({ t, figure }, companion) {
    saveCompanion(t, figure, companion);
    return done;
  },
});
