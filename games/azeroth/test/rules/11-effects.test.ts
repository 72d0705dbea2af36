import { describe, expect, test } from "vitest";
import type { Colour } from "../../content/types.js";
import { fightersIn } from "../../queries/combat/fighter.js";
import { plain } from "../plain.js";
import { bearing, type Seated, scene } from "../scene.js";

/** A combat with a card of this colour, the dice thrown. */
function combat(
  hero: Seated,
  card: string,
  red: number,
  black: number,
  more: Parameters<typeof scene>[0] = {},
  level: Colour = "grey",
) {
  const space = { grey: "n2", green: "g5", yellow: "y4", red: "r1" }[level];
  return scene({
    step: "face-challenge",
    heroes: [{ space, level, energy: 3, ...hero }, {}],
    decks: { [level]: [card] },
    dice: [String(red), String(black)],
    ...more,
  }).does("draw");
}

const sides = (t: ReturnType<typeof scene>) => fightersIn(plain, t.state, t.state.combat!);

const use = (t: ReturnType<typeof scene>, item: string) => t.does(`use:${bearing(item)}`);

describe("effects that change a combat", () => {
  test("attack: both attacks that there are, by cards, items and the Lure", () => {
    const t = combat(
      { class: "rogue", hand: ["stab-1"], bag: ["flash-powder"], kept: ["found-charm-1"] },
      "field-rat-1",
      1,
      1,
    );
    t.does("play:stab-1");
    expect(sides(t).red).toMatchObject({ melee: 3, ranged: 2 });
    use(t, "flash-powder").does("spend:found-charm-1");
    expect(sides(t).red).toMatchObject({ melee: 7, ranged: 6 });
    const lured = combat({}, "field-rat-1", 1, 1, { arrange: (s) => void s.turn.lasting.push("found-lure") });
    expect(sides(lured).black).toMatchObject({ melee: 2, ranged: null });
    expect(sides(lured).red.melee).toBe(2);
  });

  test("melee: of the hunter's Companion", () => {
    expect(sides(combat({ class: "hunter", attached: ["companion-1"] }, "field-rat-1", 1, 1)).red).toMatchObject({
      melee: 3,
      ranged: 2,
    });
    expect(sides(combat({ class: "mage", attached: ["companion-1"] }, "field-rat-1", 1, 1)).red.melee).toBeNull();
  });

  test("ranged: of a shot, and everybody's under an Eclipse", () => {
    const t = combat({ class: "hunter", hand: ["careful-shot-1"] }, "pale-wisp-1", 1, 1, { event: "eclipse-red" }).does(
      "play:careful-shot-1",
    );
    expect([sides(t).red.ranged, sides(t).black.ranged]).toEqual([3, 1]);
  });

  test("defence: of a card for one combat, and less of it with a Snag for the turn", () => {
    const t = combat({ class: "rogue", hand: ["evade-1"] }, "field-rat-1", 1, 1).does("play:evade-1");
    expect(sides(t).red.defence).toBe(7);
    const snag = scene({ step: "explore", heroes: [{ space: "n3" }, {}], tokens: { n3: ["found-snag-1"] } }).does(
      "reveal",
    );
    expect(snag.state.turn.lasting).toEqual(["found-snag"]);
    expect(snag.told("lasts-this-turn", "AZ-disc-1")).toBe(true);
    const snagged = combat({}, "field-rat-1", 1, 1, { arrange: (s) => void s.turn.lasting.push("found-snag") });
    expect(sides(snagged).red.defence).toBe(5);
    expect(
      scene({ step: "equip", arrange: (s) => void s.turn.lasting.push("found-snag") }).does("done").state.turn.lasting,
    ).toEqual([]);
  });

  test("damage: of a card, a power and the Blood Moon", () => {
    const t = combat({ hand: ["deep-cut-1"] }, "field-rat-1", 1, 1, { event: "blood-moon-red" }).plays(
      "play:deep-cut-1",
      "power",
    );
    expect([sides(t).red.damage, sides(t).black.damage]).toEqual([4, 2]);
  });

  test("damage-by-wounds: one for each damage token, at most two", () => {
    const fury = (damage: number) =>
      sides(combat({ hand: ["fury-1"], damage }, "field-rat-1", 1, 1).does("play:fury-1")).red.damage;
    expect([fury(0), fury(1), fury(3)]).toEqual([2, 3, 4]);
  });

  test("prevent: takes its amount off the whole combat, by cards, attachments and the Ward", () => {
    const t = combat({ class: "warlock", attached: ["bound-imp-1"] }, "grey-wolf-1", 1, 6).does("strike");
    expect(t.hero().damage).toBe(0);
    const ward = combat({ class: "mage" }, "thorn-golem-1", 6, 1, {}, "green").does("strike");
    expect(ward.events("damage-prevented")[0]).toMatchObject({
      who: "thorn-golem",
      amount: 1,
      sources: ["ward"],
      rules: expect.arrayContaining(["AZ-combat-20"]),
    });
    expect(t.events("damage-prevented")[0]).toMatchObject({
      sources: ["bound-imp"],
      rules: ["AZ-combat-17", "AZ-abil-3"],
    });
    const power = combat({ class: "shaman" }, "grey-wolf-1", 1, 6).plays("power", "strike");
    expect(power.hero().damage).toBe(0);
    expect(power.told("damage-prevented", "AZ-char-3")).toBe(true);
  });

  test("no-melee: the opponent's melee attack isn't made, swift or not", () => {
    const snare = combat({ class: "hunter", hand: ["snare-1"] }, "grey-wolf-1", 1, 6).plays("play:snare-1", "strike");
    expect(snare.events("attack-made").every(({ by }) => by === "player-1")).toBe(true);
    const swift = combat({ class: "hunter", hand: ["snare-1"] }, "cutthroat-1", 1, 6, {}, "green").plays(
      "play:snare-1",
      "strike",
    );
    expect(swift.hero().damage).toBe(0);
  });

  test("melee-in-ranged-step: a swift encounter strikes before melee", () => {
    const t = combat({}, "cutthroat-1", 1, 6, {}, "green").does("strike");
    expect(t.events("attack-made").find(({ by }) => by === "cutthroat")).toMatchObject({
      attack: "melee",
      step: "ranged",
      swift: true,
    });
  });

  test("end-power: ends the Ward for the rest of the combat", () => {
    const t = combat({ class: "paladin", hand: ["rebuke-1"] }, "thorn-golem-1", 6, 1, {}, "green");
    expect(sides(t).black.prevent).toBe(1);
    t.does("play:rebuke-1");
    expect([sides(t).black.prevent, sides(t).red.melee]).toEqual([0, 4]);
    const ambush = combat({ class: "shaman", hand: ["unbind-1"] }, "poacher-1", 1, 3).plays("play:unbind-1", "strike");
    expect(ambush.events("attack-made").find(({ by }) => by === "poacher")!.total).toBe(5);
    expect(ambush.events("die-changed").at(-1)).toMatchObject({ die: "black", from: 4, to: 3 });
  });

  test("thorns: each hit on the druid hurts the opponent", () => {
    const t = combat({ class: "druid", hand: ["brambles-1"] }, "pale-wisp-1", 1, 6).plays("play:brambles-1", "strike");
    expect(t.hero().damage).toBe(1);
    expect(t.events("thorns")[0]).toMatchObject({ who: "pale-wisp", amount: 1 });
    expect(t.events("encounter-beaten")).toHaveLength(1);
  });

  test("heal-after-hit: the Leech heals when it has hit", () => {
    const leech = (red: number) =>
      combat({ class: "warlock", hand: ["leech-1"], damage: 2 }, "field-rat-1", red, 1)
        .plays("play:leech-1", "strike")
        .hero().damage;
    expect([leech(6), leech(1)]).toEqual([1, 1]);
    const missed = combat({ class: "warlock", hand: ["leech-1"], damage: 1 }, "carrion-crow-1", 1, 1).plays(
      "play:leech-1",
      "strike",
    );
    expect(missed.hero().damage).toBe(1);
  });

  test("steal: a pickpocket who wins takes two items", () => {
    const t = scene({
      step: "face-challenge",
      heroes: [
        { class: "rogue", space: "l3", hand: ["pickpocket-1"], energy: 1 },
        { space: "l3", damage: 2, bag: ["club", "iron-axe", "rusty-sword"] },
      ],
      dice: ["6", "1"],
    }).plays(
      "attack:player-2",
      "pass",
      "play:pickpocket-1",
      "strike",
      `item:${bearing("club")}`,
      `item:${bearing("iron-axe")}`,
      "city:anvilgate",
    );
    expect(t.hero(1).bag).toEqual([bearing("club"), bearing("iron-axe")]);
  });

  test("forbid-cards: under Silence no card of two or more, until it is ended", () => {
    const t = combat({ class: "paladin", hand: ["verdict-1", "rebuke-1"] }, "smuggler-guard-1", 1, 1);
    expect(t.barredBy("play:verdict-1")).toBe("AZ-abil-5");
    expect(t.does("play:rebuke-1").offers("play:verdict-1")).toBe(true);
  });

  test("die: two less for the opponent, one more for an ambusher, between 1 and 6", () => {
    const t = combat({ class: "mage", hand: ["chill-1"] }, "poacher-1", 1, 6).plays("play:chill-1", "strike");
    expect(t.events("attack-made").find(({ by }) => by === "poacher")!.total).toBe(6);
    const low = combat({ class: "mage", hand: ["chill-1"] }, "grey-wolf-1", 1, 2).plays("play:chill-1", "strike");
    expect(low.events("values-fixed")[0]!.black.die).toBe(1);
  });

  test("reroll-die: the own die again, by item or discovery", () => {
    const t = combat({ class: "mage", kept: ["found-lens-1"], bag: ["lucky-coin"] }, "field-rat-1", 1, 1, {
      dice: ["1", "1", "2", "5"],
    });
    t.does("spend:found-lens-1");
    use(t, "lucky-coin").does("strike");
    expect(t.events("values-fixed")[0]!.red.die).toBe(5);
    const changed = combat({ class: "mage", kept: ["found-lens-1"] }, "field-rat-1", 1, 4, { dice: ["1", "4", "6"] });
    changed.plays("spend:found-lens-1", "strike");
    expect(changed.events("values-fixed")[0]!).toMatchObject({ red: { die: 6 }, black: { die: 4 } });
  });
});

