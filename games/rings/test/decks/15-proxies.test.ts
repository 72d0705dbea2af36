import { BotTable, randomBot } from "@tavolata/bots";
import { Match, type Options, OptionsRefused } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { coreDecks } from "../../content/decks.js";
import { cardOf, titled, titleOf as titleOfCopy } from "../../content/lookup.js";
import { deckProblems } from "../../queries/decks/check.js";
import { exportTitles } from "../../queries/decks/export.js";
import { importDeck, withProxies } from "../../queries/decks/import.js";
import { isSound, proxyIn, proxyTitle, proxyWords } from "../../queries/decks/proxy.js";
import { wayIn } from "../../queries/way-to-pay.js";
import { ownWords } from "../../rules/14-own-decks/own.js";
import { rings } from "../../ruleset.js";
import { plain } from "../plain.js";
import { scene } from "../scene.js";

const arwen = "Arwen Undómiel [unique ally spirit 2, 2/0/1/2: Response: a hero gains 1 defence.]";
const song = "Song of Kings [event leadership 1: draw a card]";
const cloak = "Wide Cloak [attachment neutral 0]";
const deck = ["Éowyn", "Aragorn", `3x ${arwen}`, `3x ${song}`, `1x ${cloak}`, "1x gandalf"].join("\n");
const titleOf = (written: string) => proxyTitle(proxyIn(written)!);

/** Why a table isn't opened with this deck. */
function refusal(text: string, options: Options = {}): unknown {
  try {
    Match.start(rings, { seed: "proxies", options: { "deck.player-1": text, deckSize: "any", ...options } });
    return undefined;
  } catch (error) {
    if (!(error instanceof OptionsRefused)) throw error;
    return error.bar;
  }
}

