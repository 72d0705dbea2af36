import { type Bar, bar, each, objectArray, type Seat, say } from "@tavolata/kernel";
import { newDeck } from "@tavolata/kit";
import type { SoulsContent } from "../../content/content.js";
import { allOf, copiesOf, enemyCard, eventCard, heroCard, treasuresOf } from "../../content/tables.js";
import type { Quest } from "../../content/types.js";
import { newFigure } from "../../queries/figures.js";
import { isCompatible } from "../../queries/items/inventory.js";
import { questOf } from "../../queries/quest/books.js";
import type { Door, Souls, SoulsFlow, Table } from "../../state.js";
import { layDown } from "../03-battlefield/heap.js";
import { gainPowers } from "../07-powers/gaining.js";
import { itemsAround } from "../08-cards-in-hand/inventory.js";
import { placeShadows } from "../15-enemies/shadows.js";
import { place } from "./acts.js";
import { tellText } from "./telling.js";
import { moment } from "./triggers.js";

/** SS-2.2-a: each seat takes a hero card. */
export function* chooseParty(t: Table): SoulsFlow<string> {
  const { state: s } = t;
  const seat = t.seats.find((one) => s.heroes[one]!.version === "");
  if (seat === undefined) return "field";
  const version = yield* t.choose(
    seat,
    "choose-hero",
    () => [each(allOf(t.content, "heroes"), "hero", { bar: (one) => whyNotHero(t, one) })],
    {
      rules: ["SS-2.2-a", "SS-5.1-a", "SS-5.1-b", ...(t.options.soulStorm ? ["SS-5.1.1-a"] : [])],
      passes: false,
    },
  );
  Object.assign(s.heroes[seat]!, { version, figure: heroCard(t.content, version).hero });
  t.emit({ type: "hero-chosen", seat, version }, { rules: ["SS-2.2-a", "SS-5-a"] });
  return "party";
}

/** SS-2.2-a: a hero once. SS-5.1-a: not Lawful and Chaos together, except in a Soul Storm (SS-5.1.1-a). */
function whyNotHero(t: Table, version: string): Bar | undefined {
  const { hero, nature } = heroCard(t.content, version);
  const others = Object.values(t.state.heroes).filter((one) => one.version !== "");
  if (others.some(({ figure }) => figure === hero)) return bar("SS-2.2-a", "hero-taken");
  if (t.options.soulStorm || nature === "neutral") return undefined;
  const opposed = others.some((one) => ![nature, "neutral"].includes(heroCard(t.content, one.version).nature));
  return opposed ? bar("SS-5.1-a", "opposed-nature") : undefined;
}

/** SS-2.2-h: the decks, the tokens and the figures, as the Quest says. */
export function* layOut(t: Table): SoulsFlow<string> {
  const { state: s } = t;
  const quest = questOf(s);
  buildDecks(t.content, s);
  for (const deck of ["encounter", "enemy", "enemyPower", "trap", "treasure", "critical", "loot", "shadow"] as const)
    yield* t.shuffle(s.decks[deck].draw, deckNames[deck], "SS-2.1-b");
  yield* t.shuffle(s.decks.event.draw, "event", "SS-2.1-b");
  s.decks.event.draw.unshift(...(quest.events.onTop ?? []).map((number) => eventNumbered(t.content, number)));
  yield* t.shuffle(s.soulWeapons, "soul-weapon", "SS-8.2.1-a");
  s.visit = { shop: quest.emporium, present: [...t.seats], dealing: [...t.seats], deals: 0, bets: objectArray() };
  for (const [i, seat] of t.seats.entries()) placeHero(s, seat, quest.start[i % quest.start.length]!);
  if (isFirst(s)) grant(s, quest.grants);
  t.emit({ type: "quest-begins", quest: s.quest, title: say(`quest.${s.quest}.title`) }, { rules: rulesOfSetup(s) });
  tellText(t, "introduction", "SS-2.2-h");
  yield* placeThings(t);
  for (const seat of t.seats) yield* gainPowers(t, s.heroes[seat]!);
  return "outfitting";
}

function rulesOfSetup(s: Souls): string[] {
  const { detached, shadowReserve } = questOf(s);
  const rules = ["SS-2.2-h", "SS-2.2-b", "SS-2.2-f", "SS-2.1-c", "SS-2.1-d", "SS-15.1-a"];
  if (isFirst(s)) rules.push("SS-2.2-e", "SS-5.3.1-a");
  if (detached) rules.push("SS-2.2.1");
  if (shadowReserve.quest || shadowReserve["quest-enemy"]) rules.push("SS-15.4-n");
  return rules;
}

const deckNames = {
  encounter: "encounter",
  enemy: "enemy",
  enemyPower: "enemy-power",
  trap: "trap",
  treasure: "treasure",
  critical: "critical",
  loot: "loot",
  shadow: "shadow",
} as const;

