import { describe, expect, test } from "vitest";
import { stagingThreat, statistic } from "../../queries/statistics.js";
import { plain } from "../plain.js";
import { type Scene, type Seated, scene, watcher } from "../scene.js";

/** A player with this event, in the window after travelling. */
function holding(event: string, hero: string, player: Seated = {}, more: Scene = {}) {
  return scene({
    step: "travel",
    players: [
      { heroes: [hero], resources: 5, hand: [event], ...player, allies: [...watcher, ...(player.allies ?? [])] },
    ],
    ...more,
  }).untilWindow("travel");
}

describe("events of Leadership", () => {
  test("ever-vigilant: readies an ally", () => {
    const t = holding(
      "ever-vigilant",
      "aragorn",
      { allies: ["gleowine"] },
      { cards: { gleowine: { exhausted: true } } },
    );
    expect(t.does("play:ever-vigilant").card("gleowine").exhausted).toBe(false);
  });

  test("common-cause: one hero exhausts, another readies", () => {
    const t = holding(
      "common-cause",
      "aragorn",
      { heroes: ["aragorn", "gimli"] },
      { cards: { gimli: { exhausted: true } } },
    );
    t.does("play:common-cause");
    expect([t.card("aragorn").exhausted, t.card("gimli").exhausted]).toEqual([true, false]);
  });

  test("for-gondor: +1 attack for all, +1 defence for Gondor", () => {
    const t = holding("for-gondor", "aragorn", { heroes: ["aragorn", "denethor"] }).does("play:for-gondor");
    expect(statistic(plain, t.state, t.card("aragorn"), "attack")).toBe(4);
    expect(statistic(plain, t.state, t.card("aragorn"), "defence")).toBe(2);
    expect(statistic(plain, t.state, t.card("denethor"), "defence")).toBe(4);
  });

  test("sneak-attack: an ally of the hand for one phase", () => {
    const t = holding("sneak-attack", "aragorn", { hand: ["sneak-attack", "faramir"] }).does("play:sneak-attack");
    expect(t.isInPlay("faramir")).toBe(true);
    t.untilPhase("encounter");
    expect(t.hand()).toEqual(["faramir"]);
  });

  test("valiant-sacrifice: whoever controlled the ally draws two", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [
        { heroes: ["aragorn"], resources: 1, hand: ["valiant-sacrifice"] },
        { heroes: ["gimli"], allies: ["guard-of-the-citadel", ...watcher], engaged: ["wargs"] },
      ],
    });
    t.until("defender").by(2, "defend:guard-of-the-citadel").until("response").by(1, "respond:valiant-sacrifice");
    expect(t.hand(2)).toHaveLength(2);
  });

  test("grim-resolve: readies everybody", () => {
    const t = holding(
      "grim-resolve",
      "aragorn",
      { heroes: ["aragorn", "gimli"] },
      { cards: { aragorn: { exhausted: true }, gimli: { exhausted: true } } },
    );
    t.does("play:grim-resolve");
    expect([t.card("aragorn").exhausted, t.card("gimli").exhausted]).toEqual([false, false]);
  });
});

