import { describe, expect, test } from "vitest";
import { statistic } from "../src/statistics.js";
import { scene, watcher } from "./scene.js";

describe("shadow cards", () => {
  test("LR-shadow-1: one facedown card for each engaged enemy, none for those in staging", () => {
    const t = scene({
      step: "combat",
      staging: ["hill-troll"],
      players: [{ allies: watcher, engaged: ["wargs", "forest-spider", "marsh-adder"] }],
      encounter: ["forest-gate", "forest-gate", "forest-gate", "forest-gate"],
    });
    expect(Object.keys(t.state.shadows)).toHaveLength(3);
    expect(t.state.shadows["hill-troll-1"]).toBeUndefined();
  });

  test("LR-shadow-2: from the highest engagement cost down, player by player; among equals the player chooses", () => {
    const t = scene({
      step: "combat",
      players: [
        { heroes: ["aragorn"], allies: watcher, engaged: ["forest-spider", "ungoliants-spawn", "forest-spider"] },
        { heroes: ["gimli"], engaged: ["marsh-adder"] },
      ],
      encounter: ["evil-storm", "despair", "forest-gate", "old-forest-road"],
    });
    expect(t.asked).toMatchObject({ seat: "player-1", kind: "deal-order" });
    t.does("deal:forest-spider-2");
    expect(t.state.shadows).toEqual({
      "ungoliants-spawn-1": ["evil-storm-1"],
      "forest-spider-2": ["despair-1"],
      "forest-spider-1": ["forest-gate-1"],
      "marsh-adder-1": ["old-forest-road-1"],
    });
  });

  test("LR-shadow-3: a window after the deal, in time for Feint", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["gimli"], resources: 1, allies: watcher, hand: ["feint"], engaged: ["wargs"] }],
    });
    t.untilWindow("shadow").does("play:feint").untilWindow("combat-end");
    expect(t.events("attack-begun")).toHaveLength(0);
    expect(t.events("attack-prevented")).toHaveLength(1);
  });

  test("LR-shadow-4: the deck isn't made new in combat", () => {
    const t = scene({
      step: "combat",
      players: [{ allies: watcher, engaged: ["wargs", "forest-spider", "marsh-adder"] }],
      encounter: ["forest-gate"],
      discard: ["evil-storm", "despair"],
    });
    expect(t.state.shadows).toEqual({ "marsh-adder-1": ["forest-gate-1"] });
    expect(t.events("no-shadow-card")).toHaveLength(2);
  });

  test("LR-shadow-5: nobody sees a facedown shadow card, except by an effect", () => {
    const t = scene({
      step: "combat",
      players: [
        { heroes: ["denethor"], allies: watcher, engaged: ["wargs"], on: { denethor: ["dark-knowledge"] } },
        { heroes: ["gimli"] },
      ],
      encounter: ["evil-storm", "forest-gate"],
    });
    const seen = (seat: string) => JSON.stringify((t.table.match.view(seat).state as { shadows: unknown }).shadows);
    expect(seen("player-1")).not.toContain("evil-storm");
    t.by(1, "respond:dark-knowledge");
    expect(seen("player-1")).toContain("evil-storm");
    expect(seen("player-2")).not.toContain("evil-storm");
  });

  test("LR-shadow-6: only the shadow text is active", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["aragorn"], allies: watcher, engaged: ["forest-spider"] }],
      encounter: ["endless-caverns", "forest-gate"],
    });
    t.untilWindow("shadow-effect");
    expect(t.events("shadow-turned")[0]).toMatchObject({ card: "endless-caverns-1", effect: false });
    expect(t.events("doomed")).toHaveLength(0);
    expect(t.events("revealed")).toHaveLength(0);
  });

  test("LR-shadow-7: each of several shadow cards resolves, as dealt", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["aragorn", "gimli"], allies: watcher, engaged: ["dol-guldur-beastmaster"] }],
      encounter: ["wargs", "east-bight-patrol", "forest-gate"],
    });
    t.until("defender").does("defend:gimli").untilWindow("shadow-effect");
    expect(t.events("shadow-turned").map(({ card }) => card)).toEqual(["wargs-1", "east-bight-patrol-1"]);
    expect(statistic(t.state, t.card("dol-guldur-beastmaster"), "attack")).toBe(5);
  });

  test("LR-shadow-8: unresolved shadow cards are discarded without effect at the end of the phase", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["gimli"], resources: 1, allies: watcher, hand: ["feint"], engaged: ["wargs"] }],
      encounter: ["evil-storm", "forest-gate"],
    });
    t.untilWindow("shadow").does("play:feint");
    expect(t.state.shadows["wargs-1"]).toEqual(["evil-storm-1"]);
    t.untilWindow("combat-end");
    expect(t.titles(t.state.encounter.discard)).toEqual(["evil-storm"]);
    expect(t.state.shadows).toEqual({});
  });

  test("LR-shadow-9: an attack in the quest phase has a shadow card of its own, four windows, and discards the card", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["aragorn"], allies: watcher }],
      encounter: ["night-stalker", "wargs", "forest-gate"],
    });
    const windows: unknown[] = [];
    while (t.events("staged").length === 0) {
      if (t.asked.kind === "action") windows.push(t.table.decision("player-1").title.args?.["window"]);
      t.pass();
    }
    expect(windows).toEqual(["enemy-chosen", "defender", "shadow-effect", "enemy-damage"]);
    expect(t.titles(t.state.encounter.discard)).toEqual(["wargs"]);
    expect(t.card("aragorn").damage).toBe(4);
  });

  test("LR-shadow-10: an attack inside an attack is finished before the first goes on", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["aragorn", "gimli"], allies: watcher, engaged: ["forest-spider"] }],
      encounter: ["wolf-rider", "forest-gate", "old-forest-road"],
    });
    t.until("defender").does("defend:gimli");
    t.until("defender").does("defend:aragorn");
    t.untilWindow("enemy-damage").pass();
    t.untilWindow("combat-end");
    const damage = t.table.match
      .events("everything")
      .filter(({ type }) => type === "attack-damage" || type === "attack-blocked");
    expect(damage.map((event) => (event as { enemy: string }).enemy)).toEqual(["wolf-rider-1", "forest-spider-1"]);
    t.pass().until("plan");
    expect(t.state.encounter.draw[0]).toBe("wolf-rider-1");
  });
});

