import { leadership } from "./cards/leadership.js";
import { lore } from "./cards/lore.js";
import { neutral } from "./cards/neutral.js";
import { spirit } from "./cards/spirit.js";
import { tactics } from "./cards/tactics.js";
import type { Definition } from "./definition.js";
import { dolGuldurOrcs } from "./encounter/dol-guldur-orcs.js";
import { escapeFromDolGuldur } from "./encounter/escape-from-dol-guldur.js";
import { journeyDownTheAnduin } from "./encounter/journey-down-the-anduin.js";
import { orcGuard } from "./encounter/orc-guard.js";
import { passageThroughMirkwood } from "./encounter/passage-through-mirkwood.js";
import { sauronsReach } from "./encounter/saurons-reach.js";
import { spidersOfMirkwood } from "./encounter/spiders-of-mirkwood.js";
import { wilderlands } from "./encounter/wilderlands.js";

/** All cards of the core set. */
export const coreCards: readonly Definition[] = [
  ...leadership,
  ...tactics,
  ...spirit,
  ...lore,
  ...neutral,
  ...spidersOfMirkwood,
  ...wilderlands,
  ...dolGuldurOrcs,
  ...passageThroughMirkwood,
  ...escapeFromDolGuldur,
  ...journeyDownTheAnduin,
  ...sauronsReach,
  orcGuard,
];
