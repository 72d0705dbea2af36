import { describe, expect, test } from "vitest";
import { cardOf } from "../../queries/card.js";
import { fightersIn } from "../../queries/combat/fighter.js";
import { valourOf } from "../../queries/valour.js";
import { plain } from "../plain.js";
import { bearing, type Seated, scene } from "../scene.js";

/** Maintenance after the quests. */
const equip = (hero: Seated, other: Seated = {}) => scene({ step: "equip", heroes: [hero, other] });

/** A combat on a grey farm with the dice thrown. */
function combat(hero: Seated, card = "field-rat-1", red = 1, black = 1) {
  return scene({
    step: "face-challenge",
    heroes: [{ space: "n2", ...hero }, {}],
    decks: { grey: [card] },
    dice: [String(red), String(black)],
  }).does("draw");
}

describe("items", () => {
  test("AZ-item-1: equipment changes in maintenance and at no other time", () => {
    const [axe, sword] = [bearing("iron-axe"), bearing("rusty-sword")];
    const t = equip({ bag: ["iron-axe", "rusty-sword"] }).plays(`equip:${axe}`, `unequip:${axe}`, `equip:${sword}`);
    expect(t.hero()).toMatchObject({ weapon: sword, bag: [axe] });
    expect(t.told("equipped", "AZ-item-1")).toBe(true);
    const moving = scene({ face: "1/3", heroes: [{ bag: ["iron-axe"] }, {}] });
    expect(moving.offered("equip:")).toEqual([]);
    expect(() => moving.does(`equip:${axe}`)).toThrow();
  });

  test("AZ-item-2: one weapon; another sends it back to the bag", () => {
    const t = equip({ weapon: "iron-axe", bag: ["rusty-sword"] }).does(`equip:${bearing("rusty-sword")}`);
    expect(t.hero()).toMatchObject({ weapon: bearing("rusty-sword"), bag: [bearing("iron-axe")] });
    expect(t.told("equipped", "AZ-item-2")).toBe(true);
  });

  test("AZ-item-3: one armour besides the weapon", () => {
    const t = equip({ weapon: "iron-axe", armour: "ring-mail", bag: ["dented-plate"] }).does(
      `equip:${bearing("dented-plate")}`,
    );
    expect(t.hero()).toMatchObject({
      weapon: bearing("iron-axe"),
      armour: bearing("dented-plate"),
      bag: [bearing("ring-mail")],
    });
    expect(t.told("equipped", "AZ-item-3")).toBe(true);
  });

  test("AZ-item-4: a bag item is never equipped, and can be stolen", () => {
    const t = equip({ bag: ["herb-draught"] });
    expect(t.barredBy(`equip:${bearing("herb-draught")}`)).toBe("AZ-item-4");
    const lost = scene({
      step: "face-challenge",
      heroes: [{ space: "l3" }, { space: "l3", damage: 2, bag: ["herb-draught"] }],
      dice: ["6", "1"],
    }).plays("attack:player-2", "pass", "strike");
    expect(lost.asked.ids).toEqual([`item:${bearing("herb-draught")}`]);
    expect(lost.table.decision("player-1").rules).toContain("AZ-item-4");
  });

  test("AZ-item-5: no item above the hero's level", () => {
    const t = equip({ level: "green", bag: ["rusty-sword", "soldiers-sword", "knights-sword"] });
    expect(t.offered("equip:")).toEqual(
      [bearing("rusty-sword"), bearing("soldiers-sword")].map((card) => `equip:${card}`),
    );
    expect(t.barredBy(`equip:${bearing("knights-sword")}`)).toBe("AZ-item-5");
    const draught = scene({ face: "1/3", heroes: [{ level: "green", damage: 2, bag: ["strong-draught"] }, {}] });
    expect(draught.barredBy(`use:${bearing("strong-draught")}`)).toBe("AZ-item-5");
  });

  test("AZ-item-6: only what the class may use", () => {
    const of = (name: Seated["class"]) => equip({ class: name!, bag: ["dented-plate", "camp-knife"] });
    expect(of("warrior").offers(`equip:${bearing("dented-plate")}`)).toBe(true);
    expect(of("mage").barredBy(`equip:${bearing("dented-plate")}`)).toBe("AZ-item-6");
    expect(of("mage").offers(`equip:${bearing("camp-knife")}`)).toBe(true);
  });

  test("AZ-item-7: a bag holds whatever was won", () => {
    const t = combat({ class: "mage", bag: ["dented-plate", "dragon-sword"] }, "field-rat-1", 6, 1).does("strike");
    expect(t.hero().bag).toHaveLength(3);
    expect(t.told("item-gained", "AZ-item-7")).toBe(true);
    for (const item of ["dented-plate", "dragon-sword"]) expect(t.barredBy(`equip:${bearing(item)}`)).toBeDefined();
  });

  test("AZ-item-8: used once at its time, then discarded", () => {
    const draught = bearing("herb-draught");
    const t = scene({ step: "explore", heroes: [{ damage: 3, bag: ["herb-draught", "flash-powder"] }, {}] });
    expect(t.barredBy(`use:${bearing("flash-powder")}`)).toBe("AZ-item-8");
    t.does(`use:${draught}`);
    expect(t.hero().damage).toBe(1);
    expect(t.state.challenge.grey.discard).toEqual([draught]);
    expect(t.offers(`use:${draught}`)).toBe(false);
    expect(t.told("item-used", "AZ-item-8")).toBe(true);
  });

  test("AZ-item-9: only what is equipped counts, and never makes a missing attack", () => {
    const values = (hero: Seated) => {
      const t = combat(hero);
      return fightersIn(plain, t.state, t.state.combat!).red;
    };
    expect(values({ bag: ["iron-axe"] })).toMatchObject({ melee: 2, ranged: null });
    expect(values({ weapon: "iron-axe" })).toMatchObject({ melee: 3, ranged: null });
    expect(values({ class: "rogue", weapon: "rusty-sword" })).toMatchObject({ melee: 3, ranged: 2 });
    expect(combat({ weapon: "iron-axe" }).does("strike").told("values-fixed", "AZ-item-9")).toBe(true);
  });

  test("AZ-item-10: items may be discarded, but not given to others", () => {
    const t = equip({ bag: ["knights-sword"], weapon: "iron-axe" }, { space: "vaultspire" });
    t.does(`drop:${bearing("knights-sword")}`);
    expect(t.state.challenge.yellow.discard).toEqual([bearing("knights-sword")]);
    expect(t.told("item-dropped", "AZ-item-10")).toBe(true);
    expect(t.asked.ids.filter((id) => /give|trade|sell/.test(id))).toEqual([]);
  });
});

