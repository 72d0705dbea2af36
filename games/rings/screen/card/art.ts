import anvilImpact from "game-icon:anvil-impact";
import arrowCluster from "game-icon:arrow-cluster";
import arrowFlights from "game-icon:arrow-flights";
import barbedSpear from "game-icon:barbed-spear";
import battleAxe from "game-icon:battle-axe";
import bearHead from "game-icon:bear-head";
import beerHorn from "game-icon:beer-horn";
import birchTrees from "game-icon:birch-trees";
import boatHorizon from "game-icon:boat-horizon";
import bottledShadow from "game-icon:bottled-shadow";
import bowArrow from "game-icon:bow-arrow";
import bowman from "game-icon:bowman";
import breastplate from "game-icon:breastplate";
import brokenHeart from "game-icon:broken-heart";
import brute from "game-icon:brute";
import candleFlame from "game-icon:candle-flame";
import caveEntrance from "game-icon:cave-entrance";
import centaur from "game-icon:centaur";
import cloakDagger from "game-icon:cloak-dagger";
import cloakedFigureOnHorseback from "game-icon:cloaked-figure-on-horseback";
import cobweb from "game-icon:cobweb";
import crossedAxes from "game-icon:crossed-axes";
import darkSquad from "game-icon:dark-squad";
import deadWood from "game-icon:dead-wood";
import direwolf from "game-icon:direwolf";
import dwarfFace from "game-icon:dwarf-face";
import dwarfKing from "game-icon:dwarf-king";
import elfEar from "game-icon:elf-ear";
import elvenCastle from "game-icon:elven-castle";
import evilBat from "game-icon:evil-bat";
import evilBook from "game-icon:evil-book";
import evilHand from "game-icon:evil-hand";
import evilTower from "game-icon:evil-tower";
import eyeShield from "game-icon:eye-shield";
import fastArrow from "game-icon:fast-arrow";
import flyingFlag from "game-icon:flying-flag";
import fog from "game-icon:fog";
import footsteps from "game-icon:footsteps";
import forestEntrance from "game-icon:forest-entrance";
import gargoyle from "game-icon:gargoyle";
import gemPendant from "game-icon:gem-pendant";
import gems from "game-icon:gems";
import goblin from "game-icon:goblin";
import goblinHead from "game-icon:goblin-head";
import handcuffs from "game-icon:handcuffs";
import hangingSpider from "game-icon:hanging-spider";
import harp from "game-icon:harp";
import healingShield from "game-icon:healing-shield";
import heartShield from "game-icon:heart-shield";
import heartWings from "game-icon:heart-wings";
import hobbitDwelling from "game-icon:hobbit-dwelling";
import hood from "game-icon:hood";
import horseHead from "game-icon:horse-head";
import huntingHorn from "game-icon:hunting-horn";
import imperialCrown from "game-icon:imperial-crown";
import imprisoned from "game-icon:imprisoned";
import innerSelf from "game-icon:inner-self";
import keyring from "game-icon:keyring";
import lightningStorm from "game-icon:lightning-storm";
import longLeggedSpider from "game-icon:long-legged-spider";
import lotusFlower from "game-icon:lotus-flower";
import mailedFist from "game-icon:mailed-fist";
import maskedSpider from "game-icon:masked-spider";
import meditation from "game-icon:meditation";
import mightyForce from "game-icon:mighty-force";
import miner from "game-icon:miner";
import mountainRoad from "game-icon:mountain-road";
import mountains from "game-icon:mountains";
import oakLeaf from "game-icon:oak-leaf";
import openBook from "game-icon:open-book";
import orcHead from "game-icon:orc-head";
import overlordHelm from "game-icon:overlord-helm";
import queenCrown from "game-icon:queen-crown";
import rallyTheTroops from "game-icon:rally-the-troops";
import raven from "game-icon:raven";
import relicBlade from "game-icon:relic-blade";
import river from "game-icon:river";
import robinHoodHat from "game-icon:robin-hood-hat";
import scales from "game-icon:scales";
import shadowFollower from "game-icon:shadow-follower";
import shakingHands from "game-icon:shaking-hands";
import sharpAxe from "game-icon:sharp-axe";
import shieldEchoes from "game-icon:shield-echoes";
import shieldReflect from "game-icon:shield-reflect";
import shiningSword from "game-icon:shining-sword";
import sixEyes from "game-icon:six-eyes";
import skeletonKey from "game-icon:skeleton-key";
import snake from "game-icon:snake";
import spears from "game-icon:spears";
import spiderWeb from "game-icon:spider-web";
import spyglass from "game-icon:spyglass";
import stonePath from "game-icon:stone-path";
import sunset from "game-icon:sunset";
import swamp from "game-icon:swamp";
import swordBrandish from "game-icon:sword-brandish";
import swordHilt from "game-icon:sword-hilt";
import swordSlice from "game-icon:sword-slice";
import swordTie from "game-icon:sword-tie";
import swordman from "game-icon:swordman";
import swordwoman from "game-icon:swordwoman";
import throneKing from "game-icon:throne-king";
import tombstone from "game-icon:tombstone";
import torch from "game-icon:torch";
import treasureMap from "game-icon:treasure-map";
import treeDoor from "game-icon:tree-door";
import treeRoots from "game-icon:tree-roots";
import troll from "game-icon:troll";
import twoShadows from "game-icon:two-shadows";
import unknown from "game-icon:uncertainty";
import warAxe from "game-icon:war-axe";
import warlordHelmet from "game-icon:warlord-helmet";
import waspSting from "game-icon:wasp-sting";
import waterfall from "game-icon:waterfall";
import whiplash from "game-icon:whiplash";
import whiteTower from "game-icon:white-tower";
import wizardFace from "game-icon:wizard-face";
import wizardStaff from "game-icon:wizard-staff";
import wolfHead from "game-icon:wolf-head";
import wolfTrap from "game-icon:wolf-trap";
import womanElfFace from "game-icon:woman-elf-face";
import type { IconShape } from "@tavolata/ui/controls/icon.js";
import { titleOf } from "../../content/lookup.js";

