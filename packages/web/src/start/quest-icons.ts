import breakingChain from "game-icon:breaking-chain";
import candle from "game-icon:candle-flame";
import coffin from "game-icon:coffin";
import crownCoin from "game-icon:crown-coin";
import dungeonGate from "game-icon:dungeon-gate";
import imprisoned from "game-icon:imprisoned";
import monk from "game-icon:monk-face";
import bell from "game-icon:ringing-bell";
import scar from "game-icon:scar-wound";
import stones from "game-icon:stone-pile";
import tombstone from "game-icon:tombstone";
import gate from "game-icon:triple-gate";
import watchtower from "game-icon:watchtower";
import water from "game-icon:water-splash";
import witch from "game-icon:witch-face";
import type { IconShape } from "../ui/icon.js";

/** A picture for each quest of HeroQuest's book. */
const icons: Readonly<Record<string, IconShape>> = {
  "the-stolen-bell": bell,
  "the-abbots-clerk": monk,
  "three-scars": scar,
  "the-rising-water": water,
  "the-kings-tenth": crownCoin,
  "the-long-watch": watchtower,
  "the-empty-cell": imprisoned,
  "mother-sedge": witch,
  "the-barrow-road": tombstone,
  "the-drowned-gate": gate,
  "odruns-rest": coffin,
  "ash-and-stone": stones,
  "the-forsworn": breakingChain,
  "the-last-candle": candle,
};

export function questIcon(quest: unknown): IconShape {
  return (typeof quest === "string" ? icons[quest] : undefined) ?? dungeonGate;
}
