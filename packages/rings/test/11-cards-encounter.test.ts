import { describe, expect, test } from "vitest";
import { stagingThreat, statistic } from "../src/statistics.js";
import { type Scene, type Seated, scene, watcher } from "./scene.js";

/** This card is revealed in the staging step. */
function revealed(card: string, player: Seated = {}, more: Scene = {}) {
  return scene({
    step: "staging",
    reveals: 1,
    encounter: [card, "forest-gate", "old-forest-road"],
    players: [{ heroes: ["gimli", "aragorn"], ...player, allies: [...watcher, ...(player.allies ?? [])] }],
    ...more,
  });
}

/** An attack with this shadow card, up to the window after the shadow step; nobody defends unless somebody is named. */
function shadowed(card: string, defender: string | undefined, player: Seated = {}, more: Scene = {}) {
  const t = scene({
    step: "combat",
    encounter: [card, "forest-gate", "old-forest-road", "forest-gate"],
    players: [
      {
        heroes: ["gimli", "aragorn"],
        threat: 20,
        engaged: ["hill-troll"],
        ...player,
        allies: [...watcher, ...(player.allies ?? [])],
      },
    ],
    ...more,
  });
  return t.until("defender").does(defender ? `defend:${defender}` : "undefended");
}

const attack = (t: ReturnType<typeof scene>) => statistic(t.state, t.card("hill-troll"), "attack");

describe("Spiders of Mirkwood", () => {
  test("king-spider: everybody exhausts a character; as a shadow one, or two where nobody defends", () => {
    const t = revealed("king-spider").does("exhaust:gimli");
    expect(t.card("gimli").exhausted).toBe(true);
    const shadow = shadowed("king-spider", undefined).until("exhaust");
    expect(shadow.table.decision("player-1")).toMatchObject({ min: 2, max: 2 });
    expect(shadowed("king-spider", "gimli").until("exhaust").table.decision("player-1")).toMatchObject({
      min: 1,
      max: 1,
    });
  });

  test("hummerhorns: five damage to a hero when it engages; as a shadow damage to all", () => {
    const t = scene({
      step: "encounter",
      staging: ["hummerhorns"],
      players: [{ heroes: ["gimli", "aragorn", "thalin"], allies: watcher }],
    });
    t.does("engage:hummerhorns").does("target:thalin");
    expect(t.isInPlay("thalin")).toBe(false);
    const shadow = shadowed("hummerhorns", "gimli", { allies: ["gleowine"] }).untilWindow("shadow-effect");
    expect([shadow.card("gimli").damage, shadow.card("aragorn").damage]).toEqual([1, 1]);
  });

  test("ungoliants-spawn: -1 willpower for the committed; as a shadow threat", () => {
    const t = revealed("ungoliants-spawn", {}, { cards: { aragorn: { committed: true, exhausted: true } } });
    expect([
      statistic(t.state, t.card("aragorn"), "willpower"),
      statistic(t.state, t.card("gimli"), "willpower"),
    ]).toEqual([1, 2]);
    expect(shadowed("ungoliants-spawn", "gimli").untilWindow("shadow-effect").threat()).toBe(24);
    expect(shadowed("ungoliants-spawn", undefined).untilWindow("shadow-effect").threat()).toBe(28);
  });

  test("great-forest-web: everybody exhausts a hero to travel there", () => {
    const t = scene({
      step: "travel",
      staging: ["great-forest-web"],
      players: [{ heroes: ["gimli", "aragorn"], allies: watcher }],
    });
    t.does("travel:great-forest-web").does("target:aragorn");
    expect(t.card("aragorn").exhausted).toBe(true);
    expect(t.state.active).toBe("great-forest-web-1");
  });

  test("mountains-of-mirkwood: a card is revealed to travel there, and cards are found when it is explored", () => {
    const t = scene({
      step: "travel",
      staging: ["mountains-of-mirkwood"],
      players: [
        { heroes: ["aragorn"], resources: 1, hand: ["sneak-attack", "snowbourn-scout"], deck: ["feint", "faramir"] },
      ],
      cards: { "mountains-of-mirkwood": { progress: 2 } },
      encounter: ["wargs", "forest-gate"],
    });
    t.does("travel:mountains-of-mirkwood");
    expect(t.titles(t.state.staging)).toEqual(["wargs"]);
    t.does("play:sneak-attack").does("respond:snowbourn-scout").does("yes").does("take:faramir");
    expect(t.hand()).toContain("faramir");
  });

  test("eyes-of-the-forest: all events are discarded", () => {
    const t = revealed("eyes-of-the-forest", { hand: ["feint", "faramir", "gandalfs-search"] });
    expect(t.hand()).toEqual(["faramir"]);
  });

  test("caught-in-a-web: becomes a Condition on a hero of the player with the highest threat", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [
        { heroes: ["gimli"], threat: 20, allies: watcher },
        { heroes: ["aragorn", "beravor"], threat: 30 },
      ],
      encounter: ["caught-in-a-web", "forest-gate"],
    });
    t.by(2, "target:beravor");
    expect(t.card("caught-in-a-web")).toMatchObject({ place: "attached", host: "beravor-1", seat: "" });
  });
});

