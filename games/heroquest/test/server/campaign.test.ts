import { Match, type Save } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { useHouse } from "../../../../apps/server/test/test-server.js";
import { heroQuest, heuristic } from "../../index.js";

const house = useHouse({ botThreads: 1 });

const options = { campaign: true, quest: "wizard-chooses", campaignLength: 2, adventurers: 2, fillSeats: false };

/** A campaign of rules of thumb, up to where it is so, or to its end. */
function campaign(isSo: (match: ReturnType<typeof begun>) => boolean = () => false): Save {
  const match = begun();
  while (!match.outcome && !isSo(match)) {
    const { seat, number, ids, min } = match.asked[0]!;
    const choice = heuristic(match.view(seat), match.decision(seat)!, { content: match.content });
    match.answer({ seat, number, picks: choice?.picks ?? ids.slice(0, min) });
  }
  return match.save();
}
const begun = () => Match.start(heroQuest, { seed: "b", options });

/** In the market, after the first quest. */
const inMarket = () => campaign(({ step }) => step === "market");
/** In the second quest, some rounds on. */
const inSecondQuest = () =>
  campaign(({ step, state }) => step === "hero-turn" && state.campaign!.record.length === 1 && state.round > 1);

test("a campaign is a table like any other, with a list of its own", async () => {
  const mira = await house.guest("Mira");
  const plain = await mira.openTable({ game: "heroquest" });
  const opened = await mira.openTable({ game: "heroquest", options, seats: { wizard: { sits: "me" } } });
  expect([plain.campaign, opened.campaign]).toEqual([undefined, true]);
  const ids = async (which: "mine" | "campaigns") => (await mira.tables(which)).tables.map(({ id }) => id);
  expect(await ids("campaigns")).toEqual([opened.id]);
  expect(new Set(await ids("mine"))).toEqual(new Set([plain.id, opened.id]));
  const watch = await mira.watch(opened.id, "wizard");
  expect(watch.decisions[0]!.options.map(({ id }) => id)).toContainEqual(expect.stringMatching(/^quest:/));
});

test("its file is checked quest by quest: one forged in the second is refused with the place", async () => {
  const mira = await house.guest("Mira");
  const save = inSecondQuest();
  const table = await mira.openFromFile({ save });
  expect(table).toMatchObject({ campaign: true, imported: true, answers: save.answers.length });
  const { save: again } = await mira.matchFile(table.id);
  expect(again.answers).toEqual(save.answers);
  expect((await mira.openFromFile({ save: again })).answers).toBe(save.answers.length);

  const at = save.answers.length - 5;
  expect(at).toBeGreaterThan(inMarket().answers.length);
  const forged = { ...save, answers: save.answers.with(at, { ...save.answers[at]!, picks: ["fly:away"] }) };
  await expect(mira.openFromFile({ save: forged })).rejects.toMatchObject({
    fault: "forged",
    message: expect.stringContaining(`Answer ${at} `),
  });
  // Answers that are all possible, but with more gold than they led to.
  const mark = JSON.parse(JSON.stringify(save.mark)) as { state: { campaign: { record: { gold: number }[] } } };
  mark.state.campaign.record[0]!.gold += 1_000;
  await expect(mira.openFromFile({ save: { ...save, mark } })).rejects.toMatchObject({ fault: "forged" });
});

test("between two quests seats change hands, and the party goes on", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const save = inMarket();
  const { id, waiting } = await mira.openFromFile({ save, seats: { wizard: { sits: "me" } } });
  const [visitor] = waiting;
  const { token } = await mira.makeLink(id, { leads: "seat", seat: visitor! });
  await tor.acceptInvitation(token);
  const watch = await tor.watch(id, visitor!);
  expect(watch.events.filter(({ type }) => type === "quest-recorded")).toHaveLength(1);
  const decision = watch.decisions[0]!;
  expect(decision.kind).toBe("market");
  await watch.answer(decision, ["done"]);
  await watch.until(({ answers }) => answers > save.answers.length);
  await tor.sit(id, visitor!, { sits: "bot", bot: "normal" }); // who has to go leaves the hero to a bot
  const { seats } = await mira.table(id);
  expect(seats.find(({ seat }) => seat === visitor)).toMatchObject({ bot: "normal" });
  for (const { seat, bot } of seats) if (!bot) await mira.sit(id, seat, { sits: "bot", bot: "normal" });
  const audience = await mira.watch(id, "audience");
  const chosen = () => audience.events.filter(({ type }) => type === "quest-chosen").length;
  await audience.until(() => chosen() === 2); // the bots leave the market and go on by themselves
});

test("its chronicle is made from what was told: one chapter for each quest", async () => {
  const mira = await house.guest("Mira");
  const save = campaign();
  const { id } = await mira.openFromFile({ save });
  const { chapters, rounds, counts, dice, seen } = await mira.statistics(id);
  expect(seen).toBe("everything");
  const { record } = Match.load(heroQuest, save).state.campaign!;
  expect(record).toHaveLength(2);
  expect(chapters).toMatchObject(
    record.map(({ quest, won, rounds }) => ({
      type: "quest-recorded",
      quest: { key: `quest.${quest}.title` },
      result: won ? "won" : "lost",
      rounds,
    })),
  );
  expect(rounds).toBe(record.reduce((sum, quest) => sum + quest.rounds, 0));
  expect(counts.find(({ what }) => what === "wounds")!.total).toBeGreaterThan(0);
  const combat = dice.filter(({ die }) => die === "combat");
  expect(combat.length).toBeGreaterThan(1);
  for (const { faces, dice: count } of combat) {
    expect(faces.reduce((sum, { expected }) => sum + expected!, 0)).toBeCloseTo(count);
  }
});