/** What is to be seen on each card, by its title. */
const art: Readonly<Record<string, IconShape>> = {
  aragorn: swordHilt,
  theodred: horseHead,
  gloin: dwarfKing,
  gimli: dwarfFace,
  legolas: bowman,
  thalin: battleAxe,
  eowyn: swordwoman,
  eleanor: queenCrown,
  dunhere: cloakedFigureOnHorseback,
  denethor: throneKing,
  glorfindel: shiningSword,
  beravor: hood,
  "guard-of-the-citadel": whiteTower,
  faramir: bowArrow,
  "son-of-arnor": swordman,
  "snowbourn-scout": robinHoodHat,
  "silverlode-archer": arrowFlights,
  "longbeard-orc-slayer": crossedAxes,
  "brok-ironfist": mailedFist,
  "ever-vigilant": eyeShield,
  "common-cause": shakingHands,
  "for-gondor": flyingFlag,
  "sneak-attack": cloakDagger,
  "valiant-sacrifice": heartWings,
  "grim-resolve": mightyForce,
  "steward-of-gondor": imperialCrown,
  "celebrians-stone": gemPendant,
  "veteran-axehand": warAxe,
  "gondorian-spearman": spears,
  "horseback-archer": centaur,
  beorn: bearHead,
  "blade-mastery": swordBrandish,
  "rain-of-arrows": arrowCluster,
  feint: swordTie,
  "quick-strike": swordSlice,
  "thicket-of-spears": barbedSpear,
  "swift-strike": fastArrow,
  "stand-together": shieldEchoes,
  "blade-of-gondolin": relicBlade,
  "citadel-plate": breastplate,
  "dwarven-axe": sharpAxe,
  "horn-of-gondor": huntingHorn,
  "wandering-took": hobbitDwelling,
  "lorien-guide": elfEar,
  "northern-tracker": footsteps,
  "the-galadhrims-greeting": elvenCastle,
  "strength-of-will": innerSelf,
  "hasty-stroke": shieldReflect,
  "will-of-the-west": sunset,
  "a-test-of-will": meditation,
  "stand-and-fight": rallyTheTroops,
  "a-light-in-the-dark": candleFlame,
  "dwarven-tomb": tombstone,
  "fortune-or-fate": scales,
  "the-favor-of-the-lady": lotusFlower,
  "power-in-the-earth": treeRoots,
  "unexpected-courage": heartShield,
  "daughter-of-the-nimrodel": waterfall,
  "erebor-hammersmith": anvilImpact,
  "henamarth-riversong": womanElfFace,
  "miner-of-the-iron-hills": miner,
  gleowine: harp,
  "lore-of-imladris": openBook,
  "loriens-wealth": gems,
  "radagasts-cunning": wizardStaff,
  "secret-paths": stonePath,
  "gandalfs-search": spyglass,
  "beorns-hospitality": beerHorn,
  "forest-snare": wolfTrap,
  "protector-of-lorien": oakLeaf,
  "dark-knowledge": evilBook,
  "self-preservation": healingShield,
  gandalf: wizardFace,
  "forest-spider": maskedSpider,
  "east-bight-patrol": orcHead,
  "black-forest-bats": evilBat,
  "eastern-crows": raven,
  "wolf-rider": direwolf,
  "hill-troll": troll,
  "goblin-sniper": goblinHead,
  "marsh-adder": snake,
  wargs: wolfHead,
  "dol-guldur-orcs": warlordHelmet,
  "chieftan-ufthak": brute,
  "dol-guldur-beastmaster": whiplash,
  "misty-mountain-goblins": goblin,
  "dungeon-jailor": keyring,
  "nazgul-of-dol-guldur": overlordHelm,
  "cavern-guardian": gargoyle,
  "king-spider": hangingSpider,
  hummerhorns: waspSting,
  "ungoliants-spawn": longLeggedSpider,
  "orc-guard": imprisoned,
  "old-forest-road": forestEntrance,
  "forest-gate": treeDoor,
  "the-brown-lands": deadWood,
  "the-east-bight": birchTrees,
  "necromancers-pass": mountainRoad,
  "enchanted-stream": river,
  "banks-of-the-anduin": boatHorizon,
  "gladden-fields": swamp,
  "endless-caverns": caveEntrance,
  "tower-gate": evilTower,
  "great-forest-web": spiderWeb,
  "mountains-of-mirkwood": mountains,
  "evil-storm": lightningStorm,
  "pursued-by-shadow": shadowFollower,
  "treacherous-fog": fog,
  despair: brokenHeart,
  "driven-by-shadow": twoShadows,
  "the-necromancers-reach": evilHand,
  "massing-at-night": darkSquad,
  "under-the-shadow": bottledShadow,
  "iron-shackles": handcuffs,
  "eyes-of-the-forest": sixEyes,
  "caught-in-a-web": cobweb,
  "gandalfs-map": treasureMap,
  "dungeon-torch": torch,
  "shadow-key": skeletonKey,
};

/** The picture of a card: of a copy (`gandalf-2`) or of a title (`gandalf`). */
export function artOf(card: string): IconShape {
  return art[card] ?? art[titleOf(card)] ?? unknown;
}
