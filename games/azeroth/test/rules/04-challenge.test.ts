import { describe, expect, test } from "vitest";
import type { Effect } from "../../content/types.js";
import { scene } from "../scene.js";

/** A warrior at the challenge on a space. */
const at = (space: string, more: Parameters<typeof scene>[0] = {}) =>
  scene({ step: "face-challenge", heroes: [{ space }, {}], dice: ["6", "1"], ...more });

describe("the challenge", () => {
  test("AZ-chal-1: none in a city", () => {
    const t = scene({ step: "challenge", heroes: [{ space: "anvilgate" }, { space: "anvilgate" }] });
    expect(t.asked.kind).toBe("maintenance");
    expect(t.state.challenge.grey.draw).toHaveLength(40);
    expect(t.told("challenge-skipped", "AZ-chal-1")).toBe(true);
  });

  test("AZ-chal-2: exactly one of two things, and no third", () => {
    expect(at("n1").asked.ids).toEqual(["draw"]);
    const both = at("n1", { heroes: [{ space: "n1" }, { space: "n1" }] });
    expect(both.asked.ids).toEqual(["draw", "attack:player-2"]);
    both.plays("attack:player-2", "pass", "strike");
    expect(both.state.phase).toBe("maintenance");
    expect(both.table.events("phase-begun").filter(({ phase }) => phase === "challenge")).toEqual([]);
  });

  test("AZ-chal-3: an encounter that is here is fought, and no card is drawn", () => {
    const t = at("g5", { heroes: [{ space: "g5", level: "green" }, {}], track: [null, null, ["bone-archer-1", "g5"]] });
    expect(t.asked.ids).toEqual(["fight:marker-3"]);
    expect(t.barredBy("draw")).toBe("AZ-chal-3");
    t.does("fight:marker-3");
    expect(t.state.combat!.foe).toMatchObject({ kind: "unbeaten", encounter: "bone-archer", slot: 2 });
    expect(t.state.challenge.green.draw).toHaveLength(39);
    expect(t.told("combat-begun", "AZ-chal-3")).toBe(true);
    expect(
      at("n2", { decks: { grey: ["field-rat-1"] } })
        .does("draw")
        .told("challenge-drawn", "AZ-chal-3"),
    ).toBe(false);
  });

  test("AZ-chal-4: markers, printed encounters that count for this hero, and those of an event", () => {
    expect(at("n4", { track: [["field-rat-1", "n4"]] }).asked.ids).toEqual(["fight:marker-1", "fight:printed"]);
    expect(at("n4", { track: [["grey-wolf-1", "n4"]] }).asked.ids).toEqual(["fight:marker-1"]);
    expect(at("n4", { heroes: [{ space: "n4", level: "green" }, {}] }).asked.ids).toEqual(["draw"]);
    expect(at("l3", { event: "warband-grey" }).asked.ids).toEqual(["fight:event"]);
    expect(at("g7", { heroes: [{ space: "g7", level: "green" }, {}], event: "warband-grey" }).asked.ids).toEqual([
      "draw",
    ]);
  });

  test("AZ-chal-5: the deck has the colour of the space", () => {
    const t = at("n2", { heroes: [{ space: "n2", level: "red" }, {}] }).does("draw");
    expect(t.state.challenge.red.draw).toHaveLength(40);
    expect(t.state.challenge.grey.draw.length).toBeLessThan(40);
    expect([...t.events("challenge-drawn"), ...t.events("event-drawn")][0]!.colour).toBe("grey");
  });

  test("AZ-chal-6: from the bottom of the deck", () => {
    const t = at("n2", { decks: { grey: ["field-rat-1", "wild-boar-1", "poacher-2"] } }).does("draw");
    expect(t.state.combat!.foe.card).toBe("poacher-2");
    expect(t.state.challenge.grey.draw).toEqual(["field-rat-1", "wild-boar-1"]);
    expect(t.told("challenge-drawn", "AZ-chal-6")).toBe(true);
  });

  test("AZ-chal-7: a drawn encounter is fought at once", () => {
    const t = at("n2", { heroes: [{ space: "n2", bag: ["iron-axe"] }, {}], decks: { grey: ["poacher-2"] } }).does(
      "draw",
    );
    expect(t.asked.kind).toBe("combat");
    expect(t.asked.ids).toEqual(["strike"]);
    expect(t.told("combat-begun", "AZ-chal-7")).toBe(true);
  });

  test("AZ-chal-8: an empty deck is made anew from its discards; with none left the phase ends", () => {
    const t = at("n2", { decks: { grey: [] }, discards: { grey: ["field-rat-1", "poacher-1"] } }).does("draw");
    expect(t.state.challenge.grey.draw).toHaveLength(1);
    expect(t.state.combat).not.toBeNull();
    const none = at("n2", { decks: { grey: [] } }).does("draw");
    expect(none.asked.kind).toBe("maintenance");
    expect(none.told("no-challenge-left", "AZ-chal-8")).toBe(true);
  });
});

