import anchor from "game-icon:anchor";
import anvil from "game-icon:anvil";
import bear from "game-icon:bear-head";
import bow from "game-icon:bow-arrow";
import plate from "game-icon:breastplate";
import sword from "game-icon:broadsword";
import cards from "game-icon:card-draw";
import city from "game-icon:castle";
import rogue from "game-icon:cloak-dagger";
import compass from "game-icon:compass";
import swords from "game-icon:crossed-swords";
import crown from "game-icon:crown";
import demon from "game-icon:daemon-skull";
import dragon from "game-icon:dragon-head";
import fire from "game-icon:fire-silhouette";
import flag from "game-icon:flying-flag";
import heart from "game-icon:hearts";
import paladin from "game-icon:holy-symbol";
import brigand from "game-icon:hood";
import bag from "game-icon:knapsack";
import trophy from "game-icon:laurels-trophy";
import energy from "game-icon:lightning-frequency";
import chest from "game-icon:locked-chest";
import find from "game-icon:magnifying-glass";
import book from "game-icon:open-book";
import star from "game-icon:polar-star";
import pin from "game-icon:position-marker";
import dice from "game-icon:rolling-dices";
import boat from "game-icon:sailboat";
import scroll from "game-icon:scroll-unfurled";
import bones from "game-icon:skeleton";
import medal from "game-icon:star-medal";
import totem from "game-icon:totem-mask";
import boot from "game-icon:walking-boot";
import hood from "game-icon:warlock-hood";
import staff from "game-icon:wizard-staff";
import wolf from "game-icon:wolf-head";
import type { IconShape } from "@tavolata/ui/controls/icon.js";
import type { ClassName } from "../content/types.js";

/** Everything that is drawn with an icon. Icons of game-icons.net. */
export const icons = {
  bag,
  book,
  boot,
  cards,
  chest,
  city,
  compass,
  crown,
  dice,
  energy,
  find,
  flag,
  heart,
  medal,
  pin,
  plate,
  scroll,
  sword,
  swords,
  trophy,
} as const satisfies Readonly<Record<string, IconShape>>;

const classes: Readonly<Record<ClassName, IconShape>> = {
  warrior: swords,
  paladin,
  rogue,
  hunter: bow,
  mage: staff,
  warlock: hood,
  shaman: totem,
  druid: bear,
};

export function classIcon(name: string): IconShape {
  return classes[name as ClassName] ?? compass;
}

const creatures: Readonly<Record<string, IconShape>> = {
  beast: wolf,
  undead: bones,
  brigand,
  elemental: fire,
  demon,
  dragonkin: dragon,
};

export function creatureIcon(type: string): IconShape {
  return creatures[type] ?? swords;
}

/** What a space offers. */
export const resourceIcons: Readonly<Record<string, IconShape>> = {
  heal: heart,
  study: book,
  discovery: chest,
  quest: scroll,
  travel: boat,
};

/** The signs of the three cities. */
export const cityIcons: Readonly<Record<string, IconShape>> = {
  vaultspire: star,
  anvilgate: anvil,
  kingsharbour: anchor,
};