describe("effects on a hero", () => {
  test("heal: at the start of a turn, by a power, a card or a draught", () => {
    const t = scene({ face: "1/3", heroes: [{ class: "paladin", damage: 3 }, {}] }).does("power");
    expect(t.hero().damage).toBe(2);
  });

  test("draw: after whatever else the card does", () => {
    const t = scene({ face: "1/3", heroes: [{ class: "mage", hand: ["focus-stone-1"], deck: ["spark-1"] }, {}] }).does(
      "play:focus-stone-1",
    );
    expect([t.hero().energy, t.hand()]).toEqual([4, ["spark-1"]]);
  });

  test("energy: more of it by a shard, a Totem and a Ley Surge, less by Drain", () => {
    const t = scene({
      step: "turn",
      dice: ["2/2"],
      event: "ley-surge-grey",
      heroes: [{ class: "shaman", attached: ["totem-1"] }, {}],
    });
    expect(t.hero().energy).toBe(4);
    expect(
      scene({ face: "4/1", heroes: [{ kept: ["found-spark-1"] }, {}] })
        .does("spend:found-spark-1")
        .hero().energy,
    ).toBe(2);
    expect(combat({ energy: 0 }, "pale-wisp-1", 1, 1).hero().energy).toBe(0);
  });

  test("flip: Change Shape turns the card, also in a combat", () => {
    const t = combat({ class: "druid", hand: ["change-shape-1"] }, "field-rat-1", 1, 1).does("play:change-shape-1");
    expect(sides(t).red).toMatchObject({ melee: 2, ranged: null, defence: 6 });
    expect(t.state.turn.flipped).toBe(false);
  });

  test("track-challenge: one seat sees a bottom card and may put it on top", () => {
    const track = () =>
      scene({
        face: "1/3",
        heroes: [{ class: "hunter", hand: ["tracking-1"] }, {}],
        decks: { grey: ["field-rat-1", "poacher-1", "wild-boar-1"] },
      }).plays("play:tracking-1", "deck:grey");
    const t = track();
    expect(JSON.stringify(t.table.match.view("player-1"))).toContain('[null,null,"wild-boar-1"]');
    expect(JSON.stringify(t.table.match.view("player-2"))).not.toContain("wild-boar");
    expect(JSON.stringify(t.table.match.events("player-2"))).not.toContain("wild-boar");
    expect(t.does("put-on-top").state.challenge.grey.draw).toEqual(["wild-boar-1", "field-rat-1", "poacher-1"]);
    expect(t.hand()).toHaveLength(1);
    expect(track().does("leave-it").state.challenge.grey.draw).toEqual(["field-rat-1", "poacher-1", "wild-boar-1"]);
  });
});

