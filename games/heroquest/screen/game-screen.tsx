import type { GameScreen } from "@tavolata/ui/game/game-screen.js";
import { memo } from "react";
import { heroQuestContent } from "../content/content.js";
import type { SomeOptions } from "../options.js";
import { isBetween } from "../queries/campaign.js";
import { wizard } from "../state.js";
import type { HeroQuestSeen } from "../view.js";
import { optionIcon } from "./deeds.js";
import { Throw, Tray } from "./dice/tray.js";
import { weightsAt } from "./dice/weights.js";
import { explains } from "./explains.js";
import { Aim } from "./frame/aim.js";
import { Around } from "./frame/around.js";
import { Detail } from "./frame/detail.js";
import { LogMark } from "./frame/log-mark.js";
import { Board } from "./frame/middle.js";
import { Round, ThrowSum } from "./frame/round.js";
import { evilWizard, icons } from "./icons.js";
import { Me, Party } from "./party/party.js";
import { Rail } from "./rail/rail.js";
import { chaptersIn } from "./scenes/chapters.js";
import { Report } from "./scenes/report.js";
import type { HeroQuestVisibleEvent } from "./shown.js";
import { smallPicture } from "./small-picture.js";

const faceIcons: Readonly<Record<string, (typeof icons)["skull"]>> = {
  skull: icons.skull,
  lion: icons.lion,
  oval: icons.oval,
};

const fights: readonly string[] = [
  "attacked",
  "shot",
  "attack-missed",
  "unhurt",
  "body-lost",
  "fell-prone",
  "eliminated",
  "spell-strikes",
  "shot-astray",
];

/** How long something is looked at: a step in passing, a throw until it has landed and was read. */
const times: Readonly<Record<string, number>> = {
  moved: 0.22,
  activated: 0.5,
  "activation-over": 0.15,
  "round-begun": 0.5,
  "movement-begun": 0.4,
  "dice-rolled": 1.7,
  placed: 1.2,
  eliminated: 1.4,
};

/** HeroQuest inside the common frame: everything that is drawn, and nothing of its rules. What nothing has changed for isn't drawn again. */
export const gameScreen: GameScreen<HeroQuestSeen, HeroQuestVisibleEvent, SomeOptions> = {
  chaptersIn,
  boardInstructions: async () => (await import("./board-instructions.js")).boardInstructions,
  Around,
  Aim: memo(Aim),
  Detail: memo(Detail),
  Party: memo(Party),
  Me: memo(Me),
  Rail: memo(Rail),
  Tray: memo(Tray),
  Throw,
  weightsOf: (options, read) => ({ combat: weightsAt(read(heroQuestContent), options) }),
  Report,
  LogMark,
  Board: memo(Board),
  Hand: () => null,
  Round: memo(Round),
  ThrowSum,
  seatIcon: (seat) => (seat === wizard ? evilWizard : icons.shield),
  handCount: () => undefined,
  roundBegun: (event) => (event.type === "round-begun" ? event.round : undefined),
  placeOf: ({ at }) => at?.[0],
  optionIcon,
  faceIcon: (face) => faceIcons[face],
  explains,
  keys: [
    ["← ↑ → ↓", "heroquest.key.arrows"],
    ["Enter", "heroquest.key.enter"],
    ["Tab", "heroquest.key.tab"],
    ["Space", "heroquest.key.space"],
    ["M A S C F X E", "heroquest.key.groups"],
    ["0 + −", "heroquest.key.zoom"],
  ],
  timeFor: ({ type }) => times[type] ?? 0.8,
  pictureOf: smallPicture,
  soundOf: ({ type }) => (type === "body-lost" ? "wound" : type === "door-opened" ? "door" : undefined),
  aliasOf: (view, seat) => view.state.heroes[seat],
  piecesOf: (view, seat) => {
    const { figures, gone, heroes } = view.state;
    const led = [...figures, ...gone.map(({ figure }) => figure)].filter((figure) => figure.seat === seat);
    return [heroes[seat] ?? [], led.map(({ id }) => id)].flat();
  },
  offersAll: (view) => {
    const seen = view.state;
    return !seen.introduced || isBetween(seen);
  },
  warningOf: ({ verb }, view, options) => {
    const { turn } = view.state;
    const figures = options.filter((option) => option.verb === "activate").length;
    if (verb === "end-phase" && figures > 0) return { key: "heroquest.unspent", args: { figures } };
    return verb === "end-turn" && turn && turn.actions > 0
      ? { key: "heroquest.unused", args: { actions: turn.actions } }
      : undefined;
  },
  logKindOf: ({ type, rules }) =>
    fights.includes(type)
      ? "fight"
      : rules.some((rule) => rule.startsWith("HQ-18") || rule.startsWith("HQ-20"))
        ? "ruling"
        : undefined,
  mainChoice: (choices) =>
    choices.find(({ option }) => ["end-turn", "stop", "end-phase", "done"].includes(option.verb)),
};
