import { enemyForm } from "../../queries/enemies/enemy-powers.js";
import type { Attack } from "../../state/attack.js";
import type { Figure, SoulsFlow, Table } from "../../state.js";
import { attack } from "../09-attack/attack.js";

export function enemyAttack(t: Table, figure: Figure, target: Figure, weapon: string): SoulsFlow<Attack> {
  return attack(t, { attacker: figure.id, target: target.id, form: enemyForm(t.content, t.state, figure, weapon) });
}
