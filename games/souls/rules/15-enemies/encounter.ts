import { each, objectArray } from "@tavolata/kernel";
import { discardCards, drawCard, reshuffle } from "@tavolata/kit";
import type { SoulsContent } from "../../content/content.js";
import { encounterCard } from "../../content/tables.js";
import type { Activation } from "../../content/types.js";
import { controllerOf, inOrder, rankNumber, seatsFromActive } from "../../queries/enemies/order.js";
import { scrollOf } from "../../queries/enemies/scroll.js";
import { figuresIn, figuresOf } from "../../queries/figures.js";
import type { Enemy, EnemyId, Souls, SoulsFlow, Table } from "../../state.js";
import { activate } from "./activation.js";
import { useSpecials } from "./use-power.js";

const encounterRule = { id: "encounter", whenEmpty: "reshuffle", rules: ["SS-2-c"] } as const;

/** SS-4.2.2-a, SS-15.7-l: a card is drawn, and the enemies that it activates are fixed (SS-15.7-m). */
export function* drawEncounter(t: Table, ...forced: string[]): SoulsFlow {
  const { state: s } = t;
  const card = yield* drawCard(t, s.decks.encounter, encounterRule, s.active);
  if (card === undefined) return;
  const { main, otherwise, specials } = encounterCard(t.content, card);
  forced.unshift("SS-4.2.2-a");
  t.emit({ type: "encounter-drawn", card }, { rules: forced, reveals: true });
  s.encounter = { card, waiting: objectArray(), special: specials === true };
  // SS-15.7-p: "no enemies" is a whole effect.
  const first = yield* selected(t, main);
  const isMain = first.length > 0 || ("count" in main && main.count === 0) || !otherwise;
  const waiting = isMain ? first : yield* selected(t, otherwise);
  s.encounter.waiting = waiting;
  t.emit({ type: "enemies-chosen", enemies: waiting }, { rules: rulesOfChosen(s, isMain ? main : otherwise) });
}

function rulesOfChosen(s: Souls, activation: Activation): string[] {
  const rules = ["SS-15.7-l", "SS-15.7-m"];
  for (const rule of rulesOf(activation)) rules.push(rule);
  for (const figure of s.figures)
    if (figure.stunned !== "none" && s.encounter.waiting.includes(figure.belongsTo) && figure.faction === "enemies") {
      rules.push("SS-15.7-i");
      break;
    }
  return rules;
}

/** SS-15.7-c to SS-15.7-f: which kind of card it is. SS-15-a: ranks are compared in their order. */
function rulesOf(activation: Activation): readonly string[] {
  if ("count" in activation) return activation.count === 0 ? ["SS-15.7-p"] : ["SS-15.7-f"];
  switch (activation.all) {
    case "rank":
      return ["SS-15.7-c"];
    case "highest-rank":
      return ["SS-15.7-c", "SS-15-a"];
    case "style":
      return ["SS-15.7-d", "SS-15.1-c"];
    default:
      return ["SS-15.7-e"];
  }
}

/** The next enemy of the card acts; nothing when all have. */
export function* activateNext(t: Table): SoulsFlow<boolean> {
  const { state: s } = t;
  // SS-15.7-m: who died meanwhile doesn't wait any more.
  const id = s.encounter.waiting.shift();
  if (id === undefined) return false;
  const enemy = s.enemies.find((one) => one.id === id)!;
  const acted = yield* activate(t, id);
  // SS-15.7-n: after the activation; SS-15.11.6-a, SS-15.11.6-d: who is Stunned has lost it, and what goes with it.
  if (acted && s.encounter.special && s.enemies.includes(enemy)) yield* useSpecials(t, enemy, "SS-15.7-n");
  return true;
}

/** SS-4.2.2-c: the card is discarded; SS-15.7-g: some shuffle the deck before. */
export function* endEncounter(t: Table): SoulsFlow {
  const { state: s } = t;
  const { card } = s.encounter;
  s.encounter = { card: "", waiting: objectArray(), special: false };
  if (card === "") return;
  if (encounterCard(t.content, card).reshuffle)
    yield* reshuffle(t, s.decks.encounter, { ...encounterRule, rules: ["SS-15.7-g"] });
  discardCards(s.decks.encounter, [card]);
}