describe("Wilderlands", () => {
  test("wolf-rider: surges; as a shadow it attacks by itself, and goes on top of the deck", () => {
    expect(revealed("wolf-rider").titles(revealed("wolf-rider").state.staging)).toEqual(["wolf-rider", "forest-gate"]);
    const t = shadowed("wolf-rider", "aragorn");
    t.until("defender").does("defend:gimli").untilWindow("combat-end").pass();
    expect(t.events("attack-begun").map(({ enemy }) => enemy)).toEqual(["hill-troll-1", "wolf-rider-1"]);
    expect(t.state.encounter.draw[0]).toBe("wolf-rider-1");
  });

  test("wolf-rider: destroyed in its own attack, it goes to the discard pile", () => {
    const t = shadowed("wolf-rider", "aragorn", { resources: 2, hand: ["swift-strike"] });
    t.until("defender").does("defend:gimli").until("response").does("respond:swift-strike").untilWindow("combat-end");
    expect(t.titles(t.state.encounter.discard)).toContain("wolf-rider");
  });

  test("hill-troll: damage in excess raises the defending player's threat", () => {
    const t = shadowed("forest-gate", "henamarth-riversong", { allies: ["gleowine"] }).untilWindow("enemy-damage");
    expect(t.threat()).toBe(25);
  });

  test("goblin-sniper: not engaged by choice beside others, and it shoots from staging", () => {
    const t = scene({
      step: "encounter",
      staging: ["goblin-sniper", "hill-troll"],
      players: [{ heroes: ["gimli", "aragorn"], allies: watcher }],
    });
    expect(t.barredBy("engage:goblin-sniper")).toBe("LR-timing-12");
    t.pass().untilWindow("combat-end").pass().until("choose-character").does("target:gimli");
    expect(t.card("gimli").damage).toBe(1);
  });

  test("marsh-adder: threat rises when it attacks", () => {
    const t = scene({ step: "enemy-attacks", players: [{ threat: 20, allies: watcher, engaged: ["marsh-adder"] }] });
    expect(t.untilWindow("enemy-chosen").threat()).toBe(21);
  });

  test("wargs: back to staging after a shadow card without effect; as a shadow +1 or +2 attack", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["gimli"], allies: watcher, engaged: ["wargs"] }],
      encounter: ["forest-gate", "old-forest-road"],
    });
    t.until("defender").does("defend:gimli").untilWindow("enemy-damage");
    expect(t.card("wargs").place).toBe("staging");
    expect(attack(shadowed("wargs", "gimli").untilWindow("shadow-effect"))).toBe(7);
    expect(attack(shadowed("wargs", undefined).untilWindow("shadow-effect"))).toBe(8);
  });

  test("despair: takes four progress; as a shadow the defence counts for nothing", () => {
    expect(revealed("despair", {}, { progress: 6 }).state.quest.progress).toBe(2);
    const t = shadowed("despair", "aragorn", { engaged: ["wargs"] }).untilWindow("enemy-damage");
    expect(t.card("aragorn").damage).toBe(3);
  });

  test("the-brown-lands: travelling there explores it", () => {
    const t = scene({ step: "travel", staging: ["the-brown-lands"], players: [{ allies: watcher }] });
    t.does("travel:the-brown-lands");
    expect(t.titles(t.state.encounter.discard)).toEqual(["the-brown-lands"]);
  });

  test("the-east-bight: the players have to travel to it", () => {
    const t = scene({ step: "travel", staging: ["the-east-bight"], players: [{ allies: watcher }] });
    expect(t.state.active).toBe("the-east-bight-1");
  });
});

