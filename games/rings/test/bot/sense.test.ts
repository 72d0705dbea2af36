import { describe, expect, test } from "vitest";
import { heuristic } from "../../bot/policy/heuristic.js";
import { type Scene, type SceneTable, scene, watcher } from "../scene.js";

function choice(t: SceneTable) {
  const { seat } = t.asked;
  return heuristic(t.table.match.view(seat), t.table.decision(seat), { content: t.content })!;
}

const picked = (t: SceneTable) => choice(t).picks;
const questing = { committed: true, exhausted: true };
const dolGuldur = { scenario: "escape-from-dol-guldur", stage: "the-necromancers-tower" };

describe("bots with cards in hand", () => {
  test("a third restricted attachment isn't played, and a laden hero doesn't get one", () => {
    const axe = { hand: ["dwarven-axe"], resources: 3 };
    const laden = { gimli: ["dwarven-axe", "citadel-plate"] };
    expect(picked(scene({ players: [{ ...axe, heroes: ["gimli"], on: laden }] }))).toEqual(["done"]);
    const t = scene({ players: [{ ...axe, heroes: ["gimli", "thalin"], on: laden }] });
    expect(picked(t)).toEqual(["play:dwarven-axe-1"]);
    t.does("play:dwarven-axe");
    expect(picked(t)).toEqual(["target:thalin-1"]);
  });

  test("Power in the Earth goes to the staging area, where threat counts", () => {
    const t = scene({
      active: "the-brown-lands",
      staging: ["forest-gate"],
      players: [{ heroes: ["eowyn"], resources: 1, hand: ["power-in-the-earth"] }],
    });
    t.does("play:power-in-the-earth");
    expect(picked(t)).toEqual(["target:forest-gate-1"]);
  });

  test("nobody is brought in by stealth who is there already", () => {
    const players = [
      {
        heroes: ["aragorn"],
        resources: 1,
        hand: ["sneak-attack", "gandalf", "snowbourn-scout"],
        engaged: ["hill-troll"],
      },
    ];
    const t = scene({ step: "combat", players }).untilWindow("shadow");
    expect(picked(t)).toEqual(["play:sneak-attack-1"]);
    const there = [{ ...players[0]!, allies: ["gandalf"] }];
    expect(picked(scene({ step: "combat", players: there }).untilWindow("shadow"))).toEqual(["pass"]);
  });

  test("the card that is taken is one that somebody can pay for", () => {
    const t = scene({
      step: "commit",
      active: "mountains-of-mirkwood",
      cards: { "mountains-of-mirkwood": { progress: 2 } },
      players: [
        { heroes: ["eowyn"], allies: ["lorien-guide", ...watcher], deck: ["steward-of-gondor", "wandering-took"] },
      ],
    });
    t.does("commit:lorien-guide").does("respond:lorien-guide").does("yes");
    expect(picked(t)).toEqual(["take:wandering-took-1"]);
  });

  test("nothing is spent on cards that nobody can draw", () => {
    const fallen = (active: string) => {
      const t = scene({
        step: "enemy-attacks",
        active,
        players: [
          {
            heroes: ["aragorn"],
            allies: ["snowbourn-scout"],
            resources: 1,
            hand: ["valiant-sacrifice"],
            engaged: ["wargs"],
          },
        ],
        cards: { aragorn: { exhausted: true } },
      });
      t.until("defender").does("defend:snowbourn-scout");
      return picked(t.until("response"));
    };
    expect(fallen("the-brown-lands")).toEqual(["respond:valiant-sacrifice-1"]);
    expect(fallen("enchanted-stream")).toEqual(["pass"]);
    const gandalf = { heroes: ["aragorn"], threat: 30, resources: 5, hand: ["gandalf"] };
    const t = scene({ active: "enchanted-stream", players: [gandalf] });
    expect(picked(t.does("play:gandalf").does("respond:gandalf"))).toEqual(["threat-five"]);
  });

  test("a quick strike hits whom it destroys, and not the strongest in vain", () => {
    const t = scene({
      step: "combat",
      players: [
        { heroes: ["legolas"], resources: 1, hand: ["quick-strike"], engaged: ["goblin-sniper"] },
        { heroes: ["eowyn"], engaged: ["chieftan-ufthak"] },
      ],
    }).untilWindow("shadow");
    expect(picked(t)).toEqual(["play:quick-strike-1"]);
    t.does("play:quick-strike").until("choose-enemy");
    expect(picked(t)).toEqual(["target:goblin-sniper-1"]);
  });

  test("no more arrows fly than it takes, as long as there is somebody else to be struck", () => {
    const joining = (engaged: readonly string[]) => {
      const t = scene({
        step: "player-attacks",
        players: [
          { heroes: ["theodred", "aragorn"], engaged },
          { heroes: ["legolas"], allies: ["horseback-archer"] },
        ],
      });
      t.does("attack:wolf-rider").does("attacker:theodred").until("join-attack");
      return choice(t);
    };
    expect(joining(["wolf-rider", "misty-mountain-goblins"])).toMatchObject({
      picks: [],
      reason: { key: "reason.enough-without" },
    });
    // Nobody else is there: Legolas comes along for the progress that it brings.
    expect(joining(["wolf-rider"]).picks).toEqual(["attacker:legolas-1"]);
    const troll = scene({
      step: "player-attacks",
      players: [
        { heroes: ["aragorn"], engaged: ["king-spider"] },
        { heroes: ["gimli"], allies: ["horseback-archer", "silverlode-archer"] },
      ],
    });
    troll.does("attack:king-spider").until("join-attack");
    expect(picked(troll)).toHaveLength(1); // two are enough besides Aragorn’s three
  });

  test("the steward goes to the sphere of which most cards are still to come", () => {
    const t = scene({
      players: [
        {
          heroes: ["legolas", "gimli", "gloin"],
          resources: 2,
          hand: ["steward-of-gondor", "brok-ironfist", "beorn", "blade-mastery", "quick-strike", "stand-together"],
        },
      ],
    });
    t.does("play:steward-of-gondor");
    expect(picked(t)).toEqual(["target:legolas-1"]);
  });

  test("the smith leaves a unique attachment where it is while another copy is in play", () => {
    const smith = (discard: string) =>
      scene({
        players: [
          {
            heroes: ["beravor", "aragorn"],
            resources: 2,
            hand: ["erebor-hammersmith"],
            on: { aragorn: ["steward-of-gondor"] },
            discard: [discard],
          },
        ],
      })
        .does("play:erebor-hammersmith")
        .until("response");
    expect(picked(smith("steward-of-gondor"))).toEqual(["pass"]);
    expect(picked(smith("forest-snare"))).toEqual(["respond:erebor-hammersmith-1"]);
  });

  test("the greeting is for whoever has most to fear", () => {
    const t = scene({
      players: [
        { heroes: ["eowyn"], threat: 30, resources: 3, hand: ["the-galadhrims-greeting"] },
        { heroes: ["gimli"], threat: 46 },
      ],
    });
    t.does("play:the-galadhrims-greeting");
    expect(picked(t)).toEqual(["one-player"]);
    t.does("one-player");
    expect(picked(t)).toEqual(["target:player-2"]);
  });

  test("a location whose threat isn't counted any more isn't passed by a second time", () => {
    const paths: Scene = {
      step: "staging",
      staging: ["the-east-bight", "the-east-bight"],
      players: [{ heroes: ["beravor"], resources: 2, hand: ["secret-paths", "secret-paths"] }],
      cards: { beravor: questing },
    };
    const t = scene(paths).untilWindow("staging");
    t.does("play:secret-paths-1").does("target:the-east-bight-1").untilWindow("staging");
    t.does("play:secret-paths-2");
    expect(picked(t)).toEqual(["target:the-east-bight-2"]);
  });

  test("a test of will is for damage that a hero doesn't stand, not for what one does", () => {
    const answer = (damage: number) => {
      const t = scene({
        step: "staging",
        reveals: 1,
        players: [{ heroes: ["gimli", "eowyn"], resources: 1, hand: ["a-test-of-will"] }],
        cards: { gimli: { ...questing, damage } },
        encounter: ["dol-guldur-orcs", "old-forest-road"],
      });
      return picked(t.until("response"));
    };
    expect(answer(0)).toEqual(["pass"]);
    expect(answer(4)).toEqual(["respond:a-test-of-will-1"]);
  });
});

