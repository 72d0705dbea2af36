import { type Bar, bar, done, each, say } from "@tavolata/kernel";
import { allOf, enemyCard, heroCard, masterScroll } from "../../content/tables.js";
import type { Act, NatureChoice, PlacedEnemy } from "../../content/types.js";
import { seatsFromActive } from "../../queries/enemies/order.js";
import { heroFigure, livingHeroes } from "../../queries/figures.js";
import { questOf } from "../../queries/quest/books.js";
import type { Figure, Souls, SoulsFlow, Table } from "../../state.js";
import { openBorder } from "../03-battlefield/open-border.js";
import { questFails, questWon } from "../04-round/ending.js";
import { gainSoulPoints } from "../05-heroes/soul-points.js";
import { itemsAround, receive } from "../08-cards-in-hand/inventory.js";
import { placeFire } from "../10-conditions/area-fire.js";
import { settle } from "../11-death/wounds.js";
import { gainCrowns } from "../13-crowns/crowns.js";
import { visitOnTheWay } from "../14-emporium/visit.js";
import { activate } from "../15-enemies/activation.js";
import { orderOfAction } from "../15-enemies/encounter.js";
import { placeShadows, revealShadows } from "../15-enemies/shadows.js";
import { placeEnemy, placeMaster, placeNamedEnemy, placeNextEnemy, spawn, spawnCount } from "../15-enemies/spawn.js";
import { turnCard } from "../16-masters/turning.js";
import { applyEffects } from "../effects/apply.js";
import { tellText } from "./telling.js";

/** SS-4.3.1-b: what the book of secrets says, all of it, in its order. */
export function* carryOut(t: Table, acts: readonly Act[]): SoulsFlow {
  for (const act of acts) yield* one(t, act);
}

/** Only what may ask somebody is a flow of its own. */
function one(t: Table, act: Act): SoulsFlow<unknown> {
  const { state: s } = t;
  const quest = questOf(s);
  const active = s.heroes[s.active]!;
  switch (act.act) {
    case "text":
      tellText(t, act.text, "SS-4.3.1-b");
      return done;
    case "effects":
      return applyEffects(t, act.effects, {
        user: "",
        name: s.quest,
        rule: "SS-4.3.1-b",
        trigger: active.figure,
        aim: active.figure,
      });
    case "place":
      return placeAll(t, act.enemies);
    case "shadows":
      return layShadows(t, act.at);
    case "spawn":
      return spawn(t, act.count === "standard" ? spawnCount(s, { formula: "standard" }) : act.count);
    case "gate": {
      // SS-15.5-a: only Quest rules open and close them.
      const { symbol } = quest.gates.find(({ id }) => id === act.gate)!;
      s.gates[symbol]!.open = act.open;
      t.emit({ type: "gate-changed", area: s.gates[symbol]!.area, open: act.open }, { rules: ["SS-15.5-a"] });
      return done;
    }
    case "altar": {
      const { at } = quest.altars.find(({ id }) => id === act.altar)!;
      s.altars[at] = act.active;
      t.emit({ type: "altar-changed", area: at, active: act.active }, { rules: ["SS-11.3-e"] });
      return done;
    }
    case "fire":
      for (const area of act.at) placeFire(t, area, act.strength);
      return settle(t);
    case "remove-door":
      openBorder(s, quest.doors.find(({ id }) => id === act.door)!.on);
      return revealShadows(t);
    case "wall":
      if (act.there) s.doors = { ...s.doors, [act.on]: { kind: "wall", lock: "" } };
      else openBorder(s, act.on);
      return revealShadows(t);
    case "move-heroes":
      for (const figure of livingHeroes(s)) {
        if (act.who === "active" && figure.id !== active.figure) continue;
        Object.assign(figure, { area: act.to, cameFrom: "" });
        t.emit({ type: "figure-placed", figure: figure.id, area: act.to }, { rules: ["SS-2.2.1"] });
      }
      return revealShadows(t);
    case "activate":
      return activateSome(t, act.enemies);
    case "soul-points":
      gainSoulPoints(t, act.amount, "SS-4.3.1-b");
      return done;
    case "crowns":
      for (const hero of act.who === "each" ? Object.values(s.heroes) : [active]) gainCrowns(t, hero, act.amount);
      return done;
    case "quest-treasure":
      // SS-2.1-d: the very card that is named; in a Quest that is played again somebody may have it already.
      if (!itemsAround(s).has(`${act.item}-1`)) receive(t, receiver(s), `${act.item}-1`, "SS-2.1-d");
      return done;
    case "soul-weapon":
      return handOutSoulWeapon(t);
    case "goal":
      s.notes.push(`goal:${act.goal}`);
      if (!s.goals.includes(act.goal)) s.goals.push(act.goal);
      t.emit(
        {
          type: "goal-revealed",
          quest: s.quest,
          goal: act.goal,
          fails: quest.failure.some(({ id }) => id === act.goal),
          said: say(`quest.${s.quest}.goal.${act.goal}`),
        },
        { rules: ["SS-4.4-a"], reveals: true },
      );
      return done;
    case "turn-master": {
      const master = s.enemies.find(({ scroll }) => masterScroll(t.content, scroll));
      if (master) turnCard(t, master, act.side === "front" ? "A" : "B");
      return done;
    }
    case "choice":
      return chooseByNature(t, act.text, act.of);
    case "note":
      s.notes.push(act.note);
      return done;
    case "if-noted":
      return carryOut(t, s.notes.includes(act.note) ? act.yes : (act.no ?? []));
    case "win":
      return questWon(t, "SS-4.4-a");
    case "lose":
      return questFails(t, "SS-4.4-a", "quest-lost");
    case "emporium":
      return visitOnTheWay(t, act.who);
  }
}

