import { audience, everything, Match } from "@tavolata/kernel";
import { randomPolicy } from "@tavolata/kernel/testing";
import { languages, messageProblems, Speaker } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import { heuristic } from "../../bot/policy/heuristic.js";
import { questBook } from "../../content/quests/book.js";
import { heroQuestWith } from "../../ruleset.js";
import type { HeroQuest } from "../../state.js";
import { renderText } from "../../terminal/render-text.js";
import { everyText, messagesOf } from "../messages.js";
import { plain } from "../plain.js";
import { game, type Scene, scene } from "../scene.js";

const book = heroQuestWith(questBook);
/** The whole book where there is time for it. */
const campaignLength = Number(process.env["TAVOLATA_SEEDS"] ?? 1) > 100 ? 14 : 4;

describe("a campaign of rules of thumb", () => {
  test("HQ-16.1: goes through the book from light to heavy and comes to its end", { timeout: 120_000 }, () => {
    const match = Match.start(book, {
      seed: "campaign",
      options: { campaign: true, quest: "wizard-chooses", campaignLength },
    });
    const silent = new Set<string>();
    for (let answers = 0; answers < 30_000 && !match.outcome; answers++) {
      const { seat, number, ids, min, kind } = match.asked[0]!;
      const choice = heuristic(match.view(seat), match.decision(seat)!, { content: plain });
      if (!choice) silent.add(kind);
      match.answer({ seat, number, picks: choice?.picks ?? ids.slice(0, min) });
    }
    expect([...silent]).toEqual([]);
    expect(match.outcome?.how).toMatch(/^campaign-(won|lost)$/);
    const record = match.state.campaign!.record.map(({ quest }) => quest);
    expect(record.slice(0, 4)).toEqual(questBook.slice(0, 4).map(({ id }) => id));
    expect(match.events(everything).some(({ type }) => type === "bought")).toBe(true);
  });
});

/** The rules of thumb in the market, after a quest that was won. */
function inMarket(wanted: Scene) {
  const t = scene({
    step: "quest-end",
    ...wanted,
    options: { campaign: true },
    arrange: (state: HeroQuest) => void Object.assign(state, { ended: "goal-met" }),
  });
  t.table.answer("wizard");
  return t;
}

function advice(t: ReturnType<typeof inMarket>, seat: string) {
  const choice = heuristic(t.table.match.view(seat), t.table.match.decision(seat)!, { content: plain })!;
  return `${choice.picks[0]} ${choice.reason.key}`;
}

describe("rules of thumb between two missions", () => {
  test("HQ-15-d: buy what helps most among what can be paid and used", () => {
    const dwarf = inMarket({ heroes: { dwarf: { at: "12,9", gold: 160, items: ["broadsword"] } } });
    expect(advice(dwarf, "adventurer-1")).toBe("buy:helmet reason.buy-best");
    const wizard = inMarket({ heroes: { wizard: { at: "12,9", gold: 560, items: ["dagger"] } } });
    expect(advice(wizard, "adventurer-1")).toBe("buy:bracers reason.buy-best");
    const poor = inMarket({ heroes: { dwarf: { at: "12,9", gold: 10, items: ["broadsword"] } } });
    expect(advice(poor, "adventurer-1")).toBe("done reason.leave-market");
    const patient = inMarket({ heroes: { dwarf: { at: "12,9", gold: 60, items: ["broadsword"] } } });
    expect(advice(patient, "adventurer-1")).toBe("done reason.save-up");
  });

  test("HQ-15-a: give cards to whoever can use them, sell what nobody can", () => {
    const t = inMarket({
      heroes: { wizard: { at: "12,9", items: ["battle-axe"] }, barbarian: { at: "10,7", items: ["dagger"] } },
    });
    expect(advice(t, "adventurer-1")).toBe("give:battle-axe reason.give-card");
    const spare = inMarket({ heroes: { wizard: { at: "12,9", items: ["short-sword"] } } });
    expect(advice(spare, "adventurer-1")).toBe("sell:short-sword reason.sell-spare");
  });

  test("HQ-15-c: bid for what a companion doesn't need, half its value, and once", () => {
    const t = inMarket({
      heroes: { elf: { at: "12,9", gold: 500, items: [] }, dwarf: { at: "10,7", items: ["helmet", "helmet"] } },
    });
    expect(advice(t, "adventurer-1")).toBe("bid:olm reason.bid");
    t.table.answer("adventurer-1", "bid:olm");
    // A single kind of card needs no question.
    const sum = advice(t, "adventurer-1");
    expect(sum).toMatch(/^sum:\d+ reason.name-sum$/);
    t.table.answer("adventurer-1", sum.split(" ")[0]!).answer("adventurer-2", "no");
    expect(advice(t, "adventurer-1")).not.toContain("reason.bid");
  });

  test("HQ-15-c: agree to a fair price only", () => {
    const offered = (sum: string) => {
      const t = inMarket({
        heroes: { elf: { at: "12,9", gold: 500, items: [] }, dwarf: { at: "10,7", items: ["helmet", "helmet"] } },
      });
      t.table.answer("adventurer-1", "bid:olm").answer("adventurer-1", sum);
      return advice(t, "adventurer-2");
    };
    expect(offered("sum:30")).toBe("no reason.unfair-price");
    expect(offered("sum:75")).toBe("yes reason.fair-price");
  });
});

