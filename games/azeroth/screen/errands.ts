import { asTold, type ErrandsOf, type ErrandTable, textsIn, Wording } from "@tavolata/ui/companion/errand.js";

const stands =
  (how: "put" | "move", place: string): ErrandsOf =>
  (event, told) => {
    const words = new Wording(told);
    const seat = String(event["seat"]);
    const space = String(event[place]);
    return [{ about: `hero:${seat}`, text: words.put(words.name(seat), words.name(space), how), at: `space:${space}` }];
  };

/** People walk with their heroes at the board by themselves. */
const walked: ErrandsOf = (event, told) =>
  told.people.has(String(event["seat"])) ? [] : stands("move", "to")(event, told);

const turned =
  (field: string): ErrandsOf =>
  (event, told) => {
    const words = new Wording(told);
    return [{ about: `card:${String(event["card"])}`, text: words.turn(words.name(event[field])) }];
  };

const given =
  (what: string): ErrandsOf =>
  (event, told) => {
    const words = new Wording(told);
    const things = Array.isArray(event[what]) ? textsIn(event[what]) : [event[what]];
    // What the onlooker may not see is dealt face down.
    return things.map((thing) =>
      thing === undefined
        ? { about: `event:${event.number}`, text: words.line(event) }
        : { about: `given:${event.number}:${String(thing)}`, text: words.give(event["seat"], words.name(thing)) },
    );
  };

const counts =
  (counter: "errand.health" | "errand.energy" | "errand.damage" | "errand.level", value: string): ErrandsOf =>
  (event, told) => {
    const words = new Wording(told);
    const shown = typeof event[value] === "number" ? event[value] : words.name(event[value]);
    return [{ about: `${counter}:${String(event["seat"])}`, text: words.set(counter, event["seat"], shown) }];
  };

const laid =
  (what: (event: Parameters<ErrandsOf>[0], told: Parameters<ErrandsOf>[1]) => string): ErrandsOf =>
  (event, told) => {
    const words = new Wording(told);
    const space = String(event["space"]);
    return [
      { about: `event:${event.number}`, text: words.lay(what(event, told), words.name(space)), at: `space:${space}` },
    ];
  };

const marker = (event: Parameters<ErrandsOf>[0], told: Parameters<ErrandsOf>[1]) =>
  told.say("errand.marker", { slot: String(event["slot"]) });

/** What is to be done at the board after something happened in the adventure game. */
export const errands: ErrandTable = {
  "hero-placed": stands("put", "space"),
  moved: walked,
  travelled: walked,
  "went-to-city": walked,
  defeated: stands("move", "city"),
  "quests-dealt": given("quests"),
  "quest-drawn": given("quest"),
  "trophy-gained": given("trophy"),
  "item-gained": given("item"),
  "challenge-drawn": turned("encounter"),
  "event-drawn": turned("event"),
  "event-discarded": asTold,
  "event-encounter": laid((event, told) => new Wording(told).name(event["encounter"])),
  "discovery-placed": laid((_event, told) => told.say("errand.discovery")),
  "discovery-revealed": asTold,
  "left-unbeaten": laid((event, told) => `${new Wording(told).name(event["encounter"])} (${marker(event, told)})`),
  "marker-returned": (event, told) => [
    { about: `marker:${String(event["slot"])}`, text: new Wording(told).remove(marker(event, told)) },
  ],
  "track-full": asTold,
  "item-lost": asTold,
  "item-stolen": asTold,
  "quest-completed": asTold,
  wounded: counts("errand.health", "left"),
  healed: counts("errand.damage", "damage"),
  "energy-changed": counts("errand.energy", "energy"),
  "level-gained": counts("errand.level", "level"),
};
