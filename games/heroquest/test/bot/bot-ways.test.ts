import { describe, expect, test } from "vitest";
import { isAtALoss } from "../../bot/perception/explore.js";
import { figureOf, positionOf } from "../../bot/perception/position.js";
import { pathTo } from "../../bot/perception/search.js";
import { isInSight } from "../../bot/perception/sight.js";
import { nextStep, squaresTo, waysOf } from "../../bot/perception/ways.js";
import { cardNamed, valueOfCard } from "../../bot/policy/cards/magic.js";
import { intentOf } from "../../bot/policy/heroes/intent.js";
import { helpOut } from "../../bot/policy/heroes/making-room.js";
import { heuristic } from "../../bot/policy/heuristic.js";
import { missionOf } from "../../rules/16-quests/mission.js";
import type { HeroQuest } from "../../state.js";
import { plain } from "../plain.js";
import { at, type Scene, type SceneTable, scene } from "../scene.js";

/** What the rules of thumb would do now for the player of a figure. */
function thought(t: SceneTable, who: string) {
  const seat = t.seatOf(who);
  const choice = heuristic(t.table.match.view(seat), t.table.match.decision(seat)!, { content: plain })!;
  return { pick: choice.picks[0], reason: choice.reason.key };
}

function advice(wanted: Scene, who: string) {
  return thought(scene(wanted), who);
}

/** A position as the first adventurer sees it, and a figure in it. */
function look(t: SceneTable, id: string) {
  const position = positionOf(plain, t.table.match.view("adventurer-1"));
  const figure = figureOf(position, id)!;
  return { position, figure, reach: waysOf(position, figure) };
}

/** Somebody on the heroes' side who is no hero, played by the first adventurer. */
function withAlly(type: string, place: string, pit: "" | "pit" = "") {
  return (state: HeroQuest) => {
    const [hero] = state.figures;
    state.figures.push({ ...hero!, id: `${type}-1`, kind: "ally", type, items: [], held: "", pit, square: at(place) });
  };
}

/** The corridor along the upper edge of the board, all of it seen, and shut behind the eighth square. */
const corridor: Scene = {
  rubble: ["0,1", "8,0"],
  arrange: (state) => {
    state.seen.fill(1);
  },
};

