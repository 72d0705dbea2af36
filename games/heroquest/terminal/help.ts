import { say } from "@tavolata/kernel";
import type { Position } from "../bot/perception/position.js";
import { helpTableOf } from "../queries/wizard-table.js";
import { flowing, type Words } from "./words.js";

/** HQ-2.3: the help table, on the Evil Wizard's side of the screen only. */
export function helpLines({ content, onlooker }: Position, words: Words): string[] {
  const help = helpTableOf(content, onlooker);
  if (!help) return [];
  const title = (word: string) => words.say(say(`draw.help-${word}`));
  const faces = (die: Readonly<Record<string, number>>) =>
    Object.entries(die).map(([face, count]) => (count > 1 ? `${words.name(face)} ×${count}` : words.name(face)));
  return [
    ...flowing(
      [
        title("antagonists"),
        ...help.antagonists.map(
          ({ type, move, attack, defence, body, mind }) =>
            `${words.name(type)} ${move}/${attack}/${defence}/${body}/${mind}`,
        ),
      ],
      "  ",
    ),
    ...flowing([title("combat-die"), ...faces(help.combatDie)], "  "),
    ...flowing([title("movement-die"), ...faces(help.movementDie)], "  "),
    ...flowing(
      [
        title("traps"),
        ...help.traps.map(({ kind, dice, defence, disarmable }) =>
          words.say(say("draw.help-trap", { kind, dice, defence: say(`draw.help-${defence}`), disarmable })),
        ),
      ],
      "  ",
    ),
  ];
}

/** HQ-2.3: what the adventure notes at a place of the map, for whoever looks behind the screen. */
export function noteLines({ table, board }: Position, words: Words): string[] {
  return (table.secrets?.notes ?? []).map(({ square, text }) => `${board.names[square]!}: ${words.say(say(text))}`);
}
