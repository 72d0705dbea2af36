import { countIn } from "@tavolata/kernel";
import type { GameScreen } from "@tavolata/ui/game/game-screen.js";
import type { ReactNode } from "react";
import { azerothContent } from "../content/content.js";
import { beginning } from "../queries/beginning.js";
import { optionIcon } from "./deeds.js";
import { DeskProvider } from "./desk.js";
import { explains } from "./explains.js";
import { Middle } from "./frame/middle.js";
import { Rail } from "./frame/rail.js";
import { Report } from "./frame/report.js";
import { Aim, Round } from "./frame/round.js";
import { Tray } from "./frame/tray.js";
import { Me, Party } from "./heroes/party.js";
import { icons } from "./icons.js";
import { LogMark } from "./log-mark.js";
import type { AzerothScreenProps, AzerothSeen, AzerothVisibleEvent } from "./shown.js";
import { smallPicture } from "./small-picture.js";
import { warningOf } from "./warning.js";
import { wordLinks } from "./word-links.js";

const fights: readonly string[] = [
  "combat-begun",
  "hero-attacked",
  "attack-made",
  "encounter-wounded",
  "wounded",
  "encounter-beaten",
  "hero-won",
  "defeated",
  "both-fell",
  "left-unbeaten",
  "item-stolen",
];

/** How long something is looked at. */
const times: Readonly<Record<string, number>> = {
  moved: 1,
  "dice-rolled": 1.2,
  "combat-begun": 1,
  "attack-made": 0.7,
  "encounter-beaten": 1,
  "quest-completed": 1.3,
  "trophy-gained": 1.5,
  "level-gained": 1.5,
  defeated: 1.4,
  "phase-begun": 0.15,
  "turn-begun": 0.4,
};

/** Whatever ends a moment: the large button. */
const endings: readonly string[] = ["strike", "pass", "done", "stay", "reveal"];

function Around({ children, ...shown }: AzerothScreenProps & { readonly children: ReactNode }) {
  return <DeskProvider {...shown}>{children}</DeskProvider>;
}

/** World of Warcraft: The Adventure Game inside the common frame. */
export const gameScreen: GameScreen<AzerothSeen, AzerothVisibleEvent> = {
  boardInstructions: async () => (await import("./board-instructions.js")).boardInstructions,
  Around,
  Aim,
  Party,
  Me,
  Rail,
  Tray,
  Report,
  LogMark,
  links: wordLinks,
  Board: Middle,
  Round,
  seatIcon: () => icons.compass,
  handCount: (view, seat) => countIn(view.state.hands[seat]),
  roundBegun: (event) => (event.type === "round-begun" ? event.round : undefined),
  optionIcon,
  explains,
  keys: [
    ["← ↑ → ↓", "azeroth.key.arrows"],
    ["Enter", "azeroth.key.enter"],
    ["P", "azeroth.key.plan"],
    ["F", "azeroth.key.find"],
    ["Space", "azeroth.key.space"],
    ["0 + −", "azeroth.key.zoom"],
  ],
  timeFor: ({ type }) => times[type] ?? 0.5,
  pictureOf: smallPicture,
  soundOf: ({ type }) => (type === "wounded" ? "wound" : undefined),
  aliasOf: (view, seat) => view.state.heroes[seat]?.class || undefined,
  logKindOf: ({ type }) => (fights.includes(type) ? "fight" : undefined),
  offersAll: (view) => beginning(view.state) !== undefined,
  warningOf: ({ verb }, view, _, read) => warningOf(read(azerothContent), verb, view.state),
  mainChoice: (choices) => choices.find(({ option }) => endings.includes(option.verb)),
};
