import { bar, say } from "@tavolata/kernel";
import type { QuestAction } from "../../content/types.js";
import { whyNoActivity } from "../../queries/activity.js";
import { isEngaged } from "../../queries/figures.js";
import { questOf } from "../../queries/quest/books.js";
import type { Figure, SoulsFlow, Table } from "../../state.js";
import { carryOut } from "../02-quest/acts.js";
import { moment } from "../02-quest/triggers.js";
import { type Deeds, startActivity } from "./activity.js";

/** SS-6.6: what can be done in this Quest only. */
export function questDeeds(deeds: Deeds): void {
  const { t, figure } = deeds;
  const { state: s } = t;
  for (const action of questOf(s).actions) {
    const { id, at, after, once, text, activity, engaged } = action;
    if (!at.includes(figure.area) || (after !== undefined && !s.notes.includes(after))) continue;
    if (once && s.notes.includes(`action:${id}`)) continue;
    const why =
      whyNoActivity(s, figure, activity) ?? (!engaged && isEngaged(s, figure) ? bar("SS-6.6", "engaged") : undefined);
    if (deeds.leavesOut(why)) continue;
    const label = () => say(`quest.${s.quest}.${text}`);
    deeds.add({
      id: `quest:${id}`,
      verb: "quest",
      target: id,
      using: undefined,
      at: undefined,
      label,
      run: () => doAction(t, figure, action),
      bar: why,
    });
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