describe("levels", () => {
  const prove = (hero: Seated) =>
    scene({ step: "face-challenge", heroes: [{ space: "n4", ...hero }, {}], dice: ["6", "1"] }).plays(
      "fight:printed",
      "strike",
    );

  test("AZ-level-1: by the proving encounter of the own colour, and by nothing else", () => {
    expect(prove({}).hero().level).toBe("green");
    expect(prove({}).told("level-gained", "AZ-level-1")).toBe(true);
    expect(
      scene({ step: "face-challenge", heroes: [{ space: "n4", level: "green" }, {}] }).offers("fight:printed"),
    ).toBe(false);
    expect(prove({ space: "g3", level: "green", weapon: "soldiers-sword" }).hero().level).toBe("yellow");
  });

  test("AZ-level-2: the damage goes first", () => {
    const t = prove({ damage: 2 });
    expect(t.hero().damage).toBe(0);
    expect(t.told("healed", "AZ-level-2")).toBe(true);
    // The news comes before what it brings.
    const told = t.table.match.events("player-1").map(({ type }) => type);
    expect(told.indexOf("level-proved")).toBeLessThan(told.indexOf("healed"));
    expect(t.events("level-proved")[0]).toMatchObject({ seat: "player-1", level: "green" });
  });

  test("AZ-level-3: three cards are drawn", () => {
    const t = prove({ deck: ["fury-1", "fury-2", "brace-1", "brace-2"] });
    expect(t.hand()).toEqual(["fury-1", "fury-2", "brace-1"]);
    expect(t.told("cards-drawn", "AZ-level-3")).toBe(true);
  });

  test("AZ-level-4: the card of the new level, on its start face", () => {
    const t = prove({ side: "alternate" });
    expect([t.hero().side, cardOf(plain, t.hero())]).toEqual([
      "start",
      { melee: 3, ranged: null, defence: 7, health: 5, damage: 3 },
    ]);
    expect(t.told("level-gained", "AZ-level-4")).toBe(true);
  });

  test("AZ-level-5: grey, green, yellow, red, and never back", () => {
    for (const space of ["n4", "g3", "y8"]) {
      expect(scene({ step: "face-challenge", heroes: [{ space, level: "red" }, {}] }).asked.ids).toEqual(["draw"]);
    }
    const t = scene({
      step: "explore",
      heroes: [{ space: "n3", level: "yellow", damage: 5 }, {}],
      tokens: { n3: ["found-trap-1"] },
    }).plays("reveal", "city:vaultspire");
    expect(t.hero().level).toBe("yellow");
    expect(prove({}).told("level-gained", "AZ-level-5")).toBe(true);
  });

  test("AZ-level-6: everything else stays, and the new level counts at once", () => {
    const t = prove({ attached: ["bulwark-1"], bag: ["soldiers-sword"], energy: 1 });
    expect(t.hero()).toMatchObject({ attached: ["bulwark-1"], energy: 1 });
    expect(t.offers(`equip:${bearing("soldiers-sword")}`)).toBe(true);
    expect(t.told("level-gained", "AZ-level-6")).toBe(true);
  });
});

