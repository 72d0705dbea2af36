import { Match, type View } from "@tavolata/kernel";
import {
  heuristic,
  lanternQuay,
  type Quay,
  type QuayContent,
  type QuayEvent,
  type QuayView,
} from "@tavolata/kernel/examples/lantern-quay";
import { describe, expect, test } from "vitest";
import {
  anyPicks,
  type Bot,
  BotMistake,
  type BotSeating,
  type DecisionContext,
  easyBot,
  heuristicBot,
  type LookingBot,
  playOut,
  randomBot,
} from "../src/index.js";

type QuayBot = Bot<Quay, QuayEvent, QuayContent>;

const quay = (seed: string) => Match.start(lanternQuay, { seed, options: { pairs: 2 } });

describe("playOut", () => {
  test("drives a match to its end", () => {
    const match = quay("a");
    const { finished, decisions } = playOut(match, () => randomBot, 1000);
    expect(finished).toBe(true);
    expect(match.outcome).toBeDefined();
    expect(decisions).toBe(match.at);
  });

  test("stops at its bound", () => {
    const match = quay("a");
    expect(playOut(match, () => randomBot, 5)).toEqual({ finished: false, decisions: 5 });
    expect(match.at).toBe(5);
  });

  test("the same seed gives the same match, another seed another", () => {
    const answers = (seed: string) => {
      const match = quay(seed);
      playOut(match, () => randomBot, 1000);
      return match.answers;
    };
    expect(answers("a")).toEqual(answers("a"));
    expect(answers("a")).not.toEqual(answers("b"));
  });

  test("taken up from a save, it goes on as it would have", () => {
    const whole = quay("a");
    playOut(whole, () => randomBot, 1000);
    const half = quay("a");
    playOut(half, () => randomBot, 9);
    const resumed = Match.load(lanternQuay, JSON.parse(JSON.stringify(half.save())));
    playOut(resumed, () => randomBot, 1000);
    expect(resumed.answers).toEqual(whole.answers);
  });

  test("says which bot broke which rule", () => {
    const stubborn: LookingBot = {
      id: "stubborn",
      decide: () => ({ picks: ["cheat"], reason: { key: "bot.random" } }),
    };
    expect(() => playOut(quay("a"), () => stubborn, 10)).toThrow(BotMistake);
    expect(() => playOut(quay("a"), () => stubborn, 10)).toThrow(
      /"stubborn" as smuggler-1, asked "pier": "cheat" isn't on offer/,
    );
  });
});

describe("a bot", () => {
  test("sees what its seat sees, and nothing else", () => {
    const seen: DecisionContext<Quay, QuayEvent, QuayContent>[] = [];
    const watching: QuayBot = {
      id: "watching",
      decide(context) {
        seen.push(context);
        expect(context.view.onlooker).toBe(context.seat);
        expect(context.decision.seat).toBe(context.seat);
        expect(context.decision.number).toBe(context.asked.number);
        return randomBot.decide(context);
      },
    };
    const match = quay("a");
    playOut(match, () => watching, 20);
    const warden = seen.find(({ seat }) => seat === "warden-1")!;
    const { hands } = warden.view.state as { hands: Record<string, unknown> };
    expect(hands["warden-1"]).toHaveLength(4);
    expect(hands["smuggler-1"]).toEqual({ count: 4 });
    const drawn = warden.events().filter((event) => event.type === "cards-drawn" && event.seat !== "warden-1");
    for (const event of drawn) expect(event).not.toHaveProperty("cards");
  });

  test("thinks in worlds that its seat must hold possible", () => {
    const worlds: Readonly<Quay>[] = [];
    let own: readonly string[] = [];
    const thinking: QuayBot = {
      id: "thinking",
      decide(context) {
        if (context.seat === "warden-1") {
          own = (context.view.state as { hands: Record<string, string[]> }).hands["warden-1"]!;
          for (const seed of ["x", "y", "x"]) worlds.push(context.fork(seed).state);
        }
        return randomBot.decide(context);
      },
    };
    playOut(quay("a"), () => thinking, 2);
    const [x, y, again] = worlds;
    for (const world of [x!, y!]) expect(world.hands["warden-1"]).toEqual(own);
    expect(x!.hands["smuggler-1"]).not.toEqual(y!.hands["smuggler-1"]);
    expect(again).toEqual(x);
  });

  test("has chance of its own, the same for the same question", () => {
    const numbers: number[] = [];
    const counting: LookingBot = {
      id: "counting",
      decide(context) {
        numbers.push(context.chance.below(1_000_000), context.chance.below(1_000_000));
        return randomBot.decide(context);
      },
    };
    playOut(quay("a"), () => counting, 3);
    const [first, second, ...others] = numbers;
    expect(second).toBe(first);
    expect(new Set(others).size).toBe(2);
  });
});

