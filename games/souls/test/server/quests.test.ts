import { BotTable } from "@tavolata/bots";
import { gameOf } from "@tavolata/games";
import { Match, type Save } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { useHouse } from "../../../../apps/server/test/test-server.js";
import { exampleQuest } from "../../editor.js";

const house = useHouse();
const marker = "marmalade";
const texts = { ...exampleQuest.texts, en: { ...exampleQuest.texts.en, bell: `The rope smells of ${marker}.` } };
const file = JSON.stringify({ ...exampleQuest, texts });
const seats = { "player-1": { sits: "me" as const }, "player-2": { sits: "bot" as const, bot: "normal" } };

test("SS-2.2-h: a Quest of Immortal Souls is kept, lent by a link and played, and nobody gets a word that is inside", async () => {
  const mira = await house.guest("Mira");
  const { id, title, game } = await mira.keepQuest(file);
  expect({ title, game }).toEqual({ title: "The Ferryman’s Bell", game: "souls" });
  const { token } = await mira.makeQuestLink(id, "play");
  const tor = await house.guest("Tor");
  const cover = await tor.lookAtQuest(token);
  expect(cover).toMatchObject({ leads: "play", game: "souls", title: "The Ferryman’s Bell", author: "Tavolata" });
  await expect(tor.copyQuest(token)).rejects.toMatchObject({ fault: "not-yours" });
  await expect(tor.openTable({ game: "lantern-quay", quest: { token } })).rejects.toMatchObject({
    fault: "bad-options",
  });
  const table = await tor.openTable({ game: "souls", quest: { token }, seats });
  const again = await tor.table(table.id);
  const watch = await tor.watch(table.id, "player-1");
  expect(again).toMatchObject({ questTitle: "The Ferryman’s Bell", lent: true });
  const heard = JSON.stringify([cover, table, again, watch.view, watch.decisions]);
  expect(heard).not.toMatch(new RegExp(`${marker}|ferry-door|bandit-red-1`));
  await expect(tor.matchFile(table.id)).rejects.toMatchObject({ fault: "not-yours" });
});

test("what a choice of the story bars is told with its words, and only then", async () => {
  const save = await barredInTheStory();
  const mira = await house.guest("Mira");
  const me = { sits: "me" as const };
  const table = await mira.openFromFile({ save, seats: { "player-1": me, "player-2": me } });
  const watches = [await mira.watch(table.id, "player-1"), await mira.watch(table.id, "player-2")];
  const watch = watches.find(({ decisions }) => decisions.length > 0)!;
  const { barred = [] } = await watch.explain(watch.decisions[0]!);
  const keys = barred.map(({ label }) => label.key).filter((key) => key.startsWith("quest."));
  expect(keys).not.toEqual([]);
  for (const key of keys)
    for (const language of ["en", "it", "fr"] as const) expect(watch.texts[language][key]).toMatch(/\w/);
  expect(Object.keys(watch.texts.en)).not.toContain("quest.the-waking.purse-taken");
});

/** Bots have played the first Quest until a story offers somebody what his nature forbids (SS-5.1-c). */
async function barredInTheStory(): Promise<Save> {
  const { ruleset, bots } = await gameOf("souls").module();
  for (let course = 0; course < 40; course++) {
    const match = Match.start(ruleset, { options: { heroes: 2 }, seed: `story-${course}` });
    const table = new BotTable(match, () => bots["normal"]!);
    for (let answers = 0; answers < 400 && match.asked[0]; answers++) {
      const [asked] = match.asked;
      const decisions = asked.kind === "nature-choice" ? match.decisions(asked.seat, { explain: true }) : [];
      if (decisions.some(({ barred = [] }) => barred.length > 0)) return match.save();
      table.answer(asked);
    }
  }
  throw new Error("In no course of the match a story barred anything.");
}

test("by a link to copy the file is given, and a match with it can be taken along", async () => {
  const mira = await house.guest("Mira");
  const { id } = await mira.keepQuest(file);
  const { token } = await mira.makeQuestLink(id, "copy");
  const tor = await house.guest("Tor");
  expect((await tor.copyQuest(token)).file).toBe(file);
  const given = await tor.openTable({ game: "souls", quest: { token }, seats });
  expect(JSON.stringify(await tor.matchFile(given.id))).toContain(marker);
});

test("what can't be played is refused with the reason, and isn't kept", async () => {
  const mira = await house.guest("Mira");
  const shut = { ...exampleQuest, quest: { ...exampleQuest.quest, walls: ["9A-1|9A-2"] } };
  await expect(mira.keepQuest(JSON.stringify(shut))).rejects.toMatchObject({ fault: "bad-quest" });
  expect(await mira.quests()).toEqual([]);
});
