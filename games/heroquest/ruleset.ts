import type { RuleId, Ruleset, Seat } from "@tavolata/kernel";
import { type HeroQuestContent, heroQuestContent } from "./content/content.js";
import type { Quest } from "./content/quests/format.js";
import { customQuest, customQuestIn } from "./custom-quest/option.js";
import type { HeroQuestEvent } from "./events.js";
import { migrations } from "./migrations.js";
import { type HeroQuestOptions, optionsFor } from "./options.js";
import { setUp } from "./rules/02-setup/setup.js";
import { determinizeQuest } from "./rules/16-quests/quest-choice.js";
import { disputes } from "./rules/20-disputes/disputes.js";
import { seats } from "./seats.js";
import { type HeroQuest, wizard } from "./state.js";
import { streams } from "./streams.js";
import { stepsWith } from "./turn.js";
import { visibility } from "./view.js";

/** HQ-18.2, HQ-18.4: an error is still play; HQ-18.8: for the Evil Wizard, too. */
function whyNoUndo(seat: Seat): RuleId[] {
  return ["HQ-18.2", "HQ-18.4", ...(seat === wizard ? ["HQ-18.8"] : [])];
}

/** HeroQuest with these quests in the adventure book. */
export function heroQuestWith(
  quests: readonly Quest[],
): Ruleset<HeroQuest, HeroQuestEvent, HeroQuestContent, HeroQuestOptions> {
  return {
    id: "heroquest",
    version: "0.2.0",
    migrations,
    options: optionsFor(quests.map(({ id }) => id)),
    whyNotOptions: (options) => customQuest.whyNot(options),
    seats,
    setup: (options, seated) =>
      setUp(customQuestIn(options) ?? quests.find(({ id }) => id === options.quest), options, seated),
    first: "quest-choice",
    steps: stepsWith(quests),
    visibility,
    streams,
    content: heroQuestContent,
    determinize: (state, seat, chance, content) => determinizeQuest(content, quests, state, seat, chance),
    interjections: disputes,
    settings: ({ undo }) => ({ undo: undo === "friendly" ? "friendly" : "strict" }),
    whyNoUndo,
  };
}
