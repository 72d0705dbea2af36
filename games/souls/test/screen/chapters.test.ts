import { Match, type View } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { souls } from "../../index.js";
import { chaptersIn } from "../../screen/frame/chapters.js";
import type { SoulsView } from "../../view.js";

test("SS-5.3.1-l: a campaign can be read as chapters from the beginning, a single Quest can't", () => {
  const view = (options: object) =>
    Match.start(souls, { options: { ...options }, seed: "chapters" }).view<SoulsView>("audience");
  expect(chaptersIn(view({ campaign: true }))).toMatchObject({ record: [], fallen: [] });
  expect(chaptersIn(view({}))).toBeUndefined();
});

test("a chapter has ghosts instead of the lost, no gold, and the Stash", () => {
  const record = [{ quest: "the-waking", won: true, rounds: 9, how: "quest-won", ghosts: ["ecarus"] }];
  const state = { campaign: { record, sharing: [] }, stash: ["sword"] };
  expect(chaptersIn({ state } as unknown as View<SoulsView>)).toEqual({
    record: [{ quest: "the-waking", won: true, rounds: 9, gold: undefined, lost: ["ecarus"] }],
    present: undefined,
    length: undefined,
    fallen: [],
    score: undefined,
    shared: { title: "stash", items: ["sword"] },
  });
});
