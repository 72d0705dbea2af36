import decks from "game-icon:card-draw";
import events from "game-icon:ringing-bell";
import quest from "game-icon:target-poster";
import { type QuestFile, questFileIn } from "@tavolata/games/souls/editor.js";
import { useCallback } from "react";
import { useWords } from "../../language/words.js";
import { playQuest } from "../../start/play-now.js";
import { useToolGroups } from "../frame/use-tool-groups.js";
import type { ToolGroup, Workbench } from "../frame/workbench.js";
import { QuestBoard } from "./board.js";
import { iconOf, useNames } from "./descriptions.js";
import { textNames } from "./names.js";
import { DecksPanel, EventsPanel, QuestPanel } from "./panels.js";
import { PiecePanel } from "./piece-panel.js";
import { blankQuest, samples, whole } from "./samples.js";
import { useTextSlots } from "./text-slots.js";
import { toolGroups, tools } from "./tools.js";

const groupRules = {
  places: "SS-2.2-h",
  borders: "SS-3.3-a",
  things: "SS-2.2-h",
  enemies: "SS-15.4-o",
  tiles: "SS-3-b",
} as const;

function useTools(): readonly ToolGroup[] {
  const { page } = useWords();
  const names = useNames();
  const labelOf = useCallback((group: (typeof toolGroups)[number]) => page(`soulseditor.group.${group}`), [page]);
  const shown = useCallback(({ id }: (typeof tools)[number]) => ({ label: names.tool(id), icon: iconOf(id) }), [names]);
  return useToolGroups(toolGroups, tools, groupRules, labelOf, shown);
}

const noWords = { en: {}, it: {}, fr: {} };

/** The editor of Quests for Immortal Souls. */
export const workbench: Workbench<QuestFile> = {
  game: "souls",
  option: "ownQuest",
  names: () => ({}),
  blank: blankQuest,
  samples,
  read: (text) => {
    const read = questFileIn(text);
    return "file" in read ? { file: whole(read.file) } : read;
  },
  textNames,
  ownWords: () => noWords,
  checker: () => new Worker(new URL("./checks-worker.ts", import.meta.url), { type: "module" }),
  useTools,
  useTextSlots,
  Board: QuestBoard,
  Piece: PiecePanel,
  panels: [
    { id: "quest", label: "soulseditor.tab.quest", icon: quest, Panel: QuestPanel },
    { id: "decks", label: "soulseditor.tab.decks", icon: decks, Panel: DecksPanel },
    { id: "events", label: "soulseditor.tab.events", icon: events, Panel: EventsPanel },
  ],
  keys: [
    ["← ↑ → ↓", "soulseditor.keys.cursor"],
    ["Enter", "soulseditor.keys.put"],
    ["T", "soulseditor.keys.turn"],
    ["V", "soulseditor.keys.flip"],
    ["M", "soulseditor.keys.move"],
    ["Del", "soulseditor.keys.take"],
  ],
  placeName: (place) => place,
  play: (text, guest) => playQuest("souls", guest, { options: { ownQuest: text } }),
};
