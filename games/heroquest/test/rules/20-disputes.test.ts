import { AnswerRefused, everything } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { heuristic } from "../../bot/policy/heuristic.js";
import { at, type Scene, type SceneTable, scene } from "../scene.js";

const four = { barbarian: "6,6", dwarf: "7,6", elf: "8,6", wizard: "9,6" };

/** Four heroes beside an orc; the Barbarian has struck at it in vain, and is asked for its second action. */
function afterABlow(more: Scene = {}): SceneTable {
  return scene({ heroes: four, foes: { orc: "6,5" }, dice: ["O O O", "O O"], ...more }).does(
    "barbarian",
    "attack:orc-1",
  );
}

/** What lies on the table, apart from the talk about it. */
function tableOf(t: SceneTable): unknown {
  const { talk: _talk, ...rest } = structuredClone(t.state);
  return rest;
}

function call(t: SceneTable, who: string, what: "dispute" | "matter"): SceneTable {
  t.table.match.interject(t.seatOf(who), what);
  return t;
}

function barOf(t: SceneTable, who: string, what: string): string | undefined {
  const { match } = t.table;
  return match.interjections(t.seatOf(who)).find(({ id }) => id === what)?.bar?.reason.key;
}

/** Everybody votes: the named ones for it. */
function vote(t: SceneTable, ...forIt: string[]): SceneTable {
  for (const who of ["evil-wizard", "barbarian", "dwarf", "elf", "wizard"]) {
    if (who !== "evil-wizard" && !t.table.match.seats.includes(t.seatOf(who))) continue;
    t.does(who, forIt.includes(who) ? "yes" : "no");
  }
  return t;
}

function told(t: SceneTable): string[] {
  return t.table.match.events(everything).map(({ type }) => type);
}

describe("HQ-18.7: an error is still play", () => {
  test("HQ-18.7: the Evil Wizard closes a dispute: nothing has changed, and the log has an entry", () => {
    const t = afterABlow();
    const before = tableOf(t);
    const asked = t.offered("barbarian");
    call(t, "dwarf", "dispute");
    expect(t.table.decision("wizard")).toMatchObject({ kind: "dispute", rules: ["HQ-18.7"] });
    t.does("evil-wizard", "error-is-play");
    expect(tableOf(t)).toEqual(before);
    expect(t.offered("barbarian")).toEqual(asked);
    expect(t.table.events("dispute-opened")).toMatchObject([
      { seat: t.seatOf("dwarf"), figure: "hrolf", action: "attack", rules: ["HQ-18.7"] },
    ]);
    expect(t.table.events("dispute-closed")).toMatchObject([{ seat: t.seatOf("dwarf"), rules: ["HQ-18.7"] }]);
    // It isn't discussed further.
    expect(barOf(t, "dwarf", "dispute")).toBe("bar.matter-raised-already");
  });

  test("HQ-18.7: or he lets it go to the vote", () => {
    const t = call(afterABlow(), "dwarf", "dispute");
    t.does("evil-wizard", "let-vote").does("dwarf", "action");
    expect(t.state.talk.motion).toEqual({
      by: t.seatOf("dwarf"),
      proposal: { what: "action", figure: "hrolf", change: 1 },
    });
    vote(t, "barbarian", "dwarf", "elf");
    expect(t.state.turn).toMatchObject({ figure: "hrolf", actions: 2 });
    expect(told(t)).not.toContain("dispute-closed");
  });

  test("HQ-18.7: only a finished action is disputed, by an adventurer", () => {
    const fresh = scene({ heroes: four, dice: ["3 4"] });
    expect(barOf(fresh, "dwarf", "dispute")).toBe("bar.nothing-done-yet");
    expect(barOf(fresh, "evil-wizard", "dispute")).toBe("bar.wizard-closes");
    fresh.does("barbarian", "move");
    expect(barOf(fresh, "dwarf", "dispute")).toBe("bar.action-under-way");
    expect(barOf(fresh, "dwarf", "matter")).toBe("bar.action-under-way");
    expect(() => call(fresh, "dwarf", "matter")).toThrow(AnswerRefused);
    expect(barOf(afterABlow(), "dwarf", "dispute")).toBeUndefined();
  });

  test("HQ-18.7: an action of the Evil Wizard is disputed in his phase as well", () => {
    const t = scene({ heroes: four, foes: { orc: "6,5" }, phase: "wizard", dice: ["O O O", "O O"] });
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:hrolf");
    call(t, "elf", "dispute").does("evil-wizard", "error-is-play");
    expect(t.table.events("dispute-opened")).toMatchObject([{ figure: "orc-1", action: "attack" }]);
    expect(t.offered("evil-wizard")).toContain("end-turn");
  });
});

