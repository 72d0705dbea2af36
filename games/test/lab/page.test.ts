import { openGame } from "@tavolata/games/files";
import {
  cardsCsv,
  ExperimentProgress,
  experimentOf,
  ownMessages,
  playChunk,
  summaryOf,
  type Variant,
} from "@tavolata/lab";
import { pageOf } from "@tavolata/lab/page";
import { messageProblems } from "@tavolata/language";
import { expect, test } from "vitest";

const box = await openGame("lantern-quay");
const present: Variant = { name: "as <it> is", options: {}, bots: { "": "normal" }, picks: [], corrections: [] };
const experiment = experimentOf(box, {
  variants: [present, { ...present, name: "random, all", bots: { "": "random" } }],
  seed: "s",
  matches: 20,
  stops: false,
});
const course = new ExperimentProgress(experiment);
for (const { variant, first } of [...course.missing()]) {
  const chunk = { ...experiment, variant: experiment.variants[variant]!, first, end: first + experiment.chunk };
  course.take(variant, first, playChunk(box, chunk));
}
const summary = summaryOf(course);

test.each(["en", "it", "fr"] as const)(
  "the page in %s has its plots in it, and needs nothing from elsewhere",
  (language) => {
    const page = pageOf(summary, box, language);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page.match(/<svg /g)!.length).toBeGreaterThanOrEqual(6);
    expect(page).toContain("as &lt;it&gt; is");
    expect(page).not.toMatch(/<script|<link|src=|@import|NaN|undefined|url\(http/);
    expect(page).not.toMatch(/\b(plot|head|page|verdict)\.[a-z]/);
  },
);

test("the same matches give the same page", () => {
  expect(pageOf(summary, box, "en")).toBe(pageOf(summaryOf(course), box, "en"));
});

test("cells with commas are quoted", () => {
  expect(cardsCsv(summary)).toContain('"random, all",');
  expect(cardsCsv(summary).split("\r\n")[0]).toBe(
    "variant,card,drawn-matches,drawn-wins,drawn-won,drawn-from,drawn-to,undrawn-matches,undrawn-wins,undrawn-won,undrawn-from,undrawn-to,difference,difference-from,difference-to",
  );
});

test("the lab's texts are complete in three languages", () => {
  expect(messageProblems(ownMessages())).toEqual([]);
});