describe("attacks of enemies", () => {
  test("LR-combat-enemy-1: all attacks on the first player, then on the next", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [
        { heroes: ["aragorn", "legolas"], engaged: ["wargs", "forest-spider"], allies: watcher },
        { heroes: ["gimli", "beravor"], engaged: ["marsh-adder"] },
      ],
    });
    t.does("resolve:forest-spider").untilWindow("combat-end");
    expect(t.events("attack-begun").map(({ enemy }) => enemy)).toEqual(["forest-spider-1", "wargs-1", "marsh-adder-1"]);
  });

  test("LR-combat-enemy-2: the attacked player chooses, and what the attack triggers comes before the defender", () => {
    const t = scene({ step: "enemy-attacks", players: [{ allies: watcher, engaged: ["marsh-adder"], threat: 20 }] });
    expect(t.threat()).toBe(21);
    expect(t.untilWindow("enemy-chosen").asked.kind).toBe("action");
  });

  test("LR-combat-enemy-3: one ready character, or none", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [{ heroes: ["gimli", "aragorn"], allies: watcher, engaged: ["wargs"] }],
      cards: { gimli: { exhausted: true } },
    });
    t.until("defender");
    expect(t.offers("defend:gimli")).toBe(false);
    expect(() => t.does("defend:aragorn", "defend:henamarth-riversong")).toThrow(/at most 1/);
    t.does("defend:aragorn");
    expect(t.card("aragorn").exhausted).toBe(true);
  });

  test("LR-combat-enemy-4: the shadow effect counts for this attack, unless it is cancelled", () => {
    const plan = (resources: number) =>
      scene({
        step: "combat",
        players: [
          {
            heroes: ["eowyn", "gimli"],
            resources,
            allies: watcher,
            hand: ["hasty-stroke"],
            engaged: ["forest-spider"],
          },
        ],
        encounter: ["east-bight-patrol", "forest-gate"],
      })
        .until("defender")
        .does("defend:gimli");
    const hurt = plan(0).untilWindow("enemy-damage");
    expect(hurt.card("gimli").damage).toBe(1);
    const cancelled = plan(1).until("response").does("respond:hasty-stroke").untilWindow("enemy-damage");
    expect(cancelled.card("gimli").damage).toBe(0);
  });

  test("LR-combat-enemy-5: the difference goes to the defender, and nothing beyond", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [{ heroes: ["aragorn"], allies: ["silverlode-archer", ...watcher], engaged: ["marsh-adder"] }],
      cards: { "marsh-adder": { resources: 0 } },
    });
    t.until("defender").does("defend:silverlode-archer").untilWindow("enemy-damage");
    expect(t.isInPlay("silverlode-archer")).toBe(false);
    expect(t.card("aragorn").damage).toBe(0);
  });

  test("LR-combat-enemy-6: defence that is equal lets nothing through", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [{ heroes: ["denethor"], allies: watcher, engaged: ["wargs"] }],
    });
    t.until("defender").does("defend:denethor").untilWindow("enemy-damage");
    expect(t.card("denethor")).toMatchObject({ damage: 0, exhausted: true });
  });

  test("LR-combat-enemy-7: without a defender one hero takes everything", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [{ heroes: ["denethor", "aragorn"], allies: watcher, engaged: ["forest-spider"] }],
    });
    t.until("defender").does("undefended").until("takes-damage");
    expect(t.asked.ids).toEqual(["hurt:denethor-1", "hurt:aragorn-1"]);
    t.does("hurt:denethor");
    expect(t.card("denethor").damage).toBe(2);
  });

  test("LR-combat-enemy-8: a defender who dies in the shadow step leaves the attack undefended", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["aragorn"], allies: ["silverlode-archer", "gleowine"], engaged: ["wargs"] }],
      encounter: ["hummerhorns", "forest-gate"],
    });
    t.until("defender").does("defend:silverlode-archer").untilWindow("enemy-damage");
    expect(t.isInPlay("silverlode-archer")).toBe(false);
    expect(t.card("aragorn").damage).toBe(1 + 3);
  });

  test("LR-combat-enemy-9: a window after each of the four steps; too late for Feint once the enemy was chosen", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [
        { heroes: ["gimli"], resources: 2, allies: watcher, hand: ["feint", "blade-mastery"], engaged: ["wargs"] },
      ],
    });
    t.untilWindow("enemy-chosen");
    expect(t.barredBy("play:feint")).toBe("LR-cost-8");
    t.until("defender").does("defend:gimli").untilWindow("defender").does("play:blade-mastery").does("target:gimli");
    t.untilWindow("shadow-effect").untilWindow("enemy-damage");
    expect(t.card("gimli").damage).toBe(0);
  });

  test("LR-combat-enemy-10: an attacker that dies ends the attack; one that is moved doesn't", () => {
    const dying = scene({
      step: "combat",
      players: [{ heroes: ["aragorn"], allies: ["gondorian-spearman", ...watcher], engaged: ["eastern-crows"] }],
      encounter: ["wargs", "forest-gate"],
    });
    dying.until("defender").does("defend:gondorian-spearman").does("respond:gondorian-spearman");
    expect(dying.events("attack-ended-early")).toHaveLength(1);
    expect(dying.events("shadow-turned")).toHaveLength(0);
    const moved = scene({
      step: "enemy-attacks",
      players: [
        {
          heroes: ["eowyn", "gimli"],
          resources: 2,
          allies: watcher,
          hand: ["a-light-in-the-dark"],
          engaged: ["wargs"],
        },
      ],
    });
    moved.until("defender").does("defend:gimli").untilWindow("defender").does("play:a-light-in-the-dark");
    moved.untilWindow("enemy-damage");
    expect(moved.card("gimli").damage).toBe(1);
  });

  test("LR-combat-enemy-11: a Feint covers only the player it names", () => {
    const t = scene({
      step: "combat",
      players: [
        { heroes: ["gimli"], resources: 1, hand: ["feint"], engaged: ["wargs"] },
        { heroes: ["aragorn"], resources: 4, hand: ["sneak-attack", "son-of-arnor"], allies: watcher },
      ],
    });
    t.untilWindow("shadow")
      .by(1, "play:feint")
      .by(2, "play:sneak-attack")
      .by(2, "target:son-of-arnor")
      .by(2, "respond:son-of-arnor");
    expect(t.card("wargs").seat).toBe("player-2");
    t.until("defender");
    expect(t.asked.seat).toBe("player-2");
  });

  test("LR-combat-enemy-12: the attacked player is the defending player, whoever defends", () => {
    const t = scene({
      step: "combat",
      players: [
        { heroes: ["gimli"], threat: 20, engaged: ["wargs"] },
        { heroes: ["aragorn"], threat: 20, allies: watcher },
      ],
      encounter: ["ungoliants-spawn", "forest-gate"],
    });
    t.until("defender").by(1, "undefended").by(2, "defend:aragorn").untilWindow("enemy-damage");
    expect([t.threat(1), t.threat(2)]).toEqual([24, 20]);
    expect(t.card("aragorn").damage).toBe(1);
  });

  test("LR-combat-enemy-13: several defenders add their defence, and one of them takes the damage", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [
        { heroes: ["gimli", "legolas"], allies: watcher, hand: ["stand-together"], engaged: ["ungoliants-spawn"] },
      ],
    });
    t.untilWindow("enemy-chosen").does("play:stand-together").until("defenders").does("defend:gimli", "defend:legolas");
    t.until("takes-damage").does("hurt:legolas");
    expect([t.card("gimli").damage, t.card("legolas").damage]).toEqual([0, 2]);
  });

  test("LR-combat-enemy-14: what comes after the attack comes after step 4", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [{ heroes: ["gimli"], allies: watcher, engaged: ["chieftan-ufthak"] }],
    });
    t.until("defender").does("defend:gimli").untilWindow("enemy-damage");
    expect(t.card("gimli").damage).toBe(1);
    expect(t.card("chieftan-ufthak").resources).toBe(1);
    expect(statistic(t.state, t.card("chieftan-ufthak"), "attack")).toBe(5);
  });

  test("LR-combat-enemy-15: against an attacker that isn't engaged others' sentinels may defend", () => {
    const t = scene({
      step: "combat",
      players: [
        { heroes: ["gimli"], engaged: ["forest-spider"] },
        { heroes: ["aragorn"], allies: watcher },
      ],
      encounter: ["wolf-rider", "forest-gate", "old-forest-road"],
    });
    t.until("defender").by(1, "defend:gimli").until("defender");
    expect(t.asked.seat).toBe("player-2");
    t.by(2, "defend:aragorn").untilWindow("enemy-damage");
    expect(t.events("attack-blocked")[0]).toMatchObject({ enemy: "wolf-rider-1", target: "aragorn-1" });
  });
});

