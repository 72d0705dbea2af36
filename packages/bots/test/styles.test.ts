import { Match, type View } from "@tavolata/kernel";
import {
  evaluator,
  heuristic,
  lanternQuay,
  type Quay,
  type QuayContent,
  type QuayEvent,
  type QuayView,
} from "@tavolata/kernel/examples/lantern-quay";
import { describe, expect, test } from "vitest";
import {
  BotTable,
  type Heuristic,
  heuristicBot,
  OwnChance,
  playOut,
  type SearchConfig,
  SeatContext,
  searchBot,
} from "../src/index.js";

type Style = Heuristic<Quay, QuayEvent, QuayContent, View<QuayView>>;
const normal = heuristicBot<Quay, QuayEvent, QuayContent, View<QuayView>>(heuristic);

/** A manner of landing: whether anything is landed at all, by the night and by who lands. */
const landing =
  (lands: (view: View<QuayView>) => boolean): Style =>
  (view, decision, context) =>
    decision.kind === "landing" && !lands(view) ? ["lie-low"] : heuristic(view, decision, context);
const nightOf = (view: View<QuayView>) => view.state.night;
const idle = landing(() => false);
/** To the end, and without a tree: so that nothing but the styles decides. */
const toTheEnd: Partial<SearchConfig> = { horizon: () => 20, depth: 0, minZScore: 0.5 };

function thinker(
  heuristic: Style,
  styles: Readonly<Record<string, Style>>,
  searchConfig: Partial<SearchConfig> = {},
  defaultPolicy?: string,
) {
  const budget = { iterations: 120 };
  return searchBot<Quay, QuayEvent, QuayContent, View<QuayView>>({
    id: "strong",
    heuristic,
    evaluator: { ...evaluator, styles, ...(defaultPolicy === undefined ? {} : { defaultPolicy }) },
    budget,
    searchConfig: { ...toTheEnd, ...searchConfig },
  });
}

/** A match in which a smuggler with several cards is asked what to land. */
function atLanding(seed: string) {
  const match = Match.start(lanternQuay, { seed, options: { pairs: 2 } });
  const isWanted = () => match.asked[0]!.kind === "landing" && match.asked[0]!.ids.length > 2;
  while (!isWanted()) playOut(match, () => normal, 1);
  return match;
}

const decided = (match: ReturnType<typeof atLanding>, bot: ReturnType<typeof thinker>) =>
  new BotTable(match, () => bot).decide(match.asked[0]!);

