import { bar } from "@tavolata/kernel";
import { enemysAttack, isUndefended } from "../../queries/attacks.js";
import { allCharacters } from "../../queries/table.js";
import { discardAttachment } from "../../rules/02-cards/leaving.js";
import { gainResources } from "../../rules/02-cards/paying.js";
import { damage } from "../../rules/05-combat/damage.js";
import { dealShadow } from "../../rules/05-combat/shadow.js";
import { deal, modifying } from "../../rules/09-card-effects/effects.js";
import { discardCards } from "../../rules/09-card-effects/hands.js";
import { forced, toItself } from "../../rules/09-card-effects/reactions.js";
import { pickOne } from "../../rules/11-encounter-effects/encounter.js";
import { attachmentsOf, attackUp, discardOneOf } from "../../rules/11-encounter-effects/shadows.js";
import { enemy, location, treachery } from "../card.js";
import type { Definition, Effect, TravelCost } from "../definition.js";
import { typeOf } from "../lookup.js";

/** LR-travel-5: the first player discards two cards by chance. */
const discardingAtRandom: TravelCost = {
  whyNot: (s) =>
    s.hands[s.first]!.length >= 2 ? undefined : bar("LR-travel-5", "too-few-cards-in-hand", { wanted: 2 }),
  *pay(t) {
    const { state: s } = t;
    for (let i = 0; i < 2; i++) {
      const hand = s.hands[s.first]!;
      const die = { id: "random-card", faces: hand.map((_, at) => String(at + 1)) };
      const [face] = yield* t.roll(die, 1, "random-discard", { by: s.first, rules: ["LR-travel-5"], lot: true });
      discardCards(t, s.first, [hand[Number(face) - 1]!], "LR-travel-5");
    }
  },
};

/** LR-timing-9: the cards in the staging area at this moment. With none, it surges. */
const driving: Effect = function* (t, use) {
  const { staging } = t.state;
  if (staging.length === 0) return "surge";
  yield* modifying({ threat: 1 }, (s) => s.staging.filter((id) => typeOf(id) !== "objective"))(t, use);
  return undefined;
};

/** The encounter set dol guldur orcs. */
export const dolGuldurOrcs: readonly Definition[] = [
  enemy("dol-guldur-orcs", {
    set: "dol-guldur-orcs",
    copies: 3,
    engagementCost: 10,
    threat: 2,
    attack: 2,
    defence: 0,
    hitPoints: 3,
    traits: ["dol-guldur", "orc"],
    whenRevealed: function* (t) {
      const hurt = yield* pickOne(t, t.state.first, "choose-character", (s) =>
        allCharacters(s).filter(({ committed }) => committed),
      );
      if (hurt !== undefined) yield* damage(t, hurt, 2, "LR-damage-4");
    },
    shadow: attackUp(1, 3),
    heuristics: { harm: { kind: "hurts-one-committed", damage: 2 }, shadow: { attack: [1, 3] }, picked: 2 },
  }),
  enemy("chieftan-ufthak", {
    set: "dol-guldur-orcs",
    copies: 1,
    easyCopies: 0,
    engagementCost: 35,
    threat: 2,
    attack: 3,
    defence: 3,
    hitPoints: 6,
    victory: 4,
    traits: ["dol-guldur", "orc"],
    bonus: { attack: (_, ufthak) => 2 * ufthak.resources },
    reactions: [
      forced(
        "attack-over",
        function* (t, { card }) {
          gainResources(t, t.state.cards[card]!, 1);
        },
        { when: toItself },
      ),
    ],
    heuristics: { spite: 4 },
  }),
  enemy("dol-guldur-beastmaster", {
    set: "dol-guldur-orcs",
    copies: 2,
    easyCopies: 1,
    engagementCost: 35,
    threat: 2,
    attack: 3,
    defence: 1,
    hitPoints: 5,
    traits: ["dol-guldur", "orc"],
    reactions: [forced("attacks", (t, { card, trigger }) => dealShadow(t, card, trigger!.seat!), { when: toItself })],
    heuristics: { spite: 1, moreShadow: true },
  }),
  treachery("driven-by-shadow", {
    set: "dol-guldur-orcs",
    copies: 1,
    whenRevealed: driving,
    shadow: function* (t, { seat }) {
      const { state: s } = t;
      const { defenders } = enemysAttack(s)!;
      if (isUndefended(s)) {
        for (const id of attachmentsOf(s, seat)) yield* discardAttachment(t, id);
      } else {
        yield* discardOneOf(t, seat, () => defenders.flatMap((id) => s.cards[id]?.attachments ?? []));
      }
    },
    heuristics: { harm: { kind: "per-staged", each: 0.8 }, shadow: { harm: [0.5, 4] }, moreThreat: 2 },
  }),
  treachery("the-necromancers-reach", {
    set: "dol-guldur-orcs",
    copies: 3,
    easyCopies: 1,
    whenRevealed: deal(1, (s) =>
      allCharacters(s)
        .filter(({ exhausted }) => exhausted)
        .map(({ id }) => id),
    ),
    heuristics: { harm: { kind: "hurts-exhausted" } },
  }),
  location("necromancers-pass", {
    set: "dol-guldur-orcs",
    copies: 2,
    easyCopies: 1,
    threat: 3,
    questPoints: 2,
    traits: ["stronghold", "dol-guldur"],
    travel: discardingAtRandom,
    heuristics: { journey: { always: -2 } },
  }),
  location("enchanted-stream", {
    set: "dol-guldur-orcs",
    copies: 2,
    threat: 2,
    questPoints: 2,
    traits: ["forest"],
    stopsDrawing: true,
    heuristics: { journey: { always: -2 } },
  }),
];
