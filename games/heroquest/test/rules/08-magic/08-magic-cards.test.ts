import { describe, expect, test } from "vitest";
import { edgeNamed } from "../../../content/board/grid.js";
import { isItem, items } from "../../../content/items/items.js";
import { runes } from "../../../content/items/runes.js";
import { scrolls } from "../../../content/items/scrolls.js";
import { isSpell, spells } from "../../../content/spells/index.js";
import { boardSides } from "../../../queries/board/sides.js";
import type { HeroQuest } from "../../../state.js";
import { at, type SceneTable } from "../../scene.js";
import { answerAll, magicScene } from "../../scenes/magic-scene.js";

/** How one card is played: what its user answers, what falls after the casting roll, and what is then true. */
interface Played {
  readonly answers?: readonly string[];
  readonly dice?: readonly string[];
  readonly arrange?: (state: HeroQuest) => void;
  readonly shows: (t: SceneTable) => unknown;
  readonly is: unknown;
}

const lasting = (who: string) => (t: SceneTable) =>
  t.figure(who).lasting.map(({ what, change, of }) => `${what}${of ? ` ${of}` : ""}${change ? ` ${change}` : ""}`);
const body = (who: string) => (t: SceneTable) => t.figure(who).body;
const mind = (who: string) => (t: SceneTable) => t.figure(who).mind;
const where = (who: string) => (t: SceneTable) => t.square(who);
const found = (t: SceneTable) => t.table.events("overheard").map(({ found }) => found);
const fimir = ["target:fimir-1"];
const friend = ["target:hrolf"];

const goblin = (square: string) => ({
  ...{ type: "goblin", square: at(square), champion: false, items: [], body: 0, bounty: 0, questName: "" },
});

/** A goblin behind the wall that nobody has seen. */
const listener = ({ secrets }: HeroQuest) => void secrets.antagonists.push(goblin("10,7"));

/** A goblin in a room that nobody has seen, behind the only door. */
const farListener = (state: HeroQuest) => {
  state.secrets.antagonists.push(goblin("8,8"));
  state.seen[at("8,8")] = 0;
  state.doors = [{ edge: edgeNamed(boardSides.A.grid, "8,8|9,8"), kind: "door", open: false }];
};
const pitfall = (state: HeroQuest) => {
  state.figures[1]!.pit = "pit";
};

const elemental: Readonly<Record<string, Played>> = {
  gust: { answers: fimir, shows: where("fimir"), is: "15,9" },
  whisper: { arrange: listener, shows: found, is: [["goblin"]] },
  "feather-step": { answers: friend, shows: lasting("barbarian"), is: ["pass-through traps"] },
  "spark-arc": {
    answers: fimir,
    dice: ["S S", "L", "S", "L"],
    shows: (t) => [t.figure("fimir").body, t.isOnBoard("orc")],
    is: [3, false],
  },
  "arrow-veil": { answers: friend, shows: lasting("barbarian"), is: ["immune ranged"] },
  "call-familiar": { answers: ["to:12,8"], shows: where("familiar"), is: "12,8" },
  genie: { answers: ["choice:strike", ...fimir], dice: ["S S L L L", "L L O"], shows: body("fimir"), is: 4 },
  "swift-wind": { answers: friend, shows: lasting("barbarian"), is: ["movement-dice 2"] },
  tempest: { answers: fimir, shows: lasting("fimir"), is: ["lose-turn"] },
  "stone-fist": { shows: lasting("wizard"), is: ["attack-at-least 3"] },
  "iron-grip": { answers: fimir, shows: lasting("fimir"), is: ["cannot-move"] },
  "dig-free": {
    answers: ["to:11,10"],
    arrange: pitfall,
    shows: (t) => [t.square("barbarian"), t.figure("barbarian").pit],
    is: ["11,10", ""],
  },
  tremor: { dice: ["L", "L", "S"], shows: (t) => t.isOnBoard("skeleton"), is: false },
  "mend-flesh": { answers: friend, shows: body("barbarian"), is: 5 },
  "wall-of-stone": {
    answers: ["square:10,7", "square:10,8"],
    shows: (t) => t.state.rubble,
    is: [at("10,7"), at("10,8")],
  },
  "heal-body": { answers: friend, shows: body("barbarian"), is: 7 },
  "pass-through-rock": { answers: friend, shows: lasting("barbarian"), is: ["pass-through walls"] },
  "rock-skin": { answers: friend, shows: lasting("barbarian"), is: ["defence-dice 1"] },
  ember: { answers: fimir, dice: ["S"], shows: body("fimir"), is: 4 },
  "burning-blade": { answers: friend, shows: lasting("barbarian"), is: ["attack-dice 1"] },
  torchlight: { shows: (t) => t.state.traps.map(({ kind }) => kind), is: ["pit"] },
  "flame-lash": { answers: fimir, dice: ["S S L", "O L L"], shows: body("fimir"), is: 4 },
  cauterise: {
    answers: friend,
    shows: (t) => [t.figure("barbarian").body, t.figure("barbarian").mind],
    is: [6, 0],
  },
  "ring-of-fire": { dice: ["S L L", "L"], shows: body("fimir"), is: 4 },
  "ball-of-flame": { answers: fimir, dice: ["S S L L", "O L L"], shows: body("fimir"), is: 4 },
  courage: { answers: friend, shows: lasting("barbarian"), is: ["attack-dice 2", "immune fear"] },
  "fire-of-wrath": { answers: ["target:skeleton-1"], dice: ["S L"], shows: (t) => t.isOnBoard("skeleton"), is: false },
  "frost-touch": { answers: fimir, dice: ["S"], shows: lasting("fimir"), is: ["half-movement"] },
  "ice-sheet": {
    answers: ["square:10,7", "square:10,8", "square:11,7", "square:11,8"],
    shows: (t) => t.state.magic.ground.map(({ what }) => what),
    is: ["ice", "ice", "ice", "ice"],
  },
  cleanse: {
    answers: friend,
    arrange: (state) => {
      state.figures[1]!.lasting.push({ what: "cannot-move", change: 0, until: "end-of-quest" });
    },
    shows: lasting("barbarian"),
    is: [],
  },
  "clear-mind": { answers: friend, shows: mind("barbarian"), is: 2 },
  "mist-step": { answers: ["to:10,7"], shows: where("wizard"), is: "10,7" },
  "cold-grasp": {
    answers: fimir,
    dice: ["S S"],
    shows: (t) => [t.figure("fimir").body, lasting("fimir")(t)],
    is: [3, ["cannot-move"]],
  },
  sleep: { answers: fimir, shows: lasting("fimir"), is: ["sleep"] },
  "veil-of-mist": { answers: friend, shows: lasting("barbarian"), is: ["pass-through figures"] },
  "water-of-healing": { answers: friend, shows: body("barbarian"), is: 7 },
};

