import type { Speaker } from "@tavolata/language";
import type { PageWords } from "@tavolata/ui/editor/forms/form-parts.js";
import type { QuestFile } from "../../editor.js";
import type { Choices } from "./forms/choices.js";

/** What a table of forms is made with: the quest, and the words of the page and of the game. */
export interface Making {
  readonly file: QuestFile;
  readonly page: PageWords;
  readonly speaker: Speaker;
  readonly choices: Choices;
}
