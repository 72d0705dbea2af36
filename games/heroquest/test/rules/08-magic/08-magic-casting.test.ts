import { describe, expect, test } from "vitest";
import { readCasting } from "../../../rules/08-magic/casting.js";
import { scene } from "../../scene.js";
import { deal, hidden, magicScene } from "../../scenes/magic-scene.js";

const mine = "adventurer-1";

describe("a magic action", () => {
  test("HQ-8.1: it does one thing: the second card takes the second action", () => {
    const t = magicScene(["ember", "fire-of-wrath"], {
      heroes: { wizard: { at: "12,9", items: ["scroll-of-mending"] } },
      dice: ["S L L", "L"],
    });
    expect(t.offered("wizard")).toEqual(
      expect.arrayContaining(["cast:ember", "cast:fire-of-wrath", "use:scroll-of-mending"]),
    );
    t.does("wizard", "cast:ember").does("wizard", "pay");
    expect(t.state.turn!.actions).toBe(1);
    expect(t.figure("wizard").items).toEqual(["scroll-of-mending"]);
    expect(t.state.turn!.last).toBe("magic");
  });

  test("HQ-8.2: the card is announced with its name and text to all before any die is thrown", () => {
    const t = magicScene(["fire-of-wrath"], { dice: ["L L O"] }).does("wizard", "cast:fire-of-wrath");
    const told = t.table.match.events("wizard");
    const announced = told.findIndex(({ type }) => type === "spell-announced");
    expect(told[announced]).toMatchObject({ card: "fire-of-wrath", text: { key: "text.fire-of-wrath" } });
    expect(announced).toBeLessThan(told.findIndex(({ type }) => type === "dice-rolled"));
  });

  test("HQ-8.6-a: the target is named, also where there was no choice, and before any die is thrown", () => {
    const t = magicScene(["ember"], { dice: ["L L O"] })
      .does("wizard", "cast:ember")
      .does("wizard", "pay");
    const told = t.table.match.events("adventurer-1");
    const aimed = told.findIndex(({ type }) => type === "spell-aimed");
    expect(told[aimed]).toMatchObject({ card: "ember", target: "orc-1" });
    expect(aimed).toBeLessThan(told.findIndex(({ type }) => type === "dice-rolled"));
  });

  test("HQ-2.6-j: a card is secret until it is used; then that card and only that card is known", () => {
    const t = magicScene(["ember", "torchlight"], { dice: ["L L O"] });
    expect(JSON.stringify(t.table.match.view("wizard"))).not.toContain("ember");
    t.does("wizard", "cast:ember").does("wizard", "pay");
    const view = JSON.stringify(t.table.match.view("wizard"));
    expect(view).toContain("ember");
    expect(view).not.toContain("torchlight");
    expect(hidden(t.state)).toEqual(["torchlight"]);
  });

  test("HQ-8.4: a primordial spell leaves the adventure, even when it fails", () => {
    const t = magicScene(["ball-of-flame"], { dice: ["L L O"] }).does("wizard", "cast:ball-of-flame");
    expect(t.table.events("spell-failed")).toHaveLength(1);
    expect(t.state.magic.removed[mine]).toEqual(["ball-of-flame"]);
    expect(t.offered("wizard")).not.toContain("cast:ball-of-flame");
  });

  test("HQ-8.5-a: the cost is paid before the roll, and lost when the casting fails", () => {
    const t = magicScene(["flame-lash"], { dice: ["L L O"] })
      .does("wizard", "cast:flame-lash")
      .does("wizard", "pay");
    expect(t.figure("wizard").mind).toBe(4);
    const types = t.table.match.events("everything").map(({ type }) => type);
    expect(types.indexOf("mind-paid")).toBeLessThan(types.indexOf("dice-rolled"));
  });

  test("HQ-8.5-b: a paid spell stays in hand and is cast again as long as it can be paid", () => {
    const t = magicScene(["flame-lash"], { settings: { autopass: false }, dice: ["L L O", "L L O", "L L O"] });
    const cast = () => t.does("wizard", "cast:flame-lash").does("wizard", "pay").does("wizard", "target:orc-1");
    cast();
    cast();
    t.does("evil-wizard", "end-phase");
    cast();
    expect(t.figure("wizard").mind).toBe(0);
    expect(t.state.magic.shown[mine]).toEqual(["flame-lash"]);
    // The fourth time it can't be paid, and without paying the shock leaves no die.
    expect(t.barredBy("wizard", "cast:flame-lash")).toBe("HQ-8.5-c");
  });

  test("HQ-8.5-c: nobody pays below zero; to exactly zero with all dice, and then comes the shock", () => {
    const cast = (mind: number, dice: string[]) =>
      magicScene(["ember", "flame-lash"], {
        heroes: { elf: { at: "12,9", mind } },
        settings: { autopass: false },
        dice,
      });
    const poor = cast(1, []).does("elf", "cast:flame-lash");
    expect(poor.barredBy("elf", "pay")).toBe("HQ-8.5-c");
    const t = cast(1, ["L L O"]).does("elf", "cast:ember").does("elf", "pay").does("elf", "target:orc-1");
    expect(t.throws).toEqual(["casting 3"]);
    expect(t.figure("elf").mind).toBe(0);
    const types = t.table.match.events("everything").map(({ type }) => type);
    expect(types.indexOf("in-shock")).toBeGreaterThan(types.indexOf("spell-failed"));
  });

  test("HQ-8.6-a: what the card requires: a target out of sight is refused", () => {
    const t = magicScene(["ball-of-flame"], { foes: { orc: "15,9", "orc-2": "20,2" }, settings: { autopass: false } });
    t.does("wizard", "cast:ball-of-flame");
    expect(t.offered("wizard")).toEqual(["target:orc-1"]);
    expect(t.barredBy("wizard", "target:orc-2")).toBe("HQ-8.6-a");
    expect(t.barredBy("wizard", "target:ambrose")).toBe("HQ-8.6-a");
    const nobody = magicScene(["ball-of-flame"], { foes: { orc: "20,2" } });
    expect(nobody.barredBy("wizard", "cast:ball-of-flame")).toBe("HQ-8.6-a");
  });
});