describe("events of Tactics", () => {
  test("blade-mastery: +1 attack and +1 defence", () => {
    const t = holding("blade-mastery", "gimli").does("play:blade-mastery").does("target:gimli");
    expect([
      statistic(plain, t.state, t.card("gimli"), "attack"),
      statistic(plain, t.state, t.card("gimli"), "defence"),
    ]).toEqual([3, 3]);
  });

  test("rain-of-arrows: a ranged character exhausts, and all enemies of a player are hurt", () => {
    const t = holding("rain-of-arrows", "legolas", { engaged: ["wargs", "hill-troll"] }).does("play:rain-of-arrows");
    expect([t.card("wargs").damage, t.card("hill-troll").damage]).toEqual([1, 1]);
    expect(t.card("legolas").exhausted).toBe(true);
  });

  test("feint: an enemy makes no attack on its player", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["gimli"], resources: 1, hand: ["feint"], allies: watcher, engaged: ["wargs"] }],
    });
    t.untilWindow("shadow").does("play:feint").untilWindow("combat-end");
    expect(t.events("attack-begun")).toHaveLength(0);
  });

  test("quick-strike: an attack at once, in any phase", () => {
    const t = holding("quick-strike", "gimli", { engaged: ["wolf-rider"] })
      .does("play:quick-strike")
      .does("target:gimli");
    t.untilWindow("attack-damage");
    expect(t.isInPlay("wolf-rider")).toBe(false);
    expect(t.state.phase).toBe("travel");
  });

  test("thicket-of-spears: one resource from each of three heroes, and a player's enemies make no attack", () => {
    const t = scene({
      step: "combat",
      players: [
        {
          heroes: ["gimli", "legolas", "thalin"],
          resources: 1,
          hand: ["thicket-of-spears"],
          allies: watcher,
          engaged: ["wargs", "hill-troll"],
        },
      ],
    });
    t.untilWindow("shadow").does("play:thicket-of-spears").untilWindow("combat-end");
    expect(t.events("attack-begun")).toHaveLength(0);
    expect(["gimli", "legolas", "thalin"].map((hero) => t.card(hero).resources)).toEqual([0, 0, 0]);
    const poor = holding("thicket-of-spears", "gimli", { heroes: ["gimli", "legolas"], engaged: ["wargs"] });
    expect(poor.barredBy("play:thicket-of-spears")).toBe("LR-cost-8");
  });

  test("swift-strike: two damage to the attacker when a defender was declared", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [{ heroes: ["gimli"], resources: 2, hand: ["swift-strike"], allies: watcher, engaged: ["wargs"] }],
    });
    t.until("defender").does("defend:gimli").does("respond:swift-strike");
    expect(t.card("wargs").damage).toBe(2);
  });

  test("stand-together: several may defend one attack", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [
        { heroes: ["gimli", "thalin"], hand: ["stand-together"], allies: watcher, engaged: ["chieftan-ufthak"] },
      ],
    });
    t.untilWindow("enemy-chosen").does("play:stand-together").until("defenders").does("defend:gimli", "defend:thalin");
    t.untilWindow("enemy-damage");
    expect(t.events("attack-blocked")[0]).toMatchObject({ attack: 3, defence: 4 });
  });
});

describe("events of Spirit", () => {
  test("the-galadhrims-greeting: six for one player, or two for everybody", () => {
    const play = () =>
      scene({
        step: "travel",
        players: [
          { heroes: ["eowyn"], threat: 30, resources: 3, hand: ["the-galadhrims-greeting"], allies: watcher },
          { heroes: ["gimli"], threat: 30 },
        ],
      }).does("play:the-galadhrims-greeting");
    const one = play().does("one-player").does("target:player-2");
    expect([one.threat(1), one.threat(2)]).toEqual([30, 24]);
    const all = play().does("every-player");
    expect([all.threat(1), all.threat(2)]).toEqual([28, 28]);
  });

  test("strength-of-will: a Spirit character exhausts, two progress on the new location", () => {
    const t = scene({
      step: "travel",
      staging: ["forest-gate"],
      players: [{ heroes: ["eowyn"], hand: ["strength-of-will"], allies: watcher }],
    });
    t.does("travel:forest-gate").does("respond:strength-of-will");
    expect(t.card("forest-gate").progress).toBe(2);
    expect(t.card("eowyn").exhausted).toBe(true);
  });

  test("hasty-stroke: cancels a shadow effect", () => {
    const t = scene({
      step: "combat",
      players: [
        {
          heroes: ["eowyn", "gimli"],
          threat: 20,
          resources: 1,
          hand: ["hasty-stroke"],
          allies: watcher,
          engaged: ["wargs"],
        },
      ],
      encounter: ["ungoliants-spawn", "forest-gate"],
    });
    t.until("defender").does("defend:gimli").until("response").does("respond:hasty-stroke").untilWindow("enemy-damage");
    expect(t.threat()).toBe(20);
  });

  test("will-of-the-west: the discard pile goes back into the deck, and the event out of the game", () => {
    const t = holding("will-of-the-west", "eowyn", { discard: ["feint"], deck: [] }).does("play:will-of-the-west");
    expect(t.titles(t.state.decks["player-1"]!)).toEqual(["feint"]);
    expect(t.titles(t.state.removed)).toEqual(["will-of-the-west"]);
  });

  test("a-test-of-will: cancels a When Revealed effect", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["eowyn"], threat: 40, resources: 1, hand: ["a-test-of-will"], allies: watcher }],
      encounter: ["evil-storm", "forest-gate"],
    });
    t.does("respond:a-test-of-will");
    expect(t.card("eowyn").damage).toBe(0);
  });

  test("stand-and-fight: an ally comes from any discard pile for its printed cost", () => {
    const t = scene({
      step: "travel",
      players: [
        { heroes: ["eowyn"], resources: 3, hand: ["stand-and-fight"], allies: watcher },
        { heroes: ["gimli"], discard: ["horseback-archer", "beorn"] },
      ],
    });
    t.by(1, "play:stand-and-fight");
    expect(t.card("horseback-archer").seat).toBe("player-1");
    expect(t.card("eowyn").resources).toBe(0);
  });

  test("a-light-in-the-dark: an engaged enemy goes back to staging with its damage", () => {
    const t = holding(
      "a-light-in-the-dark",
      "eowyn",
      { engaged: ["hill-troll"] },
      { cards: { "hill-troll": { damage: 3 } } },
    );
    expect(t.does("play:a-light-in-the-dark").card("hill-troll")).toMatchObject({ place: "staging", damage: 3 });
  });

  test("dwarven-tomb: a Spirit card of the own discard pile, never a hero", () => {
    const t = holding("dwarven-tomb", "eowyn", { discard: ["dunhere", "feint", "hasty-stroke"] }).does(
      "play:dwarven-tomb",
    );
    expect(t.hand()).toEqual(["hasty-stroke"]);
  });

  test("fortune-or-fate: a dead hero comes back, ready and unhurt", () => {
    const t = holding("fortune-or-fate", "eowyn", { discard: ["gimli"], threat: 30 }).does("play:fortune-or-fate");
    expect(t.card("gimli")).toMatchObject({ damage: 0, exhausted: false, resources: 0, seat: "player-1" });
    expect(t.threat()).toBe(30);
  });
});