describe("HQ-20: situations outside the rules", () => {
  test("HQ-20: three of five agree: the proposal is recorded and applied by the Evil Wizard", () => {
    const t = afterABlow({ heroes: { ...four, dwarf: { at: "7,6", body: 3 } } });
    call(t, "elf", "matter").does("elf", "body").does("elf", "figure:olm").does("elf", "change:+1");
    vote(t, "dwarf", "elf", "wizard");
    expect(t.figure("dwarf").body).toBe(4);
    expect(t.table.events("votes-counted")).toMatchObject([
      { yes: ["dwarf", "elf", "wizard"].map((who) => t.seatOf(who)), no: ["wizard", t.seatOf("barbarian")] },
    ]);
    expect(t.table.events("proposal-accepted")).toMatchObject([
      { proposal: { key: "proposal.body-more", args: { figure: "olm", amount: 1 } }, rules: ["HQ-20"] },
    ]);
    expect(t.table.events("changed-by-hand")).toMatchObject([{ rules: ["HQ-20"] }]);
    expect(t.state.talk.motion).toBeNull();
    // And the question that was open is open again.
    expect(t.table.decision(t.seatOf("barbarian"))).toMatchObject({ kind: "action" });
  });

  test("HQ-20: without a majority nothing changes", () => {
    const t = afterABlow();
    const before = tableOf(t);
    call(t, "elf", "matter").does("elf", "gold").does("elf", "figure:ferrin").does("elf", "change:+50");
    vote(t, "elf", "dwarf");
    expect(tableOf(t)).toEqual(before);
    expect(told(t)).toContain("proposal-rejected");
    expect(told(t)).not.toContain("changed-by-hand");
  });

  test.each(["yes", "no"])("HQ-20: the Evil Wizard breaks a tie: %s", (word) => {
    const t = scene({ heroes: { barbarian: "6,6", dwarf: "7,6", elf: "8,6" } });
    call(t, "elf", "matter").does("elf", "gold").does("elf", "figure:ferrin").does("elf", "change:+10");
    const before = t.figure("elf").gold;
    t.does("evil-wizard", "no").does("barbarian", "no").does("dwarf", "yes").does("elf", "yes");
    expect(t.table.decision("wizard")).toMatchObject({ kind: "break-tie", rules: ["HQ-20"] });
    t.does("evil-wizard", word);
    expect(t.figure("elf").gold - before).toBe(word === "yes" ? 10 : 0);
  });

  test("HQ-20: nobody knows another's vote before all have voted", () => {
    const t = call(scene({ heroes: four }), "elf", "matter").does("elf", "record");
    t.does("barbarian", "no");
    expect(told(t)).not.toContain("votes-counted");
    expect(t.table.match.view("wizard").waiting).toHaveLength(4);
  });

  test("HQ-20: each player raises one matter a round, so that the talk comes to an end", () => {
    const t = vote(call(scene({ heroes: four }), "elf", "matter").does("elf", "record"));
    expect(barOf(t, "elf", "matter")).toBe("bar.matter-raised-already");
    expect(barOf(t, "dwarf", "matter")).toBeUndefined();
    for (const who of Object.keys(four)) t.does(who, "end-turn");
    // With no antagonist on the board the phase of the Evil Wizard is over at once.
    expect(t.state.round).toBe(2);
    expect(barOf(t, "elf", "matter")).toBeUndefined();
  });

  test("HQ-20: the Evil Wizard may raise a matter, too", () => {
    const t = call(scene({ heroes: four }), "evil-wizard", "matter").does("evil-wizard", "record");
    vote(t, "evil-wizard", "elf", "dwarf");
    expect(told(t)).toContain("proposal-accepted");
    expect(told(t)).not.toContain("changed-by-hand");
  });
});