describe("the casting roll", () => {
  test("HQ-8.6-b: a skull or HQ works, a ? without them fumbles, the rest does nothing", () => {
    const cast = (dice: string[]) =>
      magicScene(["ember"], { foes: { fimir: "15,9" }, dice })
        .does("wizard", "cast:ember")
        .does("wizard", "pay");
    const works = cast(["S L ?", "S"]);
    expect(works.figure("fimir").body).toBe(1);
    expect(works.diceLeft).toBe(0);
    expect(cast(["L O L"]).table.events("spell-failed")).toHaveLength(1);
    const fumbles = cast(["L ? O", "S"]);
    expect(fumbles.figure("wizard").body).toBe(3);
    expect(fumbles.figure("fimir").body).toBe(2);
  });

  test("HQ-8.6-b: with an HQ the target has no defence; a ? among the spell's own dice does nothing", () => {
    const cast = (dice: string[]) =>
      magicScene(["ball-of-flame"], { foes: { fimir: { at: "15,9", body: 9 } }, dice }).does(
        "wizard",
        "cast:ball-of-flame",
      );
    expect(cast(["S L L", "S S ? L", "O L L"]).figure("fimir").body).toBe(8);
    const pierced = cast(["HQ L L", "S S ? L"]);
    expect(pierced.figure("fimir").body).toBe(7);
    expect(pierced.diceLeft).toBe(0);
  });

  test("HQ-8.6-b: with `castingRoll` off paid and primordial spells always work, unpaid ones still roll", () => {
    const options = { castingRoll: false };
    const t = magicScene(["ember"], { options, foes: { fimir: "15,9" }, dice: ["S"] });
    t.does("wizard", "cast:ember").does("wizard", "pay");
    expect(t.throws).toEqual(["spell 1"]);
    const unpaid = magicScene(["ember"], { options, dice: ["S", "L"] });
    unpaid.does("wizard", "cast:ember").does("wizard", "do-not-pay");
    expect(unpaid.throws).toEqual(["casting 1", "spell 1"]);
  });

  test("HQ-8.6-c: unpaid one die, all but skull and HQ fumble, and the card is lost either way", () => {
    const cast = (dice: string[]) =>
      magicScene(["ember"], { foes: { fimir: "15,9" }, dice })
        .does("wizard", "cast:ember")
        .does("wizard", "do-not-pay");
    for (const t of [cast(["S", "L"]), cast(["L", "L"])]) {
      expect(t.figure("wizard").mind).toBe(6);
      expect(t.state.magic.removed[mine]).toEqual(["ember"]);
    }
    expect(cast(["L", "L"]).table.events("spell-fumbled")).toHaveLength(1);
    const off = magicScene(["ember"], {
      options: { unpaidCasting: false },
      heroes: { wizard: { at: "12,9", mind: 0 } },
    });
    expect(off.barredBy("wizard", "cast:ember")).toBe("HQ-8.5-c");
    expect(readCasting(["oval"], true)).toBe("fumbles");
    expect(readCasting(["oval"], false)).toBe("fails");
  });

  test("HQ-8.6-c: the unpaid effect is the card's own where it prints one", () => {
    const t = magicScene(["flame-lash"], { foes: { fimir: { at: "15,9", body: 9 } }, dice: ["S", "S S", "L L L"] });
    t.does("wizard", "cast:flame-lash").does("wizard", "do-not-pay");
    expect(t.throws).toEqual(["casting 1", "spell 2", "defence 3"]);
  });

  test("HQ-8.6-d: an evocation rolls two dice unpaid, three paid, and is gone after use", () => {
    const cast = (how: string, dice: string[]) =>
      magicScene(["shield-bearer"], { dice }).does("wizard", "cast:shield-bearer").does("wizard", how);
    const unpaid = cast("do-not-pay", ["L O"]);
    expect(unpaid.table.events("spell-failed")).toHaveLength(1);
    expect(unpaid.figure("wizard").mind).toBe(6);
    const paid = cast("pay", ["S O L"]);
    expect(paid.figure("wizard").mind).toBe(4);
    for (const t of [unpaid, paid]) {
      expect(t.state.magic.removed[mine]).toEqual(["shield-bearer"]);
      expect(t.barredBy("wizard", "restore:shield-bearer")).toBe("HQ-8.6-d");
    }
  });

  test("HQ-8.6-d: evocations are treasure of the quests", () => {
    const t = scene({
      heroes: { dwarf: "12,9" },
      scenery: { "13,9": "chest" },
      contents: { "chest-1": { treasure: { spells: ["grey-wolf"] } } },
    }).does("dwarf", "treasure:chest-1");
    expect(t.state.magic.evocations[mine]).toEqual(["grey-wolf"]);
    expect(t.offered("dwarf")).toContain("cast:grey-wolf");
  });

  test("HQ-8.6-e: a fumbled Call Familiar brings a piglet, which does nothing and leaves at the end of the round", () => {
    const t = magicScene(["call-familiar"], { dice: ["O"] });
    t.does("wizard", "cast:call-familiar").does("wizard", "do-not-pay").does("wizard", "to:12,8");
    expect(t.square("piglet")).toBe("12,8");
    t.does("wizard", "end-turn");
    // Nobody is asked for the piglet: the Evil Wizard's phase is next.
    expect(t.offered("evil-wizard")).toEqual(["activate:orc-1", "end-phase"]);
    t.does("evil-wizard", "end-phase");
    expect(t.isOnBoard("piglet")).toBe(false);
  });

  test("HQ-8.6-e: a misdirected spell strikes whom the Evil Wizard chooses, or the caster when nobody is there", () => {
    const t = magicScene(["ball-of-flame"], {
      heroes: { wizard: "12,9", dwarf: "12,11" },
      dice: ["L ? O", "S S L L", "O O"],
    }).does("wizard", "cast:ball-of-flame");
    expect(t.offered("evil-wizard")).toEqual(["victim:olm", "victim:orc-1"]);
    t.does("evil-wizard", "victim:olm");
    expect(t.figure("dwarf").body).toBe(5);
  });

  test("HQ-8.6-e: what goes astray unpaid strikes with the dice of an unpaid spell", () => {
    const t = magicScene(["flame-lash"], { dice: ["L", "S S", "L L"] });
    t.does("wizard", "cast:flame-lash").does("wizard", "do-not-pay");
    expect(t.table.events("misdirected")).toMatchObject([{ figure: "orc-1" }]);
    expect(t.throws).toEqual(["casting 1", "spell 2", "defence 2"]);
  });

  test("HQ-8.8.c-a: in shock a primordial spell is cast with one die, and an unpaid one not at all", () => {
    const t = magicScene(["ball-of-flame", "ember"], { heroes: { wizard: { at: "12,9", mind: 0 } }, dice: ["L"] });
    expect(t.barredBy("wizard", "cast:ember")).toBe("HQ-8.5-c");
    t.does("wizard", "cast:ball-of-flame");
    expect(t.throws).toEqual(["casting 1"]);
  });
});