describe("pits between companions", () => {
  test("HQ-12.2-b: whoever climbs out of a deep pit does so where the way goes on", () => {
    const t = scene({
      heroes: { elf: { at: "12,9", pit: "deep-pit" }, dwarf: "12,8" },
      knownTraps: { "12,9": "deep-pit" },
      doors: { "15,9|16,9": "closed" },
      dice: ["1"],
      arrange: (state) => {
        state.seen.fill(1);
      },
    });
    expect(thought(t.does("elf", "move"), "elf")).toEqual({ pick: "step:13,9", reason: "reason.climb-out" });
  });

  const fallen: Scene = { heroes: { elf: { at: "12,9", pit: "deep-pit" } }, knownTraps: { "12,9": "deep-pit" } };
  const around = ["12,8", "11,9", "13,9", "12,10"].map(at);
  const helps = (wanted: Scene, id: string) => {
    const { position, figure, reach } = look(scene(wanted), id);
    return helpOut({ position, hero: figure, reach, left: 6, after: 1 });
  };

  test("HQ-12.2-b: an ally stays beside a hero in a deep pit, or comes to help", () => {
    const wish = (place: string) => {
      const arrange = (state: HeroQuest) => {
        state.seen.fill(1);
        withAlly("squire-tam", place)(state);
      };
      const { position, figure, reach } = look(scene({ ...fallen, arrange }), "squire-tam-1");
      return intentOf({ position, hero: figure, reach, left: 6, after: 1 });
    };
    expect(wish("12,8")).toMatchObject({ to: at("12,8"), reason: { key: "reason.help-out" } });
    const come = wish("15,11");
    expect(come?.reason.key).toBe("reason.help-out");
    expect(around).toContain(come?.to);
  });

  test("HQ-12.2-b: a companion who is held, or has an enemy beside, is no help: another one comes", () => {
    const heroes = { ...fallen.heroes, dwarf: "12,8", barbarian: "14,11" };
    expect(helps({ ...fallen, heroes }, "hrolf")).toBeUndefined();
    const held = { at: "12,8", lasting: [{ what: "held", until: "freed", change: 0 } as const] };
    expect(around).toContain(helps({ ...fallen, heroes: { ...heroes, dwarf: held } }, "hrolf")?.to);
    expect(around).toContain(helps({ ...fallen, heroes, foes: { orc: "12,7" } }, "hrolf")?.to);
  });

  test("HQ-16.2: nobody gives up in a deep pit while an ally may come", () => {
    const isLost = (arrange: (state: HeroQuest) => void) => {
      const { position, figure } = look(scene({ ...fallen, arrange }), "ferrin");
      return isAtALoss(position, figure);
    };
    expect(isLost(() => {})).toBe(true);
    expect(isLost(withAlly("squire-tam", "15,11"))).toBe(false);
  });

  test("HQ-12.2-b: and doesn't walk back into it", () => {
    const t = scene({
      heroes: { elf: { at: "0,0", pit: "deep-pit" }, barbarian: "0,1", dwarf: "2,0" },
      knownTraps: { "0,0": "deep-pit" },
      doors: { "0,3|1,3": "closed" },
      rubble: ["8,0"],
      dice: ["4"],
      arrange: (state) => {
        state.seen.fill(1);
      },
    });
    t.does("elf", "move").does("elf", "step:1,0");
    expect(thought(t, "elf").pick).toBe("stop");
  });

  test("HQ-6.8-b: of two weapons the one whose card strikes such a foe twice", () => {
    const weapon = (foe: string) => {
      const heroes = { barbarian: { at: "12,9", items: ["short-sword", "broadsword", "tuskbreaker"] } };
      const t = scene({ heroes, foes: { [foe]: "13,9" } }).does("barbarian", `attack:${foe}-1`);
      return thought(t, "barbarian").pick;
    };
    expect([weapon("orc"), weapon("goblin")]).toEqual(["weapon:tuskbreaker", "weapon:broadsword"]);
  });

  const pit: Scene = { ...corridor, knownTraps: { "5,0": "pit" }, round: 2 };

  test("HQ-13-b: a pit is jumped from where the way goes straight on, not gone through from beside", () => {
    const t = scene({
      heroes: { elf: "12,8" },
      knownTraps: { "12,9": "pit" },
      rubble: ["13,7", "13,8", "10,10", "11,10", "12,10", "13,10"],
      arrange: (state) => void state.seen.fill(1),
    });
    const { position, figure, reach } = look(t, "ferrin");
    expect(pathTo(reach, at("13,9"))).toEqual(["11,8", "11,9", "12,9", "13,9"].map(at));
    expect(nextStep(position, reach, figure, at("13,9"), 7)).toBe(at("11,8"));
  });

  test("HQ-RH5-b: nobody sets out through a companion where an enemy's zone would hold him up", () => {
    const toCompanion = (options: Scene["options"], orc: string) => {
      const heroes = { elf: "2,0", dwarf: "4,0" };
      return squaresTo(
        look(scene({ ...corridor, options: options!, heroes, foes: { orc } }), "ferrin").reach,
        at("4,0"),
      );
    };
    expect(toCompanion({ combatZone: true }, "5,0")).toBeGreaterThan(20);
    expect(toCompanion({ combatZone: true }, "7,0")).toBe(2);
    expect(toCompanion({}, "5,0")).toBe(2);
  });

  test("HQ-12.1-a: an antagonist who might die of the fall doesn't walk into a pit that everybody knows", () => {
    const goes = (place: string, more: object = {}) => {
      const heroes = { barbarian: "6,0", elf: "7,0" };
      const t = scene({ ...pit, phase: "wizard", heroes, foes: { orc: { at: place, ...more } } }).does(
        "evil-wizard",
        "activate:orc-1",
      );
      const position = positionOf(plain, t.table.match.view("wizard"));
      const orc = figureOf(position, "orc-1")!;
      return nextStep(position, waysOf(position, orc), orc, at("5,0"), 8);
    };
    expect(goes("3,0")).toBe(at("4,0"));
    expect(goes("4,0")).toBeUndefined();
    expect(goes("4,0", { body: 2 })).toBe(at("5,0"));
  });

  test("HQ-12.1-a: who runs a race doesn't wait until a companion behind the pit makes room", () => {
    const goes = (goal: HeroQuest["secrets"]["goal"]) => {
      const arrange = (state: HeroQuest) => {
        state.seen.fill(1);
        state.secrets.goal = goal;
        state.mission = missionOf(state.secrets);
      };
      const { position, figure, reach } = look(scene({ ...pit, heroes: { dwarf: "4,0", elf: "6,0" }, arrange }), "olm");
      return nextStep(position, reach, figure, at("7,0"), 7);
    };
    expect(goes({ kind: "race", heroes: 1, rounds: 9 })).toBe(at("5,0"));
    expect(goes({ kind: "slay", figures: ["nobody"] })).toBeUndefined();
  });

  test("HQ-13-b: whoever stands where a companion would land makes room", () => {
    expect(advice({ ...pit, heroes: { dwarf: "6,0", barbarian: "4,0" } }, "dwarf")).toEqual({
      pick: "move",
      reason: "reason.make-room",
    });
  });

  test("HQ-13-b: and doesn't come back before the companion has landed", () => {
    const t = scene({ ...pit, heroes: { dwarf: "7,0", barbarian: "4,0" } });
    const { position, figure, reach } = look(t, "olm");
    expect(nextStep(position, reach, figure, at("2,0"), 7)).toBeUndefined();
  });

  test("HQ-13-g: a pit is jumped over whoever sits in it", () => {
    const heroes = { dwarf: "4,0", elf: { at: "5,0", pit: "pit" as const } };
    expect(advice({ ...pit, heroes, foes: { goblin: "7,0" }, round: 3 }, "dwarf").pick).toBe("jump:5,0");
  });

  test("HQ-13-b: a pit before a door is gone through, because a jump would only change sides", () => {
    const t = scene({ ...pit, heroes: { dwarf: "4,0" }, doors: { "5,0|5,1": "open" } });
    const { position, figure, reach } = look(t, "olm");
    expect(nextStep(position, reach, figure, at("5,1"), 7)).toBe(at("5,0"));
    expect(nextStep(position, reach, figure, at("7,0"), 7)).toBeUndefined();
  });

  test("HQ-12.1-a: an enemy on the far side is gone at through the pit, past a companion who waits", () => {
    const t = scene({
      ...pit,
      heroes: { barbarian: "3,0", wizard: "4,0" },
      foes: { goblin: "6,0" },
      rubble: ["0,1", "7,0"],
      round: 3,
      dice: ["4 4", "L"],
    });
    expect(thought(t, "barbarian")).toEqual({ pick: "move", reason: "reason.draw-near" });
    t.does("barbarian", "move").does("barbarian", "step:4,0").does("wizard", "yes");
    expect(thought(t, "barbarian").pick).toBe("step:5,0");
  });

  test("HQ-12.1-a: an ally doesn't walk into a pit that a companion keeps it from jumping", () => {
    const t = scene({ ...pit, heroes: { barbarian: "6,0" }, arrange: withAlly("brother-anselm", "4,0") });
    const { position, figure, reach } = look(t, "brother-anselm-1");
    expect(nextStep(position, reach, figure, at("7,0"), 6)).toBeUndefined();
  });

  test("HQ-12.1-c: an ally who fell into a pit climbs out, instead of waiting there", () => {
    const t = scene({ ...pit, heroes: { barbarian: "7,0" }, arrange: withAlly("squire-tam", "5,0", "pit") });
    const { position, figure, reach } = look(t, "squire-tam-1");
    const intent = intentOf({ position, hero: figure, reach, left: 3, after: 1 });
    expect([at("4,0"), at("6,0")]).toContain(intent?.to);
  });

  test("bot: a deep pit that nobody can cross keeps nobody from opening another door", () => {
    const wanted: Scene = {
      heroes: { barbarian: "1,0" },
      foes: { orc: "0,1" },
      knownTraps: { "0,0": "deep-pit" },
      doors: { "5,0|5,1": "closed" },
      rubble: ["8,0", "0,3"],
      arrange: corridor.arrange!,
    };
    expect(advice(wanted, "barbarian")).toEqual({ pick: "move", reason: "reason.explore-door" });
  });

  test("bot: an antagonist who can't get any nearer doesn't begin a movement", () => {
    const t = scene({
      heroes: { barbarian: "1,0" },
      foes: { orc: "0,1" },
      knownTraps: { "0,0": "deep-pit" },
      rubble: ["8,0", "0,3"],
      phase: "wizard",
    }).does("evil-wizard", "activate:orc-1");
    expect(thought(t, "evil-wizard")).toEqual({ pick: "end-turn", reason: "reason.no-hero-in-reach" });
  });

  test("HQ-4.7-a: nor does one who stands behind a comrade, before a pit", () => {
    const t = scene({
      heroes: { barbarian: "1,0" },
      foes: { orc: "4,0", goblin: "3,0" },
      knownTraps: { "2,0": "pit" },
      rubble: ["8,0", "0,1"],
      phase: "wizard",
    }).does("evil-wizard", "activate:orc-1");
    expect(thought(t, "evil-wizard").pick).toBe("end-turn");
  });
});