describe("HQ-20: what a vote can change", () => {
  const voted = (t: SceneTable, ...picks: string[]) => {
    call(t, "elf", "matter");
    for (const pick of picks) t.does("elf", pick);
    return vote(t, "elf", "dwarf", "barbarian", "wizard");
  };
  const offeredFor = (t: SceneTable, ...picks: string[]) => {
    call(t, "elf", "matter");
    for (const pick of picks) t.does("elf", pick);
    return t.offered("elf");
  };

  test("HQ-20: points go up by one to what the figure began with, and down to one", () => {
    const t = scene({ heroes: { ...four, dwarf: { at: "7,6", body: 1 } }, foes: { orc: "6,5" } });
    expect(offeredFor(t, "body")).toEqual(["figure:hrolf", "figure:olm", "figure:ferrin", "figure:ambrose"]);
    t.does("elf", "figure:hrolf");
    vote(t, "elf", "dwarf", "wizard");
    expect(t.figure("barbarian").body).toBe(t.figure("barbarian").fullBody - 1);
    const down = scene({ heroes: { ...four, dwarf: { at: "7,6", body: 0, prone: 1 } } });
    voted(down, "body", "figure:olm");
    expect(down.figure("dwarf")).toMatchObject({ body: 1, prone: 0 });
  });

  test("HQ-20: who is unconscious is helped up to one point, not halfway", () => {
    const t = scene({ heroes: { ...four, dwarf: { at: "7,6", mind: -2 } } });
    voted(t, "mind", "figure:olm");
    expect(t.figure("dwarf").mind).toBe(1);
  });

  test("HQ-20: the mindless have no mind to change", () => {
    const t = scene({ heroes: four, foes: { skeleton: "6,5" } });
    expect(offeredFor(t, "mind")).not.toContain("figure:skeleton-1");
    t.does("elf", "figure:ambrose");
    vote(t, "elf", "dwarf", "wizard");
    expect(t.figure("wizard").mind).toBe(t.figure("wizard").fullMind - 1);
  });

  test("HQ-20: a figure is put on a free square that everybody has seen, and a hero looks round from there", () => {
    const t = scene({
      heroes: four,
      foes: { orc: "6,5" },
      knownTraps: { "8,7": "pit" },
      arrange: (state) => {
        for (const place of ["6,7", "7,7", "8,7"]) state.seen[at(place)] = 1;
      },
    });
    const squares = offeredFor(t, "place", "figure:hrolf")!;
    expect(squares).toEqual(expect.arrayContaining(["square:6,7", "square:7,7"]));
    for (const taken of ["square:6,5", "square:8,7", "square:20,15"]) expect(squares).not.toContain(taken);
    vote(t.does("elf", "square:7,7"), "elf", "dwarf", "wizard");
    expect(t.square("barbarian")).toBe("7,7");
    expect(t.state.looked[at("7,7")]).toBe(t.state.viewChanges);
  });

  test("HQ-20: an action is given back or taken only in the turn under way, and the last one can't be taken", () => {
    const t = scene({ heroes: four, foes: { orc: "6,5" }, dice: ["O O O", "O O"] });
    voted(t, "action");
    expect(t.state.turn).toMatchObject({ actions: 1 });
    t.does("barbarian", "end-turn");
    const after = afterABlow();
    expect(offeredFor(after, "action")).toEqual(["yes", "no"]);
    expect(after.state.talk.motion).toMatchObject({ proposal: { figure: "hrolf", change: 1 } });
    const nobody = scene({ heroes: four, foes: { orc: "6,5" }, phase: "wizard" });
    call(nobody, "elf", "matter");
    expect(nobody.offered("elf")).not.toContain("action");
  });

  test("HQ-20: a door is opened or closed", () => {
    const t = scene({ heroes: four, doors: { "8,7|8,8": "closed" } });
    voted(t, "door");
    expect(t.state.doors).toMatchObject([{ open: true }]);
    const again = scene({ heroes: four, doors: { "8,7|8,8": "open" } });
    voted(again, "door");
    expect(again.state.doors).toMatchObject([{ open: false }]);
  });

  test("HQ-20: an item is given or taken, but not what the quest is about", () => {
    const t = scene({
      heroes: { ...four, dwarf: { at: "7,6", items: ["hand-axe", "silver-bell"], held: "hand-axe" } },
    });
    const offered = offeredFor(t, "item", "figure:olm")!;
    expect(offered).toContain("give:shield");
    expect(offered).not.toContain("take:silver-bell");
    expect(offered).not.toContain("give:silver-bell");
    vote(t.does("elf", "take:hand-axe"), "elf", "dwarf", "wizard");
    expect(t.figure("dwarf")).toMatchObject({ items: ["silver-bell"], held: "" });
  });

  test("HQ-20: gold never goes below nothing", () => {
    const t = scene({ heroes: { ...four, dwarf: { at: "7,6", gold: 20 } } });
    expect(offeredFor(t, "gold", "figure:olm")).toEqual(["change:-10", "change:+10", "change:+50"]);
    vote(t.does("elf", "change:-10"), "elf", "dwarf", "wizard");
    expect(t.figure("dwarf").gold).toBe(10);
  });
});

