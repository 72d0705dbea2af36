import { describe, expect, test } from "vitest";
import { tokenSpaces, tokensLeft } from "../../queries/quests.js";
import { valourOf } from "../../queries/valour.js";
import type { Azeroth } from "../../state.js";
import { plain } from "../plain.js";
import { type Seated, scene } from "../scene.js";

/** The maintenance of player 1. */
function maintain(hero: Seated, arrange?: (s: Azeroth) => void, other: Seated = {}) {
  return scene({ step: "maintenance", heroes: [hero, other], ...(arrange ? { arrange } : {}) });
}

const ids = (t: ReturnType<typeof scene>, player = 1) => t.hero(player).quests.map(({ id }) => id);

const beat = (encounter: string, space: string) => (s: Azeroth) => void s.turn.beaten.push({ encounter, space });

describe("quests", () => {
  test("AZ-quest-1: looked at in maintenance, where the hero stands", () => {
    const here = maintain({ space: "n3", quests: ["letters-for-the-mill"] }, undefined, {
      space: "n3",
      quests: ["millers-flour"],
    });
    expect(here.hero().quests[0]!.done).toEqual(["n3"]);
    expect(here.hero(2).quests[0]!.done).toEqual([]);
    expect(here.told("quest-furthered", "AZ-quest-1")).toBe(true);
    expect(maintain({ space: "n4", quests: ["letters-for-the-mill"] }).hero().quests[0]!.done).toEqual([]);
    const both = maintain({
      space: "l3",
      quests: [
        { id: "road-watch", done: ["l4"] },
        { id: "stone-for-the-wall", done: ["m3"] },
      ],
    });
    expect(both.asked.ids).toEqual(["quest:road-watch", "quest:stone-for-the-wall"]);
  });

  test("AZ-quest-2: the reward comes with the last objective", () => {
    const hero: Seated = { space: "n3", deck: ["fury-1"], quests: [{ id: "letters-for-the-mill", done: ["n1"] }] };
    const t = maintain(hero).does("quest:letters-for-the-mill");
    expect([valourOf(plain, t.hero()), t.hand()]).toEqual([1, ["fury-1"]]);
    expect(t.told("cards-drawn", "AZ-quest-2")).toBe(true);
    const told = t.table.match.events("player-1").map(({ type }) => type);
    expect(told.indexOf("quest-fulfilled")).toBeGreaterThan(-1);
    expect(told.indexOf("quest-fulfilled")).toBeLessThan(told.indexOf("cards-drawn"));
    const first = maintain({ space: "n3", deck: ["fury-1"], quests: ["letters-for-the-mill"] });
    expect([valourOf(plain, first.hero()), first.hand()]).toEqual([0, []]);
  });

  test("AZ-quest-3: a completed quest goes to the log", () => {
    const t = maintain({ space: "n3", quests: [{ id: "letters-for-the-mill", done: ["n1"] }] }).does(
      "quest:letters-for-the-mill",
    );
    expect(t.hero().log).toEqual(["letters-for-the-mill"]);
    expect(ids(t)).not.toContain("letters-for-the-mill");
    expect(t.told("quest-completed", "AZ-quest-3")).toBe(true);
  });

  test("AZ-quest-4: for each one an elite quest is drawn, if there is one", () => {
    const quests = [
      { id: "road-watch", done: ["l4"] },
      { id: "stone-for-the-wall", done: ["m3"] },
    ];
    const t = maintain({ space: "l3", quests }, (s) => {
      s.elite = ["rivals", "first-blood", "wild-stones"];
    });
    t.plays("quest:road-watch", "quest:stone-for-the-wall");
    expect(ids(t)).toEqual(["rivals", "first-blood"]);
    expect(t.state.elite).toEqual(["wild-stones"]);
    const none = maintain({ space: "l3", quests: [quests[0]!] }, (s) => {
      s.elite = [];
    }).does("quest:road-watch");
    expect([ids(none), valourOf(plain, none.hero())]).toEqual([[], 1]);
    expect(none.told("no-quest-left", "AZ-quest-4")).toBe(true);
  });

  test("AZ-quest-5: two at most; a third makes the player give one up with its progress", () => {
    const t = scene({
      step: "explore",
      heroes: [{ quests: ["road-watch", { id: "weald-and-marsh", done: ["g1"] }] }, {}],
      arrange: (s) => {
        s.elite = ["rivals", "wild-stones"];
      },
    }).plays("resource:quest", "quest:weald-and-marsh");
    expect(ids(t)).toEqual(["road-watch", "rivals"]);
    expect(t.state.elite).toEqual(["wild-stones", "weald-and-marsh"]);
    expect(JSON.stringify(t.table.match.view("player-2").state)).toContain('"known":[null,"weald-and-marsh"]');
    expect(t.told("quest-given-up", "AZ-quest-5")).toBe(true);
  });

  test("AZ-quest-6: a quest drawn in maintenance waits for the next one", () => {
    const t = maintain({ space: "r1", level: "red", quests: [{ id: "night-crusade", count: 2 }] }, (s) => {
      s.elite = ["the-sealed-chest"];
      s.turn.beaten.push({ encounter: "lich-acolyte", space: "r1" });
    }).does("quest:night-crusade");
    expect(t.hero().quests).toEqual([{ id: "the-sealed-chest", done: [], count: 0 }]);
    expect(t.told("quest-drawn", "AZ-quest-6")).toBe(true);
    const next = maintain({ space: "r1", level: "red", quests: ["the-sealed-chest"] });
    expect(next.hero().quests[0]!.done).toEqual(["r1"]);
  });

  test("AZ-quest-7: a hero token lies on every space that is still to do", () => {
    const t = maintain({ space: "vaultspire", quests: ["letters-for-the-mill"] });
    expect([tokenSpaces(plain, t.hero()), tokensLeft(plain, t.hero())]).toEqual([["n1", "n3"], 7]);
    const visited = maintain({ space: "n1", quests: ["letters-for-the-mill"] });
    expect([tokenSpaces(plain, visited.hero()), tokensLeft(plain, visited.hero())]).toEqual([["n3"], 8]);
    expect(visited.told("quest-furthered", "AZ-quest-7")).toBe(true);
    const hunted = maintain({ space: "g5", level: "green", quests: ["fangs-and-graves"] }, beat("bone-archer", "g5"));
    expect(hunted.told("quest-furthered", "AZ-quest-9")).toBe(true);
    expect(hunted.told("quest-furthered", "AZ-quest-7")).toBe(false);
  });

  test("AZ-quest-8: visits in any order, each in the own maintenance", () => {
    const t = maintain({ space: "m3", quests: ["frost-report"] }, undefined, {
      space: "m1",
      quests: ["lakes-and-passes"],
    });
    expect(t.hero().quests[0]!.done).toEqual(["m3"]);
    expect(t.hero(2).quests[0]!.done).toEqual([]);
    expect(t.told("quest-furthered", "AZ-quest-8")).toBe(true);
    expect(maintain({ space: "m1", quests: [{ id: "frost-report", done: ["m3"] }] }).offers("quest:frost-report")).toBe(
      true,
    );
  });

  test("AZ-quest-9: hunts count types on spaces of the quest's colour, wins count spaces", () => {
    const hero = { space: "g5", level: "green", quests: ["fangs-and-graves", "weald-and-marsh"] } as const;
    const hunted = maintain(hero, beat("bone-archer", "g5"));
    expect(hunted.hero().quests[0]!.count).toBe(1);
    expect(hunted.told("quest-furthered", "AZ-quest-9")).toBe(true);
    expect(maintain(hero, beat("barrow-hound", "n2")).hero().quests[0]!.count).toBe(0);
    expect(maintain(hero, beat("deserter", "g5")).hero().quests[0]!.count).toBe(0);
    expect(maintain(hero, beat("deserter", "g4")).hero().quests[1]!.done).toEqual(["g4"]);
    const both = scene({
      step: "face-challenge",
      heroes: [{ space: "n2", damage: 3, quests: ["cull-the-packs"] }, {}],
      decks: { grey: ["grey-wolf-1"] },
      dice: ["6", "6"],
    }).plays("draw", "strike", "city:vaultspire");
    expect(both.hero().quests[0]!.count).toBe(0);
  });

  test("AZ-quest-10: a parcel is picked up first and brought in a later maintenance", () => {
    expect(maintain({ space: "l3", quests: ["seed-corn"] }).hero().quests[0]!.done).toEqual([]);
    const picked = maintain({ space: "s1", quests: ["seed-corn"] });
    expect(picked.hero().quests[0]!.done).toEqual(["s1"]);
    expect(picked.told("quest-furthered", "AZ-quest-10")).toBe(true);
    expect(maintain({ space: "l3", quests: [{ id: "seed-corn", done: ["s1"] }] }).offers("quest:seed-corn")).toBe(true);
    const fallen = scene({
      step: "explore",
      heroes: [{ space: "n3", damage: 3, quests: [{ id: "seed-corn", done: ["s1"] }] }, {}],
      tokens: { n3: ["found-trap-1"] },
    }).plays("reveal", "city:vaultspire");
    expect(fallen.hero().quests).toEqual([{ id: "seed-corn", done: ["s1"], count: 0 }]);
  });

  test("AZ-quest-11: a duel counts in the winner's next maintenance, from the quest's colour on", () => {
    const duel = (red: string, black: string, damaged: 1 | 2, level: "grey" | "green" = "green") =>
      scene({
        step: "face-challenge",
        heroes: [
          { space: "l3", level, quests: ["first-blood"], damage: damaged === 1 ? (level === "grey" ? 3 : 4) : 0 },
          { class: "warrior", space: "l3", quests: ["rivals"], damage: damaged === 2 ? 3 : 0 },
        ],
        dice: [red, black],
      }).plays("attack:player-2", "pass", "strike", "city:anvilgate");
    const won = duel("6", "1", 2);
    expect(won.offers("quest:first-blood")).toBe(true);
    expect(won.told("quest-furthered", "AZ-quest-11")).toBe(true);
    const defended = duel("1", "6", 1);
    expect(defended.hero(2)).toMatchObject({ duelWon: true, log: [] });
    const tooEarly = duel("6", "1", 2, "grey");
    expect(tooEarly.hero().quests).toEqual([{ id: "first-blood", done: [], count: 0 }]);
    // Whatever the hero has in that maintenance counts, also a quest that it drew after the win.
    const later = maintain({ space: "l3", level: "yellow", duelWon: true, quests: ["rivals"] });
    expect(later.does("quest:rivals").hero()).toMatchObject({ duelWon: false, log: ["rivals"] });
  });

  test("AZ-quest-12: slaying gives the trophy, too, and is possible again for the quest", () => {
    const hero = {
      space: "r2",
      level: "red",
      damage: 0,
      weapon: "dragon-sword",
      quests: ["fall-of-the-pale-king"],
    } as const;
    const again = scene({ step: "face-challenge", heroes: [{ ...hero, trophySpaces: ["r2"] }, {}] });
    expect(again.asked.ids).toEqual(["fight:printed"]);
    const slain = maintain({ ...hero }, (s) => void s.turn.slain.push("r2"));
    expect(slain.offers("quest:fall-of-the-pale-king")).toBe(true);
    expect(slain.told("quest-furthered", "AZ-quest-12")).toBe(true);
    const t = scene({
      step: "face-challenge",
      heroes: [{ ...hero, attached: ["bulwark-1"] }, {}],
      dice: ["6", "1"],
    }).plays("fight:printed", "strike");
    expect(t.hero().trophies).toHaveLength(1);
    expect(t.state.turn.slain).toEqual(["r2"]);
    const second = scene({
      step: "face-challenge",
      heroes: [{ ...hero, trophySpaces: ["r2"] }, {}],
      dice: ["6", "1"],
    }).plays("fight:printed", "strike");
    expect(second.hero().trophies).toEqual([]);
    expect(second.told("no-trophy-left", "AZ-quest-12")).toBe(true);
  });
});