describe("known traps", () => {
  const trap: Scene = { ...corridor, knownTraps: { "5,0|6,0": "spears" }, rubble: ["0,1"], round: 2 };
  const dark: Scene["arrange"] = (state) => {
    for (let x = 0; x < 7; x++) state.seen[at(`${x},0`)] = 1;
  };

  test("HQ-12.7-a: whoever can disarm one goes there", () => {
    const heroes = { dwarf: "1,0", barbarian: "2,0" };
    expect(advice({ ...trap, heroes, arrange: dark }, "dwarf")).toEqual({ pick: "move", reason: "reason.go-to-trap" });
    const there = advice({ ...trap, heroes: { ...heroes, dwarf: "5,0" }, arrange: dark }, "dwarf");
    expect(there.pick).toBe("disarm:5,0|6,0");
  });

  test("HQ-12.7-a: the others wait for that, and not where nobody can disarm it", () => {
    const advised = (other: string) =>
      advice({ ...trap, heroes: { barbarian: "5,0", [other]: "2,0" }, arrange: dark }, "barbarian").pick;
    expect(advised("dwarf")).not.toBe("move");
    expect(advised("elf")).toBe("move");
  });
});

describe("ways of heroes", () => {
  test("HQ-4.7-a: the way through a companion is no longer than any other", () => {
    const t = scene({ heroes: { barbarian: "4,0", elf: "5,0" }, foes: { orc: "8,0" }, rubble: ["0,1"] });
    const { reach } = look(t, "hrolf");
    expect(squaresTo(reach, at("7,0"))).toBe(3);
  });

  test("HQ-10.5: an enemy beside a square that is only passed keeps nobody from a fallen companion", () => {
    const t = scene({
      heroes: {
        barbarian: { at: "5,8", items: ["broadsword", "potion-of-healing"] },
        elf: { at: "8,8", body: 0, prone: 1 },
      },
      foes: { orc: "6,7" },
      dice: ["3 3"],
    });
    t.does("barbarian", "move").does("barbarian", "step:6,8");
    expect(thought(t, "barbarian")).toEqual({ pick: "step:7,8", reason: "reason.go-to-fallen" });
  });

  test("HQ-8.8.c-b: what the quest is about is taken over from a companion in shock", () => {
    const wanted = (place: string): Scene => ({
      heroes: { barbarian: place, elf: { at: "6,8", mind: 0, items: ["short-sword", "silver-bell"] } },
      exit: ["5,4"],
      arrange: (state) => {
        state.seen.fill(1);
        state.secrets.goal = { kind: "find", item: "silver-bell", bring: true };
        state.mission = missionOf(state.secrets);
      },
    });
    expect(advice(wanted("6,5"), "barbarian")).toEqual({ pick: "move", reason: "reason.fetch-prize" });
    const t = scene(wanted("6,7"));
    expect(thought(t, "barbarian")).toEqual({ pick: "exchange:ferrin", reason: "reason.take-prize" });
    t.does("barbarian", "exchange:ferrin");
    expect(thought(t, "barbarian").pick).toBe("take:silver-bell");
  });

  test("bot: whoever goes away from an enemy doesn't say that it draws nearer", () => {
    const t = scene({
      heroes: { elf: { at: "6,8", body: 3 } },
      foes: { "chaos-warrior-1": "5,4", "chaos-warrior-2": "6,4", "chaos-warrior-3": "7,4" },
      doors: { "6,8|6,9": "open" },
    });
    const { position, figure, reach } = look(t, "ferrin");
    const intent = intentOf({ position, hero: figure, reach, left: 7, after: 0 })!;
    expect(squaresTo(waysOf(position, figureOf(position, "chaos-warrior-2")!), intent.to)).toBeGreaterThan(4);
    expect(intent.reason.key).toBe("reason.draw-back");
  });
});

