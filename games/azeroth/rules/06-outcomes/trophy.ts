import type { Seat } from "@tavolata/kernel";
import { nameOf } from "../../content/tables.js";
import { valourOf } from "../../queries/valour.js";
import type { AzerothFlow, SpaceId, Table } from "../../state.js";
import { checkValour } from "../10-the-end/valour.js";

/** AZ-trophy-1 to AZ-trophy-3: the top card of the trophies, once from each space; from an empty deck nothing. */
export function* gainTrophy(t: Table, seat: Seat, space: SpaceId): AzerothFlow {
  const { state: s } = t;
  const hero = s.heroes[seat]!;
  // AZ-quest-12: fought again for a quest, it gives no second trophy.
  if (hero.trophySpaces.includes(space)) {
    t.emit({ type: "no-trophy-left", seat }, { rules: ["AZ-trophy-3", "AZ-quest-12"] });
    return;
  }
  const [trophy] = yield* t.draw(s.trophies, 1, "trophies", seat);
  if (trophy === undefined) {
    t.emit({ type: "no-trophy-left", seat }, { rules: ["AZ-trophy-3"] });
    return;
  }
  hero.trophies.push(trophy);
  hero.trophySpaces.push(space);
  t.emit(
    {
      type: "trophy-gained",
      seat,
      trophy,
      valour: t.content.trophies[nameOf(trophy)]!.valour,
      total: valourOf(t.content, hero),
    },
    { rules: ["AZ-outcome-3", "AZ-trophy-1", "AZ-trophy-2", "AZ-trophy-3", "AZ-valour-1"], reveals: true },
  );
  checkValour(t, seat);
}
