import { hasTrait } from "../../queries/statistics.js";
import { allCharacters, charactersOf, isUniqueInPlay } from "../../queries/table.js";
import { exhaustOne, exhaustSelf, payOwn } from "../../rules/09-card-effects/costs.js";
import {
  all,
  drawing,
  engagingYou,
  gaining,
  host,
  itself,
  locationProgress,
  modifying,
  readying,
  target,
} from "../../rules/09-card-effects/effects.js";
import { alliesInHand, damagingAll, enteringFromHand, sneakingIn } from "../../rules/09-card-effects/entering.js";
import { onHero } from "../../rules/09-card-effects/hosts.js";
import { response, toItself } from "../../rules/09-card-effects/reactions.js";
import {
  allyOf,
  cardOfHand,
  enemyThat,
  heroOf,
  isCommitted,
  isExhausted,
  locationThat,
  player,
} from "../../rules/09-card-effects/targets.js";
import { ally, attachment, event, hero } from "../card.js";
import type { Definition } from "../definition.js";
import { titleOf, typeOf } from "../lookup.js";

/** Leadership cards. */
export const leadership: readonly Definition[] = [
  hero("aragorn", {
    sphere: "leadership",
    unique: true,
    threatCost: 12,
    willpower: 2,
    attack: 3,
    defence: 2,
    hitPoints: 5,
    traits: ["dunedain", "noble", "ranger"],
    keywords: ["sentinel"],
    reactions: [response("committed", readying(itself), { when: toItself, costs: [payOwn(1)] })],
    heuristics: {
      idle: { when: "not-needed-again" },
      suits: { "steward-of-gondor": 2, "celebrians-stone": 6 },
      readies: true,
    },
  }),
  hero("theodred", {
    sphere: "leadership",
    unique: true,
    threatCost: 8,
    willpower: 1,
    attack: 2,
    defence: 1,
    hitPoints: 4,
    traits: ["noble", "rohan", "warrior"],
    reactions: [response("committed", gaining(1, target), { when: toItself, targets: [heroOf(isCommitted)] })],
    heuristics: { chooses: { character: "needs-resources" }, quests: 0.9 },
  }),
  hero("gloin", {
    sphere: "leadership",
    unique: true,
    threatCost: 9,
    willpower: 2,
    attack: 2,
    defence: 1,
    hitPoints: 4,
    traits: ["dwarf", "noble"],
    reactions: [
      response(
        "damaged",
        gaining(({ trigger }) => trigger!.amount!, itself),
        { when: toItself },
      ),
    ],
    heuristics: { woundShare: 0.1 },
  }),
  ally("guard-of-the-citadel", {
    sphere: "leadership",
    copies: 3,
    cost: 2,
    willpower: 1,
    attack: 1,
    defence: 0,
    hitPoints: 2,
    traits: ["gondor", "warrior"],
  }),
  ally("faramir", {
    sphere: "leadership",
    unique: true,
    copies: 2,
    cost: 4,
    willpower: 2,
    attack: 1,
    defence: 2,
    hitPoints: 3,
    traits: ["gondor", "noble", "ranger"],
    action: {
      costs: [exhaustSelf],
      targets: [player()],
      effect: modifying({ willpower: 1 }, (s, { targets }) => charactersOf(s, targets[0]!).map(({ id }) => id)),
    },
    heuristics: { worth: 9, act: { when: "inspires" }, chooses: { player: "questers" }, inspires: true },
  }),
  ally("son-of-arnor", {
    sphere: "leadership",
    copies: 2,
    cost: 3,
    willpower: 0,
    attack: 2,
    defence: 0,
    hitPoints: 2,
    traits: ["dunedain"],
    reactions: [
      response("entered-play", engagingYou, {
        when: toItself,
        targets: [enemyThat((_, card, { seat }) => card.seat !== seat)],
      }),
    ],
    heuristics: { idle: { when: "no-weak-enemy" }, chooses: { enemy: "weakest" } },
  }),
  ally("snowbourn-scout", {
    sphere: "leadership",
    copies: 3,
    cost: 1,
    willpower: 0,
    attack: 0,
    defence: 1,
    hitPoints: 1,
    traits: ["rohan", "scout"],
    reactions: [response("entered-play", locationProgress(1, target), { when: toItself, targets: [locationThat()] })],
    heuristics: { now: "last-token" },
  }),
  ally("silverlode-archer", {
    sphere: "leadership",
    copies: 2,
    cost: 3,
    willpower: 1,
    attack: 2,
    defence: 0,
    hitPoints: 1,
    traits: ["archer", "silvan"],
    keywords: ["ranged"],
  }),
  ally("longbeard-orc-slayer", {
    sphere: "leadership",
    copies: 2,
    cost: 4,
    willpower: 0,
    attack: 2,
    defence: 1,
    hitPoints: 3,
    traits: ["dwarf", "warrior"],
    reactions: [response("entered-play", damagingAll("orc", 1), { when: toItself })],
    heuristics: { idle: { when: "no-trait", trait: "orc" } },
  }),
  ally("brok-ironfist", {
    sphere: "leadership",
    unique: true,
    copies: 1,
    cost: 6,
    willpower: 2,
    attack: 2,
    defence: 1,
    hitPoints: 4,
    traits: ["dwarf", "warrior"],
    reactions: [
      response("left-play", enteringFromHand, {
        from: "hand",
        when: (s, { card, seat, trigger }, content) =>
          trigger!.type === "hero" &&
          trigger!.traits!.includes("dwarf") &&
          trigger!.seat === seat &&
          !isUniqueInPlay(content, s, card),
      }),
    ],
  }),
  event("ever-vigilant", {
    sphere: "leadership",
    copies: 2,
    cost: 1,
    action: { targets: [allyOf(isExhausted)], effect: readying(target) },
    heuristics: { act: { when: "ready-ally" }, chooses: { character: "fights" } },
  }),
  event("common-cause", {
    sphere: "leadership",
    copies: 2,
    cost: 0,
    action: {
      costs: [exhaustOne((_, card) => typeOf(card.id) === "hero")],
      targets: [heroOf(isExhausted)],
      effect: readying(target),
    },
  }),
  event("for-gondor", {
    sphere: "leadership",
    copies: 2,
    cost: 2,
    action: {
      effect: all(
        modifying({ attack: 1 }, (s) => allCharacters(s).map(({ id }) => id)),
        modifying({ defence: 1 }, (s, _use, content) =>
          allCharacters(s)
            .map(({ id }) => id)
            .filter((id) => hasTrait(content, s, id, "gondor")),
        ),
      ),
    },
    heuristics: { act: { when: "each-tips" } },
  }),
  event("sneak-attack", {
    sphere: "leadership",
    copies: 2,
    cost: 1,
    action: { targets: [cardOfHand((s, { seat }, content) => alliesInHand(content, s, seat))], effect: sneakingIn },
    heuristics: { worth: 7, saved: 6, act: { when: "sneaks" }, brings: "for-a-phase" },
  }),
  event("valiant-sacrifice", {
    sphere: "leadership",
    copies: 2,
    cost: 1,
    reactions: [
      response(
        "left-play",
        drawing(2, (_, { trigger }) => [trigger!.seat!]),
        { when: (_, { trigger }) => trigger!.type === "ally" },
      ),
    ],
    heuristics: { idle: { when: "no-draw" } },
  }),
  event("grim-resolve", {
    sphere: "leadership",
    copies: 1,
    cost: 5,
    action: { effect: readying((s) => allCharacters(s).map(({ id }) => id)) },
    heuristics: { worth: 2, act: { when: "all-ready", least: 4 } },
  }),
  attachment("steward-of-gondor", {
    sphere: "leadership",
    unique: true,
    copies: 2,
    cost: 2,
    traits: ["gondor", "title"],
    attachTo: onHero,
    givesTrait: "gondor",
    action: { costs: [exhaustSelf], effect: gaining(2, host) },
    heuristics: { worth: 20, saved: 20, opening: 3, act: { when: "resources" }, bearer: { pays: true } },
  }),
  attachment("celebrians-stone", {
    sphere: "leadership",
    unique: true,
    copies: 1,
    cost: 2,
    traits: ["artifact", "item"],
    keywords: ["restricted"],
    attachTo: onHero,
    bonus: { willpower: 2 },
    givesIcon: (bearer) => (titleOf(bearer.id) === "aragorn" ? "spirit" : undefined),
    heuristics: { worth: 10, saved: 10, opening: 1.5, bearer: { willpower: 1 } },
  }),
];
