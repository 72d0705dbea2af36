import { type Chance, each, type Seat, say } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import type { Quest } from "../../content/quests/format.js";
import { type HeroFlow, type HeroQuest, type Table, wizard } from "../../state.js";
import { cardsFor, layoutOf } from "../02-setup/setup.js";
import { playable, questIn } from "../14-campaign/adventures.js";
import { withoutFound } from "../14-campaign/artifacts.js";
import { determinizeSecrets, isAnyQuest } from "../determinize/determinize.js";

/** HQ-2.7-a: before all else the Evil Wizard chooses the adventure, unless the table was opened with one. */
export function* chooseQuest(t: Table, book: readonly Quest[]): HeroFlow<string> {
  const { content, state } = t;
  const record = state.campaign?.record ?? [];
  if (state.quest === "" || state.ended) {
    const choice = state.campaign ? playable(book, record) : book;
    const quest = yield* t.choose(
      wizard,
      "quest",
      () => [each(choice, ({ id }) => `quest:${id}`, { label: ({ id }) => say(`quest.${id}.title`) })],
      { rules: ["HQ-2.7-a", "HQ-16.1"] },
    );
    state.chosenFrom = choice.map(({ id }) => id);
    layQuest(content, state, quest);
    // HQ-8.7: a new adventure, and every card is there again. HQ-8.6-d: evocations are treasure, and stay with their finders.
    const { evocations } = state.magic;
    Object.assign(state, cardsFor(t.options, t.seats));
    state.magic.evocations = evocations;
    tell(t);
    if (record.length > 0) t.emit({ type: "spells-back" }, { rules: ["HQ-8.7"] });
  }
  return record.length === 0 ? "secret-choice" : "replacement";
}

/** The quest goes behind the screen, without what the campaign has brought out already. */
export function layQuest(content: HeroQuestContent, state: HeroQuest, quest: Quest): void {
  const held = Object.values(state.magic.evocations).flat();
  delete state.levers;
  Object.assign(state, layoutOf(withoutFound(content, quest, state.campaign?.found ?? [], held)));
}

/** HQ-16.1: the title is told at once only where the table wants it so. */
function tell(t: Table): void {
  const { quest, titleSecret } = t.state;
  t.emit(
    { type: "quest-chosen", quest: say(`quest.${quest}.title`) },
    titleSecret
      ? { rules: ["HQ-2.7-a", "HQ-16.1"], secret: { fields: ["quest"], to: [wizard] } }
      : { rules: ["HQ-2.7-a", "HQ-16.1"], reveals: true },
  );
}

/** Deals anew which quest it is, for those who can't know it yet: any that was to be chosen from, or any that a table is opened with. */
export function determinizeQuest(
  content: HeroQuestContent,
  book: readonly Quest[],
  state: HeroQuest,
  seat: Seat,
  chance: Chance,
): void {
  if (seat === wizard || !isAnyQuest(state)) return;
  const chosenFrom = state.chosenFrom.length > 0 ? state.chosenFrom : book.map(({ id }) => id);
  layQuest(content, state, questIn(book, chosenFrom[chance.below(chosenFrom.length)]!));
  determinizeSecrets(content, state, state.secrets, chance);
}
