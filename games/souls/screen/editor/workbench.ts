import decks from "game-icon:card-draw";
import events from "game-icon:ringing-bell";
import quest from "game-icon:target-poster";
import { useToolGroups } from "@tavolata/ui/editor/use-tool-groups.js";
import type { ToolGroup, Workbench } from "@tavolata/ui/editor/workbench.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { useCallback } from "react";
import { type QuestFile, questFileIn } from "../../editor.js";
import { QuestBoard } from "./board.js";
import { iconOf, useNames } from "./forms/descriptions.js";
import { useTextSlots } from "./forms/text-slots.js";
import { textNames } from "./names.js";
import { DecksPanel, EventsPanel, QuestPanel } from "./panels.js";
import { PiecePanel } from "./piece-panel.js";
import { blankQuest, samples, whole } from "./samples.js";
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
};
