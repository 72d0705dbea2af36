import { bar, say } from "@tavolata/kernel";
import { isEngaged } from "../figures.js";
import { carryOut } from "../quest/acts.js";
import { moment } from "../quest/triggers.js";
import type { Table } from "../state.js";
import { questNamed } from "../tables.js";
import { activeFigure, type Deed, startActivity, whyNoActivity } from "./activity.js";

/** SS-6.6: what can be done in this Quest only. */
export function questDeeds(t: Table): Deed[] {
  const { state: s } = t;
  const figure = activeFigure(s);
  return questNamed(s.quest)
    .actions.filter(
      ({ id, at, after, once }) =>
        at.includes(figure.area) &&
        (after === undefined || s.notes.includes(after)) &&
        !(once && s.notes.includes(`action:${id}`)),
    )
    .map(({ id, text, activity, engaged, acts }) => ({
      id: `quest:${id}`,
      label: () => say(`quest.${s.quest}.${text}`),
      whyNot: () =>
        whyNoActivity(s, figure, activity) ?? (!engaged && isEngaged(s, figure) ? bar("SS-6.6", "engaged") : undefined),
      *run() {
        if (!(yield* startActivity(t, figure, activity))) return;
        s.notes.push(`action:${id}`);
        t.emit(
          { type: "quest-action", figure: figure.id, quest: s.quest, text, said: say(`quest.${s.quest}.${text}`) },
          { rules: ["SS-6.6"] },
        );
        yield* carryOut(t, acts);
        yield* moment(t, { on: "action", action: id });
      },
    }));
}
