import type { Features } from "@tavolata/kit";
import type { HeroQuestContent } from "../../../content/content.js";
import { type HeroQuest, wizard } from "../../../state.js";
import { positionOf } from "../../perception/position.js";
import { dangersOf } from "./dangers.js";
import { foesOf } from "./foes.js";
import { missionOf } from "./mission.js";
import { partyOf } from "./party.js";

/** What counts for the heroes' victory, and against the Evil Wizard's (HQ-14.1-a). Nothing is counted twice, but some things in two ways. */
export function features(content: HeroQuestContent, s: Readonly<HeroQuest>): Features {
  // The Evil Wizard sees all that is on the table; whoever else thinks ahead does so in a world that was dealt anew.
  const position = positionOf(content, { onlooker: wizard, state: s });
  return { ...partyOf(content, s), ...foesOf(content, s), ...dangersOf(position), ...missionOf(s) };
}