describe("bots under attack", () => {
  test("a shadow card that was looked at is reckoned with, and none where none lies", () => {
    const defends = (shadow: boolean) => {
      const t = scene({
        step: "enemy-attacks",
        players: [{ heroes: ["denethor", "gimli"], engaged: ["wargs"] }],
        cards: { gimli: { exhausted: true }, denethor: { damage: 2 } },
        encounter: ["despair", "forest-gate"],
        arrange: (s) => {
          if (!shadow) return;
          s.shadows["wargs-1"] = [s.encounter.draw.shift()!];
          s.looked["despair-1"] = ["player-1"];
        },
      });
      return picked(t.until("defender"));
    };
    expect(defends(false)).toEqual(["defend:denethor-1"]);
    expect(defends(true)).toEqual(["undefended"]);
  });

  test("whoever bears the map is no great fighter, and takes it when the fight is over", () => {
    const t = scene({
      ...dolGuldur,
      step: "combat",
      players: [{ heroes: ["aragorn", "eowyn", "gimli"], allies: watcher }],
      staging: ["gandalfs-map"],
    });
    t.untilWindow("shadow");
    expect(picked(t)).toEqual(["pass"]);
    t.untilWindow("combat-end");
    expect(picked(t)).toContain("use:gandalfs-map-1");
    t.does("use:gandalfs-map");
    expect(picked(t)).toEqual(["target:eowyn-1"]);
  });

  test("Aragorn doesn't pay to be ready when the map keeps him from fighting", () => {
    const commit = (on: Record<string, string[]>) =>
      scene({
        ...dolGuldur,
        step: "commit",
        round: 3,
        players: [{ heroes: ["aragorn", "gimli"], resources: 2, on, engaged: ["wargs"] }],
      }).does("commit:aragorn");
    expect(picked(commit({}))).toEqual(["respond:aragorn-1"]);
    expect(picked(commit({ aragorn: ["gandalfs-map"] }))).toEqual(["pass"]);
  });

  test("whom the Nazgûl takes isn't weighed like damage: the cheapest goes, however healthy", () => {
    const t = scene({
      ...dolGuldur,
      step: "enemy-attacks",
      players: [{ heroes: ["gimli"], allies: ["beorn", "snowbourn-scout"], engaged: ["nazgul-of-dol-guldur"] }],
      arrange: (s) => {
        s.shadows["nazgul-of-dol-guldur-1"] = [s.encounter.draw.shift()!];
      },
      encounter: ["under-the-shadow", "forest-gate"],
    });
    t.until("defender").does("defend:beorn").until("choose-character");
    expect(picked(t)).toEqual(["target:snowbourn-scout-1"]);
  });

  test("reasons fit: who falls can't take most, and nobody speaks of enemies where there are none", () => {
    const t = scene({ step: "enemy-attacks", players: [{ heroes: ["eowyn", "theodred"], engaged: ["hill-troll"] }] });
    t.until("defender").does("undefended").until("takes-damage");
    expect(choice(t).reason.key).toBe("reason.gone-least");
    const alone = scene({
      step: "commit",
      players: [{ heroes: ["eowyn"], allies: ["snowbourn-scout"] }],
      cards: { eowyn: { exhausted: true } },
    });
    expect(choice(alone.until("commit")).reason.key).toBe("reason.no-willpower");
  });
});