describe("those whom cards call and touch", () => {
  test("bot: a stone sentinel stays with the hero whom it guards", () => {
    const t = scene({
      heroes: { wizard: "5,5" },
      foes: { orc: "8,8" },
      arrange: withAlly("sentinel", "5,6"),
    });
    const { position, figure, reach } = look(t, "sentinel-1");
    const intent = intentOf({ position, hero: figure, reach, left: 4, after: 1 })!;
    expect(intent.reason.key).toBe("reason.guard");
    expect([at("5,4"), at("4,5"), at("6,5"), at("5,6")]).toContain(intent.to);
  });

  test("HQ-4.5: a cure for a companion beside isn't counted for one who stands diagonally", () => {
    const worth = (place: string) => {
      const t = scene({ heroes: { wizard: "5,5", dwarf: { at: place, body: 1 } }, foes: { orc: "8,8" } });
      const { position, figure } = look(t, "ambrose");
      return valueOfCard(position, figure, cardNamed(plain, "cauterise"));
    };
    expect(worth("6,5")).toBeGreaterThan(1);
    expect(worth("6,6")).toBeLessThanOrEqual(0);
  });

  test("HQ-8.6-a: in a corridor a spell on the whole room counts only whoever is in sight", () => {
    const worth = (place: string) => {
      const t = scene({ heroes: { barbarian: place }, foes: { warlock: "0,2" } });
      const { position, figure } = look(t, "warlock-1");
      return valueOfCard(position, figure, cardNamed(plain, "choking-dusk"));
    };
    expect(worth("0,5")).toBeGreaterThan(0);
    expect(worth("5,0")).toBe(0);
  });

  test("HQ-8.6-c: a spell that can't be paid for any more is worth something all the same", () => {
    const t = scene({ heroes: { wizard: { at: "5,5", mind: 1 } }, foes: { orc: "8,8" } });
    const { position, figure } = look(t, "ambrose");
    expect(valueOfCard(position, figure, cardNamed(plain, "flame-lash"))).toBeGreaterThan(0.5);
  });
});

test("HQ-7.7-a, HQ-4.7-a: who passes through a companion doesn't see through him", () => {
  const t = scene({ heroes: { wizard: "6,5", dwarf: "6,6" }, foes: { orc: "6,8" }, dice: ["3 3"] });
  const sees = () => {
    const { position, figure } = look(t, "ambrose");
    return isInSight(position, at("6,5"), at("6,8"), figure);
  };
  expect(sees()).toBe(false);
  t.does("wizard", "move").does("wizard", "step:6,6");
  expect(sees()).toBe(false);
});