describe("attacks of players", () => {
  test("LR-combat-player-1: each player in order, and nobody must", () => {
    const t = scene({
      step: "player-attacks",
      players: [
        { heroes: ["aragorn"], engaged: ["wargs"] },
        { heroes: ["gimli"], engaged: ["forest-spider"], allies: watcher },
      ],
    });
    t.by(1, "done").by(2, "attack:forest-spider");
    expect(t.until("action").events("attack-declared")[0]!.seat).toBe("player-2");
  });

  test("LR-combat-player-2: three steps with a window after each", () => {
    const t = scene({
      step: "player-attacks",
      players: [{ heroes: ["gimli"], allies: watcher, engaged: ["hill-troll"] }],
    });
    t.does("attack:hill-troll").does("attacker:gimli");
    const windows: unknown[] = [];
    for (let i = 0; i < 8 && t.state.phase === "combat"; i++) {
      if (t.asked.kind === "action") windows.push(t.table.decision("player-1").title.args?.["window"]);
      t.pass();
    }
    expect(windows).toEqual(["attackers", "attack-total", "attack-damage", "combat-end"]);
  });

  test("LR-combat-player-3: one target, one or more ready attackers", () => {
    const t = scene({
      step: "player-attacks",
      players: [{ heroes: ["gimli", "aragorn"], allies: watcher, engaged: ["wargs", "hill-troll"] }],
    });
    t.does("attack:wargs").does("attacker:gimli", "attacker:aragorn");
    expect(t.events("attack-declared")[0]!.attackers).toEqual(["gimli-1", "aragorn-1"]);
    expect([t.card("gimli").exhausted, t.card("aragorn").exhausted]).toEqual([true, true]);
    expect(() =>
      scene({ step: "player-attacks", players: [{ engaged: ["wargs", "hill-troll"] }] }).does(
        "attack:wargs",
        "attack:hill-troll",
      ),
    ).toThrow(/at most 1/);
  });

  test("LR-combat-player-4: attack values are added up", () => {
    const t = scene({
      step: "player-attacks",
      players: [{ heroes: ["legolas"], allies: ["gondorian-spearman", ...watcher], engaged: ["hill-troll"] }],
    });
    t.does("attack:hill-troll").does("attacker:legolas", "attacker:gondorian-spearman").untilWindow("attack-total");
    expect(t.events("attack-totalled")[0]!.total).toBe(4);
  });

  test("LR-combat-player-5: the total less the defence is dealt to the target", () => {
    const t = scene({
      step: "player-attacks",
      players: [
        { heroes: ["legolas"], allies: ["gondorian-spearman", ...watcher], engaged: ["dol-guldur-beastmaster"] },
      ],
    });
    t.does("attack:dol-guldur-beastmaster").does("attacker:legolas", "attacker:gondorian-spearman");
    t.untilWindow("attack-damage");
    expect(t.card("dol-guldur-beastmaster").damage).toBe(3);
  });

  test("LR-combat-player-6: defence that is equal lets nothing through", () => {
    const t = scene({
      step: "player-attacks",
      players: [{ heroes: ["aragorn"], allies: watcher, engaged: ["hill-troll"] }],
    });
    t.does("attack:hill-troll").does("attacker:aragorn").untilWindow("attack-damage");
    expect(t.card("hill-troll").damage).toBe(0);
    expect(t.card("aragorn").exhausted).toBe(true);
  });

  test("LR-combat-player-7: one declared attack on each enemy; one by a card is extra", () => {
    const t = scene({
      step: "player-attacks",
      players: [
        {
          heroes: ["gimli", "thalin", "legolas"],
          resources: 1,
          allies: watcher,
          hand: ["quick-strike"],
          engaged: ["hill-troll", "wargs"],
        },
      ],
    });
    t.does("attack:hill-troll").does("attacker:gimli").until("attack");
    expect(t.barredBy("attack:hill-troll")).toBe("LR-combat-player-7");
    t.does("done").untilWindow("combat-end").does("play:quick-strike").does("target:thalin").does("target:hill-troll");
    t.until("action");
    expect(t.events("attack-declared").filter(({ enemy }) => enemy === "hill-troll-1")).toHaveLength(2);
  });

  test("LR-combat-player-8: values are read when damage is dealt", () => {
    const t = scene({
      step: "player-attacks",
      players: [{ heroes: ["gimli"], resources: 1, allies: watcher, hand: ["blade-mastery"], engaged: ["wargs"] }],
    });
    t.does("attack:wargs")
      .does("attacker:gimli")
      .untilWindow("attack-total")
      .does("play:blade-mastery")
      .does("target:gimli");
    t.untilWindow("attack-damage");
    expect(t.card("wargs").damage).toBe(2);
  });

  test("LR-combat-player-9: nothing spills over to another enemy", () => {
    const t = scene({
      step: "player-attacks",
      players: [{ heroes: ["gimli", "aragorn"], allies: watcher, engaged: ["east-bight-patrol", "wargs"] }],
    });
    t.does("attack:east-bight-patrol").does("attacker:gimli", "attacker:aragorn").untilWindow("attack-damage");
    expect(t.isInPlay("east-bight-patrol")).toBe(false);
    expect(t.card("wargs").damage).toBe(0);
    expect([t.card("gimli").damage, t.card("aragorn").damage]).toEqual([0, 0]);
  });

  test("LR-combat-player-10: shadow cards go, then the last window, then what ends the phase", () => {
    const t = scene({
      step: "combat-end",
      staging: ["goblin-sniper"],
      players: [{ heroes: ["beravor"] }],
      arrange: (s) => {
        s.turned["wargs-1"] = ["despair-1"];
      },
    });
    expect(t.titles(t.state.encounter.discard)).toEqual(["despair"]);
    expect(t.card("beravor").damage).toBe(0);
    t.untilWindow("combat-end").does("use:beravor");
    expect(t.hand().length).toBeGreaterThanOrEqual(2);
    expect(t.card("beravor").damage).toBe(1);
  });
});