describe("magic in shock", () => {
  const shocked = { wizard: { at: "12,9", mind: 0, items: ["scroll-of-embers"] } };
  const foes = { fimir: { at: "15,9", body: 9 } };

  test("HQ-8.8.c-a: the card, too, throws half of its dice, also when it goes astray", () => {
    const t = magicScene(["ball-of-flame"], { heroes: shocked, foes, dice: ["S", "S S", "O L L"] });
    t.does("wizard", "cast:ball-of-flame");
    expect(t.throws).toEqual(["casting 1", "spell 2", "defence 3"]);
    expect(t.figure("fimir").body).toBe(8);
    expect(t.table.events("spell-strikes")).toMatchObject([{ dice: 2, rules: ["HQ-8.6-a", "HQ-8.8.c-a", "HQ-18.9"] }]);
    const astray = magicScene(["ball-of-flame"], { heroes: shocked, foes, dice: ["?", "S S", "L L L"] });
    expect(astray.does("wizard", "cast:ball-of-flame").throws).toEqual(["casting 1", "spell 2", "defence 3"]);
  });

  test("HQ-8.8.c-a, HQ-8.6-c, HQ-RH1.2: the casting roll says why it has fewer dice", () => {
    const rulesOf = (t: ReturnType<typeof magicScene>) => t.table.events("dice-rolled")[0]?.rules;
    const cast = (card: string, hero: object, dice: string[], options = {}) =>
      magicScene([card], { options, heroes: { wizard: { at: "12,9", ...hero } }, foes, dice }).does(
        "wizard",
        `cast:${card}`,
      );
    expect(rulesOf(cast("ball-of-flame", {}, ["L L L"]))).toEqual(["HQ-8.6-b"]);
    expect(rulesOf(cast("ball-of-flame", { mind: 0 }, ["L"]))).toEqual(["HQ-8.6-b", "HQ-8.8.c-a", "HQ-18.9"]);
    const unpaid = cast("ember", {}, ["L", "L"]).does("wizard", "do-not-pay");
    expect(rulesOf(unpaid)).toEqual(["HQ-8.6-b", "HQ-8.6-c"]);
    const laden = cast("ball-of-flame", { items: ["plate-mail"] }, ["L"], { loadCapacity: true });
    expect(rulesOf(laden)).toEqual(["HQ-8.6-b", "HQ-RH1.2", "HQ-18.9"]);
  });

  test("HQ-8.8.c-a: a failure effect isn't halved", () => {
    const t = magicScene(["fire-of-wrath"], { heroes: shocked, foes, dice: ["?", "S"] });
    t.does("wizard", "cast:fire-of-wrath");
    expect(t.throws).toEqual(["casting 1", "spell 1"]);
    expect(t.figure("wizard").body).toBe(3);
  });

  test("HQ-8.8.c-a: a scroll needs no casting roll, and throws half of its own dice", () => {
    const t = magicScene([], { heroes: shocked, foes, dice: ["S S", "L L L"] });
    expect(t.does("wizard", "use:scroll-of-embers").throws).toEqual(["spell 2", "defence 3"]);
  });

  test("HQ-8.5-c: a shock by paying comes after the whole magic action, a second spell of it included", () => {
    const t = magicScene(["ember", "ball-of-flame"], {
      heroes: { wizard: { at: "12,9", mind: 1, items: ["twin-branch"] } },
      foes,
      settings: { autopass: false },
      dice: ["L L O", "L L O"],
    });
    t.does("wizard", "cast:ember").does("wizard", "pay").does("wizard", "target:fimir-1");
    expect(t.table.events("in-shock")).toEqual([]);
    t.does("wizard", "cast:ball-of-flame").does("wizard", "target:fimir-1");
    expect(t.throws).toEqual(["casting 3", "casting 3"]);
    expect(t.table.events("in-shock")).toHaveLength(1);
  });

  test("HQ-8.8.c-a: a shock that the first spell itself brings halves the second", () => {
    const t = magicScene(["torchlight", "ball-of-flame"], {
      heroes: { wizard: { at: "12,9", mind: 2, items: ["twin-branch"] } },
      foes,
      dice: ["? L L", "S", "S S", "L L L"],
    });
    t.does("wizard", "cast:torchlight").does("wizard", "pay").does("wizard", "cast:ball-of-flame");
    expect(t.throws).toEqual(["casting 3", "casting 1", "spell 2", "defence 3"]);
  });
});

