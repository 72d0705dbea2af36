import { attacker, attacksTrait, reach } from "../../queries/attacks.js";
import { hasTrait } from "../../queries/statistics.js";
import { allEnemies, isImmune } from "../../queries/table.js";
import { playerAttack } from "../../rules/05-combat/player-attack.js";
import { exhaustOne } from "../../rules/09-card-effects/costs.js";
import {
  all,
  atEndOfPhase,
  chosenPlayer,
  deal,
  gaining,
  host,
  itself,
  modifying,
  questProgress,
  standing,
  target,
} from "../../rules/09-card-effects/effects.js";
import { onHero } from "../../rules/09-card-effects/hosts.js";
import { response, toHost, toItself } from "../../rules/09-card-effects/reactions.js";
import { character, enemyThat, isEngaged, ownCharacter, player } from "../../rules/09-card-effects/targets.js";
import { ally, attachment, event, hero } from "../card.js";
import type { Definition } from "../definition.js";
import { cardOf } from "../lookup.js";

/** Tactics cards. */
export const tactics: readonly Definition[] = [
  hero("gimli", {
    sphere: "tactics",
    unique: true,
    threatCost: 11,
    willpower: 2,
    attack: 2,
    defence: 2,
    hitPoints: 5,
    traits: ["dwarf", "noble", "warrior"],
    bonus: { attack: (_, gimli) => gimli.damage },
  }),
  hero("legolas", {
    sphere: "tactics",
    unique: true,
    threatCost: 9,
    willpower: 1,
    attack: 3,
    defence: 1,
    hitPoints: 4,
    traits: ["noble", "silvan", "warrior"],
    keywords: ["ranged"],
    reactions: [response("attack-destroyed", questProgress(2), { when: toItself })],
  }),
  hero("thalin", {
    sphere: "tactics",
    unique: true,
    threatCost: 9,
    willpower: 1,
    attack: 2,
    defence: 2,
    hitPoints: 4,
    traits: ["dwarf", "warrior"],
    hurtsRevealed: 1,
  }),
  ally("veteran-axehand", {
    sphere: "tactics",
    copies: 3,
    cost: 2,
    willpower: 0,
    attack: 2,
    defence: 1,
    hitPoints: 2,
    traits: ["dwarf", "warrior"],
  }),
  ally("gondorian-spearman", {
    sphere: "tactics",
    copies: 3,
    cost: 2,
    willpower: 0,
    attack: 1,
    defence: 1,
    hitPoints: 1,
    traits: ["gondor", "warrior"],
    keywords: ["sentinel"],
    reactions: [response("defender-declared", deal(1, attacker), { when: toItself })],
  }),
  ally("horseback-archer", {
    sphere: "tactics",
    copies: 2,
    cost: 3,
    willpower: 0,
    attack: 2,
    defence: 1,
    hitPoints: 2,
    traits: ["rohan", "archer"],
    keywords: ["ranged"],
  }),
  ally("beorn", {
    sphere: "tactics",
    unique: true,
    copies: 1,
    cost: 6,
    willpower: 1,
    attack: 3,
    defence: 3,
    hitPoints: 6,
    traits: ["beorning", "warrior"],
    action: {
      limit: { times: 1, per: "round" },
      effect: all(modifying({ attack: 5 }, itself), atEndOfPhase("shuffle-into-deck")),
    },
  }),
  event("blade-mastery", {
    sphere: "tactics",
    copies: 3,
    cost: 1,
    action: { targets: [character()], effect: modifying({ attack: 1, defence: 1 }, target) },
  }),
  event("rain-of-arrows", {
    sphere: "tactics",
    copies: 2,
    cost: 1,
    action: {
      costs: [exhaustOne((_, card, content) => cardOf(content, card.id).keywords.includes("ranged"))],
      targets: [player((s, seat) => s.engaged[seat]!.length > 0)],
      effect: deal(1, (s, { targets }) => s.engaged[targets[0]!]!),
    },
  }),
  event("feint", {
    sphere: "tactics",
    copies: 2,
    cost: 1,
    action: {
      phase: "combat",
      targets: [enemyThat((s, card) => isEngaged(s, card) && !s.progress.attacked.includes(card.id))],
      effect: standing("no-attack", target, (s, { targets }) => [s.cards[targets[0]!]!.seat]),
    },
  }),
  event("quick-strike", {
    sphere: "tactics",
    copies: 2,
    cost: 1,
    action: {
      targets: [
        ownCharacter((s, card, _use, content) => !card.exhausted && reach(content, s, card).length > 0),
        {
          what: "choose-enemy",
          among: (s, { targets }, content) => (targets[0] ? reach(content, s, s.cards[targets[0]]!) : allEnemies(s)),
        },
      ],
      effect: (t, { seat, targets }) => playerAttack(t, seat, targets[1]!, [targets[0]!]),
    },
  }),
  event("thicket-of-spears", {
    sphere: "tactics",
    copies: 2,
    cost: 3,
    payEach: 3,
    action: {
      targets: [player((s, seat) => s.engaged[seat]!.length > 0)],
      effect: standing("no-attack", (s, { targets }) => s.engaged[targets[0]!]!, chosenPlayer),
    },
  }),
  event("swift-strike", {
    sphere: "tactics",
    copies: 1,
    cost: 2,
    reactions: [
      response("defender-declared", deal(2, attacker), {
        when: (s, _use, content) => attacker(s).some((id) => !isImmune(content, id)),
      }),
    ],
  }),
  event("stand-together", {
    sphere: "tactics",
    copies: 1,
    cost: 0,
    action: { targets: [player()], effect: standing("several-defenders", chosenPlayer) },
  }),
  attachment("blade-of-gondolin", {
    sphere: "tactics",
    copies: 2,
    cost: 1,
    traits: ["item", "weapon"],
    keywords: ["restricted"],
    attachTo: onHero,
    bonus: { attack: (s, _, bearer, content) => (attacksTrait(content, s, bearer.id, "orc") ? 1 : 0) },
    reactions: [response("attack-destroyed", questProgress(1), { when: toHost })],
  }),
  attachment("citadel-plate", {
    sphere: "tactics",
    copies: 2,
    cost: 4,
    traits: ["item", "armor"],
    keywords: ["restricted"],
    attachTo: onHero,
    bonus: { hitPoints: 4 },
  }),
  attachment("dwarven-axe", {
    sphere: "tactics",
    copies: 2,
    cost: 2,
    traits: ["item", "weapon"],
    keywords: ["restricted"],
    attachTo: onHero,
    bonus: { attack: (s, _, bearer, content) => (hasTrait(content, s, bearer.id, "dwarf") ? 2 : 1) },
  }),
  attachment("horn-of-gondor", {
    sphere: "tactics",
    unique: true,
    copies: 1,
    cost: 1,
    traits: ["item", "artifact"],
    keywords: ["restricted"],
    attachTo: onHero,
    reactions: [response("destroyed", gaining(1, host))],
  }),
];
