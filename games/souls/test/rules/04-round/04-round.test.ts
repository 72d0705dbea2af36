import { describe, expect, test } from "vitest";
import { scene, thing } from "../../scenes/scene.js";

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