describe("cards that the table doesn't know", () => {
  test("LR-mode-4: a line of a deck describes a card, and is written as it was read", () => {
    const proxy = proxyIn(arwen)!;
    expect(proxy).toMatchObject({ name: "Arwen Undómiel", type: "ally", sphere: "spirit", unique: true, cost: 2 });
    expect(proxy).toMatchObject({ willpower: 2, attack: 0, defence: 1, hitPoints: 2 });
    for (const written of [arwen, song, cloak]) expect(proxyWords(proxyIn(written)!)).toBe(written);
    expect(proxyIn("Arwen Undómiel")).toBeUndefined();
    expect(proxyIn("Nobody [ally spirit 2]")).toBeUndefined(); // without hit points nobody can be hurt
    expect(isSound({ ...proxy, cost: 99 })).toBe(false);
    // Nobody reads a longer name, and every id that names the card holds it.
    const named = (letters: number) => `${"q".repeat(letters)} [event lore 1]`;
    expect(proxyIn(named(60))).toBeDefined();
    expect(proxyIn(named(61))).toBeUndefined();
    expect(isSound({ ...proxy, name: "q".repeat(61) })).toBe(false);
    // Brackets would end the description.
    expect(proxyIn(proxyWords({ ...proxy, text: "a [b] c" }))?.text).toBe("a b c");
  });

  test("LR-mode-4: the title says all that the rules need", () => {
    expect(titleOf(arwen)).toMatch(/^proxy\.unique-ally\.spirit\.2\.2\.0\.1\.2\.text-[0-9a-f]{6}\.arwen-undomiel$/);
    expect(titleOf(cloak)).toBe("proxy.attachment.neutral.0.0.0.0.0.plain.wide-cloak");
    expect(cardOf(plain, `${titleOf(arwen)}-2`)).toMatchObject({
      type: "ally",
      sphere: "spirit",
      cost: 2,
      willpower: 2,
    });
    expect(() => cardOf(plain, "proxy.ally.spirit-1")).toThrow("There is no card");
  });

  test("LR-mode-4: only where the table allows it, and only what somebody has described", () => {
    expect(refusal(deck)).toMatchObject({
      rule: "LR-mode-4",
      reason: { args: { why: { key: "bar.no-proxies", args: { cards: { length: 3 } } } } },
    });
    expect(refusal(deck, { proxies: true })).toBeUndefined();
    expect(refusal("Éowyn\n1x Arwen Undómiel", { proxies: true })).toMatchObject({
      rule: "LR-mode-4",
      reason: { args: { why: { key: "bar.not-described" } } },
    });
    expect(refusal("Éowyn\n1x Arwen Undómiel")).toMatchObject({ rule: "LR-setup-4" });
    // LR-setup-4 holds for them, too.
    expect(refusal(`Éowyn\n4x ${arwen}`, { proxies: true })).toMatchObject({ rule: "LR-setup-4" });
  });

  test("LR-mode-4: the table calls them as whoever described them", () => {
    const options = { players: 1, proxies: true, "deck.player-1": deck };
    expect(ownWords(options)?.it).toMatchObject({
      [`name.${titleOf(arwen)}`]: "Arwen Undómiel",
      [`text.${titleOf(song)}`]: "draw a card",
    });
    expect(ownWords({ ...options, proxies: false })).toBeUndefined();
    const { deck: known, unknown } = importDeck(deck);
    expect(withProxies(known, unknown).cards).toMatchObject({ gandalf: 1, [titleOf(cloak)]: 1, [titleOf(arwen)]: 3 });
  });

  test("LR-mode-4: a ready deck is played with the cards that were described beside it", () => {
    const ready = exportTitles(coreDecks.find(({ id }) => id === "the-kings-men")!);
    const own = `${ready}\n2x ${arwen}`;
    const match = Match.start(rings, { seed: "ready", options: { proxies: true, "deck.player-1": own } });
    const { decks, hands, players } = match.state;
    const held = [...decks["player-1"]!, ...hands["player-1"]!].map(titleOfCopy);
    expect(held.filter((title) => title === titleOf(arwen))).toHaveLength(2);
    expect(players["player-1"]!.deck).toBe("own-deck");
  });

  test("LR-setup-3: a hero's name counts, however the hero is described", () => {
    const stone = "Stone [hero lore 9, 2/2/2/4]";
    const other = "Stone [unique hero tactics 8, 1/2/2/4: some text]";
    const proxies = { proxies: true };
    expect(refusal(`${stone}\n${other}\n1x gandalf`, proxies)).toMatchObject({
      rule: "LR-setup-3",
      reason: { args: { why: { key: "bar.hero-twice", args: { hero: "Stone" } } } },
    });
    const both = (mine: string, theirs: string) =>
      refusal(`${mine}\n1x gandalf`, { ...proxies, players: 2, "deck.player-2": `${theirs}\n1x gandalf` });
    const taken = (hero: string) => ({
      rule: "LR-setup-3",
      reason: { args: { seat: "player-2", why: { key: "bar.hero-taken", args: { hero } } } },
    });
    expect(both(stone, other)).toMatchObject(taken("Stone"));
    expect(both("Aragorn", "Aragorn [hero lore 12, 2/3/2/5]")).toMatchObject(taken("Aragorn"));
    expect(both(stone, "Aragorn [hero lore 12, 2/3/2/5]")).toBeUndefined();
  });

  test("LR-setup-3: nobody is offered a ready deck with a hero whom another described", () => {
    const options = { proxies: true, players: 2, deckSize: "any", "deck.player-1": "Gimli [hero lore 9, 2/2/2/4]" };
    const match = Match.start(rings, { seed: "taken", options });
    const { options: offered } = match.decision("player-2")!;
    const withGimli = coreDecks.filter(({ heroes }) => heroes.includes("gimli")).map(({ id }) => `deck:${id}`);
    expect(withGimli.length).toBeGreaterThan(0);
    for (const { id } of offered) expect(withGimli).not.toContain(id);
  });

  test("LR-setup-4: three copies of a name, however its cards are described", () => {
    const gandalf = "Gandalf [ally neutral 4, 4/4/4/4]";
    const problems = (text: string) => {
      const { deck: known, unknown } = importDeck(text);
      return deckProblems(withProxies(known, unknown));
    };
    expect(problems(`Éowyn\n2x gandalf\n1x ${gandalf}`)).toEqual([]);
    expect(problems(`Éowyn\n2x gandalf\n2x ${gandalf}`)).toMatchObject([
      { rule: "LR-setup-4", reason: { key: "bar.too-many-copies", args: { card: "gandalf", count: 4 } } },
    ]);
  });

  test("LR-card-2: no card of the name of a unique one is played, however it is described", () => {
    const strider = titleOf("Aragorn [ally neutral 0, 2/2/2/2]");
    const unique = titleOf("Aragorn [unique ally neutral 0, 1/1/1/1]");
    const scout = titleOf("Snowbourn Scout [unique ally neutral 0, 1/1/1/1]");
    const t = scene({
      players: [{ heroes: ["aragorn"], resources: 3, hand: [strider, unique, scout, "snowbourn-scout"] }],
    });
    for (const title of [strider, unique]) expect(t.offers(`play:${title}`)).toBe(false);
    expect(t.offers("play:snowbourn-scout")).toBe(true);
    t.does(`play:${scout}`);
    expect(t.offers("play:snowbourn-scout")).toBe(false);
    // What is in play isn't unique: it keeps nobody out.
    const other = scene({ players: [{ heroes: ["eowyn"], resources: 3, hand: [strider, unique] }] });
    other.does(`play:${strider}`);
    expect(other.offers(`play:${unique}`)).toBe(true);
  });

  test("LR-mode-4: two players' texts for one name stay apart", () => {
    const [mine, theirs] = ["draw a card", "heal a hero"].map((says) => `Old Song [event lore 1: ${says}]`);
    const options = {
      players: 2,
      proxies: true,
      "deck.player-1": `Éowyn\n1x ${mine}`,
      "deck.player-2": `Gimli\n1x ${theirs}`,
    };
    expect(titleOf(mine!)).not.toBe(titleOf(theirs!));
    expect(ownWords(options)?.en).toMatchObject({
      [`text.${titleOf(mine!)}`]: "draw a card",
      [`text.${titleOf(theirs!)}`]: "heal a hero",
    });
  });

  test("LR-mode-4: whatever is done by hand is told as such", () => {
    const t = scene({
      active: "old-forest-road",
      players: [{ heroes: ["aragorn"], resources: 1, hand: [titleOf(song)] }],
    });
    t.does(`play:${titleOf(song)}`);
    const deeds = {
      "hand-draw:player-1": "cards-drawn",
      "hand-threat-up:player-1": "threat-raised",
      "hand-threat-down:player-1": "threat-lowered",
      "hand-damage:aragorn": "damaged",
      "hand-heal:aragorn": "healed",
      "hand-exhaust:aragorn": "exhausted",
      "hand-ready:aragorn": "readied",
      "hand-gain:aragorn": "resources-gained",
      "hand-pay:aragorn": "resources-spent",
      "hand-progress": "progress-placed",
    } as const;
    for (const [deed, event] of Object.entries(deeds)) {
      t.does(deed);
      expect(t.events(event).at(-1), deed).toMatchObject({ rules: expect.arrayContaining(["LR-mode-4"]) });
    }
    expect(t.card("old-forest-road").progress).toBe(1);
    // LR-resource-4: also where nothing comes of it.
    t.state.decks["player-1"]!.splice(0);
    t.does("hand-draw:player-1");
    expect(t.events("no-draw").at(-1)).toMatchObject({ rules: ["LR-mode-4", "LR-resource-4"] });
  });

  test("LR-mode-4: an ally is paid for with its sphere, counts in the quest, and its text is done by hand", () => {
    const t = scene({
      players: [{ heroes: ["eowyn", "gimli"], resources: 2, hand: [titleOf(arwen), titleOf(arwen)] }],
    });
    t.does(`play:${titleOf(arwen)}-1`);
    expect(t.card("eowyn").resources).toBe(0);
    expect(t.card("gimli").resources).toBe(2);
    const hand = t.hand().length;
    t.does(`use:${titleOf(arwen)}`);
    expect(t.asked).toMatchObject({ kind: "by-hand" });
    t.does("hand-draw:player-1").does("hand-damage:gimli").does("hand-heal:gimli").does("hand-threat-down:player-1");
    t.does("done");
    expect(t.hand()).toHaveLength(hand + 1);
    expect(t.card("gimli").damage).toBe(0);
    expect(t.threat()).toBe(24);
    // LR-card-2: she is unique.
    expect(t.offers(`play:${titleOf(arwen)}-2`)).toBe(false);
    t.until("commit").does(`commit:${titleOf(arwen)}`);
    expect(t.events("committed").at(-1)).toMatchObject({ rules: expect.arrayContaining(["LR-commit-1"]) });
  });

  test("LR-mode-4, LR-cost-1: a way to pay is a short answer, however long the heroes' names are", () => {
    const hero = (letter: string) =>
      titleOf(`${letter.repeat(60)} [unique hero leadership 10, 10/10/10/10: some text]`);
    const heroes = ["q", "x", "z"].map(hero);
    const t = scene({ players: [{ heroes, resources: 2, hand: ["gandalf"] }] });
    t.does("play:gandalf");
    expect(t.asked?.kind).toBe("payment");
    const { ids } = t.asked!;
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id.length).toBeLessThanOrEqual(200);
    const way = t.table.decision("player-1").options.find(({ id }) => id === "pay:#1=1,#2=2,#3=2")!;
    expect(wayIn(way.using!)).toEqual({
      [`${heroes[0]}-1`]: 1,
      [`${heroes[1]}-1`]: 2,
      [`${heroes[2]}-1`]: 2,
    });
    t.does("pay:#1=1,#2=2,#3=2");
    expect(heroes.map((title) => t.card(title).resources)).toEqual([1, 0, 0]);
  });

  test("LR-mode-4: only the last described cards are remembered, and an older one is read anew", () => {
    const numbered = (i: number) => titled(plain, `proxy.event.lore.1.0.0.0.0.plain.song-${i}`);
    const [first, last] = [numbered(0), 1_000];
    for (let i = 1; i <= last; i++) numbered(i);
    expect(numbered(last)).toBe(numbered(last));
    expect(numbered(0)).not.toBe(first);
    expect(numbered(0)).toMatchObject({ id: first.id, type: "event", sphere: "lore", cost: 1 });
  });

  test("LR-mode-4: an event is done by hand and discarded; an attachment goes wherever its player puts it", () => {
    const t = scene({
      players: [{ heroes: ["aragorn"], resources: 1, hand: [titleOf(song), titleOf(cloak)], engaged: ["wargs"] }],
    });
    t.does(`play:${titleOf(cloak)}`).does("target:wargs");
    expect(t.card("wargs").attachments).toEqual([`${titleOf(cloak)}-1`]);
    t.does(`play:${titleOf(song)}`)
      .does("hand-gain:aragorn")
      .does("hand-exhaust:aragorn")
      .does("hand-ready:aragorn");
    t.does("hand-pay:aragorn").does("hand-progress").does("hand-threat-up:player-1").does("done");
    expect(t.state.quest.progress).toBe(1);
    expect(t.threat()).toBe(26);
    expect(t.card("aragorn")).toMatchObject({ resources: 0, exhausted: false });
    expect(t.discard()).toEqual([titleOf(song)]);
  });

  test("LR-mode-4: what is done by hand ends when its player is out", () => {
    const t = scene({
      players: [
        { heroes: ["aragorn"], resources: 1, hand: [titleOf(song)], threat: 49 },
        { heroes: ["eowyn"], hand: [] },
      ],
    });
    t.does(`play:${titleOf(song)}`).does("hand-threat-up:player-1");
    expect(t.state.order).toEqual(["player-2"]);
    expect(t.outcome).toBeUndefined();
  });

  test("LR-mode-4: matches with such cards come to an end, whatever is done", () => {
    const full = `${deck}\n3x Forest Rider [ally spirit 3, 1/2/1/2]\n3x Old Tale [event neutral 0]\nStone [hero lore 9, 2/2/2/4: some text]`;
    for (let i = 0; i < 5; i++) {
      const options = { "deck.player-1": full, deckSize: "any", proxies: true };
      const match = Match.start(rings, { seed: `proxies-${i}`, options });
      const table = new BotTable(match as never, () => randomBot as never);
      for (let answers = 0; answers < 20_000 && !match.outcome; answers++) table.answer(match.asked[0]!);
      expect(match.outcome).toBeDefined();
    }
  });
});