describe("bots in Dol Guldur, and beside others", () => {
  const caverns = { ...dolGuldur, stage: "through-the-caverns" };

  test("the key goes to who has a hand free, and only when all three objectives can be had", () => {
    const laden = { gimli: ["dwarven-axe", "blade-of-gondolin"] };
    const t = (staging: readonly string[]) =>
      scene({
        ...caverns,
        progress: 12,
        step: "travel",
        staging,
        players: [{ heroes: ["gimli", "theodred"], on: { ...laden, theodred: ["gandalfs-map"] }, allies: watcher }],
      }).untilWindow("travel");
    expect(picked(t(["shadow-key"]))).toEqual(["pass"]);
    const all = t(["shadow-key", "dungeon-torch"]);
    expect(picked(all)).toEqual(["use:shadow-key-1"]);
    all.does("use:shadow-key");
    expect(picked(all)).toEqual(["target:theodred-1"]);
  });

  test("where only one ally may be played, it is the best one", () => {
    const players = [{ heroes: ["gloin", "gimli"], resources: 6, hand: ["snowbourn-scout", "brok-ironfist"] }];
    expect(picked(scene({ ...dolGuldur, players }))).toEqual(["play:brok-ironfist-1"]);
  });

  test("an enemy that would overwhelm another player is met by who can deal with it", () => {
    const t = scene({
      step: "encounter",
      staging: ["king-spider"],
      players: [
        { heroes: ["aragorn", "legolas", "gimli"], threat: 10 },
        { heroes: ["eowyn"], threat: 35, engaged: ["forest-spider"] },
      ],
    });
    expect(picked(t.until("engage"))).toEqual(["engage:king-spider-1"]);
  });

  test("the Steward goes to who has cards to pay for: he doesn't pay for himself", () => {
    const t = scene({
      players: [
        {
          heroes: ["theodred", "denethor"],
          resources: 2,
          hand: ["steward-of-gondor", "daughter-of-the-nimrodel", "gleowine"],
        },
      ],
    });
    t.does("play:steward-of-gondor");
    expect(picked(t)).toEqual(["target:denethor-1"]);
  });

  test("resources are saved for two rounds for the snare that holds a troll", () => {
    const saving = (engaged: string[]) =>
      scene({
        players: [{ heroes: ["beravor"], resources: 1, hand: ["henamarth-riversong", "forest-snare"], engaged }],
      });
    expect(picked(saving(["hill-troll"]))).toEqual(["done"]);
    expect(picked(saving([]))).toEqual(["play:henamarth-riversong-1"]);
  });

  test("whoever is wanted against an enemy doesn't go scouting", () => {
    const scouting = (engaged: string[]) =>
      scene({ step: "quest", players: [{ heroes: ["beravor"], allies: ["henamarth-riversong"], engaged }] });
    expect(picked(scouting(["hill-troll"]))).toEqual(["pass"]);
    expect(picked(scouting([]))).toEqual(["use:henamarth-riversong-1"]);
  });

  test("a card that is of no use to anybody is given for Éowyn's willpower", () => {
    const questingWith = (hand: string[]) =>
      scene({
        step: "staging",
        staging: ["hill-troll"],
        players: [{ heroes: ["eowyn", "aragorn"], hand, on: { aragorn: ["steward-of-gondor"] } }],
        cards: { eowyn: questing, aragorn: questing, "steward-of-gondor": { exhausted: true } },
      });
    expect(picked(questingWith(["steward-of-gondor"]))).toEqual(["use:eowyn-1"]);
    expect(picked(questingWith(["faramir"]))).toEqual(["pass"]);
  });

  test("the map is left to the player who has somebody better to bear it", () => {
    const claim = (others: string[]) =>
      scene({
        ...dolGuldur,
        step: "combat-end",
        staging: ["gandalfs-map"],
        players: [{ heroes: ["legolas", "gimli"] }, { heroes: others }],
      });
    expect(picked(claim(["eowyn"]))).toEqual(["pass"]);
    expect(picked(claim(["dunhere"]))).toEqual(["use:gandalfs-map-1"]);
  });
});
