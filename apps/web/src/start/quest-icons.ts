import breakingChain from "game-icon:breaking-chain";
import candle from "game-icon:candle-flame";
import coffin from "game-icon:coffin";
import crownCoin from "game-icon:crown-coin";
import imprisoned from "game-icon:imprisoned";
import monk from "game-icon:monk-face";
import helm from "game-icon:overlord-helm";
import trees from "game-icon:pine-tree";
import ring from "game-icon:ring";
import bell from "game-icon:ringing-bell";
import scar from "game-icon:scar-wound";
import stones from "game-icon:stone-pile";
import tombstone from "game-icon:tombstone";
import gate from "game-icon:triple-gate";
import watchtower from "game-icon:watchtower";
import water from "game-icon:water-splash";
import witch from "game-icon:witch-face";
import type { IconShape } from "../ui/icon.js";
import { gameIcon } from "./game-icons.js";

/** A picture for each quest of HeroQuest's book and of Immortal Souls, and for each scenario of the card game. */
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
  "the-waking": coffin,
  "the-toll-road": crownCoin,
  "the-ember-heart": candle,
  "under-the-bridge": stones,
  "the-wedding-at-harrow": ring,
  "the-longest-night": watchtower,
  "the-hollow-king": helm,
  "passage-through-mirkwood": trees,
  "journey-down-the-anduin": water,
  "escape-from-dol-guldur": watchtower,
};

/** The picture of a quest or scenario; of the game where it has none. */
export function questIcon(game: string, quest: unknown): IconShape {
  return (typeof quest === "string" ? icons[quest] : undefined) ?? gameIcon(game);
}