describe("effects on movement", () => {
  test("spaces: more by cards and maps; the Storm takes one and leaves at least one", () => {
    const t = scene({ face: "1/3", heroes: [{ hand: ["forced-march-1"], bag: ["sketch-map"] }, {}] }).does(
      "play:forced-march-1",
    );
    expect(use(t, "sketch-map").state.turn.spaces).toBe(5);
    const storm = (face: string) => scene({ step: "turn", dice: [face], event: "storm-grey" }).state.turn.spaces;
    expect([storm("4/1"), storm("1/3")]).toEqual([3, 1]);
    expect(scene({ face: "1/3", heroes: [{ class: "rogue" }, {}] }).does("power").state.turn.spaces).toBe(2);
  });

  test("ignore-aggro: red markers neither stop nor hold, but are fought where the move ends", () => {
    const smoke = scene({
      face: "3/1",
      heroes: [{ space: "m3", bag: ["smoke-pot"] }, {}],
      track: [["grey-wolf-1", "l3"]],
    });
    expect(smoke.offers("move:l4")).toBe(false);
    expect(use(smoke, "smoke-pot").offers("move:l4")).toBe(true);
    const lull = scene({
      face: "1/3",
      event: "lull-red",
      heroes: [{ space: "n2" }, {}],
      track: [["grey-wolf-1", "n2"]],
    });
    expect(lull.offers("move:n3")).toBe(true);
    lull.plays("stay", "resource:heal");
    expect(lull.asked.ids.filter((id) => !id.startsWith("flip"))).toEqual(["fight:marker-1"]);
    const whistle = scene({
      face: "1/3",
      heroes: [{ space: "n2", kept: ["found-whistle-1"] }, {}],
      track: [["grey-wolf-1", "n2"]],
    });
    expect(whistle.does("spend:found-whistle-1").offers("move:n3")).toBe(true);
  });

  test("go-to-city: Doorway leads to any city instead of a move, but not while held", () => {
    const mage = { class: "mage", space: "n4", hand: ["doorway-1"] } as const;
    const t = scene({ face: "1/3", heroes: [mage, {}] }).plays("play:doorway-1", "city:kingsharbour");
    expect([t.hero().space, t.state.phase]).toEqual(["kingsharbour", "exploration"]);
    const held = scene({ face: "1/3", heroes: [mage, {}], track: [["grey-wolf-1", "n4"]] });
    expect(held.barredBy("play:doorway-1")).toBe("AZ-move-8");
  });
});