describe("a bot that compares styles", () => {
  test("answers at once where they all agree", () => {
    const { picks, expects, reason } = decided(atLanding("a"), thinker(heuristic, { same: heuristic }));
    expect(expects).toBeUndefined();
    expect(reason).toEqual(normal.decide(sightOf(atLanding("a"))).reason);
    expect(picks).not.toEqual(["lie-low"]);
  });

  test("follows a style to the end of the play-out in all seats of the side, and in no other", () => {
    const asked = new Map<string, number>();
    const match = atLanding("a");
    const busy: Style = (view, decision, context) => {
      asked.set(decision.seat, Math.max(asked.get(decision.seat) ?? 0, nightOf(view)));
      return heuristic(view, decision, context);
    };
    decided(match, thinker(idle, { busy }));
    expect([...asked.keys()].sort()).toEqual(match.seats.filter((seat) => seat.startsWith("smuggler")).sort());
    expect(Math.min(...asked.values())).toBeGreaterThan(match.state.night + 2);
  });

  test("gives the answer of a style that is better to follow than the advice, and says why", () => {
    for (const seed of ["a", "b", "c"]) {
      const { picks, reason, expects } = decided(atLanding(seed), thinker(idle, { busy: heuristic }));
      expect(picks).not.toEqual(["lie-low"]);
      expect(reason.key).toBe("bot.searched");
      expect(expects!.next!.picks).toEqual(["lie-low"]);
    }
  });

  test("keeps to the advice where another answer isn't better by as much as its manner asks for", () => {
    const bot = (minGain: number) => thinker(idle, { busy: heuristic }, { minGain });
    expect(decided(atLanding("a"), bot(0.01)).picks).not.toEqual(["lie-low"]);
    expect(decided(atLanding("a"), bot(0.99))).toMatchObject({ picks: ["lie-low"] });
  });

  test("keeps to the advice where another style of the same answer promises more than the one that differs", () => {
    const match = atLanding("a");
    const now = match.state.night;
    const styles = { once: landing((view) => nightOf(view) === now), later: landing((view) => nightOf(view) > now) };
    const soon = { horizon: () => 3 };
    expect(decided(match, thinker(idle, { once: styles.once }, soon)).picks).not.toEqual(["lie-low"]);
    const { picks, reason } = decided(match, thinker(idle, styles, soon));
    expect(picks).toEqual(["lie-low"]);
    expect(reason.key).not.toBe("bot.searched");
  });

  test("begins with the habit instead of the normal answer, also where it doesn't think, and leaves it for the normal one", () => {
    const match = atLanding("a");
    const { picks, reason } = decided(match, thinker(heuristic, { idle }, {}, "idle"));
    expect(picks).not.toEqual(["lie-low"]);
    expect(reason.key).toBe("bot.searched");
    const formal = decided(match, thinker(heuristic, { idle }, { unsearchedKinds: ["landing"] }, "idle"));
    expect(formal).toMatchObject({ picks: ["lie-low"] });
    expect(formal.expects).toBeUndefined();
  });

  test("is searched in the manner of its seat, where that isn't the one of the others", () => {
    const match = atLanding("a");
    const { seat } = match.asked[0]!;
    const formalFor = (one: string) =>
      searchBot<Quay, QuayEvent, QuayContent, View<QuayView>>({
        id: "strong",
        heuristic,
        evaluator: {
          ...evaluator,
          searchConfig: { ...evaluator.searchConfig, ...toTheEnd },
          searchConfigOf: (other) => (other === one ? { unsearchedKinds: ["landing"] } : {}),
        },
        budget: { iterations: 60 },
      });
    expect(decided(match, formalFor(seat)).expects).toBeUndefined();
    expect(decided(match, formalFor("nobody")).expects!.iterations).toBeGreaterThan(0);
  });

  test("compares single answers besides where its manner says so", () => {
    const match = atLanding("a");
    const several = decided(match, thinker(heuristic, { same: heuristic }, { singly: true }));
    expect(several.expects!.iterations).toBeGreaterThan(0);
    expect(several.expects!.next!.picks).not.toEqual(several.picks);
  });

  test("only has answers proposed by its styles where its manner says so: each is there once, and nobody goes on in a style", () => {
    const match = atLanding("a");
    const asked: number[] = [];
    const busy: Style = (view, decision, context) => {
      asked.push(nightOf(view));
      return heuristic(view, decision, context);
    };
    const bot = thinker(idle, { busy, twin: heuristic }, { follows: false, horizon: () => 3 });
    expect(decided(match, bot).picks).toEqual(normal.decide(sightOf(match)).picks);
    expect(asked).toEqual([match.state.night]);
  });

  test("goes on in the habit after every answer where its manner says so", () => {
    const match = atLanding("a");
    const { seat } = match.asked[0]!;
    const nights = (keepsDefaultPolicy: boolean) => {
      const asked: number[] = [];
      const usual: Style = (view, decision, context) => {
        if (decision.seat === seat) asked.push(nightOf(view));
        return heuristic(view, decision, context);
      };
      const searchConfig = { singly: true, follows: false, horizon: () => 3, keepsDefaultPolicy };
      decided(match, thinker(usual, { same: heuristic }, searchConfig, "same"));
      return Math.max(...asked);
    };
    expect(nights(false)).toBeGreaterThan(match.state.night);
    expect(nights(true)).toBe(match.state.night);
  });

  test("tells on request what it expects of another answer, too, however many styles give the same one", () => {
    const match = atLanding("a");
    const asked: number[] = [];
    const twin: Style = (view, decision, context) => {
      asked.push(nightOf(view));
      return heuristic(view, decision, context);
    };
    const styles = { defaultPolicy: heuristic, twin, other: heuristic };
    const table = new BotTable(match, () => thinker(heuristic, styles, {}, "habit"));
    const { expects, ...choice } = table.explain(match.asked[0]!);
    expect(choice).toEqual(table.decide(match.asked[0]!));
    expect(expects!.next!.picks).not.toEqual(choice.picks);
    expect(new Set(asked)).toEqual(new Set([match.state.night])); // nobody goes on in another style than the habit
  });

  test("sees nothing that its seat can't know: whatever is hidden, it answers the same", () => {
    const match = atLanding("hidden");
    const { seat } = match.asked[0]!;
    const bot = thinker(idle, { busy: heuristic, once: landing((view) => nightOf(view) === match.state.night) });
    const choices = ["x", "y", "z"].map((seed) => bot.decide(sightOf(match.fork(seat, seed))));
    expect(choices[1]).toEqual(choices[0]);
    expect(choices[2]).toEqual(choices[0]);
  });
});

/** The first open question as the seat that is asked sees it. */
function sightOf(world: Match<Quay, QuayEvent, QuayContent>) {
  const asked = world.asked[0]!;
  return new SeatContext(world, asked, new OwnChance("styles", asked.seat));
}