describe("Dol Guldur Orcs", () => {
  test("dol-guldur-orcs: two damage to a committed character; as a shadow +1 or +3 attack", () => {
    const t = revealed("dol-guldur-orcs", {}, { cards: { aragorn: { committed: true, exhausted: true } } });
    expect(t.card("aragorn").damage).toBe(2);
    expect(attack(shadowed("dol-guldur-orcs", "gimli").untilWindow("shadow-effect"))).toBe(7);
    expect(attack(shadowed("dol-guldur-orcs", undefined).untilWindow("shadow-effect"))).toBe(9);
  });

  test("chieftan-ufthak: gets a token after each attack, +2 attack for each", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [{ heroes: ["gimli"], allies: watcher, engaged: ["chieftan-ufthak"] }],
    });
    t.until("defender").does("defend:gimli").untilWindow("enemy-damage");
    expect(statistic(t.state, t.card("chieftan-ufthak"), "attack")).toBe(5);
  });

  test("dol-guldur-beastmaster: one more shadow card when it attacks", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["gimli"], allies: watcher, engaged: ["dol-guldur-beastmaster"] }],
      encounter: ["wargs", "forest-gate", "old-forest-road"],
    });
    expect(t.untilWindow("enemy-chosen").state.shadows["dol-guldur-beastmaster-1"]).toHaveLength(2);
  });

  test("driven-by-shadow: +1 threat for what is in staging, or surge; as a shadow attachments are lost", () => {
    expect(stagingThreat(revealed("driven-by-shadow", {}, { staging: ["wargs", "old-forest-road"] }).state)).toBe(5);
    expect(revealed("driven-by-shadow").titles(revealed("driven-by-shadow").state.staging)).toEqual(["forest-gate"]);
    const worn = { on: { gimli: ["dwarven-axe", "citadel-plate"], aragorn: ["steward-of-gondor"] } };
    const one = shadowed("driven-by-shadow", "gimli", worn).until("discard-attachment");
    expect(one.asked.ids).toHaveLength(2);
    const all = shadowed("driven-by-shadow", undefined, worn).untilWindow("shadow-effect");
    expect(all.discard()).toHaveLength(3);
  });

  test("the-necromancers-reach: one damage to all exhausted characters", () => {
    const t = revealed("the-necromancers-reach", {}, { cards: { gimli: { exhausted: true } } });
    expect([t.card("gimli").damage, t.card("aragorn").damage]).toEqual([1, 0]);
  });

  test("necromancers-pass: the first player discards two cards by chance to travel there", () => {
    const t = scene({
      step: "travel",
      staging: ["necromancers-pass"],
      players: [{ hand: ["feint", "faramir", "gandalf"], allies: watcher }],
      dice: ["3", "1"],
    });
    t.does("travel:necromancers-pass");
    expect(t.hand()).toEqual(["faramir"]);
    expect(t.state.active).toBe("necromancers-pass-1");
  });

  test("enchanted-stream: nobody draws while it is active", () => {
    const t = scene({ step: "resource", active: "enchanted-stream", players: [{ allies: watcher }] });
    expect(t.hand()).toEqual([]);
  });
});

describe("Passage Through Mirkwood", () => {
  test("forest-spider: +1 attack for the round in which it engages; as a shadow an attachment is lost", () => {
    const t = scene({ step: "encounter", staging: ["forest-spider"], players: [{ allies: watcher }] });
    t.does("engage:forest-spider");
    expect(statistic(t.state, t.card("forest-spider"), "attack")).toBe(3);
    t.untilPhase("resource").untilPhase("planning");
    expect(t.isInPlay("forest-spider") ? statistic(t.state, t.card("forest-spider"), "attack") : 2).toBe(2);
    const shadow = shadowed("forest-spider", "gimli", { on: { aragorn: ["steward-of-gondor"] } }).untilWindow(
      "shadow-effect",
    );
    expect(shadow.discard()).toEqual(["steward-of-gondor"]);
  });

  test("east-bight-patrol: as a shadow +1 attack, and threat where nobody defends", () => {
    const one = shadowed("east-bight-patrol", "gimli").untilWindow("shadow-effect");
    expect([attack(one), one.threat()]).toEqual([7, 20]);
    const none = shadowed("east-bight-patrol", undefined).untilWindow("shadow-effect");
    expect([attack(none), none.threat()]).toEqual([7, 23]);
  });

  test("black-forest-bats: everybody removes a character from the quest", () => {
    const t = revealed(
      "black-forest-bats",
      {},
      { cards: { aragorn: { committed: true, exhausted: true }, gimli: { committed: true, exhausted: true } } },
    );
    t.does("target:gimli");
    expect([t.card("gimli").committed, t.card("aragorn").committed]).toEqual([false, true]);
  });

  test("old-forest-road: the first player may ready a character", () => {
    const t = scene({
      step: "travel",
      staging: ["old-forest-road"],
      players: [{ heroes: ["gimli"], allies: watcher }],
      cards: { gimli: { exhausted: true } },
    });
    t.does("travel:old-forest-road").does("respond:old-forest-road");
    expect(t.card("gimli").exhausted).toBe(false);
  });

  test("forest-gate: the first player may draw two", () => {
    const t = scene({ step: "travel", staging: ["forest-gate"], players: [{ allies: watcher }] });
    t.does("travel:forest-gate").does("respond:forest-gate");
    expect(t.hand()).toHaveLength(2);
  });
});

