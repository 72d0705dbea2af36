import { readQuestFile } from "@tavolata/games/souls/editor.js";
import type { Checked, ToCheck } from "../model/checker.js";

/** Checks Quests of Immortal Souls beside the page, so that drawing never waits for it. */
addEventListener("message", ({ data: { number, text } }: MessageEvent<ToCheck>) => {
  const answer: Checked = { number, problems: readQuestFile(text).problems };
  postMessage(answer);
});