function* placeAll(t: Table, enemies: readonly PlacedEnemy[]): SoulsFlow {
  for (const placed of enemies) yield* place(t, placed);
  yield* revealShadows(t);
}

function* layShadows(t: Table, places: Extract<Act, { readonly act: "shadows" }>["at"]): SoulsFlow {
  for (const { at, heroes } of places)
    if (Object.keys(t.state.heroes).length >= heroes) yield* placeShadows(t, at, 1, "down");
}

/** SS-2.1-g: only a Quest hands one out. */
function* handOutSoulWeapon(t: Table): SoulsFlow {
  const { state: s } = t;
  const [weapon] = yield* t.draw(s.soulWeapons, 1, "soul-weapon", s.active);
  if (weapon !== undefined) receive(t, receiver(s), weapon, "SS-2.1-g");
}

/** The active hero, or the next one who lives: a Ghost Soul can't take anything (SS-11.1-i). */
function receiver(s: Souls): Figure {
  const figures = seatsFromActive(s).map((seat) => heroFigure(s, seat));
  return figures.find(({ kind }) => kind === "hero") ?? figures[0]!;
}

/** SS-2.2-h: an enemy of the Quest: a card, a scroll, a Master, or whatever comes next. */
export function* place(t: Table, { enemy, at, heroes = 0, side }: PlacedEnemy): SoulsFlow {
  if (Object.keys(t.state.heroes).length < heroes) return;
  if (enemy === undefined) yield* placeNextEnemy(t, at, "SS-2.2-h");
  else if (masterScroll(t.content, enemy)) {
    // SS-16-a: one figure, which an act that happens again doesn't bring twice.
    if (!t.state.enemies.some(({ id }) => id === enemy)) yield* placeMaster(t, enemy, at, side === "back" ? "B" : "A");
  } else if (!allOf(t.content, "enemies").includes(enemy)) yield* placeNamedEnemy(t, enemy, at, "SS-2.2-h");
  // SS-15.6-h: whoever is in play already can't come again; then the other copy does, if there is one.
  else if (t.state.enemies.some(({ id }) => id === enemy))
    yield* placeNamedEnemy(t, enemyCard(t.content, enemy).scroll, at, "SS-2.2-h");
  else yield* placeEnemy(t, takeCard(t.state, enemy), at, "SS-2.2-h");
}

function takeCard(s: Souls, card: string): string {
  for (const pile of [s.decks.enemy.draw, s.decks.enemy.discard]) {
    const at = pile.indexOf(card);
    if (at >= 0) pile.splice(at, 1);
  }
  return card;
}

/** SS-15.7-o: in the middle of a Hero Turn, which goes on afterwards. */
function* activateSome(t: Table, which: "all" | readonly string[]): SoulsFlow {
  const { state: s } = t;
  const before = s.activation;
  const enemies =
    which === "all" ? s.enemies : s.enemies.filter(({ id, scroll }) => which.includes(id) || which.includes(scroll));
  // SS-15.7-m: a card that comes back meanwhile is another enemy.
  const meant = new Map(enemies.map((enemy) => [enemy.id, enemy]));
  for (const id of yield* orderOfAction(t, enemies)) if (s.enemies.includes(meant.get(id)!)) yield* activate(t, id);
  s.activation = before;
}

/** SS-5.1-c: what the active hero's nature allows; SS-5.1.1-b: anything in a Soul Storm. */
function* chooseByNature(t: Table, text: string, of: readonly NatureChoice[]): SoulsFlow {
  const { state: s } = t;
  const { nature } = heroCard(t.content, s.heroes[s.active]!.version);
  const whyNot = ({ natures }: NatureChoice): Bar | undefined =>
    t.options.soulStorm || nature === "neutral" || natures.includes(nature)
      ? undefined
      : bar("SS-5.1-c", "against-nature");
  const { acts } = yield* t.choose(
    s.active,
    "nature-choice",
    () => [
      each(
        of,
        { verb: "choice", target: (choice) => choice.text },
        {
          bar: whyNot,
          label: (choice) => say(`quest.${s.quest}.${choice.text}`),
        },
      ),
    ],
    { rules: ["SS-5.1-c", "SS-5.1.1-b"], title: say(`quest.${s.quest}.${text}`), passes: false },
  );
  yield* carryOut(t, acts);
}
