import type { GameScreen } from "@tavolata/ui/game/game-screen.js";
import type { ReactNode } from "react";
import { smallPicture } from "./board/small-picture.js";
import { TokenPaints } from "./board/tokens.js";
import { isActivity, isStrike, optionIcon, placeOf } from "./deeds.js";
import { DeskProvider } from "./desk.js";
import { explains } from "./explains.js";
import { Throw, Tray } from "./fight/tray.js";
import { chaptersIn } from "./frame/chapters.js";
import { Detail } from "./frame/detail.js";
import { LogMark } from "./frame/log-mark.js";
import { Middle } from "./frame/middle.js";
import { Report } from "./frame/report.js";
import { Aim, Round } from "./frame/round.js";
import { icons, resultIcons } from "./icons.js";
import { Me, Party } from "./party/party.js";
import { Rail } from "./rail/rail.js";
import type { SoulsScreenProps, SoulsSeen, SoulsVisibleEvent } from "./shown.js";

const fights: readonly string[] = [
  "attack-declared",
  "effect-paid",
  "hits-totalled",
  "attack-missed",
  "attack-avoided",
  "defended",
  "wounded",
  "critical-drawn",
  "hero-died",
  "enemy-killed",
  "reaction-attack",
];

/** How long something is looked at: a step in passing, a throw until it has landed and was read. */
const times: Readonly<Record<string, number>> = {
  "figure-moved": 0.4,
  "dice-rolled": 1.5,
  "encounter-drawn": 1.2,
  "behaviour-skipped": 0.1,
  "behaviour-chosen": 0.8,
  defended: 0.25,
  wounded: 1,
  "enemy-killed": 1.2,
  "hero-died": 1.6,
  "phase-begins": 0.3,
  restored: 0,
  "power-cools-down": 0,
  "power-ready": 0,
  "shadow-revealed": 1.2,
  "story-told": 1.5,
};

/** Whatever ends a moment: the large button. */
const endings: readonly string[] = ["end-turn", "ready", "done", "pass", "keep-dice"];

function Around({ children, ...shown }: SoulsScreenProps & { readonly children: ReactNode }) {
  return (
    <DeskProvider {...shown}>
      <TokenPaints />
      {children}
    </DeskProvider>
  );
}

/** Sword & Sorcery: Immortal Souls inside the common frame. */
export const gameScreen: GameScreen<SoulsSeen, SoulsVisibleEvent> = {
  chaptersIn,
  boardInstructions: async () => (await import("./board-instructions.js")).boardInstructions,
  Around,
  Aim,
  Detail,
  Party,
  Me,
  Rail,
  Tray,
  Throw,
  Report,
  LogMark,
  Board: Middle,
  Hand: () => null,
  Round,
  ThrowSum: () => null,
  seatIcon: () => icons.soul,
  handCount: () => undefined,
  roundBegun: (event) => (event.type === "phase-begins" && event.phase === "time" ? event.round : undefined),
  placeOf,
  optionIcon,
  faceIcon: (face) => resultIcons[face.split("+")[0] as keyof typeof resultIcons],
  explains,
  keys: [
    ["← ↑ → ↓", "souls.key.arrows"],
    ["Enter", "souls.key.enter"],
    ["Space", "souls.key.space"],
    ["0 + −", "souls.key.zoom"],
  ],
  timeFor: ({ type }) => times[type] ?? 0.5,
  pictureOf: smallPicture,
  soundOf: ({ type }) => (type === "wounded" ? "wound" : type === "door-opened" ? "door" : undefined),
  aliasOf: (view, seat) => view.state.heroes[seat]?.figure || undefined,
  warningOf: ({ verb }, view, options) => {
    const { combat, action } = view.state.turn;
    const isLost = (combat > 0 && options.some(isStrike)) || (action > 0 && options.some(isActivity));
    return verb === "end-turn" && isLost ? { key: "souls.unused", args: { combat, action } } : undefined;
  },
  piecesOf: (view, seat) => [view.state.heroes[seat]?.figure || []].flat(),
  offersAll: (view) => view.state.visit.dealing.length > 0,
  logKindOf: ({ type }) => (fights.includes(type) ? "fight" : undefined),
  mainChoice: (choices) => choices.find(({ option }) => endings.includes(option.verb)),
};