describe("restoring", () => {
  const after = (card: string, mind: number, options = {}) =>
    magicScene([], {
      options,
      heroes: { wizard: { at: "12,9", mind } },
      arrange: (state) => {
        state.magic.removed[mine] = [card];
      },
    });

  test("HQ-8.6-f: a primordial spell for its printed price; without it never", () => {
    const t = after("courage", 4).does("wizard", "restore:courage");
    expect(t.figure("wizard").mind).toBe(1);
    expect(t.offered("wizard")).toContain("cast:courage");
    expect(after("courage", 2).barredBy("wizard", "restore:courage")).toBe("HQ-8.5-c");
    expect(after("ball-of-flame", 6).barredBy("wizard", "restore:ball-of-flame")).toBe("HQ-8.6-f");
    expect(after("courage", 4, { restoreSpells: false }).offered("wizard")).not.toContain("restore:courage");
  });

  test("HQ-8.6-h: a normal spell that was cast unpaid, for its cost and an action, without a roll", () => {
    const t = after("flame-lash", 4).does("wizard", "restore:flame-lash");
    expect(t.figure("wizard").mind).toBe(2);
    expect(t.state.magic.shown[mine]).toEqual(["flame-lash"]);
    expect(t.state.turn!.actions).toBe(1);
    expect(t.throws).toEqual([]);
    expect(after("flame-lash", 1).barredBy("wizard", "restore:flame-lash")).toBe("HQ-8.5-c");
  });
});

