import { payersOf, resourcesOf } from "../../queries/paying.js";
import { heroesOf, topAttachment } from "../../queries/table.js";
import { discardOwn, exhaustSelf, payOwn } from "../../rules/09-card-effects/costs.js";
import {
  chosenPlayer,
  conditions,
  discardingAttachment,
  drawing,
  healing,
  host,
  modifying,
  numbersTo,
  oneOf,
  standing,
  target,
} from "../../rules/09-card-effects/effects.js";
import { takingBackAttachment } from "../../rules/09-card-effects/entering.js";
import { onCharacter, onEngagedEnemy, onHero } from "../../rules/09-card-effects/hosts.js";
import {
  lookingAndBurying,
  lookingAtShadow,
  lookingAtTop,
  searchingDeck,
} from "../../rules/09-card-effects/looking.js";
import { response, toItself } from "../../rules/09-card-effects/reactions.js";
import {
  character,
  enemyThat,
  heroOf,
  isDamaged,
  isStaged,
  locationThat,
  player,
} from "../../rules/09-card-effects/targets.js";
import { ally, attachment, event, hero } from "../card.js";
import type { Definition } from "../definition.js";
import { cardOf } from "../lookup.js";

/** Lore cards. */
export const lore: readonly Definition[] = [
  hero("denethor", {
    sphere: "lore",
    unique: true,
    threatCost: 8,
    willpower: 1,
    attack: 1,
    defence: 3,
    hitPoints: 3,
    traits: ["gondor", "noble", "steward"],
    action: { when: (s) => s.encounter.draw.length > 0, costs: [exhaustSelf], effect: lookingAndBurying },
    heuristics: { act: { when: "leisure" }, leisure: 0.4 },
  }),
  hero("glorfindel", {
    sphere: "lore",
    unique: true,
    threatCost: 12,
    willpower: 3,
    attack: 3,
    defence: 1,
    hitPoints: 5,
    traits: ["noble", "noldor", "warrior"],
    action: {
      limit: { times: 1, per: "round" },
      costs: [payOwn(1)],
      targets: [character(isDamaged)],
      effect: healing(1, target),
    },
    heuristics: { act: { when: "leisure", wounds: 1, resources: 2 } },
  }),
  hero("beravor", {
    sphere: "lore",
    unique: true,
    threatCost: 10,
    willpower: 2,
    attack: 2,
    defence: 2,
    hitPoints: 4,
    traits: ["dunedain", "ranger"],
    action: {
      limit: { times: 1, per: "round" },
      costs: [exhaustSelf],
      targets: [player()],
      effect: drawing(2, chosenPlayer),
    },
    heuristics: { act: { when: "leisure", draws: true }, suits: { "unexpected-courage": 3 }, leisure: { draws: 2 } },
  }),
  ally("daughter-of-the-nimrodel", {
    sphere: "lore",
    copies: 3,
    cost: 3,
    willpower: 1,
    attack: 0,
    defence: 0,
    hitPoints: 1,
    traits: ["silvan"],
    action: { costs: [exhaustSelf], targets: [heroOf(isDamaged)], effect: healing(2, target) },
    heuristics: { now: "hero-wounds", act: { when: "leisure", wounds: 1 }, leisure: { heals: 1.6, otherwise: 0.2 } },
  }),
  ally("erebor-hammersmith", {
    sphere: "lore",
    copies: 2,
    cost: 2,
    willpower: 1,
    attack: 1,
    defence: 1,
    hitPoints: 3,
    traits: ["dwarf", "craftsman"],
    reactions: [
      response("played", takingBackAttachment, {
        when: toItself,
        targets: [player((s, seat) => topAttachment(s, seat) !== undefined)],
      }),
    ],
    heuristics: { idle: { when: "no-attachment" }, chooses: { player: "attachment" } },
  }),
  ally("henamarth-riversong", {
    sphere: "lore",
    unique: true,
    copies: 1,
    cost: 1,
    willpower: 1,
    attack: 1,
    defence: 0,
    hitPoints: 1,
    traits: ["silvan"],
    action: { when: (s) => s.encounter.draw.length > 0, costs: [exhaustSelf], effect: lookingAtTop },
    heuristics: { worth: 4, act: { when: "spared" } },
  }),
  ally("miner-of-the-iron-hills", {
    sphere: "lore",
    copies: 2,
    cost: 2,
    willpower: 0,
    attack: 1,
    defence: 1,
    hitPoints: 2,
    traits: ["dwarf"],
    reactions: [
      response("entered-play", discardingAttachment, {
        when: toItself,
        targets: [{ what: "choose-attachment", among: (s, _use, content) => conditions(content, s) }],
      }),
    ],
    heuristics: { now: "conditions", idle: { when: "no-conditions" } },
  }),
  ally("gleowine", {
    sphere: "lore",
    unique: true,
    copies: 2,
    cost: 2,
    willpower: 1,
    attack: 0,
    defence: 0,
    hitPoints: 2,
    traits: ["minstrel", "rohan"],
    action: { costs: [exhaustSelf], targets: [player()], effect: drawing(1, chosenPlayer) },
    heuristics: { worth: 6, act: { when: "leisure", draws: true }, leisure: { draws: 1 } },
  }),
  event("lore-of-imladris", {
    sphere: "lore",
    copies: 3,
    cost: 2,
    action: { targets: [character(isDamaged)], effect: healing("all", target) },
    heuristics: { worth: 4, act: { when: "hero-wound", least: 3 } },
  }),
  event("loriens-wealth", {
    sphere: "lore",
    copies: 2,
    cost: 3,
    action: { targets: [player()], effect: drawing(3, chosenPlayer) },
    heuristics: { act: { when: "short-hand", most: 3, draws: true } },
  }),
  event("radagasts-cunning", {
    sphere: "lore",
    copies: 2,
    cost: 1,
    action: { phase: "quest", targets: [enemyThat(isStaged)], effect: standing("threat-not-counted", target) },
    heuristics: { act: { when: "threat-away", of: "enemies" }, chooses: { enemy: "staged-threat" } },
  }),
  event("secret-paths", {
    sphere: "lore",
    copies: 2,
    cost: 1,
    action: { phase: "quest", targets: [locationThat(isStaged)], effect: standing("threat-not-counted", target) },
    heuristics: { act: { when: "threat-away", of: "locations" }, chooses: { location: "staged-threat" } },
  }),
  event("gandalfs-search", {
    sphere: "lore",
    copies: 2,
    cost: "X",
    action: {
      targets: [
        player((s, seat) => s.decks[seat]!.length > 0),
        {
          what: "choose-number",
          among: (s, { seat, card, targets }, content) =>
            numbersTo(
              Math.min(
                resourcesOf(payersOf(content, s, seat, cardOf(content, card))),
                targets[0] ? s.decks[targets[0]]!.length : 99,
              ),
            ),
        },
      ],
      x: (_, { targets }) => Number(targets[1]),
      effect: searchingDeck,
    },
    heuristics: { act: { when: "short-hand", most: 3 } },
  }),
  event("beorns-hospitality", {
    sphere: "lore",
    copies: 1,
    cost: 5,
    action: {
      targets: [player((s, seat) => heroesOf(s, seat).some(({ damage }) => damage > 0))],
      effect: healing("all", (s, { targets }) => heroesOf(s, targets[0]!).map(({ id }) => id)),
    },
    heuristics: { act: { when: "hero-wounds", least: 5 }, chooses: { player: "hero-wounds" } },
  }),
  attachment("forest-snare", {
    sphere: "lore",
    copies: 2,
    cost: 3,
    traits: ["item", "trap"],
    attachTo: onEngagedEnemy,
    forbids: ["attack"],
    heuristics: { worth: 5, now: "mighty-engaged", saved: { forMighty: 12 }, bearer: { attack: 2, left: 1 } },
  }),
  attachment("protector-of-lorien", {
    sphere: "lore",
    copies: 2,
    cost: 1,
    traits: ["title"],
    attachTo: onHero,
    action: {
      limit: { times: 3, per: "phase" },
      costs: [discardOwn(1)],
      effect: oneOf({
        willpower: { effect: modifying({ willpower: 1 }, host) },
        defence: { effect: modifying({ defence: 1 }, host) },
      }),
    },
    heuristics: { worth: 4, act: { when: "protects" }, bearer: { defence: 1, willpower: 1 }, protects: true },
  }),
  attachment("dark-knowledge", {
    sphere: "lore",
    copies: 1,
    cost: 1,
    traits: ["condition"],
    attachTo: onHero,
    bonus: { willpower: -1 },
    reactions: [
      response("shadow-dealt", lookingAtShadow, {
        when: (_, { seat, trigger }) => trigger!.seat === seat,
        costs: [exhaustSelf],
      }),
    ],
    heuristics: { worth: -1, bearer: { willpower: -1 } },
  }),
  attachment("self-preservation", {
    sphere: "lore",
    copies: 2,
    cost: 3,
    traits: ["skill"],
    attachTo: onCharacter,
    action: {
      when: (s, { card }) => s.cards[s.cards[card]!.host]!.damage > 0,
      costs: [exhaustSelf],
      effect: healing(2, host),
    },
    heuristics: {
      worth: 3,
      now: "worst-wound",
      act: { when: "host-wound", least: 2 },
      bearer: { defence: 1, damage: 1, isHero: 3 },
    },
  }),
];
