import { describe, expect, test } from "vitest";
import { hasIcon, hasTrait, statistic } from "../src/statistics.js";
import { scene, watcher } from "./scene.js";

describe("heroes", () => {
  test("aragorn: pays one from his own pool to ready after committing", () => {
    const t = scene({ step: "commit", players: [{ heroes: ["aragorn"], resources: 1, allies: watcher }] });
    t.does("commit:aragorn").does("respond:aragorn");
    expect(t.card("aragorn")).toMatchObject({ exhausted: false, committed: true, resources: 0 });
  });

  test("theodred: a committed hero's pool gains one", () => {
    const t = scene({ step: "commit", players: [{ heroes: ["theodred", "gimli"], allies: watcher }] });
    t.does("commit:theodred").does("respond:theodred");
    expect(t.card("theodred").resources).toBe(1);
  });

  test("gloin: gains as many resources as the damage he took", () => {
    const t = scene({ step: "enemy-attacks", players: [{ heroes: ["gloin"], allies: watcher, engaged: ["wargs"] }] });
    t.until("defender").does("undefended").until("response").does("respond:gloin");
    expect(t.card("gloin")).toMatchObject({ damage: 3, resources: 3 });
  });

  test("gimli: +1 attack for each damage on him", () => {
    const t = scene({ players: [{ heroes: ["gimli"], allies: watcher }], cards: { gimli: { damage: 4 } } });
    expect(statistic(t.state, t.card("gimli"), "attack")).toBe(6);
  });

  test("legolas: two progress when his attack destroys an enemy", () => {
    const t = scene({
      step: "player-attacks",
      players: [{ heroes: ["legolas"], allies: watcher, engaged: ["wolf-rider"] }],
    });
    t.does("attack:wolf-rider").does("attacker:legolas").until("response").does("respond:legolas");
    expect(t.state.quest.progress).toBe(2);
  });

  test("thalin: hurts every enemy revealed while he is committed", () => {
    const plan = (committed: boolean) =>
      scene({
        step: "staging",
        reveals: 1,
        players: [{ heroes: ["thalin"], allies: watcher }],
        cards: { thalin: { committed } },
        encounter: ["wargs", "forest-gate"],
      }).card("wargs").damage;
    expect([plan(true), plan(false)]).toEqual([1, 0]);
  });

  test("eowyn: any player may discard a card for +1 willpower, each once in a round", () => {
    const t = scene({
      step: "travel",
      players: [
        { heroes: ["eowyn"], hand: ["feint", "feint"] },
        { heroes: ["gimli"], hand: ["feint"], allies: watcher },
      ],
    });
    t.by(1, "use:eowyn").by(1, "discard:feint").by(2, "use:eowyn");
    expect(statistic(t.state, t.card("eowyn"), "willpower")).toBe(6);
    expect(t.discard(2)).toEqual(["feint"]);
    expect(t.barredBy("use:eowyn")).toBe("LR-timing-8");
  });

  test("eleanor: exhausts to cancel a treachery, and the next card takes its place", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["eleanor", "gimli"], threat: 40, allies: watcher }],
      encounter: ["evil-storm", "wargs", "forest-gate"],
    });
    t.does("respond:eleanor");
    expect(t.card("gimli").damage).toBe(0);
    expect(t.card("eleanor").exhausted).toBe(true);
    expect(t.titles(t.state.staging)).toEqual(["wargs"]);
    expect(t.titles(t.state.encounter.discard)).toEqual(["evil-storm"]);
  });

  test("dunhere: alone he attacks in the staging area, with +1", () => {
    const t = scene({
      step: "player-attacks",
      staging: ["wargs"],
      players: [{ heroes: ["dunhere"], allies: watcher }],
    });
    t.does("attack:wargs").untilWindow("attack-total");
    expect(t.events("attack-totalled")[0]!.total).toBe(3);
  });

  test("denethor: looks at the top card and may put it at the bottom", () => {
    const t = scene({
      step: "travel",
      players: [{ heroes: ["denethor"], allies: watcher }],
      encounter: ["wargs", "forest-gate"],
    });
    t.does("use:denethor");
    expect(t.events("looked")[0]!.cards).toEqual(["wargs-1"]);
    t.does("bury");
    expect(t.titles(t.state.encounter.draw)).toEqual(["forest-gate", "wargs"]);
  });

  test("glorfindel: one resource heals one, once in a round", () => {
    const t = scene({
      step: "travel",
      players: [{ heroes: ["glorfindel", "gimli"], resources: 2, allies: watcher }],
      cards: { gimli: { damage: 2 } },
    });
    t.does("use:glorfindel");
    expect(t.card("gimli").damage).toBe(1);
    expect(t.barredBy("use:glorfindel")).toBe("LR-timing-8");
  });

  test("beravor: exhausts, and a player draws two", () => {
    const t = scene({ step: "travel", players: [{ heroes: ["beravor"], allies: watcher }, { heroes: ["gimli"] }] });
    t.by(1, "use:beravor").by(1, "target:player-2");
    expect(t.hand(2)).toHaveLength(2);
    expect(t.card("beravor").exhausted).toBe(true);
  });
});

