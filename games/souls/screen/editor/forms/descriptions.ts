import type { Speaker } from "@tavolata/language";
import type { IconShape } from "@tavolata/ui/controls/icon.js";
import { type PageKey, useSpeaker, useWords, type Words } from "@tavolata/ui/language/words.js";
import { useMemo } from "react";
import { tileSides } from "../../../editor.js";
import { familyIcon, groundIcon, icons } from "../../icons.js";
import { familyOf } from "../drawn.js";
import type { Thing } from "../things.js";

const kindWords = {
  start: "soulseditor.tool.start",
  door: "soulseditor.tool.door",
  "locked-door": "soulseditor.tool.locked-door",
  wall: "soulseditor.tool.wall",
  chest: "soulseditor.tool.chest",
  "search-area": "soulseditor.tool.search-area",
  altar: "soulseditor.tool.altar",
  gate: "soulseditor.tool.gate",
  waypoint: "soulseditor.tool.waypoint",
  story: "soulseditor.tool.story",
  key: "soulseditor.tool.key",
  shadow: "soulseditor.tool.shadow",
  enemy: "soulseditor.tool.enemy",
} as const satisfies Readonly<Record<string, PageKey>>;

/** What things and tools are called. */
export interface Names {
  /** A tool, or the side of a tile. */
  tool(id: string): string;
  thing(thing: Thing): string;
}

export function useNames(): Names {
  const { page } = useWords();
  const speaker = useSpeaker();
  return useMemo(() => namesIn(page, speaker), [page, speaker]);
}

function namesIn(page: Words["page"], speaker: Speaker): Names {
  const tool = (id: string) => {
    const key = (kindWords as Readonly<Record<string, PageKey>>)[id];
    return key ? page(key) : page("soulseditor.tile", { tile: id, ground: speaker.name(groundOf(id)) });
  };
  return {
    tool,
    thing: ({ kind, at, what }) => (kind === "tile" ? tool(at) : what === undefined ? tool(kind) : speaker.name(what)),
  };
}

function groundOf(tile: string): string {
  return (tileSides as Readonly<Record<string, { readonly ground: string }>>)[tile]?.ground ?? "road";
}

const toolIcons: Readonly<Record<string, IconShape>> = {
  start: icons.stand,
  door: icons.door,
  "locked-door": icons.lock,
  wall: icons.shield,
  chest: icons.chest,
  "search-area": icons.search,
  altar: icons.altar,
  gate: icons.gate,
  waypoint: icons.waypoint,
  story: icons.scroll,
  key: icons.key,
  shadow: icons.shadow,
  enemy: icons.death,
};

export function iconOf(id: string): IconShape {
  return toolIcons[id] ?? groundIcon(groundOf(id)) ?? icons.move;
}

export function iconOfThing({ kind, at, what }: Thing): IconShape {
  if (kind === "tile") return iconOf(at);
  return kind === "enemy" && what !== undefined ? familyIcon(familyOf(what)) : iconOf(kind);
}