describe("abilities", () => {
  test("AZ-abil-1: an empty deck is made anew from the own discards", () => {
    const study = (deck: string[], discard: string[]) =>
      scene({ step: "explore", heroes: [{ space: "g5", level: "green", deck, discard }, {}] }).does("resource:study");
    const t = study(["fury-1"], ["brace-1", "brace-2", "brace-3", "fury-2"]);
    expect([t.hand().length, t.state.decks["player-1"]!.length, t.discard()]).toEqual([2, 3, []]);
    expect(t.events("deck-shuffled")[0]!.rules).toEqual(["AZ-abil-1"]);
    const none = study([], []);
    expect(none.hand()).toEqual([]);
    expect(none.told("no-card-left", "AZ-abil-1")).toBe(true);
  });

  test("AZ-abil-2: at the time that is printed, for its cost, then to the discards", () => {
    expect(scene({ face: "3/1", heroes: [{ hand: ["brace-1"] }, {}] }).barredBy("play:brace-1")).toBe("AZ-abil-2");
    const t = combat({ hand: ["brace-1", "second-wind-1"], energy: 2, damage: 2 }).does("play:brace-1");
    expect([t.hero().energy, t.discard()]).toEqual([1, ["brace-1"]]);
    expect(t.told("ability-played", "AZ-abil-2")).toBe(true);
    expect(t.does("play:second-wind-1").hero().damage).toBe(0);
    const defends = scene({
      step: "face-challenge",
      heroes: [{ space: "l3" }, { class: "shaman", space: "l3", hand: ["soothing-rain-1"] }],
      dice: ["1", "1"],
    }).does("attack:player-2");
    expect(defends.barredBy("play:soothing-rain-1")).toBe("AZ-abil-2");
    const insight = scene({ step: "explore", heroes: [{ class: "mage", energy: 1, hand: ["insight-1"] }, {}] });
    expect(insight.does("resource:heal").asked.kind).toBe("after-exploration");
    expect(insight.does("play:insight-1").hand()).toHaveLength(2);
  });

  test("AZ-abil-3: a card attached to the hero stays until defeat, each name once", () => {
    const t = scene({ face: "1/3", heroes: [{ hand: ["bulwark-1", "bulwark-2"] }, {}] }).does("play:bulwark-1");
    expect(t.hero().attached).toEqual(["bulwark-1"]);
    expect(t.told("attached-to-hero", "AZ-abil-3")).toBe(true);
    const later = combat({ attached: ["bulwark-1"], hand: ["bulwark-2"], energy: 2 });
    expect(later.barredBy("play:bulwark-2")).toBe("AZ-abil-3");
    expect(fightersIn(plain, later.state, later.state.combat!).red.defence).toBe(7);
  });

  test("AZ-abil-4: a card attached to the weapon counts with it, one on each", () => {
    const axe = bearing("iron-axe");
    const bare = scene({ face: "1/3", heroes: [{ hand: ["keen-edge-1"] }, {}] });
    expect(bare.barredBy("play:keen-edge-1")).toBe("AZ-abil-4");
    const t = scene({ face: "1/3", heroes: [{ weapon: "iron-axe", hand: ["keen-edge-1"] }, {}] }).does(
      "play:keen-edge-1",
    );
    expect(t.hero().borne).toEqual({ [axe]: "keen-edge-1" });
    expect(t.told("attached-to-weapon", "AZ-abil-4")).toBe(true);
    const bears = combat({
      weapon: "iron-axe",
      borne: { "iron-axe": "keen-edge-1" },
      hand: ["keen-edge-2"],
      energy: 1,
    });
    expect(bears.barredBy("play:keen-edge-2")).toBe("AZ-abil-4");
    expect(fightersIn(plain, bears.state, bears.state.combat!).red.melee).toBe(4);
    const bagged = combat({ bag: ["iron-axe"], borne: { "iron-axe": "keen-edge-1" } });
    expect(fightersIn(plain, bagged.state, bagged.state.combat!).red.melee).toBe(2);
    const dropped = equip({ weapon: "iron-axe", borne: { "iron-axe": "keen-edge-1" } }).does(`drop:${axe}`);
    expect(dropped.discard()).toEqual(["keen-edge-1"]);
    const stolen = scene({
      step: "face-challenge",
      heroes: [
        { space: "l3", bag: ["iron-axe"], borne: { "iron-axe": "keen-edge-1" }, damage: 3 },
        { class: "paladin", space: "l3" },
      ],
      dice: ["1", "6"],
    }).plays("attack:player-2", "pass", "strike", `item:${axe}`);
    expect(stolen.discard(1)).toEqual(["keen-edge-1"]);
    expect(stolen.hero(2).borne).toEqual({});
  });

  test("AZ-abil-5: a text beats the rules for its own effect, and what forbids beats what permits", () => {
    const t = scene({
      face: "3/1",
      heroes: [{ class: "rogue", space: "n2", hand: ["vanish-1"] }, {}],
      track: [["grey-wolf-1", "n2"]],
    });
    expect(t.barredBy("move:n3")).toBe("AZ-move-8");
    t.does("play:vanish-1");
    expect(t.told("ignores-aggro", "AZ-abil-5")).toBe(true);
    expect(t.offers("move:n3")).toBe(true);
    expect(scene({ step: "equip" }).does("done").state.turn.ignoresAggro).toBe(false);
    const silenced = combat({ hand: ["crushing-blow-1", "brace-1"], energy: 3 }, "smuggler-guard-1");
    expect(silenced.barredBy("play:crushing-blow-1")).toBe("AZ-abil-5");
    expect(silenced.offers("play:brace-1")).toBe(true);
  });
});

