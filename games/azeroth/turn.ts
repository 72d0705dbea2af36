import type { Steps } from "@tavolata/kernel";
import { combatPowers, defence } from "./combat/powers.js";
import { strikes } from "./combat/resolve.js";
import type { AzerothContent } from "./content/content.js";
import type { AzerothEvent } from "./events.js";
import { letGo } from "./leaving.js";
import type { AzerothOptions } from "./options.js";
import { beginTurn } from "./phases/begin.js";
import { beginChallenge, faceChallenge } from "./phases/challenge.js";
import { endTurn } from "./phases/end.js";
import { beginExploration, explore } from "./phases/exploration.js";
import { equip, maintenance } from "./phases/maintenance.js";
import { movement } from "./phases/movement.js";
import { untilOver } from "./play/valour.js";
import { chooseCharacter, chooseCity, dealCharacters, dealQuests, firstPlayer, open, openingHands } from "./setup.js";
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
  strikes: untilOver(strikes), //          AZ-combat-7: ranged, melee, outcome
  maintenance: untilOver(maintenance), //  AZ-quest-1
  equip: letGo(equip), //                  AZ-item-1: one change, then back here
  "end-turn": endTurn, //                  AZ-turn-2: the die is passed on
} satisfies Steps<Azeroth, AzerothEvent, AzerothContent, AzerothOptions>;