describe("allies", () => {
  test.each([
    ["guard-of-the-citadel", "leadership", 2, [1, 1, 0, 2]],
    ["veteran-axehand", "tactics", 2, [0, 2, 1, 2]],
  ] as const)("%s: has no text, only its figures", (title, sphere, cost, figures) => {
    const hero = sphere === "leadership" ? "aragorn" : "gimli";
    const t = scene({ players: [{ heroes: [hero], resources: cost, hand: [title], allies: watcher }] });
    t.does(`play:${title}`);
    const card = t.card(title);
    expect(
      (["willpower", "attack", "defence", "hitPoints"] as const).map((what) => statistic(t.state, card, what)),
    ).toEqual(figures);
    expect(t.card(hero).resources).toBe(0);
  });

  test.each([
    ["silverlode-archer", "aragorn"],
    ["horseback-archer", "gimli"],
  ] as const)("%s: attacks an enemy engaged with another player", (title, hero) => {
    const t = scene({
      step: "player-attacks",
      players: [
        { heroes: [hero], allies: [title] },
        { heroes: ["beravor"], engaged: ["wargs"], allies: watcher },
      ],
    });
    t.by(1, "attack:wargs");
    expect(t.until("action").events("attack-declared")[0]).toMatchObject({
      seat: "player-1",
      attackers: [`${title}-1`],
    });
  });

  test("faramir: +1 willpower for all characters of a player", () => {
    const t = scene({ step: "travel", players: [{ heroes: ["gimli"], allies: ["faramir", ...watcher] }] });
    t.does("use:faramir");
    expect(statistic(t.state, t.card("gimli"), "willpower")).toBe(3);
    expect(t.card("faramir").exhausted).toBe(true);
  });

  test("son-of-arnor: engages an enemy of your choice when it enters play", () => {
    const t = scene({
      staging: ["wargs"],
      players: [
        { heroes: ["aragorn"], resources: 3, hand: ["son-of-arnor"], allies: watcher },
        { heroes: ["gimli"], engaged: ["hill-troll"] },
      ],
    });
    t.by(1, "play:son-of-arnor").by(1, "respond:son-of-arnor").by(1, "target:hill-troll");
    expect(t.card("hill-troll").seat).toBe("player-1");
  });

  test("snowbourn-scout: one progress on a location", () => {
    const t = scene({
      active: "forest-gate",
      players: [{ heroes: ["aragorn"], resources: 1, hand: ["snowbourn-scout"], allies: watcher }],
    });
    t.does("play:snowbourn-scout").does("respond:snowbourn-scout");
    expect(t.card("forest-gate").progress).toBe(1);
  });

  test("longbeard-orc-slayer: one damage to every Orc", () => {
    const t = scene({
      staging: ["dol-guldur-orcs", "wargs"],
      players: [{ heroes: ["aragorn"], resources: 4, hand: ["longbeard-orc-slayer"], allies: watcher }],
    });
    t.does("play:longbeard-orc-slayer").does("respond:longbeard-orc-slayer");
    expect([t.card("dol-guldur-orcs").damage, t.card("wargs").damage]).toEqual([1, 0]);
  });

  test("brok-ironfist: enters play from the hand when a Dwarf hero of yours has left play", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [{ heroes: ["gloin", "aragorn"], hand: ["brok-ironfist"], allies: watcher, engaged: ["hill-troll"] }],
    });
    t.until("defender").does("defend:gloin").until("response").does("respond:brok-ironfist");
    expect(t.card("brok-ironfist").seat).toBe("player-1");
    expect(t.hand()).toEqual([]);
  });

  test("gondorian-spearman: hurts the attacker as it defends", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [{ heroes: ["gimli"], allies: ["gondorian-spearman", ...watcher], engaged: ["wargs"] }],
    });
    t.until("defender").does("defend:gondorian-spearman").does("respond:gondorian-spearman");
    expect(t.card("wargs").damage).toBe(1);
  });

  test("beorn: +5 attack, and back into the deck at the end of the phase", () => {
    const t = scene({ step: "travel", players: [{ heroes: ["gimli"], allies: ["beorn", ...watcher], deck: [] }] });
    t.does("use:beorn");
    expect(statistic(t.state, t.card("beorn"), "attack")).toBe(8);
    t.untilPhase("encounter");
    expect(t.titles(t.state.decks["player-1"]!)).toEqual(["beorn"]);
  });

  test("wandering-took: threat and control go over to another player", () => {
    const t = scene({
      step: "travel",
      players: [
        { heroes: ["eowyn"], threat: 30, allies: ["wandering-took"] },
        { heroes: ["gimli"], threat: 20, allies: watcher },
      ],
    });
    t.by(1, "use:wandering-took");
    expect([t.threat(1), t.threat(2)]).toEqual([27, 23]);
    expect(t.card("wandering-took").seat).toBe("player-2");
    expect(t.barredBy("use:wandering-took")).toBe("LR-timing-8");
  });

  test("lorien-guide: one progress on the active location", () => {
    const t = scene({
      step: "commit",
      active: "forest-gate",
      players: [{ heroes: ["eowyn"], allies: ["lorien-guide", ...watcher] }],
    });
    t.does("commit:lorien-guide").does("respond:lorien-guide");
    expect(t.card("forest-gate").progress).toBe(1);
  });

  test("northern-tracker: one progress on each location in staging, none on the active one", () => {
    const t = scene({
      step: "commit",
      active: "forest-gate",
      staging: ["old-forest-road", "enchanted-stream"],
      players: [{ heroes: ["eowyn"], allies: ["northern-tracker", ...watcher] }],
    });
    t.does("commit:northern-tracker").does("respond:northern-tracker");
    expect(["old-forest-road", "enchanted-stream", "forest-gate"].map((id) => t.card(id).progress)).toEqual([1, 1, 0]);
  });

  test("daughter-of-the-nimrodel: heals up to two from a hero", () => {
    const t = scene({
      step: "travel",
      players: [{ heroes: ["gimli"], allies: ["daughter-of-the-nimrodel", ...watcher] }],
      cards: { gimli: { damage: 3 } },
    });
    t.does("use:daughter-of-the-nimrodel");
    expect(t.card("gimli").damage).toBe(1);
  });

  test("erebor-hammersmith: the topmost attachment of a discard pile goes to the hand", () => {
    const t = scene({
      players: [
        {
          heroes: ["beravor"],
          resources: 2,
          hand: ["erebor-hammersmith"],
          allies: watcher,
          discard: ["feint", "citadel-plate", "dwarven-axe"],
        },
      ],
    });
    t.does("play:erebor-hammersmith").does("respond:erebor-hammersmith");
    expect(t.hand()).toEqual(["citadel-plate"]);
  });

  test("henamarth-riversong: his controller alone sees the top encounter card", () => {
    const t = scene({
      step: "travel",
      players: [{ allies: ["henamarth-riversong", "gleowine"] }, { heroes: ["beravor"] }],
      encounter: ["wargs"],
    });
    t.by(1, "use:henamarth-riversong");
    const looked = (seat: string) => t.table.match.events(seat).find(({ type }) => type === "looked");
    expect(looked("player-1")).toMatchObject({ cards: ["wargs-1"] });
    expect(looked("player-2")).not.toHaveProperty("cards");
  });

  test("miner-of-the-iron-hills: discards a Condition anywhere", () => {
    const t = scene({
      players: [
        {
          heroes: ["beravor"],
          resources: 2,
          hand: ["miner-of-the-iron-hills"],
          on: { beravor: ["dark-knowledge", "forest-snare"] },
        },
      ],
    });
    t.does("play:miner-of-the-iron-hills").does("respond:miner-of-the-iron-hills");
    expect(t.isInPlay("dark-knowledge")).toBe(false);
    expect(t.isInPlay("forest-snare")).toBe(true);
  });

  test("gleowine: exhausts, and a player draws one", () => {
    const t = scene({ step: "travel", players: [{ allies: ["gleowine", ...watcher] }] });
    t.does("use:gleowine");
    expect(t.hand()).toHaveLength(1);
  });

  test("gandalf: draws three, deals four or lowers threat by five, and leaves at the end of the round", () => {
    const play = () =>
      scene({
        staging: ["hill-troll"],
        players: [{ heroes: ["aragorn"], threat: 30, resources: 5, hand: ["gandalf"], allies: watcher }],
      })
        .does("play:gandalf")
        .does("respond:gandalf");
    expect(play().does("draw-three").hand()).toHaveLength(3);
    expect(play().does("damage-four").card("hill-troll").damage).toBe(4);
    const t = play().does("threat-five");
    expect(t.threat()).toBe(25);
    t.untilWindow("refresh");
    expect(t.isInPlay("gandalf")).toBe(true);
    t.untilWindow("resource");
    expect(t.discard()).toContain("gandalf");
  });
});