describe("runes and scrolls", () => {
  test("HQ-8.6-g: anybody reads a scroll, once and without cost; a rune needs magic, costs mind and is kept", () => {
    const items = ["scroll-of-embers", "rune-of-sparks"];
    const barbarian = scene({
      heroes: { barbarian: { at: "12,9", items: [...items] } },
      foes: { fimir: { at: "15,9", body: 5 } },
      dice: ["S S L L", "O L L"],
    });
    expect(barbarian.barredBy("barbarian", "use:rune-of-sparks")).toBe("HQ-8.6-g");
    barbarian.does("barbarian", "use:scroll-of-embers");
    expect(barbarian.figure("barbarian").items).toEqual(["rune-of-sparks"]);
    expect(barbarian.figure("fimir").body).toBe(4);
    const elf = scene({ heroes: { elf: { at: "12,9", items } }, foes: { fimir: "15,9" }, dice: ["S L", "L"] });
    elf.does("elf", "use:rune-of-sparks");
    expect(elf.figure("elf").mind).toBe(3);
    expect(elf.figure("elf").items).toEqual(["scroll-of-embers", "rune-of-sparks"]);
  });
});

describe("the cards of an adventure", () => {
  test("HQ-8.3: in the base game a pile holds six normal and three primordial cards; with RH4 these lie apart", () => {
    expect(scene().state.spells.piles.fire).toHaveLength(9);
    const apart = scene({ options: { primordialExchange: true } }).state;
    expect(apart.spells.piles.fire).toHaveLength(6);
    expect(apart.magic.apart.fire).toEqual(["ball-of-flame", "courage", "fire-of-wrath"]);
  });

  test("HQ-8.7: an adventure begins with all 36 cards in their piles and nobody holding any", () => {
    const { spells, magic } = scene().state;
    expect(Object.values(spells.piles).flat()).toHaveLength(36);
    expect(hidden(scene().state)).toEqual([]);
    expect([magic.shown, magic.removed, magic.evocations]).toEqual([{}, {}, {}]);
  });

  test("HQ-1.2.a: no card is dealt twice", () => {
    const t = scene({ arrange: (state) => deal(state, "ember", "gust") });
    expect(hidden(t.state)).toEqual(["gust", "ember"]);
    expect(Object.values(t.state.spells.piles).flat()).toHaveLength(34);
  });

  test("HQ-12.3-d: no spell is aimed at an enemy under rocks", () => {
    const orc = { at: "15,9", kind: "champion", buried: true } as const;
    expect(magicScene(["ball-of-flame"], { foes: { orc } }).barredBy("wizard", "cast:ball-of-flame")).toBe("HQ-8.6-a");
    expect(magicScene(["ball-of-flame"]).offered("wizard")).toContain("cast:ball-of-flame");
  });
});
