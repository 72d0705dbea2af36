import stairs from "game-icon:3d-stairs";
import arrows from "game-icon:arrow-flights";
import barbarian from "game-icon:barbarian";
import axe from "game-icon:battle-axe";
import knight from "game-icon:black-knight-helm";
import bookcase from "game-icon:bookshelf";
import bow from "game-icon:bow-arrow";
import bracers from "game-icon:bracer";
import brain from "game-icon:brain";
import plate from "game-icon:breastplate";
import broadsword from "game-icon:broadsword";
import alchemist from "game-icon:bubbling-flask";
import tomb from "game-icon:coffin";
import crossbow from "game-icon:crossbow";
import axes from "game-icon:crossed-axes";
import rack from "game-icon:crossed-chains";
import swords from "game-icon:crossed-swords";
import crown from "game-icon:crown";
import crystal from "game-icon:crystal-ball";
import skull from "game-icon:death-skull";
import dwarf from "game-icon:dwarf-face";
import earth from "game-icon:earth-spit";
import exit from "game-icon:exit-door";
import rocks from "game-icon:falling-rocks";
import fireball from "game-icon:fireball";
import fireplace from "game-icon:fireplace";
import fimir from "game-icon:fish-monster";
import flag from "game-icon:flying-flag";
import familiar from "game-icon:fox-head";
import gargoyle from "game-icon:gargoyle";
import goblin from "game-icon:goblin-head";
import lion from "game-icon:griffin-shield";
import hammer from "game-icon:hammer-nails";
import hawk from "game-icon:hawk-emblem";
import potion from "game-icon:health-potion";
import heart from "game-icon:hearts";
import hourglass from "game-icon:hourglass";
import jump from "game-icon:jump-across";
import key from "game-icon:key";
import knapsack from "game-icon:knapsack";
import trophy from "game-icon:laurels-trophy";
import lever from "game-icon:lever";
import chest from "game-icon:locked-chest";
import magical from "game-icon:magic-portal";
import search from "game-icon:magnifying-glass";
import mail from "game-icon:mail-shirt";
import monk from "game-icon:monk-face";
import mummy from "game-icon:mummy-head";
import openChest from "game-icon:open-treasure-chest";
import orc from "game-icon:orc-head";
import overlord from "game-icon:overlord-helm";
import pig from "game-icon:pig";
import gate from "game-icon:portculis";
import prisoner from "game-icon:prisoner";
import ring from "game-icon:ring";
import sentinel from "game-icon:rock-golem";
import dice from "game-icon:rolling-dices";
import rope from "game-icon:rope-coil";
import shield from "game-icon:round-shield";
import rune from "game-icon:rune-stone";
import secretDoor from "game-icon:secret-door";
import zombie from "game-icon:shambling-zombie";
import skeleton from "game-icon:skeleton";
import oval from "game-icon:skull-shield";
import spear from "game-icon:spear-feather";
import spears from "game-icon:spears";
import spellBook from "game-icon:spell-book";
import pit from "game-icon:spiky-pit";
import eye from "game-icon:spyglass";
import sorcererTable from "game-icon:star-altar";
import dagger from "game-icon:stiletto";
import dig from "game-icon:stone-crafting";
import throne from "game-icon:stone-throne";
import weaponsRack from "game-icon:sword-altar";
import table from "game-icon:table";
import scroll from "game-icon:tied-scroll";
import trade from "game-icon:trade";
import cupboard from "game-icon:trophies-shelf";
import coins from "game-icon:two-coins";
import helmet from "game-icon:visored-helm";
import boot from "game-icon:walking-boot";
import warlock from "game-icon:warlock-hood";
import water from "game-icon:water-drop";
import wind from "game-icon:whirlwind";
import wizardFace from "game-icon:wizard-face";
import staff from "game-icon:wizard-staff";
import wolf from "game-icon:wolf-head";
import trap from "game-icon:wolf-trap";
import elf from "game-icon:woman-elf-face";
import lady from "game-icon:woman-elf-face";
import door from "game-icon:wooden-door";
import type { IconShape } from "@tavolata/ui/controls/icon.js";

/** Everything that is drawn with an icon, by the game's own words. Icons of game-icons.net. */
export const icons = {
  alchemist,
  arrows,
  axes,
  boot,
  bow,
  brain,
  chest,
  coins,
  crossbow,
  crown,
  dice,
  dig,
  door,
  earth,
  exit,
  eye,
  fireball,
  flag,
  gate,
  hammer,
  heart,
  hourglass,
  jump,
  key,
  knapsack,
  lever,
  lion,
  magical,
  openChest,
  oval,
  pit,
  potion,
  rocks,
  search,
  secretDoor,
  shield,
  skull,
  spellBook,
  spears,
  stairs,
  swords,
  trade,
  trap,
  trophy,
  water,
  wind,
} as const satisfies Readonly<Record<string, IconShape>>;

const figures: Readonly<Record<string, IconShape>> = {
  barbarian,
  dwarf,
  elf,
  wizard: wizardFace,
  goblin,
  orc,
  fimir,
  skeleton,
  zombie,
  mummy,
  "chaos-warrior": knight,
  gargoyle,
  warlock,
  familiar,
  piglet: pig,
  wolf,
  sentinel,
  hawk,
  "brother-anselm": monk,
  "squire-tam": prisoner,
  "lady-ginevra": lady,
};

export function figureIcon(type: string): IconShape {
  return figures[type] ?? monk;
}

export const evilWizard = overlord;

const pieces: Readonly<Record<string, IconShape>> = {
  table,
  throne,
  "alchemist-bench": alchemist,
  chest,
  tomb,
  "sorcerer-table": sorcererTable,
  bookcase,
  rack,
  fireplace,
  "weapons-rack": weaponsRack,
  cupboard,
};

export function sceneryIcon(type: string): IconShape {
  return pieces[type] ?? chest;
}

const traps: Readonly<Record<string, IconShape>> = {
  pit,
  "deep-pit": pit,
  rocks,
  landslide: rocks,
  arrows,
  spears,
  axes,
  magical,
};

export function trapIcon(kind: string): IconShape {
  return traps[kind] ?? trap;
}

const things: readonly (readonly [RegExp, IconShape])[] = [
  [/^dagger$/, dagger],
  [/staff/, staff],
  [/crossbow/, crossbow],
  [/axe$/, axe],
  [/spear/, spear],
  [/sword|lament|tuskbreaker/, broadsword],
  [/shield/, shield],
  [/helmet/, helmet],
  [/plate-mail/, plate],
  [/mail/, mail],
  [/bracers/, bracers],
  [/mantle/, warlock],
  [/tool-kit/, hammer],
  [/rope/, rope],
  [/potion|brew|phial|found-/, potion],
  [/rune/, rune],
  [/scroll/, scroll],
  [/ring|medal/, ring],
  [/boots/, boot],
  [/key/, key],
  [/crown/, crown],
  [/chest/, chest],
  [/candle/, eye],
];

export function itemIcon(item: string): IconShape {
  return things.find(([name]) => name.test(item))?.[1] ?? knapsack;
}

const elements: Readonly<Record<string, IconShape>> = { air: wind, earth, fire: fireball, water };

export function elementIcon(element: string | undefined): IconShape {
  return elements[element ?? ""] ?? crystal;
}