describe("attachments", () => {
  const worn = (hero: string, title: string, more: object = {}) =>
    scene({ step: "travel", players: [{ heroes: [hero], allies: watcher, on: { [hero]: [title] }, ...more }] });

  test("steward-of-gondor: two resources, and the Gondor trait", () => {
    const t = worn("gimli", "steward-of-gondor");
    expect(hasTrait(t.state, "gimli-1", "gondor")).toBe(true);
    t.does("use:steward-of-gondor");
    expect(t.card("gimli").resources).toBe(2);
  });

  test("celebrians-stone: +2 willpower, and on Aragorn a Spirit icon", () => {
    const stone = (hero: string) => {
      const t = worn(hero, "celebrians-stone");
      return [statistic(t.state, t.card(hero), "willpower"), hasIcon(t.state, t.card(hero), "spirit")];
    };
    expect([stone("aragorn"), stone("gimli")]).toEqual([
      [4, true],
      [4, false],
    ]);
  });

  test("blade-of-gondolin: +1 against Orcs, and progress for a destroyed enemy", () => {
    const t = scene({
      step: "player-attacks",
      players: [
        { heroes: ["gimli"], allies: watcher, engaged: ["dol-guldur-orcs"], on: { gimli: ["blade-of-gondolin"] } },
      ],
    });
    t.does("attack:dol-guldur-orcs").does("attacker:gimli").until("response").does("respond:blade-of-gondolin");
    expect(t.events("attack-totalled")[0]!.total).toBe(3);
    expect(t.state.quest.progress).toBe(1);
  });

  test("citadel-plate: four more hit points", () => {
    const t = worn("gimli", "citadel-plate");
    expect(statistic(t.state, t.card("gimli"), "hitPoints")).toBe(9);
  });

  test("dwarven-axe: +1 attack, +2 for a Dwarf", () => {
    const axe = (hero: string) => {
      const t = worn(hero, "dwarven-axe");
      return statistic(t.state, t.card(hero), "attack");
    };
    expect([axe("aragorn"), axe("gimli")]).toEqual([4, 4]);
  });

  test("horn-of-gondor: one resource when a character is destroyed", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [
        {
          heroes: ["gimli"],
          allies: ["guard-of-the-citadel", ...watcher],
          engaged: ["wargs"],
          on: { gimli: ["horn-of-gondor"] },
        },
      ],
    });
    t.until("defender").does("defend:guard-of-the-citadel").until("response").does("respond:horn-of-gondor");
    expect(t.card("gimli").resources).toBe(1);
  });

  test("the-favor-of-the-lady: +1 willpower", () => {
    const t = worn("gimli", "the-favor-of-the-lady");
    expect(statistic(t.state, t.card("gimli"), "willpower")).toBe(3);
  });

  test("power-in-the-earth: a location's threat falls by one, not below none", () => {
    const t = scene({
      staging: ["old-forest-road"],
      players: [
        { heroes: ["eowyn"], resources: 2, allies: watcher, hand: ["power-in-the-earth", "power-in-the-earth"] },
      ],
    });
    t.does("play:power-in-the-earth-1").does("play:power-in-the-earth-2");
    expect(statistic(t.state, t.card("old-forest-road"), "threat")).toBe(0);
  });

  test("unexpected-courage: readies its hero", () => {
    const t = scene({
      step: "travel",
      players: [{ heroes: ["gimli"], allies: watcher, on: { gimli: ["unexpected-courage"] } }],
      cards: { gimli: { exhausted: true } },
    });
    t.does("use:unexpected-courage");
    expect(t.card("gimli").exhausted).toBe(false);
  });

  test("forest-snare: the enemy makes no attack", () => {
    const t = scene({
      players: [
        { heroes: ["denethor"], resources: 3, hand: ["forest-snare"], allies: watcher, engaged: ["hill-troll"] },
      ],
    });
    t.does("play:forest-snare").untilWindow("combat-end");
    expect(t.events("attack-prevented")[0]!.enemy).toBe("hill-troll-1");
  });

  test("protector-of-lorien: a card of the hand for +1 willpower or +1 defence", () => {
    const t = worn("denethor", "protector-of-lorien", { hand: ["feint", "feint"] });
    t.does("use:protector-of-lorien").does("discard:feint").does("defence");
    expect(statistic(t.state, t.card("denethor"), "defence")).toBe(4);
  });

  test("dark-knowledge: -1 willpower, and a look at a shadow card", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["denethor"], allies: watcher, engaged: ["wargs"], on: { denethor: ["dark-knowledge"] } }],
      encounter: ["despair", "forest-gate"],
    });
    expect(statistic(t.state, t.card("denethor"), "willpower")).toBe(0);
    t.does("respond:dark-knowledge");
    expect(t.events("looked")[0]!.cards).toEqual(["despair-1"]);
    expect(t.card("dark-knowledge").exhausted).toBe(true);
  });

  test("self-preservation: heals two from its character", () => {
    const t = scene({
      step: "travel",
      players: [{ heroes: ["gimli"], allies: watcher, on: { gimli: ["self-preservation"] } }],
      cards: { gimli: { damage: 3 } },
    });
    t.does("use:self-preservation");
    expect(t.card("gimli").damage).toBe(1);
  });
});