describe("the random bot", () => {
  const asked = { seat: "x", kind: "k", number: 0, ids: ["a", "b", "c", "d"], min: 0, max: 3, repeats: false };
  const counter = () => {
    let n = 0;
    return { below: (limit: number) => n++ % limit };
  };

  test("picks each option once, as many as are wanted", () => {
    const chance = counter();
    for (let i = 0; i < 50; i++) {
      const picks = anyPicks(asked, chance);
      expect(picks.length).toBeLessThanOrEqual(3);
      expect(new Set(picks).size).toBe(picks.length);
    }
  });

  test("may pick an option several times where that is allowed", () => {
    expect(anyPicks({ ...asked, ids: ["a"], min: 3, repeats: true }, counter())).toEqual(["a", "a", "a"]);
  });
});

describe("rules of thumb", () => {
  test("play a whole match, and better than chance", () => {
    const thumb = heuristicBot<Quay, QuayEvent, QuayContent, View<QuayView>>(heuristic);
    const smart: BotSeating<Quay, QuayEvent, QuayContent> = (seat) => (seat.startsWith("smuggler") ? thumb : randomBot);
    const winsOf = (seating: BotSeating<Quay, QuayEvent, QuayContent>) =>
      Array.from({ length: 200 }, (_, i) => {
        const match = quay(`thumb/${i}`);
        playOut(match, seating, 1000);
        return match.outcome!.winners.includes("smuggler-1") ? 1 : 0;
      }).reduce<number>((sum, win) => sum + win, 0);
    expect(winsOf(smart)).toBeGreaterThan(winsOf(() => randomBot));
  });

  test("slip now and then where they are to be easy, always at the same questions, and say so", () => {
    const easy = easyBot<Quay, QuayEvent, QuayContent>(() => undefined);
    const reasonsOf = (seed: string) => {
      const reasons: string[] = [];
      const noting: QuayBot = {
        id: "noting",
        decide(context) {
          const choice = easy.decide(context);
          reasons.push(choice.reason.key);
          return choice;
        },
      };
      expect(playOut(quay(seed), () => noting, 1000).finished).toBe(true);
      return reasons;
    };
    const reasons = ["a", "b", "c", "d", "e"].flatMap(reasonsOf);
    expect(reasonsOf("a")).toEqual(reasonsOf("a"));
    const slips = reasons.filter((reason) => reason === "bot.slip").length;
    expect(slips).toBeGreaterThan(0);
    expect(slips).toBeLessThan(reasons.length / 2);
  });

  test("fall back on chance where they have no opinion, and say so", () => {
    const silent = heuristicBot<Quay, QuayEvent, QuayContent>(() => undefined);
    const reasons = new Set<string>();
    const noting: QuayBot = {
      id: "noting",
      decide(context) {
        const choice = silent.decide(context);
        reasons.add(choice.reason.key);
        return choice;
      },
    };
    expect(playOut(quay("a"), () => noting, 1000).finished).toBe(true);
    expect([...reasons]).toEqual(["bot.random"]);
  });
});
