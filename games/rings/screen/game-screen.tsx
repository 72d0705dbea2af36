import { countIn } from "@tavolata/kernel";
import type { GameScreen } from "@tavolata/ui/game/game-screen.js";
import { Board } from "./board/board.js";
import { Card, Reading } from "./card/reading.js";
import { chaptersIn } from "./chapters.js";
import { DeskProvider, useDesk } from "./desk.js";
import { explains } from "./explains.js";
import { Detail } from "./frame/detail.js";
import { LogMark } from "./frame/log-mark.js";
import { noteOf } from "./frame/note.js";
import { Rail } from "./frame/rail.js";
import { Report } from "./frame/report.js";
import { Aim, Round } from "./frame/round.js";
import { Hand } from "./hand/hand.js";
import { icons } from "./icons.js";
import { optionIcon, placeOf } from "./options.js";
import { Party } from "./party/party.js";
import type { RingsSeen, RingsVisibleEvent } from "./shown.js";
import { smallPicture } from "./small-picture.js";

const fights: readonly string[] = [
  "attack-begun",
  "attack-declared",
  "attack-totalled",
  "attack-damage",
  "attack-blocked",
  "attack-prevented",
  "defended",
  "undefended",
  "shadow-dealt",
  "shadow-turned",
  "shadow-cancelled",
  "damaged",
  "engaged",
];

/** How long something is looked at: what is only counted in passing, what is turned up until it was read. */
const times: Readonly<Record<string, number>> = {
  revealed: 1.4,
  "shadow-turned": 1.4,
  "quest-resolved": 1.4,
  "stage-begun": 1.4,
  eliminated: 1.6,
  "attack-damage": 1.2,
  "phase-begun": 0.3,
  "phase-ended": 0.1,
  "hands-considered": 0,
  "resources-gained": 0.1,
  readied: 0.1,
  "cards-drawn": 0.5,
};

/** Whatever ends a moment: the large button. */
const endings: readonly string[] = ["pass", "done", "stay"];

/** On a phone: the card that was tapped last. */
function Me() {
  const { looked, seen } = useDesk();
  return <Reading card={looked ?? seen.quest.stage} />;
}

/** The Lord of the Rings: The Card Game inside the common frame. */
export const gameScreen: GameScreen<RingsSeen, RingsVisibleEvent> = {
  chaptersIn,
  boardInstructions: async () => (await import("./board-instructions.js")).boardInstructions,
  Around: DeskProvider,
  Aim,
  Detail,
  Party,
  Me,
  Rail,
  Card,
  Tray: Hand,
  Report,
  LogMark,
  Board,
  Hand: () => null,
  Round,
  ThrowSum: () => null,
  seatIcon: () => icons.ring,
  handCount: (view, seat) => countIn(view.state.hands[seat]),
  roundBegun: (event) => (event.type === "round-begun" ? event.round : undefined),
  placeOf,
  optionIcon,
  faceIcon: () => undefined,
  explains,
  keys: [
    ["← ↑ → ↓", "rings.key.arrows"],
    ["Space", "rings.key.space"],
    ["Tab", "rings.key.tab"],
  ],
  timeFor: ({ type }) => times[type] ?? 0.6,
  pictureOf: smallPicture,
  noteOf,
  piecesOf: (view, seat) => {
    const { cards, discards } = view.state;
    const led = Object.values(cards).filter((card) => card.seat === seat);
    return [...led.map(({ id }) => id), ...(discards[seat] ?? [])];
  },
  logKindOf: ({ type }) => (fights.includes(type) ? "fight" : undefined),
  mainChoice: (choices) =>
    choices.find(({ option }) => endings.includes(option.verb)) ??
    choices.slice(0, 1).find(({ option }) => option.verb === "pay" && option.using !== undefined),
};
