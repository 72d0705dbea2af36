import { asTold, type ErrandsOf, type ErrandTable, textsIn, Wording } from "@tavolata/ui/companion/errand.js";
import { seenIn } from "./seen.js";

const stands =
  (field: "figure" | "enemy", how: "put" | "move", place = "area"): ErrandsOf =>
  (event, told) => {
    const words = new Wording(told);
    const id = String(event[field]);
    const text = words.put(words.name(id), words.name(event[place]), how);
    return [{ about: `figure:${id}`, text, at: `figure:${id}` }];
  };

/** Whoever leads a hero walks with it at the board, too; nobody pushes himself. */
const walked: ErrandsOf = (event, told) => {
  const hero = Object.values(seenIn(told.view).heroes).find(({ figure }) => figure === event["figure"]);
  const isOwn = hero !== undefined && told.people.has(hero.seat) && event["manner"] !== "pushed";
  return isOwn ? [] : stands("figure", "move", "to")(event, told);
};

const gone =
  (field: "figure" | "enemy"): ErrandsOf =>
  (event, told) => {
    const words = new Wording(told);
    const id = String(event[field]);
    return [{ about: `figure:${id}`, text: words.remove(words.name(id)) }];
  };

const lies =
  (what: (event: Parameters<ErrandsOf>[0], told: Parameters<ErrandsOf>[1]) => string, kind: string): ErrandsOf =>
  (event, told) => {
    const words = new Wording(told);
    const area = String(event["area"]);
    return [{ about: `${kind}:${area}`, text: words.lay(what(event, told), words.name(area)), at: `area:${area}` }];
  };

const turned =
  (field: string): ErrandsOf =>
  (event, told) => {
    const words = new Wording(told);
    return [{ about: `card:${String(event[field])}`, text: words.turn(words.name(event[field])) }];
  };

const given =
  (who: string, what: string): ErrandsOf =>
  (event, told) => {
    const words = new Wording(told);
    const things = Array.isArray(event[what]) ? textsIn(event[what]) : [String(event[what])];
    return things.map((thing) => ({
      about: `given:${event.number}:${thing}`,
      text: words.give(event[who], words.name(thing)),
    }));
  };

const hitPoints: ErrandsOf = (event, told) => [
  {
    about: `hit-points:${String(event["figure"])}`,
    text: new Wording(told).set("errand.damage-left", event["figure"], event["left"]),
  },
];

/** What is to be done at the board after something happened in Immortal Souls. */
export const errands: ErrandTable = {
  "figure-placed": stands("figure", "put"),
  "enemy-placed": stands("enemy", "put"),
  "companion-summoned": stands("figure", "put"),
  recalled: stands("figure", "put"),
  "figure-moved": walked,
  "enemy-killed": gone("figure"),
  "enemy-removed": gone("enemy"),
  "companion-died": gone("figure"),
  "hero-died": asTold,
  "shadow-placed": lies((_event, told) => told.say("errand.shadow-token"), "shadow"),
  "shadow-revealed": asTold,
  "gate-changed": lies((event, told) => told.say(event["open"] ? "errand.gate-open" : "errand.gate-closed"), "gate"),
  "altar-changed": lies((event, told) => told.say(event["active"] ? "errand.altar-on" : "errand.altar-off"), "altar"),
  "fire-placed": lies((event, told) => told.say("errand.fire", { side: String(event["side"]) }), "fire"),
  "search-area-placed": lies((_event, told) => told.say("errand.search-token"), "search"),
  "token-placed": lies((event, told) => new Wording(told).name(event["token"]), "token"),
  "token-kept": given("figure", "token"),
  "token-gone": asTold,
  drops: asTold,
  "door-opened": asTold,
  "event-drawn": turned("event"),
  "event-discarded": asTold,
  "encounter-drawn": turned("card"),
  "enemy-power-drawn": given("enemy", "power"),
  "treasures-drawn": given("figure", "treasures"),
  "item-gained": given("figure", "item"),
  "condition-gained": given("figure", "condition"),
  "condition-gone": asTold,
  "critical-drawn": given("figure", "critical"),
  "crowns-gained": asTold,
  "chest-opened": asTold,
  wounded: hitPoints,
  "belongings-dropped": asTold,
};