describe("losses", () => {
  test("wound: by a trap; what spares never defeats, and can't be paid then", () => {
    const warlock = (damage: number) =>
      scene({ face: "1/3", heroes: [{ class: "warlock", damage, hand: ["blood-bargain-1"] }, {}] });
    const paid = warlock(0).plays("play:blood-bargain-1", "power");
    expect([paid.hero().damage, paid.hand().length]).toEqual([2, 3]);
    expect(warlock(2).barredBy("play:blood-bargain-1")).toBe("AZ-combat-13");
    expect(warlock(2).barredBy("power")).toBe("AZ-combat-13");
    const plague = combat(
      {},
      "bone-archer-1",
      1,
      1,
      {
        heroes: [{ space: "g5", level: "green", damage: 1 }, { space: "n1", damage: 2 }, { space: "vaultspire" }],
        decks: { green: ["bone-archer-1", "plague-green"] },
      },
      "green",
    );
    expect([1, 2, 3].map((player) => plague.hero(player).damage)).toEqual([2, 2, 0]);
    expect(plague.events("spared").map(({ seat }) => seat)).toEqual(["player-2"]);
  });

  /** A red discovery on the mill. */
  const found = (token: string, hero: Seated, dice: string[] = []) =>
    scene({ step: "explore", heroes: [{ space: "n3", ...hero }, {}], tokens: { n3: [token] }, dice }).does("reveal");

  test("lose-energy: all of it in a Mire", () => {
    expect(found("found-mire-1", { energy: 3 }).hero().energy).toBe(0);
  });

  test("discard-random: a card by lot in an Ambush, if there is one", () => {
    const t = found("found-ambush-1", { hand: ["brace-1", "fury-1", "fury-2"] }, ["2"]);
    expect([t.hand(), t.discard()]).toEqual([["brace-1", "fury-2"], ["fury-1"]]);
    expect(found("found-ambush-1", {}).events("nothing-to-lose")).toHaveLength(1);
  });

  test("lose-bag-item: an item of the bag by lot, to the discards of its colour", () => {
    const t = found("found-thief-1", { bag: ["club", "soldiers-sword"], weapon: "iron-axe" }, ["2"]);
    expect(t.hero()).toMatchObject({ bag: [bearing("club")], weapon: bearing("iron-axe") });
    expect(t.state.challenge.green.discard).toEqual([bearing("soldiers-sword")]);
  });

  test("discard-attached: one of the attached cards, of the hero's choice", () => {
    const t = found("found-curse-1", {
      attached: ["bulwark-1"],
      weapon: "iron-axe",
      borne: { "iron-axe": "keen-edge-1" },
    });
    expect(t.asked.ids).toEqual(["card:bulwark-1", "card:keen-edge-1"]);
    t.does("card:keen-edge-1");
    expect([t.hero().borne, t.discard()]).toEqual([{}, ["keen-edge-1"]]);
    expect(found("found-curse-1", {}).events("nothing-to-lose")).toHaveLength(1);
  });
});

describe("events for the whole table", () => {
  test("city-resources: on Market Day cities heal two and teach one more", () => {
    const market = (space: string, level: Colour, resource: string) =>
      scene({
        step: "explore",
        event: "market-day-grey",
        heroes: [{ space, level, damage: 4, class: "paladin" }, {}],
      }).does(`resource:${resource}`);
    expect(market("vaultspire", "green", "heal").events("resource-taken")[0]!.amount).toBe(5);
    expect(market("vaultspire", "green", "study").hand()).toHaveLength(2);
    expect(market("g1", "green", "heal").hero().damage).toBe(3);
  });

  test("no-hero-fights: in a Truce nobody is attacked", () => {
    const t = scene({ step: "face-challenge", event: "truce-green", heroes: [{ space: "l3" }, { space: "l3" }] });
    expect(t.barredBy("attack:player-2")).toBe("AZ-event-4");
    expect(t.asked.ids).toEqual(["draw"]);
  });
});