const evocations: Readonly<Record<string, Played>> = {
  "grey-wolf": { answers: ["to:12,8"], shows: where("wolf"), is: "12,8" },
  "stone-sentinel": { answers: ["to:12,8"], shows: where("sentinel"), is: "12,8" },
  "watching-hawk": {
    answers: ["to:12,8"],
    arrange: farListener,
    shows: (t) => [t.square("hawk"), found(t)],
    is: ["12,8", [["goblin"]]],
  },
  "voice-of-the-ancestors": {
    answers: friend,
    shows: (t) => [t.figure("barbarian").mind, lasting("barbarian")(t)],
    is: [2, ["immune fear"]],
  },
  "hand-of-the-river": {
    answers: fimir,
    shows: (t) => [t.square("fimir"), lasting("fimir")(t)],
    is: ["15,9", ["lose-action 1"]],
  },
  "cloud-of-moths": {
    shows: (t) => ["fimir", "orc", "skeleton"].map((who) => lasting(who)(t)),
    is: [["attack-limit 1"], ["attack-limit 1"], ["attack-limit 1"]],
  },
  "shield-bearer": { answers: friend, shows: lasting("barbarian"), is: ["defence-dice 2"] },
  "spirit-of-the-hearth": { shows: (t) => ["wizard", "barbarian"].map((who) => body(who)(t)), is: [4, 5] },
};

const dark: Readonly<Record<string, Played>> = {
  "cinder-burst": { answers: friend, dice: ["S S L L", "L O"], shows: body("barbarian"), is: 2 },
  "choking-dusk": { shows: (t) => ["wizard", "barbarian"].map((who) => lasting(who)(t)), is: [["held"], ["held"]] },
  "puppet-strings": { answers: friend, shows: lasting("barbarian"), is: ["commanded"] },
  vanish: {
    arrange: (state) => {
      state.secrets.refuge = at("1,1");
    },
    shows: where("warlock"),
    is: "1,1",
  },
  "creeping-terror": { answers: friend, shows: lasting("barbarian"), is: ["attack-limit 1"] },
  "rain-of-fire": {
    dice: ["S L L", "S S L"],
    shows: (t) => ["wizard", "barbarian"].map((who) => body(who)(t)),
    is: [3, 1],
  },
  "forked-bolt": { answers: ["target:ambrose"], dice: ["S L L"], shows: body("wizard"), is: 3 },
  "rust-breath": { answers: friend, shows: (t) => t.figure("barbarian").items, is: ["potion-of-healing"] },
  "heavy-eyes": { answers: friend, shows: lasting("barbarian"), is: ["sleep"] },
  "call-the-horde": {
    dice: ["4"],
    shows: (t) => t.table.events("summoned").map(({ figures }) => figures),
    is: [["goblin-1", "goblin-2", "orc-1"]],
  },
  "open-the-graves": {
    dice: ["hq"],
    shows: (t) => t.table.events("summoned").map(({ figures }) => figures),
    is: [["zombie-1", "mummy-1"]],
  },
  "whirling-air": { answers: friend, shows: lasting("barbarian"), is: ["lose-turn"] },
};