describe("Escape from Dol Guldur", () => {
  test("dungeon-jailor: a failed quest loses an objective in staging, with its guard left behind", () => {
    const t = scene({
      step: "quest-resolution",
      staging: ["dungeon-jailor", "wargs"],
      players: [{ heroes: ["gimli"], allies: watcher }],
      arrange: (s) => {
        s.cards["shadow-key-1"] = {
          ...s.cards["wargs-1"]!,
          id: "shadow-key-1",
          place: "attached",
          host: "wargs-1",
          attachments: [],
        };
        s.cards["wargs-1"]!.attachments.push("shadow-key-1");
      },
    });
    expect(t.isInPlay("shadow-key")).toBe(false);
    expect(t.state.encounter.draw).toContain("shadow-key-1");
    expect(t.card("wargs").attachments).toEqual([]);
  });

  test("nazgul-of-dol-guldur: a resolved shadow effect costs a character", () => {
    const t = shadowed("wargs", "gimli", { engaged: ["nazgul-of-dol-guldur"] });
    t.until("choose-character").does("target:henamarth-riversong");
    expect(t.isInPlay("henamarth-riversong")).toBe(false);
  });

  test("cavern-guardian: doomed 1; as a shadow attachments are lost, objectives back to staging", () => {
    expect(revealed("cavern-guardian", { threat: 20 }).threat()).toBe(21);
    const t = shadowed("cavern-guardian", undefined, {
      on: { gimli: ["dungeon-torch"], aragorn: ["steward-of-gondor"] },
    }).untilWindow("shadow-effect");
    expect(t.titles(t.state.staging)).toEqual(["dungeon-torch"]);
    expect(t.discard()).toEqual(["steward-of-gondor"]);
  });

  test("under-the-shadow: one more threat for each player; as a shadow threat for each engaged enemy", () => {
    expect(stagingThreat(revealed("under-the-shadow").state)).toBe(1);
    expect(shadowed("under-the-shadow", "gimli").untilWindow("shadow-effect").threat()).toBe(21);
  });

  test("iron-shackles: lies on the first player's deck and takes the place of a draw", () => {
    const t = revealed("iron-shackles", { allies: ["gleowine"] });
    expect(t.state.players["player-1"]!.shackles).toEqual(["iron-shackles-1"]);
    t.does("use:gleowine");
    expect(t.hand()).toEqual([]);
    expect(t.titles(t.state.encounter.discard)).toEqual(["iron-shackles"]);
    const shadow = shadowed("iron-shackles", "gimli").untilWindow("shadow-effect");
    expect(shadow.state.players["player-1"]!.shackles).toEqual(["iron-shackles-1"]);
  });

  test("endless-caverns: doomed 1 and surge", () => {
    const t = revealed("endless-caverns", { threat: 20 });
    expect(t.threat()).toBe(21);
    expect(t.titles(t.state.staging)).toEqual(["endless-caverns", "forest-gate"]);
  });

  test("tower-gate: an Orc Guard for everybody", () => {
    const t = scene({
      step: "travel",
      staging: ["tower-gate"],
      players: [
        { heroes: ["gimli"], allies: watcher },
        { heroes: ["aragorn"], deck: [] },
      ],
    });
    t.does("travel:tower-gate");
    expect([t.state.engaged["player-1"]!.length, t.state.engaged["player-2"]!.length]).toEqual([1, 0]);
  });

  test("orc-guard: 1 attack, 1 defence, 1 hit point", () => {
    const t = scene({ players: [{ engaged: ["orc-guard"], allies: watcher }] });
    expect(
      (["attack", "defence", "hitPoints"] as const).map((what) => statistic(t.state, t.card("orc-guard"), what)),
    ).toEqual([1, 1, 1]);
  });

  test("gandalfs-map: its hero neither attacks nor defends", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [{ heroes: ["gimli", "aragorn"], allies: watcher, engaged: ["wargs"], on: { gimli: ["gandalfs-map"] } }],
    });
    t.until("defender");
    expect([t.offers("defend:gimli"), t.offers("defend:aragorn")]).toEqual([false, true]);
    t.does("undefended").until("attack").does("attack:wargs");
    expect(t.offers("attacker:gimli")).toBe(false);
  });

  test("dungeon-torch: two threat at the end of each round", () => {
    const t = scene({
      step: "refresh",
      players: [{ heroes: ["gimli"], threat: 20, allies: watcher, on: { gimli: ["dungeon-torch"] } }],
    });
    t.untilWindow("refresh").pass();
    expect(t.threat()).toBe(23);
  });

  test("shadow-key: one damage to its hero at the end of each round", () => {
    const t = scene({
      step: "refresh",
      players: [{ heroes: ["gimli"], allies: watcher, on: { gimli: ["shadow-key"] } }],
    });
    t.untilWindow("refresh").pass();
    expect(t.card("gimli").damage).toBe(1);
  });
});

