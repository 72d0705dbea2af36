import { attacksInStaging } from "../../queries/attacks.js";
import { payersOf, resourcesOf } from "../../queries/paying.js";
import { hasIcon } from "../../queries/statistics.js";
import { isImmune, stagedLocations } from "../../queries/table.js";
import { discardOwn, exhaustOne, exhaustSelf } from "../../rules/09-card-effects/costs.js";
import {
  activeLocation,
  all,
  backToStaging,
  cancelling,
  choosing,
  chosenPlayer,
  everybody,
  host,
  itself,
  locationProgress,
  loweringThreat,
  modifying,
  oneOf,
  readying,
  replacing,
} from "../../rules/09-card-effects/effects.js";
import {
  alliesInDiscards,
  fallenHeroes,
  goingOver,
  raisingAlly,
  raisingHero,
  reshufflingDiscards,
  takingBack,
} from "../../rules/09-card-effects/entering.js";
import { onHero, onLocation } from "../../rules/09-card-effects/hosts.js";
import { response, toItself } from "../../rules/09-card-effects/reactions.js";
import { cardAmong, enemyThat, isEngaged, player } from "../../rules/09-card-effects/targets.js";
import { ally, attachment, event, hero } from "../card.js";
import type { Definition } from "../definition.js";
import { cardOf, typeOf } from "../lookup.js";