describe("damage", () => {
  test("LR-damage-1: tokens stay, and healing never goes below none", () => {
    const t = scene({
      step: "travel",
      players: [{ heroes: ["gimli", "denethor"], resources: 2, hand: ["lore-of-imladris"] }],
      cards: { gimli: { damage: 2 } },
    });
    t.does("play:lore-of-imladris");
    expect(t.card("gimli").damage).toBe(0);
    expect(t.events("healed")[0]!.amount).toBe(2);
  });

  test("LR-damage-2: destroyed at once, before the next card", () => {
    const t = scene({
      step: "staging",
      reveals: 2,
      players: [
        { heroes: ["aragorn"], threat: 35, allies: ["guard-of-the-citadel", "gleowine"] },
        { heroes: ["gimli"] },
      ],
      cards: { "guard-of-the-citadel": { damage: 1 } },
      encounter: ["evil-storm", "forest-gate", "wargs"],
    });
    const types = t.table.match.events("everything").filter(({ type }) => type === "left-play" || type === "revealed");
    expect(types.map(({ type }) => type)).toEqual(["revealed", "left-play", "revealed"]);
  });

  test("LR-damage-3: enemies with victory points go to the victory display", () => {
    const t = scene({
      step: "player-attacks",
      players: [{ heroes: ["gimli"], allies: watcher, engaged: ["marsh-adder"] }],
      cards: { "marsh-adder": { damage: 6 } },
    });
    t.does("attack:marsh-adder").does("attacker:gimli").untilWindow("attack-damage");
    expect(t.state.victory).toEqual(["marsh-adder-1"]);
    expect(t.state.encounter.discard).toEqual([]);
  });

  test("LR-damage-4: damage from cards ignores defence", () => {
    const t = scene({ players: [{ heroes: ["aragorn"], resources: 5, hand: ["gandalf"], engaged: ["hill-troll"] }] });
    t.does("play:gandalf").does("respond:gandalf").does("damage-four");
    expect(t.card("hill-troll").damage).toBe(4);
  });

  test("LR-damage-5: who loses hit points may fall", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["legolas", "gimli"], engaged: ["wargs"], on: { legolas: ["citadel-plate"] } }],
      cards: { legolas: { damage: 6 } },
      encounter: ["forest-spider", "forest-gate"],
    });
    t.until("defender").does("defend:gimli");
    expect(t.isInPlay("legolas")).toBe(false);
    expect(t.discard()).toEqual(expect.arrayContaining(["citadel-plate", "legolas"]));
  });

  test("LR-damage-6: discarded isn't destroyed", () => {
    const t = scene({
      step: "combat",
      players: [
        {
          heroes: ["aragorn", "gimli"],
          resources: 1,
          allies: ["guard-of-the-citadel"],
          hand: ["valiant-sacrifice"],
          engaged: ["nazgul-of-dol-guldur"],
          on: { gimli: ["horn-of-gondor"] },
        },
      ],
      encounter: ["wargs", "forest-gate"],
    });
    t.until("defender").does("defend:aragorn").until("choose-character").does("target:guard-of-the-citadel");
    expect(t.offers("respond:valiant-sacrifice")).toBe(true);
    expect(t.offers("respond:horn-of-gondor")).toBe(false);
  });
});
