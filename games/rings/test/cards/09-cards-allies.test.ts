import { describe, expect, test } from "vitest";
import { statistic } from "../../queries/statistics.js";
import { plain } from "../plain.js";
import { scene, watcher } from "../scene.js";

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
      (["willpower", "attack", "defence", "hitPoints"] as const).map((what) => statistic(plain, t.state, card, what)),
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
    expect(statistic(plain, t.state, t.card("gimli"), "willpower")).toBe(3);
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
    expect(statistic(plain, t.state, t.card("beorn"), "attack")).toBe(8);
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
