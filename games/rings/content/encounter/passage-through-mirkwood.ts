import { allCharacters } from "../../queries/table.js";
import { all, drawing, itself, modifying, readying, target, you } from "../../rules/09-card-effects/effects.js";
import { forced, response, toItself } from "../../rules/09-card-effects/reactions.js";
import { isExhausted, ownCharacter } from "../../rules/09-card-effects/targets.js";
import { eachPlayer, pickOne, removeFromQuest } from "../../rules/11-encounter-effects/encounter.js";
import { attackUp, losingAttachments, threatUp } from "../../rules/11-encounter-effects/shadows.js";
import { enemy, location } from "../card.js";
import type { Definition } from "../definition.js";

/** The encounter set passage through mirkwood. */
export const passageThroughMirkwood: readonly Definition[] = [
  enemy("forest-spider", {
    set: "passage-through-mirkwood",
    copies: 4,
    engagementCost: 25,
    threat: 2,
    attack: 2,
    defence: 1,
    hitPoints: 4,
    traits: ["creature", "spider"],
    reactions: [forced("engaged", modifying({ attack: 1 }, itself, "round"), { when: toItself })],
    shadow: losingAttachments("one"),
    heuristics: { shadow: { harm: [1, 1] }, fiercer: 1 },
  }),
  enemy("east-bight-patrol", {
    set: "passage-through-mirkwood",
    copies: 1,
    engagementCost: 5,
    threat: 3,
    attack: 3,
    defence: 1,
    hitPoints: 2,
    traits: ["goblin", "orc"],
    shadow: all(attackUp(1), threatUp(0, 3)),
    heuristics: { shadow: { attack: [1, 1], harm: [0, 2.5] } },
  }),
  enemy("black-forest-bats", {
    set: "passage-through-mirkwood",
    copies: 1,
    engagementCost: 15,
    threat: 1,
    attack: 1,
    defence: 0,
    hitPoints: 2,
    traits: ["creature"],
    whenRevealed: eachPlayer(function* (t, seat) {
      const gone = yield* pickOne(t, seat, "choose-character", (s) =>
        allCharacters(s).filter(({ committed }) => committed),
      );
      if (gone !== undefined) removeFromQuest(t, gone);
    }),
    heuristics: { harm: 1, moreThreat: 1.5 },
  }),
  location("old-forest-road", {
    set: "passage-through-mirkwood",
    copies: 2,
    threat: 1,
    questPoints: 3,
    traits: ["forest"],
    reactions: [
      response("travelled", readying(target), { by: "first", when: toItself, targets: [ownCharacter(isExhausted)] }),
    ],
    heuristics: { chooses: { character: "fights" }, journey: { whenExhausted: 1.5 } },
  }),
  location("forest-gate", {
    set: "passage-through-mirkwood",
    copies: 2,
    threat: 2,
    questPoints: 4,
    traits: ["forest"],
    reactions: [response("travelled", drawing(2, you), { by: "first", when: toItself })],
    heuristics: { journey: { always: 2.5 } },
  }),
];
