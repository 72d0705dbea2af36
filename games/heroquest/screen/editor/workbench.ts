import events from "game-icon:ringing-bell";
import quest from "game-icon:target-poster";
import { type Language, languages, plainText } from "@tavolata/language";
import { useToolGroups } from "@tavolata/ui/editor/use-tool-groups.js";
import type { ToolGroup, Workbench } from "@tavolata/ui/editor/workbench.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { useCallback } from "react";
import { fromHeroScribe, namedIn, type QuestFile, questFileIn } from "../../editor.js";
import { sides } from "../board/grid.js";
import { QuestBoard } from "./board/board.js";
import { useNames } from "./descriptions.js";
import { EventsPanel } from "./forms/events-panel.js";
import { PiecePanel } from "./forms/piece-panel.js";
import { QuestPanel } from "./forms/quest-panel.js";
import { iconOf } from "./icons.js";
import { textNames } from "./names.js";
import { blankQuest, samples } from "./samples.js";
import { useTextSlots } from "./text-slots.js";
import { questIn } from "./things.js";
import { toolGroups, tools } from "./tools.js";

/** Whom the book names is called here by what he is: his name is the book's. */
const strangers = [
  "skarn",
  "mother-sedge",
  "odrun",
  "halvard",
  "ashmaw",
  "corvane",
  "brother-anselm",
  "squire-tam",
  "lady-ginevra",
] as const;

const groupRules = {
  doors: "HQ-4.9-a",
  furniture: "HQ-1.3",
  monsters: "HQ-1.4-b",
  champions: "HQ-1.4-c",
  allies: "HQ-2.1-b",
  traps: "HQ-12-a",
  ground: "HQ-4.6",
  places: "HQ-2.7-b",
} as const;

function useTools(): readonly ToolGroup[] {
  const { page } = useWords();
  const names = useNames();
  const labelOf = useCallback((group: (typeof toolGroups)[number]) => page(`heroeditor.group.${group}`), [page]);
  const shown = useCallback(
    ({ type }: (typeof tools)[number]) => ({ label: names.kind(type), icon: iconOf(type) }),
    [names],
  );
  return useToolGroups(toolGroups, tools, groupRules, labelOf, shown);
}

/** The editor of HeroQuest's quests. */
export const workbench: Workbench<QuestFile> = {
  game: "heroquest",
  option: "ownQuest",
  names: (page) => Object.fromEntries(strangers.map((id) => [`name.${id}`, page(`heroeditor.stranger.${id}`)])),
  blank: blankQuest,
  samples,
  read: questFileIn,
  drawing: fromHeroScribe,
  textNames,
  ownWords: (file) => {
    const own = file.texts[file.language] ?? {};
    const table = Object.fromEntries(
      namedIn(questIn(file)).flatMap((id) => (own[id] ? [[`name.${id}`, plainText(own[id])]] : [])),
    );
    return Object.fromEntries(languages.map((language) => [language, table])) as Record<Language, typeof table>;
  },
  checker: () => new Worker(new URL("./checks-worker.ts", import.meta.url), { type: "module" }),
  useTools,
  useTextSlots,
  Board: QuestBoard,
  Piece: PiecePanel,
  panels: [
    { id: "quest", label: "heroeditor.tab.quest", icon: quest, Panel: QuestPanel },
    { id: "events", label: "heroeditor.tab.events", icon: events, Panel: EventsPanel },
  ],
  keys: [
    ["← ↑ → ↓", "heroeditor.keys.cursor"],
    ["Shift + ←", "heroeditor.keys.edge"],
    ["Enter", "heroeditor.keys.put"],
    ["T", "heroeditor.keys.turn"],
    ["M", "heroeditor.keys.move"],
    ["Del", "heroeditor.keys.take"],
  ],
  placeName: (place, { quest: { side } }, page) => {
    const room = sides[side].letters[Number(/^room-(\d+)$/.exec(place)?.[1] ?? 0)];
    return room === undefined || room === "." ? page("heroeditor.corridor") : page("heroeditor.room", { room });
  },
};
