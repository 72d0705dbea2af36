import { type DecisionContext, playOut } from "@tavolata/bots";
import { openGame } from "@tavolata/games/files";
import { type GameEvent, Match } from "@tavolata/kernel";
import { expect, test } from "vitest";

test("LR-mode-4: no bot, whatever its level, uses what is done by hand", async () => {
  const { ruleset, bots } = await openGame("rings");
  const deck = "Stone [hero lore 9, 2/2/2/4: Action: draw a card.]\n3x gandalf";
  const options = { "deck.player-1": deck, deckSize: "any", proxies: true };
  const match = Match.start(ruleset, { seed: "by-hand", options });
  const usesStone = (id: string) => id.startsWith("use:proxy.");
  while (!match.asked[0]!.ids.some(usesStone)) playOut(match, () => bots["normal"]!, 1);
  const { seat, ids } = match.asked[0]!;
  match.answer({ seat, picks: [ids.find(usesStone)!] });
  const [asked] = match.asked;
  expect(asked!.kind).toBe("by-hand");
  const situation: DecisionContext<object, GameEvent> = {
    seat,
    asked: asked!,
    content: match.content,
    decision: match.decision(seat)!,
    view: match.view(seat),
    // The easy bot slips, and whoever picks anything takes what stands last.
    chance: { below: (bound) => (bound === 5 ? 0 : bound - 1) },
    events: () => [],
    fork: (seed) => match.fork(seat, seed),
  };
  expect(Object.keys(bots)).toEqual(["random", "easy", "normal", "strong", "patient"]);
  for (const [level, bot] of Object.entries(bots)) {
    const { picks, expects } = bot.decide(situation);
    expect(picks, level).toEqual(["done"]);
    // Nor do they think about it.
    expect(expects, level).toBeUndefined();
  }
}, 30_000);
