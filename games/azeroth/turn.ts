import type { Steps } from "@tavolata/kernel";
import type { AzerothContent } from "./content/content.js";
import type { AzerothEvent } from "./events.js";
import type { AzerothOptions } from "./options.js";
import {
  chooseCharacter,
  chooseCity,
  dealCharacters,
  dealQuests,
  firstPlayer,
  open,
  openingHands,
} from "./rules/01-setup/setup.js";
import { beginTurn } from "./rules/02-movement/begin.js";
import { movement } from "./rules/02-movement/movement.js";
import { beginExploration, explore } from "./rules/03-exploration/exploration.js";
import { beginChallenge, faceChallenge } from "./rules/04-challenge/challenge.js";
import { combatPowers, defence } from "./rules/05-combat/powers.js";
import { strikes } from "./rules/05-combat/resolve.js";
import { equip, maintenance } from "./rules/09-heroes/maintenance.js";
import { endTurn } from "./rules/10-the-end/end.js";
import { letGo } from "./rules/10-the-end/leaving.js";
import type { Azeroth } from "./state.js";

/** The setup, then AZ-turn-1: a turn, phase by phase. Each step says which comes next. */
export const steps = {
  open, //                                 AZ-setup-1 to AZ-setup-5: everything is shuffled
  "first-player": firstPlayer, //          AZ-setup-6
  "choose-character": chooseCharacter, //  AZ-setup-8: one player, then back here
  "deal-characters": dealCharacters, //    or by chance
  "deal-quests": dealQuests, //            AZ-setup-10
  "choose-city": chooseCity, //            AZ-setup-11: one player, then back here
  "opening-hands": openingHands, //        AZ-setup-12

  turn: letGo(beginTurn), //               AZ-turn-3, AZ-move-1: start of turn, and the movement die
  movement: letGo(movement), //            AZ-move-3: one card, then back here; a move ends the phase
  exploration: beginExploration, //
  explore: letGo(explore), //              AZ-explore-1: discoveries or one resource
  challenge: beginChallenge, //            AZ-chal-1
  "face-challenge": letGo(faceChallenge), // AZ-chal-2: an encounter, or an attack
  defence, //                              AZ-pvp-7: the defender's cards
  combat: combatPowers, //                 AZ-combat-4: the active hero's cards
  strikes, //                              AZ-combat-7: ranged, melee, outcome
  maintenance, //                          AZ-quest-1
  equip: letGo(equip), //                  AZ-item-1: one change, then back here
  "end-turn": endTurn, //                  AZ-turn-2: the die is passed on
} satisfies Steps<Azeroth, AzerothEvent, AzerothContent, AzerothOptions>;