/** SS-15.7-b, SS-15.7-o: a card in the middle of something else, which goes on afterwards. */
export function* forcedEncounter(t: Table): SoulsFlow {
  const { state: s } = t;
  const before = { encounter: s.encounter, activation: s.activation };
  const inPlay = [...s.enemies];
  yield* drawEncounter(t, "SS-15.7-b", ...(s.turn.side === "hero" ? ["SS-15.7-o"] : []));
  while (yield* activateNext(t));
  yield* endEncounter(t);
  Object.assign(s, before);
  // SS-15.7-m: who died by this card doesn't wait for the other one any more, even if its card has come back.
  const died = inPlay.filter((enemy) => !s.enemies.includes(enemy)).map(({ id }) => id);
  s.encounter.waiting = s.encounter.waiting.filter((id) => !died.includes(id));
}

/** SS-15.7-c to SS-15.7-f, SS-15.7-e, SS-15.7-ex-1, SS-15.7-ex-2: the enemies that a card names, in the order in which they act. */
function selected(t: Table, activation: Activation): SoulsFlow<EnemyId[]> {
  const { state: s } = t;
  const matching =
    "count" in activation ? s.enemies : s.enemies.filter((enemy) => matches(t.content, s, enemy, activation));
  const most = "count" in activation ? activation.count : Number.POSITIVE_INFINITY;
  return orderOfAction(t, matching, most);
}

/** SS-15.7-h: player by player, so many at most. */
export function* orderOfAction(
  t: Table,
  enemies: readonly Enemy[],
  most = Number.POSITIVE_INFINITY,
): SoulsFlow<EnemyId[]> {
  const { state: s } = t;
  const chosen: EnemyId[] = [];
  const ordered = inOrder(t.content, s, enemies);
  for (const seat of seatsFromActive(s)) {
    const own = ordered.filter((enemy) => controllerOf(s, enemy) === seat);
    while (own.length > 0 && chosen.length < most) {
      const next = yield* nextOf(t, own);
      own.splice(own.indexOf(next), 1);
      chosen.push(next.id);
    }
  }
  return chosen;
}

/** SS-15.7-i, SS-15.7-j: Stunned ones last, before anything else is compared; then the highest rank; SS-15.7-k: the active player between equals. */
function* nextOf(t: Table, own: readonly Enemy[]): SoulsFlow<Enemy> {
  const { state: s } = t;
  const awake = own.filter(({ id }) => figuresOf(s, id).some(({ stunned }) => stunned === "none"));
  const able = awake.length > 0 ? awake : own;
  const highest = Math.max(...able.map((enemy) => rankNumber(t.content, enemy)));
  const equal = able.filter((enemy) => rankNumber(t.content, enemy) === highest);
  if (equal.length === 1) return equal[0]!;
  return yield* t.choose(
    s.active,
    "activation-order",
    () => [
      each(
        equal,
        { verb: "enemy", target: ({ id }) => id },
        {
          at: ({ id }) => figuresOf(s, id).map((figure) => `figure:${figure.id}`),
        },
      ),
    ],
    { rules: ["SS-15.7-k"] },
  );
}

function matches(
  content: SoulsContent,
  s: Souls,
  enemy: Enemy,
  activation: Exclude<Activation, { count: number }>,
): boolean {
  const { rank, style } = scrollOf(content, enemy);
  switch (activation.all) {
    case "rank":
      return rank === activation.rank;
    case "highest-rank":
      return s.enemies.every((other) => rankNumber(content, other) <= rankNumber(content, enemy));
    case "style":
      // SS-15.1-c.
      // SS-15.7-d: the wild style is every style.
      return style === activation.style || style === "wild";
    case "wounded":
      return figuresOf(s, enemy.id).some(({ wounds }) => wounds > 0);
    case "engaged":
      return figuresOf(s, enemy.id).some(({ area }) => figuresIn(s, area, "heroes").length > 0);
  }
}