describe("between two adventures the terminal", () => {
  test("HQ-15-d: shows the record, the heroes and what is for sale, in three languages", () => {
    const t = inMarket({ heroes: { elf: { at: "12,9", gold: 500, items: ["rope"] }, dwarf: "10,7" } });
    for (const language of languages) {
      const speaker = new Speaker(language, everyText);
      for (const onlooker of [...t.table.match.seats, audience]) {
        const drawn = renderText(t.table.match.view(onlooker), speaker, plain);
        expect(drawn.split("\n").every((line) => [...line].length <= 100)).toBe(true);
        expect(drawn).not.toContain("░");
      }
      expect([...speaker.missing]).toEqual([]);
    }
    const drawn = renderText(t.table.match.view(audience), new Speaker("en", everyText), plain);
    expect(drawn).toMatch(/won, 1 round, 500 gold/);
    expect(drawn).toContain("shield 150");
    expect(drawn).toMatch(/▶ .*Ferrin.* 500 .*rope/);
  });
});

test("HQ-15-a: everything that a campaign asks and tells has its words", () => {
  expect(messageProblems(messagesOf("campaign"))).toEqual([]);
  const speaker = new Speaker("it", everyText);
  const unsaid = new Set<string>();
  for (let i = 0; i < 6; i++) {
    const options = { campaign: true, quest: "wizard-chooses", adventurers: 3, fillSeats: false, campaignLength: 3 };
    const match = Match.start(game, { seed: `said-${i}`, options });
    const policy = randomPolicy(`said-${i}`);
    for (let answers = 0; answers < 3000 && !match.outcome; answers++) {
      for (const { kind, title, options: offered, barred = [] } of match.decisions(undefined, { explain: true })) {
        // Of a quest only its end is looked for here: who is alone on the board proposes to give up.
        if (kind === "action" || kind === "walk") continue;
        for (const message of [title, ...offered.map(({ label }) => label), ...barred.map(({ bar }) => bar.reason)]) {
          if (!speaker.has(message.key)) unsaid.add(message.key);
        }
      }
      const [asked] = match.asked;
      const { seat, ids, kind } = asked!;
      const picks = ids.includes("give-up") ? ["give-up"] : kind === "give-up" ? ["yes"] : policy(asked!);
      match.answer({ seat, picks });
    }
    expect(match.outcome?.how).toMatch(/^campaign-/);
    for (const told of match.events(everything)) if (!speaker.has(`event.${told.type}`)) unsaid.add(told.type);
  }
  expect([...unsaid]).toEqual([]);
});