describe("Journey Down the Anduin and Sauron's Reach", () => {
  test("misty-mountain-goblins: progress is lost after their attack, and by their shadow", () => {
    const t = scene({
      step: "enemy-attacks",
      progress: 5,
      players: [{ heroes: ["gimli"], allies: watcher, engaged: ["misty-mountain-goblins"] }],
    });
    t.until("defender").does("defend:gimli").untilWindow("enemy-damage");
    expect(t.state.quest.progress).toBe(4);
    expect(
      shadowed("misty-mountain-goblins", undefined, {}, { progress: 5 }).untilWindow("shadow-effect").state.quest
        .progress,
    ).toBe(2);
  });

  test("massing-at-night: as many more cards as players, revealed or as shadow cards", () => {
    expect(revealed("massing-at-night").titles(revealed("massing-at-night").state.staging)).toEqual(["forest-gate"]);
    const t = shadowed("massing-at-night", "gimli").untilWindow("shadow-effect");
    expect(t.events("shadow-turned").map(({ card }) => card)).toEqual(["massing-at-night-1", "forest-gate-1"]);
  });

  test("banks-of-the-anduin: goes on top of the encounter deck when it leaves play", () => {
    const t = scene({
      step: "quest-resolution",
      active: "banks-of-the-anduin",
      players: [{ heroes: ["eowyn"], allies: watcher }],
      cards: { eowyn: { committed: true, exhausted: true } },
    });
    expect(t.state.encounter.draw[0]).toBe("banks-of-the-anduin-1");
  });

  test("gladden-fields: one more threat for everybody in the refresh phase", () => {
    const t = scene({ step: "refresh", active: "gladden-fields", players: [{ threat: 20, allies: watcher }] });
    expect(t.threat()).toBe(22);
  });

  test("eastern-crows: shuffled into the deck on their defeat; as a shadow +1, or +2 at 35 threat", () => {
    const t = scene({
      step: "player-attacks",
      players: [{ heroes: ["gimli"], allies: watcher, engaged: ["eastern-crows"] }],
      encounter: ["wargs"],
    });
    t.does("attack:eastern-crows").does("attacker:gimli").untilWindow("attack-damage");
    expect(t.state.encounter.draw).toContain("eastern-crows-1");
    expect(attack(shadowed("eastern-crows", "gimli").untilWindow("shadow-effect"))).toBe(7);
    expect(attack(shadowed("eastern-crows", "gimli", { threat: 35 }).untilWindow("shadow-effect"))).toBe(8);
  });

  test("evil-storm: one damage to all characters of players at 35 threat", () => {
    expect(revealed("evil-storm", { threat: 35 }).card("gimli").damage).toBe(1);
    expect(revealed("evil-storm", { threat: 34 }).card("gimli").damage).toBe(0);
  });

  test("pursued-by-shadow: threat for who isn't committed; as a shadow an ally goes back to the hand", () => {
    expect(
      revealed(
        "pursued-by-shadow",
        { threat: 20 },
        { cards: { gimli: { committed: true, exhausted: true } } },
      ).threat(),
    ).toBe(22);
    const t = shadowed(
      "pursued-by-shadow",
      "gimli",
      { allies: ["gleowine"] },
      { cards: { gleowine: { exhausted: true } } },
    );
    t.untilWindow("shadow-effect");
    expect(t.hand()).toEqual(["gleowine"]);
    expect(shadowed("pursued-by-shadow", "gimli").untilWindow("shadow-effect").threat()).toBe(23);
  });

  test("treacherous-fog: locations are worse, and players at 35 threat discard", () => {
    const t = revealed(
      "treacherous-fog",
      { threat: 35, hand: ["feint", "faramir"] },
      { staging: ["old-forest-road"] },
    ).does("discard:feint");
    expect(stagingThreat(t.state)).toBe(2);
    expect(t.hand()).toEqual(["faramir"]);
  });
});
