import { everything } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { type Scene, scene, stub, thing } from "./scene.js";

const phases = (t: ReturnType<typeof scene>) => t.events("phase-begins").map(({ phase }) => phase);

describe("4 the Round", () => {
  test("SS-4-a: Time, Battle, Event, and again", () => {
    const t = scene({ heroes: { thorgar: "A", laegon: "A" }, step: "time" });
    t.does("thorgar", "hero:thorgar").does("thorgar", "end-turn").does("laegon", "end-turn");
    t.does("laegon", "hero:laegon").does("laegon", "end-turn").does("thorgar", "end-turn");
    expect(phases(t)).toEqual(["time", "battle", "event", "time", "battle", "event", "time", "battle"]);
  });

  test("SS-4-b: once per Round ends with the Time phase", () => {
    const t = scene({
      step: "time",
      arrange: (s) => {
        s.usedInRound = ["focus:ecarus"];
      },
    });
    expect(t.state.usedInRound).toEqual([]);
  });

  test("SS-4.1-b: damage comes before anything is restored", () => {
    const mail = thing("test-mail", { magicShields: 1 }, { kind: "armour" });
    const one = (wounds: number) =>
      scene({
        heroes: { ecarus: { at: "A", wounds, fire: [1], slots: { armour: mail } }, thorgar: "A" },
        step: "time",
        arrange: (s) => {
          s.items["test-mail-1"]!.shields = 0;
        },
      });
    expect(one(8).figure("ecarus").kind).toBe("ghost");
    const lives = one(7);
    expect([lives.wounds("ecarus"), lives.state.items["test-mail-1"]?.shields]).toEqual([8, 1]);
  });

  test("SS-4.1-d, SS-6.5-i: what lasts until the Time phase ends, markers are turned up", () => {
    const t = scene({
      step: "time",
      arrange: (s) => {
        s.lasting.push({ name: "cry", on: "ecarus", effect: { effect: "hits", change: 1 }, until: "time-phase" });
        for (const hero of Object.values(s.heroes)) hero.ready = false;
      },
    });
    expect([t.state.lasting, t.hero("ecarus").ready, t.hero("thorgar").ready]).toEqual([[], true, true]);
  });

  test("SS-8.3.1-a: magic shields come back up to their number, of items and enemies", () => {
    const mail = thing("test-mail", { magicShields: 2 }, { kind: "armour" });
    const t = scene({
      heroes: { ecarus: { at: "A", slots: { armour: mail } }, thorgar: "A" },
      foes: { "orc-shaman-green-1": { at: "A", magicShields: 0 } },
      step: "time",
      arrange: (s) => {
        s.items["test-mail-1"]!.shields = 1;
      },
    });
    expect([t.state.items["test-mail-1"]?.shields, t.figure("orc-shaman-green-1").magicShields]).toEqual([2, 2]);
  });

  test("SS-4.1-e, SS-4.1-f, SS-4.1-g: powers at 1 are ready, others turn by one, never both", () => {
    const powers = [4, 3, 2, 1, 0].map((cooldown, i) => ({
      id: ["cleave", "shield-wall", "guardian", "battle-cry", "blood-thirst"][i]!,
      cooldown,
    }));
    const t = scene({ heroes: { ecarus: { at: "A", powers }, thorgar: "A" }, step: "time" });
    expect(t.hero("ecarus").powers.map(({ cooldown }) => cooldown)).toEqual([3, 2, 1, 0, 0]);
  });

  test("SS-4.1-g: n hourglasses take n Time phases", () => {
    const t = scene({
      heroes: { ecarus: { at: "A", powers: [{ id: "cleave", cooldown: 1 }] }, thorgar: "A" },
      step: "time",
    });
    expect(t.events("power-ready")).toMatchObject([{ power: "cleave" }]);
  });

  test("SS-4.1-a, SS-4.1-j: the first Round begins with a Time phase; Soul Points can be spent", () => {
    const t = scene({
      step: "time",
      soulPoints: 4,
      arrange: (s) => {
        s.round = 0;
      },
    });
    expect([t.state.round, t.asked]).toEqual([1, "ecarus: spend-souls"]);
  });
});

