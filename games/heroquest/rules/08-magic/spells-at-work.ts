import { each, type RuleId, say } from "@tavolata/kernel";
import { boardOf } from "../../queries/board/squares.js";
import {
  type Figure,
  type FigureId,
  type HeroFlow,
  type HeroQuest,
  type Lasting,
  type Table,
  wizard,
} from "../../state.js";
import { loseMind } from "../06-melee/wounds.js";
import { lookAgain } from "../11-discovery/discovery.js";
import { endLasting, wordFor } from "./lasting.js";
import type { ChangedGround } from "./zones.js";

/** HQ-RH7-m-counterspell: a spell of a hero that lasts: on a figure, or on the ground. */
type AtWork =
  | { readonly by: FigureId; readonly figure: Figure; readonly lasting: Lasting }
  | { readonly by: FigureId; readonly ground: ChangedGround["what"] };

/** All spells of heroes that last just now. Only at tables with misfortune cards it is remembered whose they are. */
export function spellsAtWork(state: HeroQuest): AtWork[] {
  const list: AtWork[] = [];
  for (const figure of state.figures) {
    for (const lasting of figure.lasting) if (lasting.by) list.push({ by: lasting.by, figure, lasting });
  }
  for (const { by, what } of state.magic.ground) if (by) list.push({ by, ground: what });
  // What is the same for everybody at the table is named once.
  const ids = list.map(idOf);
  return list.filter((one, i) => ids.indexOf(ids[i]!) === i && Object.values(state.heroes).includes(one.by));
}

function idOf(one: AtWork): string {
  if ("ground" in one) return `spell:${one.ground}@${one.by}`;
  const { what, of } = one.lasting;
  return `spell:${one.figure.id}>${of ? `${what}-${of}` : what}@${one.by}`;
}

/** HQ-RH7-m-counterspell: the Evil Wizard ends one of them, and its caster loses mind points. */
export function* endSpell(t: Table, rules: readonly RuleId[], mind: number): HeroFlow {
  const { state } = t;
  const spell = yield* t.choose(
    wizard,
    "counter-spell",
    () => [
      each(spellsAtWork(state), idOf, {
        label: (one) =>
          "figure" in one
            ? say("option.spell-on", { figure: one.figure.id, what: wordFor(one.lasting), by: one.by })
            : say("option.spell-on-ground", { what: one.ground, by: one.by }),
      }),
    ],
    { rules },
  );
  if ("ground" in spell) restoreGround(t, spell.by, spell.ground, rules);
  else if (spell.lasting.what === "summoned") depart(t, spell.figure, rules);
  else endLasting(t, spell.figure, (one) => one === spell.lasting, rules);
  const caster = state.figures.find(({ id }) => id === spell.by);
  if (caster) loseMind(t, caster, mind, { rules });
}

function depart(t: Table, figure: Figure, rules: readonly RuleId[]): void {
  t.state.figures.splice(t.state.figures.indexOf(figure), 1);
  t.emit({ type: "departed", figure: figure.id }, { rules });
}

function restoreGround(t: Table, by: FigureId, what: ChangedGround["what"], rules: readonly RuleId[]): void {
  const { state } = t;
  const isIt = (one: ChangedGround) => one.by === by && one.what === what;
  const squares = state.magic.ground.filter(isIt).map(({ square }) => square);
  state.magic.ground = state.magic.ground.filter((one) => !isIt(one));
  if (what === "stone") state.rubble = state.rubble.filter((square) => !squares.includes(square));
  t.emit({ type: "ground-back", at: squares.map((square) => boardOf(state).names[square]!) }, { rules });
  if (what === "stone") lookAgain(t);
}