describe("HQ-20: bots", () => {
  const opinion = (t: SceneTable, who: string, below?: number) => {
    const seat = t.seatOf(who);
    const { match } = t.table;
    const sight = { content: match.content, ...(below === undefined ? {} : { chance: { below: () => below } }) };
    const { picks, reason } = heuristic(match.view(seat), match.decision(seat)!, sight)!;
    return [...picks, reason.key];
  };

  test("HQ-20: each side votes for itself, and now and then somebody is fair", () => {
    const t = call(scene({ heroes: four }), "elf", "matter")
      .does("elf", "gold")
      .does("elf", "figure:ferrin");
    t.does("elf", "change:+10");
    expect(opinion(t, "dwarf")).toEqual(["yes", "reason.vote-helps"]);
    expect(opinion(t, "evil-wizard")).toEqual(["no", "reason.vote-harms"]);
    expect(opinion(t, "evil-wizard", 0)).toEqual(["yes", "reason.vote-fair"]);
    expect(opinion(t, "evil-wizard", 1)).toEqual(["no", "reason.vote-harms"]);
  });

  test("HQ-20: where nobody can tell whom it helps, they look at who asks", () => {
    const t = call(scene({ heroes: four, doors: { "8,7|8,8": "closed" } }), "elf", "matter").does("elf", "door");
    expect(opinion(t, "dwarf")).toEqual(["yes", "reason.vote-companion"]);
    expect(opinion(t, "evil-wizard")).toEqual(["no", "reason.vote-opponent"]);
    const words = call(scene({ heroes: four }), "elf", "matter").does("elf", "record");
    expect(opinion(words, "evil-wizard")).toEqual(["yes", "reason.vote-record"]);
  });

  test("HQ-18.7: the Evil Wizard closes most disputes", () => {
    const t = call(afterABlow(), "dwarf", "dispute");
    expect(opinion(t, "evil-wizard")).toEqual(["error-is-play", "reason.close-dispute"]);
    expect(opinion(t, "evil-wizard", 0)).toEqual(["let-vote", "reason.let-vote"]);
  });
});