describe("4.2 the Battle phase", () => {
  const two = { ecarus: "A", thorgar: "A" } as const;

  test("SS-4.2-a, SS-4.2-b: a Hero Turn, then the Enemy Turn of the same hero", () => {
    stub("stub");
    const t = scene({
      map: ["A B"],
      heroes: two,
      foes: { "stub-1": "B" },
      decks: { encounter: ["lull", "pincer"] },
      step: "battle",
    });
    t.does("ecarus", "hero:ecarus").does("ecarus", "end-turn");
    expect(t.events("enemy-turn")).toMatchObject([{ seat: "player-1" }]);
    expect(t.asked).toBe("thorgar: hero-turn");
  });

  test("SS-4.2-c, SS-4.2-d: in any order, another in each Round, each once", () => {
    const t = scene({ heroes: { ecarus: "A", thorgar: "A", shae: "A" }, step: "battle" });
    t.does("ecarus", "hero:shae").does("shae", "end-turn");
    expect(t.offered("shae")).toEqual(["hero:ecarus", "hero:thorgar"]);
    t.does("shae", "hero:thorgar").does("thorgar", "end-turn").does("ecarus", "end-turn");
    expect([t.state.round, t.offered("ecarus")]).toEqual([2, ["hero:ecarus", "hero:thorgar", "hero:shae"]]);
  });

  test("SS-4.2-e: a Ghost Soul has a Hero Turn, but no Enemy Turn", () => {
    stub("stub");
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: { at: "A", kind: "ghost" }, thorgar: "A" },
      foes: { "stub-1": "B" },
      decks: { encounter: ["lull"] },
    });
    expect(t.offered("ecarus")).toContain("move:B");
    t.does("ecarus", "end-turn");
    expect([t.log.includes("encounter-drawn"), t.asked]).toEqual([false, "thorgar: hero-turn"]);
  });

  test("SS-4.2.2-a: no card without an enemy", () => {
    const t = scene({ heroes: two, decks: { encounter: ["lull"] } });
    t.does("ecarus", "end-turn");
    expect(t.state.decks.encounter.draw).toEqual(["lull"]);
  });

  test("SS-4.2.2-c: the card is discarded when all have acted", () => {
    const t = scene({
      map: ["A B C D E F G H"],
      heroes: two,
      foes: { "gremlin-green-1": "H", "gremlin-green-2": "H" },
      decks: { encounter: ["green-rush"] },
    });
    t.does("ecarus", "end-turn").does("ecarus", "enemy:gremlin-green-1");
    expect([
      t.figure("gremlin-green-1").area,
      t.figure("gremlin-green-2").area,
      t.state.decks.encounter.discard,
    ]).toEqual(["F", "F", ["green-rush"]]);
  });

  test("SS-4.2.2-d: after the last Enemy Turn comes the Event phase", () => {
    const t = scene({ heroes: two });
    t.does("ecarus", "end-turn").does("thorgar", "end-turn");
    expect(phases(t)).toContain("event");
  });

  test("SS-11.1-k: enemies of a Ghost Soul act in others' Enemy Turns", () => {
    stub("stub");
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: "A", thorgar: { at: "A", kind: "ghost" } },
      foes: { "stub-1": { at: "B", controller: "thorgar" } },
      decks: { encounter: ["green-rush"] },
    });
    t.does("ecarus", "end-turn");
    expect(t.events("enemy-activated")).toMatchObject([{ enemy: "stub-1" }]);
  });
});

