import anvil from "game-icon:anvil";
import bandit from "game-icon:bandit";
import axe from "game-icon:battle-axe";
import tavern from "game-icon:beer-stein";
import blackKnight from "game-icon:black-knight-helm";
import blinded from "game-icon:blindfold";
import critical from "game-icon:bloody-stash";
import bow from "game-icon:bow-arrow";
import armour from "game-icon:breastplate";
import sword from "game-icon:broadsword";
import camp from "game-icon:camping-tent";
import event from "game-icon:card-draw";
import castle from "game-icon:castle";
import miss from "game-icon:cross-mark";
import crossbow from "game-icon:crossbow";
import hit from "game-icon:crossed-swords";
import king from "game-icon:crowned-skull";
import gem from "game-icon:cut-diamond";
import death from "game-icon:death-skull";
import cleric from "game-icon:dwarf-face";
import staff from "game-icon:fairy-wand";
import quest from "game-icon:flag-objective";
import ghost from "game-icon:floating-ghost";
import artefact from "game-icon:gem-pendant";
import gremlin from "game-icon:goblin-head";
import wound from "game-icon:half-heart";
import forge from "game-icon:hammer-drop";
import heart from "game-icon:hearts";
import hidden from "game-icon:hood";
import thief from "game-icon:hooded-assassin";
import house from "game-icon:house";
import shaman from "game-icon:imp-laugh";
import key from "game-icon:key";
import pack from "game-icon:knapsack";
import ko from "game-icon:knocked-out-stars";
import legendary from "game-icon:laurels-trophy";
import ability from "game-icon:lightning-frequency";
import chest from "game-icon:locked-chest";
import gate from "game-icon:magic-portal";
import magicShield from "game-icon:magic-shield";
import search from "game-icon:magnifying-glass";
import mail from "game-icon:mail-shirt";
import moon from "game-icon:moon";
import endTurn from "game-icon:next-button";
import assassin from "game-icon:ninja-heroic-stance";
import orc from "game-icon:orc-head";
import lock from "game-icon:padlock";
import dice from "game-icon:perspective-dice-six";
import tree from "game-icon:pine-tree";
import dagger from "game-icon:plain-dagger";
import poison from "game-icon:poison-bottle";
import waypoint from "game-icon:position-marker";
import potion from "game-icon:potion-ball";
import act from "game-icon:public-speaker";
import ring from "game-icon:ring";
import robe from "game-icon:robe";
import shield from "game-icon:round-shield";
import stand from "game-icon:run";
import runeMaster from "game-icon:rune-stone";
import hourglass from "game-icon:sands-of-time";
import scroll from "game-icon:scroll-unfurled";
import fire from "game-icon:small-fire";
import slowed from "game-icon:snail";
import soul from "game-icon:soul-vessel";
import power from "game-icon:spell-book";
import altar from "game-icon:star-altar";
import stunned from "game-icon:star-struck";
import magic from "game-icon:star-swirl";
import ruins from "game-icon:stone-pile";
import sun from "game-icon:sun";
import ground from "game-icon:swap-bag";
import thrown from "game-icon:thrown-daggers";
import tomb from "game-icon:tombstone";
import trade from "game-icon:trade";
import troll from "game-icon:troll";
import crowns from "game-icon:two-coins";
import shadow from "game-icon:uncertainty";
import knight from "game-icon:visored-helm";
import move from "game-icon:walking-boot";
import hammer from "game-icon:warhammer";
import darkMage from "game-icon:wizard-face";
import wolf from "game-icon:wolf-head";
import trap from "game-icon:wolf-trap";
import elf from "game-icon:woman-elf-face";
import door from "game-icon:wooden-door";
import type { IconShape } from "@tavolata/ui/controls/icon.js";
import { soulsContent } from "../content/content.js";
import type { Result } from "../content/dice.js";
import { nameOf } from "../content/tables.js";
import type { ItemCard } from "../content/types.js";

/** Signs of the board and around it. A word or a name stands with each. */
export const icons = {
  act,
  altar,
  anvil,
  armour,
  chest,
  crowns,
  critical,
  death,
  dice,
  door,
  endTurn,
  event,
  fire,
  forge,
  gate,
  gem,
  ghost,
  ground,
  heart,
  hidden,
  hourglass,
  key,
  lock,
  magicShield,
  moon,
  move,
  pack,
  poison,
  power,
  quest,
  scroll,
  search,
  shadow,
  shield,
  soul,
  stand,
  sun,
  tavern,
  trade,
  trap,
  waypoint,
  wound,
  combat: hit,
  action: ability,
} as const satisfies Readonly<Record<string, IconShape>>;

/** SS-6.2-a: what a face of a die shows. */
export const resultIcons: Readonly<Record<Result, IconShape>> = {
  hit,
  ability,
  magic,
  shield,
  legendary,
  miss,
};

/** SS-10.6-a. */
export const conditionIcons: Readonly<Record<string, IconShape>> = {
  ko,
  poisoned: poison,
  blinded,
  slowed,
  stunned,
  fire,
  hidden,
  critical,
};

const heroIcons: Readonly<Record<string, IconShape>> = {
  "light-mage": darkMage,
  "dark-enchantress": shaman,
  "white-rose": knight,
  "black-rose": blackKnight,
  ranger: elf,
  archer: bow,
  thief,
  assassin,
  cleric,
  "rune-master": runeMaster,
};

/** The picture of a hero card. */
export function heroIcon(version: string): IconShape {
  return Object.entries(heroIcons).find(([name]) => version.endsWith(name))?.[1] ?? knight;
}

const familyIcons: Readonly<Record<string, IconShape>> = {
  gremlin,
  bandit,
  "orc-warrior": orc,
  "orc-shaman": shaman,
  troll,
  "hollow-king": king,
};

export function familyIcon(family: string): IconShape {
  return familyIcons[family] ?? death;
}

export const companionIcon: IconShape = wolf;

const groundIcons: Readonly<Record<string, IconShape>> = {
  forest: tree,
  village: house,
  ruins,
  camp,
  castle,
  crypt: tomb,
};

/** What stands faintly on the ground of an area, where something does. */
export function groundIcon(of: string): IconShape | undefined {
  return groundIcons[of];
}

const categoryIcons: Readonly<Record<string, IconShape>> = {
  sword,
  dagger,
  axe,
  hammer,
  mace: hammer,
  maul: hammer,
  bow,
  crossbow,
  wand: staff,
  staff,
  thrown,
  shield,
  plate: armour,
  mail,
  leather: mail,
  robe,
};

const kindIcons: Readonly<Record<ItemCard["kind"], IconShape>> = {
  weapon: sword,
  armour,
  artefact,
  permanent: ring,
  consumable: potion,
  projectile: thrown,
};

/** By what it is, which no box prints otherwise. */
export function itemIcon(item: string): IconShape {
  if (nameOf(item).startsWith("crowns")) return crowns;
  const { category, kind } = soulsContent.plain.items.get(nameOf(item))!;
  return (category && categoryIcons[category]) ?? kindIcons[kind];
}