/** Spirit cards. */
export const spirit: readonly Definition[] = [
  hero("eowyn", {
    sphere: "spirit",
    unique: true,
    threatCost: 9,
    willpower: 4,
    attack: 1,
    defence: 1,
    hitPoints: 3,
    traits: ["noble", "rohan"],
    action: {
      by: "anybody",
      limit: { times: 1, per: "round", each: "player" },
      costs: [discardOwn(1)],
      effect: modifying({ willpower: 1 }, itself),
    },
    heuristics: { act: { when: "spends-cards" } },
  }),
  hero("eleanor", {
    sphere: "spirit",
    unique: true,
    threatCost: 7,
    willpower: 1,
    attack: 1,
    defence: 2,
    hitPoints: 3,
    traits: ["gondor", "noble"],
    reactions: [
      response("revealed", all(cancelling, replacing), {
        when: (_, { trigger }) => typeOf(trigger!.card) === "treachery",
        costs: [exhaustSelf],
      }),
    ],
    heuristics: { idle: { when: "little-harm-for-one", below: 2 } },
  }),
  hero("dunhere", {
    sphere: "spirit",
    unique: true,
    threatCost: 8,
    willpower: 1,
    attack: 2,
    defence: 1,
    hitPoints: 4,
    traits: ["rohan", "warrior"],
    attacksStaging: true,
    bonus: { attack: (s, dunhere) => (attacksInStaging(s, dunhere.id) ? 1 : 0) },
  }),
  ally("wandering-took", {
    sphere: "spirit",
    copies: 2,
    cost: 2,
    willpower: 1,
    attack: 1,
    defence: 1,
    hitPoints: 2,
    traits: ["hobbit"],
    action: {
      limit: { times: 1, per: "round" },
      targets: [player((_, seat, use) => seat !== use.seat)],
      effect: goingOver,
    },
  }),
  ally("lorien-guide", {
    sphere: "spirit",
    copies: 3,
    cost: 3,
    willpower: 1,
    attack: 1,
    defence: 0,
    hitPoints: 2,
    traits: ["silvan", "scout"],
    reactions: [
      response("committed", locationProgress(1, activeLocation), {
        when: (s, use) => toItself(s, use) && s.active !== "",
      }),
    ],
    heuristics: { quests: "active-location" },
  }),
  ally("northern-tracker", {
    sphere: "spirit",
    copies: 2,
    cost: 4,
    willpower: 1,
    attack: 2,
    defence: 2,
    hitPoints: 3,
    traits: ["dunedain", "ranger"],
    reactions: [
      response("committed", locationProgress(1, stagedLocations), {
        when: (s, use) => toItself(s, use) && stagedLocations(s).length > 0,
      }),
    ],
    heuristics: { worth: 8, now: "staged-locations", quests: "staged-locations" },
  }),
  event("the-galadhrims-greeting", {
    sphere: "spirit",
    copies: 2,
    cost: 3,
    action: {
      effect: oneOf({
        "one-player": { effect: choosing(player(), loweringThreat(6, chosenPlayer)) },
        "every-player": { effect: loweringThreat(2, everybody) },
      }),
    },
    heuristics: { worth: 5, act: { when: "high-threat" }, chooses: { player: "threat" } },
  }),
  event("strength-of-will", {
    sphere: "spirit",
    copies: 2,
    cost: 0,
    reactions: [
      response("travelled", locationProgress(2, activeLocation), {
        when: (s, _use, content) => s.active !== "" && !isImmune(content, s.active),
        costs: [
          exhaustOne(
            (s, card, content) => cardOf(content, card.id).sphere === "spirit" || hasIcon(content, s, card, "spirit"),
          ),
        ],
      }),
    ],
    heuristics: { idle: { when: "needed-to-fight" } },
  }),
  event("hasty-stroke", {
    sphere: "spirit",
    copies: 2,
    cost: 1,
    reactions: [response("shadow-triggered", cancelling)],
    heuristics: { worth: 5, idle: { when: "little-shadow", below: 1.5 }, cancels: true },
  }),
  event("will-of-the-west", {
    sphere: "spirit",
    copies: 2,
    cost: 1,
    removedAfterUse: true,
    action: {
      targets: [player((s, seat) => s.discards[seat]!.some((id) => typeOf(id) !== "hero"))],
      effect: reshufflingDiscards,
    },
    heuristics: { act: { when: "short-deck", most: 4 }, chooses: { player: "short-deck" } },
  }),
  event("a-test-of-will", {
    sphere: "spirit",
    copies: 2,
    cost: 1,
    reactions: [response("revealed", cancelling)],
    heuristics: { worth: 7, saved: 5.6, idle: { when: "little-harm", below: 2.5 }, cancels: true },
  }),
  event("stand-and-fight", {
    sphere: "spirit",
    copies: 3,
    cost: "X",
    action: {
      targets: [
        cardAmong((s, { seat, card }, content) =>
          alliesInDiscards(content, s, resourcesOf(payersOf(content, s, seat, cardOf(content, card)))),
        ),
      ],
      x: (_, { targets }, content) => Number(cardOf(content, targets[0]!).cost),
      effect: raisingAlly,
    },
    heuristics: { worth: 4, brings: "for-good" },
  }),
  event("a-light-in-the-dark", {
    sphere: "spirit",
    copies: 2,
    cost: 2,
    action: { targets: [enemyThat(isEngaged)], effect: backToStaging },
    heuristics: { act: { when: "dread", least: 5 }, chooses: { enemy: "dread" } },
  }),
  event("dwarven-tomb", {
    sphere: "spirit",
    copies: 1,
    cost: 1,
    action: {
      targets: [
        cardAmong((s, { seat }, content) =>
          s.discards[seat]!.filter((id) => cardOf(content, id).sphere === "spirit" && typeOf(id) !== "hero"),
        ),
      ],
      effect: takingBack,
    },
    heuristics: { act: { when: "worthy-discard", sphere: "spirit", least: 5 } },
  }),
  event("fortune-or-fate", {
    sphere: "spirit",
    copies: 1,
    cost: 5,
    action: { targets: [cardAmong((s, _use, content) => fallenHeroes(content, s))], effect: raisingHero },
    heuristics: { act: { when: "always" } },
  }),
  attachment("the-favor-of-the-lady", {
    sphere: "spirit",
    copies: 2,
    cost: 2,
    traits: ["condition"],
    attachTo: onHero,
    bonus: { willpower: 1 },
    heuristics: { worth: 5.5, bearer: { willpower: 1 } },
  }),
  attachment("power-in-the-earth", {
    sphere: "spirit",
    copies: 2,
    cost: 1,
    traits: ["condition"],
    attachTo: onLocation,
    bonus: { threat: -1 },
    heuristics: { worth: 1.5, now: "bearing-location", bearer: { isStaged: 10, threat: 1, questPoints: 0.25 } },
  }),
  attachment("unexpected-courage", {
    sphere: "spirit",
    copies: 1,
    cost: 2,
    traits: ["condition"],
    attachTo: onHero,
    action: {
      when: (s, { card }) => s.cards[s.cards[card]!.host]!.exhausted,
      costs: [exhaustSelf],
      effect: readying(host),
    },
    heuristics: {
      worth: 13,
      saved: 13,
      opening: 3,
      act: { when: "ready-again" },
      bearer: { willpower: 1, attack: 1, defence: 1 },
      readies: true,
    },
  }),
];