describe("4.3 the Event phase", () => {
  const event = (events: readonly string[], more: Scene = {}) => scene({ step: "event", events, ...more });
  const round = (t: ReturnType<typeof scene>) => {
    t.does("ecarus", "hero:ecarus").does("ecarus", "end-turn").does("thorgar", "end-turn");
    t.does("thorgar", "hero:ecarus");
    return t.does("ecarus", "end-turn").does("thorgar", "end-turn");
  };

  test("SS-4.3-a: drawn, resolved, and face up on the deck", () => {
    const t = event(["quiet-wind", "reinforcements"]);
    expect(t.state.decks.event).toMatchObject({ draw: ["reinforcements"], faceUp: ["quiet-wind"], discard: [] });
  });

  test("SS-4.3-b: the next Round it is discarded", () => {
    const t = event(["quiet-wind", "reinforcements"], {});
    t.does("ecarus", "hero:ecarus").does("ecarus", "end-turn").does("thorgar", "end-turn");
    expect(t.state.decks.event).toMatchObject({ draw: ["reinforcements"], faceUp: [], discard: ["quiet-wind"] });
  });

  test("SS-4.3-c: a standard event does what it says", () => {
    const t = event(["tremor", "quiet-wind"], { dice: ["B1", "B10"] });
    expect([t.figure("ecarus").ko, t.figure("thorgar").ko]).toEqual([false, true]);
  });

  test("SS-4.3-d: a continuous effect holds while the card lies face up", () => {
    stub("brute", {}, { lines: [{ range: [0], say: [{ do: "attack", weapon: "claws" }] }] });
    const t = scene({
      heroes: { thorgar: "A", laegon: "A" },
      foes: { "brute-1": "A" },
      decks: { encounter: ["lone-strike"] },
      step: "enemy-turn",
      dice: ["B1"],
      arrange: (s) => {
        s.decks.event.faceUp = ["war-drums"];
      },
    });
    t.does("thorgar", "figure:laegon");
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 2 }]);
  });

  test("SS-4.3-e, SS-4.3.2-c: Night lies beside the deck until Day takes its place", () => {
    const t = event(["night", "day", "quiet-wind"]);
    expect(t.state.decks.event).toMatchObject({ beside: "night", faceUp: [] });
    t.does("ecarus", "hero:ecarus").does("ecarus", "end-turn").does("thorgar", "end-turn");
    expect(t.state.decks.event).toMatchObject({ beside: "day", discard: ["night"] });
  });

  test("SS-4.3.2-a, SS-4.3.2-d: in the Night of the first Quest heroes deal one hit less, until the Day", () => {
    stub("stub");
    const blade = thing("test-blade", { range: 0, attack: { hits: 2, red: 0, blue: 0 } });
    const hits = (beside: string) => {
      const t = scene({
        heroes: { thorgar: { at: "A", slots: { primary: blade } } },
        foes: { "stub-1": "A" },
        quest: { night: { text: "night", lasting: [{ effect: "hits", change: -1, on: "heroes" }], once: [] } },
        arrange: (s) => {
          s.turn.action = 0;
          s.decks.event.beside = beside;
        },
      });
      t.does("thorgar", "attack:test-blade-1:stub-1");
      return t.events("hits-totalled")[0]?.hits;
    };
    expect([hits("night"), hits("day")]).toEqual([1, 2]);
  });

  test("SS-4.3.2-a: what Night does here is told when it comes", () => {
    const t = event(["night", "quiet-wind"], { quest: { night: { text: "night", lasting: [], once: [] } } });
    expect(t.events("story-told")).toMatchObject([{ text: "night" }]);
  });

  test("SS-4.3-d, SS-11-b: on Cursed Ground a healing does nothing, and that is told", () => {
    const t = scene({
      heroes: { ecarus: { at: "A", wounds: 3, inventory: ["healing-potion-1"] } },
      arrange: (s) => {
        s.decks.event.faceUp = ["cursed-ground"];
      },
    });
    t.does("ecarus", "use:healing-potion-1");
    expect([t.wounds("ecarus"), t.events("healing-stopped")]).toMatchObject([
      3,
      [{ figure: "ecarus", name: "cursed-ground" }],
    ]);
  });

  test("SS-4.3.2-a, SS-9-j: the total of the hits names the Night, also where a bonus makes up for it", () => {
    stub("stub");
    const ring = thing("test-ring", { effects: [{ effect: "hits", change: 1 }] }, { kind: "artefact" });
    const t = scene({
      heroes: { thorgar: { at: "A", slots: { artefact: ring } } },
      foes: { "stub-1": "A" },
      dice: ["R1"],
      quest: { night: { text: "night", lasting: [{ effect: "hits", change: -1, on: "heroes" }], once: [] } },
      arrange: (s) => {
        s.turn.action = 0;
        s.decks.event.beside = "night";
      },
    });
    t.does("thorgar", "attack:unarmed:stub-1");
    const told = t.table.match.events(everything).find(({ type }) => type === "hits-totalled");
    expect(told?.rules).toEqual(expect.arrayContaining(["SS-9-j", "SS-4.3.2-a"]));
  });

  test("SS-4.3.2-b: the secondary effect comes once, with the card", () => {
    const t = event(["night", "quiet-wind", "quiet-wind"], {
      heroes: { ecarus: { at: "A", powers: [{ id: "cleave", cooldown: 3 }] }, thorgar: "A" },
    });
    // Back to 4 with the Night, then one forward in the Time phase.
    expect(t.hero("ecarus").powers[0]?.cooldown).toBe(3);
    t.does("ecarus", "hero:ecarus").does("ecarus", "end-turn").does("thorgar", "end-turn");
    expect(t.hero("ecarus").powers[0]?.cooldown).toBe(2);
  });

  test("SS-4.3-j: what is spawned is counted when the formula is reached", () => {
    const t = event(["reinforcements", "quiet-wind"], {
      map: ["A B"],
      features: { walls: ["A|B"] },
      heroes: { ecarus: "A", thorgar: "A", shae: "A" },
      decks: { enemy: ["gremlin-green-1", "bandit-green-1"] },
      arrange: (s) => {
        s.gates["hit"] = { area: "B", open: true };
      },
    });
    expect(t.events("spawn-counted")).toMatchObject([{ count: 2 }]);
  });

  test("SS-2-c, SS-4.4-b: the Event deck isn't shuffled again: with its last card the Quest fails", () => {
    const t = scene({
      step: "event",
      arrange: (s) => {
        Object.assign(s.decks.event, { draw: [], faceUp: ["quiet-wind"], discard: ["fog"] });
      },
    });
    expect(t.table.match.outcome).toMatchObject({
      winners: [],
      how: "last-event",
      rules: expect.arrayContaining(["SS-4.4-b"]),
    });
  });

  test("SS-4.4-d: after a last Night the Quest goes on until the next Event phase", () => {
    const t = event(["night"]);
    expect(t.table.match.outcome).toBeUndefined();
    t.does("ecarus", "hero:ecarus").does("ecarus", "end-turn").does("thorgar", "end-turn");
    expect(t.table.match.outcome).toMatchObject({ how: "last-event", rules: expect.arrayContaining(["SS-4.4-d"]) });
  });

  test("SS-4.4-a, SS-1.1: a goal ends the Quest at once, for all", () => {
    const t = scene({
      map: ["A B"],
      quest: { victory: [{ id: "out", open: true, when: { kind: "heroes-in", areas: ["B"], who: "any" } }] },
    });
    t.does("ecarus", "move:B");
    expect(t.table.match.outcome).toMatchObject({ winners: ["player-1", "player-2"], how: "quest-won" });
  });

  test("SS-4.4-a: a Quest that is won when a Round begins is won before anybody burns in it", () => {
    const t = scene({
      heroes: { ecarus: { at: "A", wounds: 8, fire: [1] }, thorgar: "A" },
      step: "time",
      quest: { victory: [{ id: "dawn", open: true, when: { kind: "round", round: 2 } }] },
    });
    expect([t.state.ended?.won, t.figure("ecarus").kind]).toEqual([true, "hero"]);
  });

  test("SS-4.4-c: all heroes Ghost Souls: failed at once", () => {
    const t = scene({
      map: ["A B"],
      features: { deadly: ["B"] },
      heroes: { ecarus: { at: "A", wounds: 8 }, thorgar: { at: "A", kind: "ghost" } },
    });
    t.does("ecarus", "move:B");
    expect(t.table.match.outcome).toMatchObject({ winners: [], how: "all-ghosts" });
  });

  test("SS-4.4-e: victory counts more than failure", () => {
    const t = scene({
      map: ["A B"],
      features: { deadly: ["B"] },
      heroes: { ecarus: { at: "A", wounds: 8 }, thorgar: { at: "A", kind: "ghost" } },
      quest: { victory: [{ id: "late", open: true, when: { kind: "round", round: 1 } }] },
    });
    t.does("ecarus", "move:B");
    expect(t.table.match.outcome).toMatchObject({ how: "quest-won" });
  });

  test("SS-2-c: Traps are shuffled again when one is needed", () => {
    const t = scene({
      map: ["B A C"],
      doors: { "B|A": "door", "A|C": "door" },
      decks: { trap: ["empty-click"] },
      arrange: (s) => {
        s.decks.trap.discard = ["rusted-spring"];
      },
    });
    t.does("ecarus", "open:B|A").does("ecarus", "open:A|C");
    expect(t.events("trap-sprung").map(({ trap }) => trap)).toEqual(["empty-click", "empty-click"]);
    void round;
  });
});

