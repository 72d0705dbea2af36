import type { Affected, Defence } from "../../../content/effects.js";
import { isOnBoard } from "../../../queries/figures.js";
import { isImmune } from "../../../queries/traits.js";
import type { Figure, HeroFlow, Table } from "../../../state.js";
import { readBlow, throwCombat } from "../../01-dice/dice.js";
import { type DefenceKind, defend } from "../../06-melee/defence.js";
import { unblocked } from "../../06-melee/hits.js";
import { heal, loseMind, restoreMind, wound } from "../../06-melee/wounds.js";
import { withstood } from "../../rh-3-experience/withstanding.js";
import { affectedBy } from "../affected.js";
import { endTurnUnderSpells } from "../lasting.js";
import { chooseFreeSquare } from "../squares.js";
import type { Casting, Words } from "../vocabulary.js";
import { appear } from "./appearing.js";

const defenceOf: Readonly<Record<Defence, DefenceKind>> = { full: "melee", armour: "ranged", none: "none" };

/** Body and mind: what cards give and take. */
export const points: Words<"heal-body" | "heal-mind" | "lose-body" | "lose-mind" | "strike" | "revive" | "nothing"> = {
  "heal-body": {
    *act(t, casting, { amount, on }) {
      for (const figure of affectedBy(t.state, casting, on)) heal(t, figure, amount, casting.rules);
    },
  },
  "heal-mind": {
    *act(t, casting, { amount, on }) {
      for (const figure of affectedBy(t.state, casting, on)) restoreMind(t, figure, amount, casting.rules);
    },
  },
  "lose-body": {
    *act(t, casting, { amount, on }) {
      for (const figure of touchedBy(t, casting, on)) wound(t, figure, amount, causeOf(casting));
    },
  },
  "lose-mind": {
    *act(t, casting, { amount, on }) {
      for (const figure of touchedBy(t, casting, on)) loseMind(t, figure, amount, causeOf(casting));
    },
  },
  strike: {
    *act(t, casting, { dice, defence, on }) {
      for (const figure of affectedBy(t.state, casting, on)) {
        // HQ-12.3-d: who is under rocks can't be attacked, by magic either.
        if (!isOnBoard(t.state, figure) || figure.buried) continue;
        yield* strikeFigure(t, casting, figure, dice, defenceOf[defence]);
      }
    },
  },
  revive: {
    *act(t, { user, aim, rules }) {
      const hero = aim.figure!;
      const { gone } = t.state;
      const square = yield* chooseFreeSquare(t, user, rules);
      if (square === undefined) return;
      gone.splice(
        gone.findIndex(({ figure }) => figure === hero),
        1,
      );
      Object.assign(hero, { body: hero.fullBody, mind: hero.fullMind, prone: 0, buried: false, pit: "", lasting: [] });
      // Who fell under another's command belongs to its own player again.
      endTurnUnderSpells(t, hero);
      hero.square = square;
      t.state.figures.push(hero);
      t.emit({ type: "revived", figure: hero.id, by: user.id }, { rules });
      yield* appear(t, hero, square);
    },
  },
  nothing: {
    *act() {},
  },
};

/** HQ-8.6-a: those of the affected who aren't immune to this kind of harm. */
function touchedBy(t: Table, casting: Casting, on: Affected | undefined): Figure[] {
  return affectedBy(t.state, casting, on).filter((figure) => {
    if (!isImmune(t.content, figure, casting.harm)) return true;
    t.emit({ type: "immune", figure: figure.id }, { rules: casting.rules });
    return false;
  });
}

function causeOf({ user, rules }: Casting) {
  return { by: user, rules };
}

/** The card's dice against a figure. HQ-8.6-b: a ? among them does nothing. */
function* strikeFigure(t: Table, casting: Casting, figure: Figure, dice: number, defence: DefenceKind): HeroFlow {
  const { user, rules, harm, pierces } = casting;
  if (isImmune(t.content, figure, harm) || isImmune(t.content, figure, "magic")) {
    t.emit({ type: "immune", figure: figure.id }, { rules });
    return;
  }
  t.emit({ type: "spell-strikes", figure: figure.id, dice }, { rules });
  const blow = readBlow(yield* throwCombat(t, dice, { purpose: "spell", by: user, rules }));
  // HQ-8.6-b: with an HQ in the casting roll there is no defence.
  const left = withstood(t, figure, user, blow, false);
  const shields = yield* defend(t, figure, pierces ? "none" : defence, rules, user);
  wound(t, figure, unblocked(left, shields), { by: user, rules });
}