describe("events", () => {
  test("AZ-event-1: an event is resolved, then another card is drawn", () => {
    const t = at("n2", {
      heroes: [{ space: "n2", deck: ["brace-1"] }, { deck: ["snare-1"] }],
      decks: { grey: ["field-rat-1", "poacher-1", "festival-grey"] },
    }).does("draw");
    expect([t.hand(), t.hand(2)]).toEqual([["brace-1"], ["snare-1"]]);
    expect(t.state.combat!.foe.card).toBe("poacher-1");
    expect(t.state.challenge.grey.draw).toEqual(["field-rat-1"]);
    expect(t.told("cards-drawn", "AZ-event-1")).toBe(true);
  });

  test("AZ-event-2: events go on until an encounter comes, or the hero is in a city", () => {
    const t = at("n2", { decks: { grey: ["field-rat-1", "storm-grey", "lull-grey"] } }).does("draw");
    expect(t.events("event-drawn").map(({ event }) => event)).toEqual(["lull", "storm"]);
    expect(t.state.combat!.foe.card).toBe("field-rat-1");
    const endless = at("n2", { decks: { grey: ["storm-grey", "lull-grey"] } }).does("draw");
    expect(endless.told("no-challenge-left", "AZ-event-2")).toBe(true);
    const now: readonly Effect[] = [{ effect: "go-to-city", on: "active-hero" }];
    const cards = [{ table: "events", entry: "storm", field: ["now"], value: now }];
    const sent = at("n2", { cards, decks: { grey: ["field-rat-1", "storm-grey"] } }).plays("draw", "city:anvilgate");
    expect(sent.hero().space).toBe("anvilgate");
    expect(sent.state.challenge.grey.draw).toEqual(["field-rat-1"]);
    expect(sent.asked.kind).toBe("maintenance");
  });

  test("AZ-event-3: a new event takes the place of the old one", () => {
    const t = at("g5", {
      heroes: [{ space: "g5", level: "green" }, {}],
      event: "storm-grey",
      decks: { green: ["bone-archer-1", "truce-green"] },
    }).does("draw");
    expect(t.state.event).toBe("truce-green");
    expect(t.state.challenge.grey.discard).toEqual(["storm-grey"]);
    expect(t.told("event-discarded", "AZ-event-3")).toBe(true);
  });

  test("AZ-event-4: what lasts counts for all, on every player's turn", () => {
    const t = at("n2", { event: "blood-moon-yellow", decks: { grey: ["field-rat-1"] }, dice: ["1", "6"] }).plays(
      "draw",
      "strike",
    );
    expect(t.hero().damage).toBe(2);
    expect(t.told("values-fixed", "AZ-event-4")).toBe(true);
    expect(t.hero().bag).toEqual([]);
    // It stays for the others' turns.
    const storm = scene({ step: "equip", event: "storm-grey", dice: ["3/1"] }).does("done");
    expect([storm.state.active, storm.state.turn.spaces, storm.state.event]).toEqual(["player-2", 2, "storm-grey"]);
    expect(storm.told("movement-rolled", "AZ-event-4")).toBe(true);
  });

  test("AZ-event-5: an encounter of an event gives the event's reward, and the event is gone", () => {
    const t = at("l3", { event: "warband-grey", heroes: [{ space: "l3", deck: ["brace-1", "fury-1"] }, {}] }).plays(
      "fight:event",
      "strike",
    );
    expect(t.hand()).toEqual(["brace-1", "fury-1"]);
    expect(t.state.event).toBe("");
    expect(t.state.challenge.grey.discard).toEqual(["warband-grey"]);
    expect(t.hero().bag).toEqual([]);
    expect(t.told("event-discarded", "AZ-event-5")).toBe(true);
    const both = at("l3", {
      event: "warband-grey",
      heroes: [{ space: "l3", damage: 3, deck: ["brace-1"] }, {}],
      dice: ["6", "6"],
    }).plays("fight:event", "strike", "city:anvilgate");
    expect([both.state.event, both.hand()]).toEqual(["", []]);
  });
});