describe("characters", () => {
  test("AZ-char-2: the card is turned for 1 energy, once in a turn and not in a combat", () => {
    const t = scene({ face: "2/2" }).does("flip");
    expect([t.hero().energy, t.hero().side]).toEqual([1, "alternate"]);
    expect(t.barredBy("flip")).toBe("AZ-char-2");
    expect(t.told("card-turned", "AZ-char-2")).toBe(true);
    expect(combat({ energy: 2 }).barredBy("flip")).toBe("AZ-char-2");
  });

  test("AZ-char-3: the power once in each own turn, at its time and for its cost", () => {
    const aim = combat({ class: "hunter", energy: 2 }).does("power");
    expect(aim.hero().energy).toBe(0);
    expect(fightersIn(plain, aim.state, aim.state.combat!).red.ranged).toBe(3);
    expect(aim.barredBy("power")).toBe("AZ-char-3");
    expect(aim.told("power-used", "AZ-char-3")).toBe(true);
    const defends = scene({
      step: "face-challenge",
      heroes: [{ space: "l3" }, { space: "l3", class: "hunter" }],
      dice: ["1", "1"],
    }).does("attack:player-2");
    expect(defends.barredBy("power")).toBe("AZ-char-3");
    expect(scene({ face: "2/2", heroes: [{ class: "hunter" }, {}] }).barredBy("power")).toBe("AZ-char-3");
    expect(combat({ class: "druid", energy: 1 }).barredBy("power")).toBe("AZ-char-3");
    expect(
      scene({ face: "2/2", heroes: [{ class: "druid" }, {}] })
        .does("power")
        .hero(),
    ).toMatchObject({ side: "alternate", energy: 2 });
  });
});

