import { itemSide } from "../../content/tables.js";
import type { Effect } from "../../content/types.js";
import type { Use } from "../../queries/effects/whom.js";
import { mostCharges } from "../../queries/enemies/charges.js";
import { isMaster } from "../../queries/enemies/scroll.js";
import { unitOf, whoAttacks } from "../../queries/enemies/who-attacks.js";
import { enemyOf, figureOf, heroOf } from "../../queries/figures.js";
import type { Figure, SoulsFlow, Table } from "../../state.js";
import { enemyAttack } from "./enemy-attack.js";
import { drawEnemyPower } from "./powers-drawn.js";
import { useSpecials } from "./use-power.js";

/** SS-8.4-c: a hero's artefact regains charges, up to its number. */
function rechargeArtefact(t: Table, figure: Figure, charges: number): void {
  const { state: s } = t;
  const { artefact } = heroOf(s, figure).slots;
  const most = artefact === "" ? 0 : (itemSide(t.content, s, artefact).charges?.max ?? 0);
  const item = s.items[artefact];
  if (!item || most === 0) return;
  item.charges = Math.min(most, item.charges + charges);
  t.emit({ type: "recharged", figure: figure.id, charges: item.charges }, { rules: ["SS-8.4-c"] });
}

/** The words that enemies and the cards that drive them are written in. */
export function* enemyActs(t: Table, effect: Effect, figure: Figure, use: Use): SoulsFlow {
  const { state: s } = t;
  switch (effect.effect) {
    case "enemy-attack": {
      if (figure.kind === "ghost") return;
      const user = figureOf(s, use.user);
      // SS-15.9-e: a victim that was pushed away may be out of sight. SS-15.10-d: one figure of a Horde is enough, the user first.
      const by = whoAttacks(t.content, s, [user, ...unitOf(s, user)], figure);
      if (by) yield* enemyAttack(t, by, figure, effect.weapon);
      else t.emit({ type: "attack-skipped", enemy: user.belongsTo }, { rules: ["SS-15.9-e"] });
      return;
    }
    case "use-specials":
      return yield* useSpecials(t, enemyOf(s, figure));
    case "recharge": {
      if (figure.kind !== "enemy") return rechargeArtefact(t, figure, effect.charges);
      const enemy = enemyOf(s, figure);
      const most = mostCharges(t.content, enemy);
      if (enemy.charges >= most) return;
      enemy.charges = Math.min(most, enemy.charges + effect.charges);
      t.emit({ type: "recharged", figure: figure.id, charges: enemy.charges }, { rules: ["SS-15.1-k"] });
      return;
    }
    case "draw-enemy-powers":
      // SS-15.3-a: the cards lie beside Enemy cards; a Master's powers all stand on its own.
      if (isMaster(t.content, enemyOf(s, figure))) return;
      for (let left = effect.count; left > 0; left--) yield* drawEnemyPower(t, enemyOf(s, figure));
      return;
    default:
      throw new RangeError(`No rule says yet what "${effect.effect}" of "${use.name}" does at once.`);
  }
}