describe("events of Lore", () => {
  test("lore-of-imladris: heals a character of everything", () => {
    const t = holding("lore-of-imladris", "denethor", {}, { cards: { denethor: { damage: 2 } } });
    expect(t.does("play:lore-of-imladris").card("denethor").damage).toBe(0);
  });

  test("loriens-wealth: a player draws three", () => {
    expect(holding("loriens-wealth", "denethor").does("play:loriens-wealth").hand()).toHaveLength(3);
  });

  test("radagasts-cunning: an enemy's threat isn't counted in this phase", () => {
    const t = scene({
      step: "staging",
      staging: ["wargs"],
      players: [{ heroes: ["denethor"], resources: 1, hand: ["radagasts-cunning"], allies: watcher }],
    });
    t.does("play:radagasts-cunning");
    expect(stagingThreat(plain, t.state)).toBe(0);
    t.untilPhase("travel");
    expect(stagingThreat(plain, t.state)).toBe(2);
  });

  test("secret-paths: a location's threat isn't counted in this phase", () => {
    const t = scene({
      step: "staging",
      staging: ["forest-gate"],
      players: [{ heroes: ["denethor"], resources: 1, hand: ["secret-paths"], allies: watcher }],
    });
    t.does("play:secret-paths");
    expect(stagingThreat(plain, t.state)).toBe(0);
  });

  test("gandalfs-search: one of the top X cards to the hand, the others back in the order you like", () => {
    const t = holding("gandalfs-search", "denethor", { deck: ["feint", "faramir", "beorn", "gandalf"] });
    t.does("play:gandalfs-search").does("target:3").does("take:faramir").does("next:beorn");
    expect(t.hand()).toEqual(["faramir"]);
    expect(t.titles(t.state.decks["player-1"]!)).toEqual(["beorn", "feint", "gandalf"]);
    expect(t.card("denethor").resources).toBe(2);
  });

  test("beorns-hospitality: heals all heroes of a player", () => {
    const t = holding(
      "beorns-hospitality",
      "denethor",
      { heroes: ["denethor", "gimli"] },
      { cards: { denethor: { damage: 2 }, gimli: { damage: 4 } } },
    );
    t.does("play:beorns-hospitality");
    expect([t.card("denethor").damage, t.card("gimli").damage]).toEqual([0, 0]);
  });
});