describe("4.1 effects that wait for the Time phase", () => {
  test("SS-4.1-c: they happen at once: each sees the table as it was before any of them", () => {
    const t = scene({
      heroes: { ecarus: { at: "A", wounds: 1, powers: [{ id: "cleave", cooldown: 2 }] }, thorgar: "A" },
      step: "time",
      arrange: (s) => {
        s.round = 1;
        s.lasting.push(
          { name: "balm", on: "ecarus", effect: { effect: "heal", amount: 1 }, until: "next-time-phase" },
          {
            name: "fever",
            on: "ecarus",
            effect: { effect: "shift-powers", by: -1, count: 1, if: { selfWounded: true } },
            until: "next-time-phase",
          },
        );
      },
    });
    // One back by the fever, one forward by the cooldown.
    expect([t.wounds("ecarus"), t.hero("ecarus").powers[0]?.cooldown, t.state.lasting]).toEqual([0, 2, []]);
    expect(t.events("power-shifted")).toMatchObject([{ hourglasses: 3 }]);
  });

  test("SS-4.1-c: what isn't so when they begin doesn't happen", () => {
    const t = scene({
      heroes: { ecarus: { at: "A", powers: [{ id: "cleave", cooldown: 2 }] }, thorgar: "A" },
      step: "time",
      arrange: (s) => {
        s.lasting.push({
          name: "fever",
          on: "ecarus",
          effect: { effect: "shift-powers", by: -1, count: 1, if: { selfWounded: true } },
          until: "next-time-phase",
        });
      },
    });
    expect(t.events("power-shifted")).toEqual([]);
  });
});