describe("printed encounters and trophies", () => {
  const lord = (hero: Seated, more: Parameters<typeof scene>[0] = {}, red = "6") =>
    scene({
      step: "face-challenge",
      heroes: [{ space: "r4", level: "red", weapon: "dragon-sword", ...hero }, {}],
      dice: [red, "1"],
      ...more,
    });

  test("AZ-map-3: a printed encounter is never used up for others, and holds nobody", () => {
    const t = scene({ step: "face-challenge", heroes: [{ space: "n4" }, { space: "n4" }], dice: ["6", "1"] });
    t.plays("fight:printed", "strike", "done");
    expect(t.state.active).toBe("player-2");
    expect(t.offers("move:n3")).toBe(true);
    t.plays("stay", "done");
    expect(t.offers("fight:printed")).toBe(true);
    expect(t.told("combat-begun", "AZ-map-3")).toBe(true);
  });

  test("AZ-trophy-1: who beats a trophy space and stands gains a trophy at once", () => {
    const t = lord({}).plays("fight:printed", "strike");
    expect(t.hero().trophies).toHaveLength(1);
    expect(t.told("trophy-gained", "AZ-trophy-1")).toBe(true);
    const both = lord({ damage: 6 }).plays("fight:printed", "strike", "city:kingsharbour");
    expect(both.hero().trophies).toEqual([]);
  });

  test("AZ-trophy-2: the top card, whose valour counts at once", () => {
    const t = lord(
      { log: ["northern-round", "southern-round", "road-watch"] },
      {
        arrange: (s) => {
          s.trophies = ["star-iron-1", "pale-crown-1"];
        },
      },
    );
    t.plays("fight:printed", "strike");
    expect(t.outcome).toMatchObject({ winners: ["player-1"], how: "valour", scores: { "player-1": 8 } });
    expect(t.told("trophy-gained", "AZ-trophy-2")).toBe(true);
  });

  test("AZ-trophy-3: once from each space, and none from an empty deck", () => {
    expect(lord({ trophySpaces: ["r4"] }).asked.ids).toEqual(["draw"]);
    const none = lord(
      {},
      {
        arrange: (s) => {
          s.trophies = [];
        },
      },
    ).plays("fight:printed", "strike");
    expect(valourOf(plain, none.hero())).toBe(0);
    expect(none.told("no-trophy-left", "AZ-trophy-3")).toBe(true);
  });
});
