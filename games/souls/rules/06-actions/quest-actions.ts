import { bar, say } from "@tavolata/kernel";
import type { QuestAction } from "../../content/types.js";
import { whyNoActivity } from "../../queries/activity.js";
import { isEngaged } from "../../queries/figures.js";
import { questOf } from "../../queries/quest/books.js";
import type { Figure, SoulsFlow, Table } from "../../state.js";
import { carryOut } from "../02-quest/acts.js";
import { moment } from "../02-quest/triggers.js";
import { startActivity } from "./activity.js";
import { type HeroMenu, heroAction } from "./hero-action.js";

/** SS-6.6: what can be done in this Quest only. */
const questAction = heroAction<QuestAction>({
  verb: "quest",
  target: ({ id }) => id,
  label: ({ text }, { t }) => say(`quest.${t.state.quest}.${text}`),
  whyNot: ({ activity, engaged }, { t, figure }) =>
    whyNoActivity(t.state, figure, activity) ??
    (!engaged && isEngaged(t.state, figure) ? bar("SS-6.6", "engaged") : undefined),
  run: (action, { t, figure }) => doAction(t, figure, action),
});

export function listQuestActions(menu: HeroMenu): void {
  const { t, figure } = menu.acting;
  const { state: s } = t;
  for (const action of questOf(s).actions) {
    const { id, at, after, once } = action;
    if (!at.includes(figure.area) || (after !== undefined && !s.notes.includes(after))) continue;
    if (!once || !s.notes.includes(`action:${id}`)) menu.add(questAction, action);
  }
}

function* doAction(t: Table, figure: Figure, { id, text, activity, acts }: QuestAction): SoulsFlow {
  const { state: s } = t;
  if (!(yield* startActivity(t, figure, activity))) return;
  s.notes.push(`action:${id}`);
  t.emit(
    { type: "quest-action", figure: figure.id, quest: s.quest, text, said: say(`quest.${s.quest}.${text}`) },
    { rules: ["SS-6.6"] },
  );
  yield* carryOut(t, acts);
  yield* moment(t, { on: "action", action: id });
}