const objects: Readonly<Record<string, Played>> = {
  "rune-of-warding": { answers: friend, shows: lasting("barbarian"), is: ["defence-dice 1"] },
  "rune-of-opening": { shows: (t) => t.state.doors[0]!.open, is: true },
  "rune-of-seeing": { shows: (t) => t.state.traps.map(({ kind }) => kind), is: ["pit", "magical"] },
  "rune-of-sparks": { answers: fimir, dice: ["S S", "L"], shows: body("fimir"), is: 3 },
  "rune-of-binding": {
    answers: fimir,
    shows: (t) => [...lasting("fimir")(t), t.figure("fimir").mind],
    is: ["cannot-move", 2],
  },
  "rune-of-homecoming": { shows: where("wizard"), is: "9,6" },
  "scroll-of-mending": { answers: friend, shows: body("barbarian"), is: 6 },
  "scroll-of-embers": { answers: fimir, dice: ["S S L L", "O L L"], shows: body("fimir"), is: 4 },
  "scroll-of-haste": { answers: friend, shows: lasting("barbarian"), is: ["movement-dice 2"] },
  "scroll-of-keys": { shows: (t) => t.state.doors[0]!.open, is: true },
  "scroll-of-waking": { answers: friend, shows: mind("barbarian"), is: 2 },
  "scroll-of-shelter": { answers: friend, shows: lasting("barbarian"), is: ["defence-dice 2"] },
  "scroll-of-lamps": {
    shows: (t) => [t.state.traps.length, t.state.doors.some(({ kind }) => kind === "secret")],
    is: [2, true],
  },
  "scroll-of-rest": { dice: ["S L L L"], shows: (t) => t.isOnBoard("skeleton"), is: false },
  "phial-of-second-dawn": {
    answers: ["to:12,8"],
    arrange: (state) => {
      state.gone.push({ figure: { ...structuredClone(state.figures[1]!), id: "olm", body: -1 }, how: "eliminated" });
    },
    shows: (t) => [t.square("dwarf"), t.figure("dwarf").body],
    is: ["12,8", 8],
  },
  "ring-of-the-threshold": { shows: (t) => ["wizard", "barbarian"].map((who) => where(who)(t)), is: ["9,6", "9,7"] },
  "candle-of-plain-truth": { shows: (t) => t.state.traps.length, is: 2 },
};

/** Room K with friends and enemies, a closed door, a secret one, and two hidden traps. */
function tableFor(card: string, { dice = [], arrange }: Played): SceneTable {
  const isDark = card in dark;
  const items = isItem(card) ? [card] : [];
  return magicScene(isSpell(card) && !isDark ? [card] : [], {
    phase: isDark ? "wizard" : "heroes",
    heroes: { wizard: { at: "12,9", items }, barbarian: { at: "12,10", body: 3, mind: 1 } },
    foes: isDark
      ? { warlock: { at: "15,9", kind: "champion" } }
      : { fimir: { at: "13,9", body: 5 }, orc: "13,8", skeleton: "12,7" },
    doors: { "9,8|10,8": "closed", "12,6|12,7": "secret" },
    traps: { "10,11": "pit", "11,11": "magical" },
    dice: [...(isItem(card) ? [] : ["S L L"]), ...dice],
    arrange: (state) => {
      if (isDark) state.magic.dark["warlock-1"] = [card];
      arrange?.(state);
    },
  });
}

describe("every card of magic works in play from its data", () => {
  for (const [card, played] of Object.entries({ ...elemental, ...evocations })) {
    test(`HQ-8.6-a: ${card}`, () => {
      const t = tableFor(card, played).does("wizard", `cast:${card}`);
      answerAll(t, "pay", ...(played.answers ?? []));
      expect(played.shows(t)).toEqual(played.is);
      expect(t.diceLeft).toBe(0);
    });
  }

  for (const [card, played] of Object.entries(dark)) {
    test(`HQ-19.1-b: ${card}`, () => {
      const t = tableFor(card, played).does("evil-wizard", "activate:warlock-1").does("evil-wizard", `cast:${card}`);
      answerAll(t, ...(played.answers ?? []));
      expect(played.shows(t)).toEqual(played.is);
      expect(t.diceLeft).toBe(0);
      expect(t.state.magic.dark["warlock-1"]).toEqual([]);
    });
  }

  for (const [item, played] of Object.entries(objects)) {
    test(`HQ-8.6-g: ${item}`, () => {
      const t = tableFor(item, played).does("wizard", `use:${item}`);
      answerAll(t, ...(played.answers ?? []));
      expect(played.shows(t)).toEqual(played.is);
      expect(t.diceLeft).toBe(0);
    });
  }

  test("HQ-1.2.e: no card of magic is missing here", () => {
    expect(Object.keys({ ...elemental, ...evocations, ...dark }).sort()).toEqual(Object.keys(spells).sort());
    const used = Object.keys(items).filter((id) => items[id as keyof typeof items].use === "magic-action");
    expect(Object.keys(objects).sort()).toEqual(used.sort());
    expect(used).toEqual(expect.arrayContaining([...Object.keys(runes), ...Object.keys(scrolls)]));
  });
});
