import { each, type Naming, one, say } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { itemNamed } from "../../content/tables.js";
import { meleeWeapons } from "../../queries/combat/equipment.js";
import { areEnemies, isBound, isOnBoard } from "../../queries/figures.js";
import { hasTrait } from "../../queries/traits.js";
import type { Figure, HeroFlow, Table } from "../../state.js";
import { strikeWithWeapon, whyNotWeapon } from "../06-melee/melee.js";
import { tellTrait } from "./telling.js";

interface SecondBlow {
  readonly weapon: string;
  readonly target: Figure;
}

const secondBlow: Naming<SecondBlow> = {
  verb: "second-blow",
  target: ({ target }) => target.id,
  using: ({ weapon }) => weapon,
  id: ({ weapon, target }) => `second-blow:${weapon}>${target.id}`,
};

/** HQ-RH3-multiple-attack: after a blow with one weapon another with a second one, in the same action. */
export function* strikeAgain(t: Table, attacker: Figure): HeroFlow {
  if (!hasTrait(attacker, "multiple-attack") || !isOnBoard(t.state, attacker) || isBound(attacker)) return;
  const first = attacker.held;
  if (blows(t, attacker, first).length === 0) return;
  const chosen = yield* t.choose<SecondBlow | "no-second-blow">(
    attacker.seat,
    "second-blow",
    () => [
      each(blows(t, attacker, first), secondBlow, {
        at: ({ target }) => [`figure:${target.id}`],
        label: ({ weapon, target }) => say("option.second-blow", { item: weapon, figure: target.id }),
      }),
      one("no-second-blow"),
    ],
    { rules: ["HQ-RH3-multiple-attack"] },
  );
  if (chosen === "no-second-blow") return;
  tellTrait(t, attacker, "multiple-attack");
  yield* strikeWithWeapon(t, attacker, chosen.target, chosen.weapon);
  // One weapon in each hand leaves none for a shield, until the next attack.
  if (isOnBoard(t.state, attacker)) attacker.bothHands = true;
}

/** Whom the weapons besides the first could strike. Each weapon names its own target. */
function blows(t: Table, attacker: Figure, first: string): SecondBlow[] {
  const { content } = t;
  if (!isOneHanded(content, first)) return [];
  const count = (weapon: string) => attacker.items.filter((item) => item === weapon).length;
  const weapons = meleeWeapons(content, attacker).filter(
    (weapon) => isOneHanded(content, weapon) && (weapon !== first || count(weapon) > 1),
  );
  const enemies = t.state.figures.filter((target) => areEnemies(target, attacker));
  return weapons.flatMap((weapon) =>
    enemies.filter((target) => !whyNotWeapon(t, attacker, target, weapon)).map((target) => ({ weapon, target })),
  );
}

/** Two-handed weapons are excluded. */
function isOneHanded(content: HeroQuestContent, weapon: string): boolean {
  return weapon !== "" && itemNamed(content, weapon).hands === 1;
}
