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
  }),
  event("hasty-stroke", {
    sphere: "spirit",
    copies: 2,
    cost: 1,
    reactions: [response("shadow-triggered", cancelling)],
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
  }),
  event("a-test-of-will", { sphere: "spirit", copies: 2, cost: 1, reactions: [response("revealed", cancelling)] }),
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
  }),
  event("a-light-in-the-dark", {
    sphere: "spirit",
    copies: 2,
    cost: 2,
    action: { targets: [enemyThat(isEngaged)], effect: backToStaging },
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
  }),
  event("fortune-or-fate", {
    sphere: "spirit",
    copies: 1,
    cost: 5,
    action: { targets: [cardAmong((s, _use, content) => fallenHeroes(content, s))], effect: raisingHero },
  }),
  attachment("the-favor-of-the-lady", {
    sphere: "spirit",
    copies: 2,
    cost: 2,
    traits: ["condition"],
    attachTo: onHero,
    bonus: { willpower: 1 },
  }),
  attachment("power-in-the-earth", {
    sphere: "spirit",
    copies: 2,
    cost: 1,
    traits: ["condition"],
    attachTo: onLocation,
    bonus: { threat: -1 },
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
  }),
];
