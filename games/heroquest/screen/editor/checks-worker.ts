import type { Checked, ToCheck } from "@tavolata/ui/editor/checker.js";
import { readQuestFile } from "../../editor.js";

/** Checks quests of HeroQuest beside the page, so that drawing never waits for it. */
addEventListener("message", ({ data: { number, text } }: MessageEvent<ToCheck>) => {
  const answer: Checked = { number, problems: readQuestFile(text).problems };
  postMessage(answer);
});
