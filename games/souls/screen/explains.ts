import type { Message } from "@tavolata/kernel";
import type { Explains, PrintedEntry, Thing } from "@tavolata/ui/explain/thing.js";
import { type SoulsContent, soulsContent } from "../content/content.js";
import { effectMessage, lineMessage, paidMessage, valuesMessage } from "../content/describe.js";
import { enemyPowerCard, eventCard, itemCard, powerCard, scrollCard } from "../content/tables.js";
import type { ItemSide } from "../content/types.js";
import { enemyIn } from "../queries/figures.js";
import type { SoulsSeen } from "./shown.js";

/** Figures and areas; cards are found by their names. */
export const explains: Explains<SoulsSeen> = {
  things(view) {
    const seen = view.state;
    return seen.figures.flatMap((figure): Thing[] => {
      const at = `figure:${figure.id}`;
      const enemy = enemyIn(seen, figure);
      if (enemy) {
        // SS-15-c: the scroll says what it does, the card how much it bears.
        const isMaster = enemy.controller === "";
        const scroll: PrintedEntry = { table: isMaster ? "masters" : "scrolls", entry: enemy.scroll };
        const card: Thing = {
          at: `card:${enemy.id}`,
          word: enemy.id,
          printed: { table: "enemies", entry: enemy.id },
          kind: "enemies",
        };
        return [{ at, word: figure.id, printed: scroll, kind: scroll.table }, ...(isMaster ? [] : [card])];
      }
      if (figure.kind === "companion") return [{ at, word: figure.id, kind: "companions" }];
      const version = seen.heroes[figure.belongsTo]?.version;
      const printed = version === undefined ? {} : { printed: { table: "heroes", entry: version } };
      return [{ at, word: figure.id, ...printed, kind: "heroes" }];
    });
  },
  says: (printed, read) => saidOf(read(soulsContent), printed),
  rules: {
    heroes: ["SS-5.2", "SS-5.2.1", "SS-5.2.5", "SS-6.1-a"],
    companions: ["SS-6.1-a"],
    scrolls: ["SS-15-a", "SS-15.1-a", "SS-15.1-b"],
    masters: ["SS-16-a", "SS-16-c"],
    enemies: ["SS-15.2-a", "SS-15.2.1-b"],
    enemyPowers: ["SS-15.3-a"],
    items: ["SS-8.2-a", "SS-8.2-b", "SS-12-a"],
    powers: ["SS-7-a", "SS-7-c"],
    events: ["SS-4.3-a", "SS-4.3-c", "SS-4.3-d"],
    criticals: ["SS-10.1-a"],
    shadows: ["SS-15.4-a"],
    loot: ["SS-13-b"],
    money: ["SS-13-a"],
    area: ["SS-3-a", "SS-3-c", "SS-6.1-b", "SS-6.1-c"],
    figure: ["SS-6.2-c"],
  },
};

/** What is printed in words, made from the very values that the rules run on. */
function saidOf(content: SoulsContent, { table, entry }: PrintedEntry): readonly Message[] {
  switch (table) {
    case "items": {
      const { front, back } = itemCard(content, `${entry}-1`);
      return [...sideOf(front), ...(back ? sideOf(back) : [])];
    }
    case "powers": {
      const { base, levels } = powerCard(content, entry);
      return [base, ...levels].flatMap(({ effects = [], paid = [] }: Printing) => [
        ...effects.map(effectMessage),
        ...paid.map(paidMessage),
      ]);
    }
    case "enemyPowers":
      return enemyPowerCard(content, entry).levels.flatMap(({ effects = [] }: Printing) => effects.map(effectMessage));
    case "events":
      return (eventCard(content, entry).continuous ?? []).map(effectMessage);
    case "scrolls":
      return scrollCard(content, entry).lines.map(lineMessage);
    default:
      return [];
  }
}

type Printing = Pick<ItemSide, "effects" | "paid">;

function sideOf({ attack, effects = [], paid = [] }: ItemSide): readonly Message[] {
  return [...(attack ? [valuesMessage(attack)] : []), ...effects.map(effectMessage), ...paid.map(paidMessage)];
}