/** SS-5.3.1-l: in a campaign the heroes bring along what they have. */
function isFirst({ campaign }: Souls): boolean {
  return campaign === null || campaign.record.length === 0;
}

/** SS-2.2-e: Soul Points for the party, Crowns for each hero. */
function grant(s: Souls, { soulPoints, crowns }: Quest["grants"]): void {
  s.soulPoints = soulPoints;
  for (const hero of Object.values(s.heroes)) hero.crowns = crowns;
}

/** SS-2.1-b: the Enemy and Event decks are the Quest's own; SS-2.1-c: Treasures of its Act; the others are whole. */
function buildDecks(content: SoulsContent, s: Souls): void {
  const quest = questOf(s);
  const { decks } = s;
  decks.encounter = newDeck(allOf(content, "encounters"));
  decks.enemy = newDeck(
    allOf(content, "enemies").filter((id) => quest.enemyDeck.includes(enemyCard(content, id).scroll)),
  );
  decks.enemyPower = newDeck(allOf(content, "enemyPowers"));
  decks.trap = newDeck(allOf(content, "traps"));
  // SS-5.3.1-l: without the cards that somebody has, or has left in the Stash.
  const around = itemsAround(s);
  const free = (items: readonly string[]) => items.filter((item) => !around.has(item));
  decks.treasure = newDeck(free(treasuresOf(content, quest.act)));
  decks.critical = newDeck(copiesOf(content, "criticals"));
  decks.loot = newDeck(copiesOf(content, "loot"));
  // SS-15.4-o: the tokens that the Quest names.
  decks.shadow = newDeck(
    Object.entries(quest.shadowReserve).flatMap(([kind, count]) =>
      Array.from({ length: count }, (_, i) => `shadow-${kind}-${i + 1}`),
    ),
  );
  const onTop = quest.events.onTop ?? [];
  decks.event.draw = quest.events.deck
    .filter((number) => !onTop.includes(number))
    .map((number) => eventNumbered(content, number));
  // SS-14.2-a: all Stash cards that nobody has, and what the heroes have left there (SS-14.2-d).
  s.stash.push(...free(copiesOf(content, "items", "stash")));
  s.emporium = free(copiesOf(content, "items", "emporium"));
  s.soulWeapons = free(copiesOf(content, "items", "soul")).filter((item) =>
    Object.values(s.heroes).some((hero) => isCompatible(content, s, hero, item)),
  );
}

function eventNumbered(content: SoulsContent, number: number): string {
  return allOf(content, "events").find((id) => eventCard(content, id).number === number)!;
}

/** SS-2.2-f: alive and unhurt. */
function placeHero(s: Souls, seat: Seat, area: string): void {
  const hero = s.heroes[seat]!;
  s.figures.push(newFigure({ id: hero.figure, faction: "heroes", kind: "hero", belongsTo: seat, area }));
}

function* placeThings(t: Table): SoulsFlow {
  const { state: s } = t;
  const quest = questOf(s);
  s.doors = { ...s.doors, ...closedAtFirst(quest) };
  const tokens = copiesOf(t.content, "chests");
  yield* t.castLots(tokens, "chest", "SS-3.3-e");
  quest.chests.forEach(({ at, magicLock }, i) => {
    s.chests[at] = { lock: magicLock ?? "", token: [tokens[i % tokens.length]!] };
  });
  const searches = copiesOf(t.content, "searches");
  yield* t.castLots(searches, "search", "SS-6.3.6-a");
  quest.searchAreas.forEach((at, i) => {
    s.searches[at] = [searches[i % searches.length]!];
  });
  placeMarks(t.content, s, quest);
  // SS-15.4-p: by the number of heroes.
  for (const { at, heroes } of quest.shadows)
    if (t.seats.length >= heroes) {
      s.shadowNumbers[at] = heroes;
      yield* placeShadows(t, at, 1, "down", "SS-15.4-p");
    }
  for (const enemy of quest.enemies) yield* place(t, enemy);
  yield* moment(t, { on: "start" });
}

/** What lies open from the start. */
function placeMarks(content: SoulsContent, s: Souls, quest: Quest): void {
  for (const { card, at } of quest.stories) if (at) s.stories[at] = eventNumbered(content, card);
  for (const { id, at } of quest.waypoints) s.waypoints[at] = id;
  for (const { at, active } of quest.altars) s.altars[at] = active;
  for (const { at, symbol, open } of quest.gates) s.gates[symbol] = { area: at, open };
  if (quest.key) layDown(s, quest.key.at, { keys: [quest.key.colour] });
}

/** SS-3.3-a, SS-3.3-k. */
function closedAtFirst({ doors, walls }: Quest): Souls["doors"] {
  const closed: Record<string, Door> = {};
  for (const { on, kind, magicLock } of doors)
    closed[on] = { kind: kind === "locked" ? "locked" : "door", lock: magicLock ?? "" };
  for (const on of walls) closed[on] = { kind: "wall", lock: "" };
  return closed;
}
