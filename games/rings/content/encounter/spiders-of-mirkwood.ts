import { bar, each } from "@tavolata/kernel";
import { allCharacters, heroesOf, playerOrder } from "../../queries/table.js";
import { reveal } from "../../rules/03-quest/staging.js";
import { exhaust } from "../../rules/04-travel-and-encounter/engaging.js";
import { modifying } from "../../rules/09-card-effects/effects.js";
import { discardCards } from "../../rules/09-card-effects/hands.js";
import { eachLooksAndTakes } from "../../rules/09-card-effects/looking.js";
import { forced, response, toItself } from "../../rules/09-card-effects/reactions.js";
import { becomeAttachment, eachPlayer, hurtOneHero, pickOne } from "../../rules/11-encounter-effects/encounter.js";
import { exhausting, exhaustReady, hurtAll, threatUp } from "../../rules/11-encounter-effects/shadows.js";
import { enemy, location, treachery } from "../card.js";
import type { Definition, Effect, TravelCost } from "../definition.js";
import { typeOf } from "../lookup.js";

/** LR-travel-5: every player exhausts one ready hero. */
const everyoneExhaustsAHero: TravelCost = {
  whyNot: (s) =>
    s.order.every((seat) => heroesOf(s, seat).some(({ exhausted }) => !exhausted))
      ? undefined
      : bar("LR-travel-5", "no-ready-hero"),
  *pay(t) {
    for (const seat of playerOrder(t.state)) {
      const hero = yield* pickOne(t, seat, "exhaust", (s) => heroesOf(s, seat).filter(({ exhausted }) => !exhausted));
      if (hero !== undefined) exhaust(t, hero, "LR-travel-5");
    }
  },
};

/** LR-travel-5: a cost that reveals a card can't be paid with an empty deck. */
const revealingACard: TravelCost = {
  whyNot: (s) => (s.encounter.draw.length > 0 ? undefined : bar("LR-travel-5", "empty-encounter-deck")),
  *pay(t) {
    yield* reveal(t);
  },
};

/** It becomes an attachment on a hero of whoever has the highest threat. */
const catching: Effect = function* (t, { card }) {
  const { state: s } = t;
  const highest = () => {
    const most = Math.max(...s.order.map((seat) => s.players[seat]!.threat));
    return playerOrder(s).filter((seat) => s.players[seat]!.threat === most);
  };
  const seat = yield* t.choose(s.first, "choose-player", () => [each(highest(), "target")], {
    rules: ["LR-timing-6"],
  });
  const hero = yield* pickOne(t, seat, "choose-hero", () => heroesOf(s, seat));
  if (hero !== undefined) yield* becomeAttachment(t, card, hero);
};

/** The encounter set spiders of mirkwood. */
export const spidersOfMirkwood: readonly Definition[] = [
  enemy("king-spider", {
    set: "spiders-of-mirkwood",
    copies: 2,
    engagementCost: 20,
    threat: 2,
    attack: 3,
    defence: 1,
    hitPoints: 3,
    traits: ["creature", "spider"],
    whenRevealed: eachPlayer((t, seat) => exhaustReady(t, seat, 1)),
    shadow: exhausting(1, 2),
    heuristics: { harm: { kind: "exhausts-ready", worth: 1.5 }, shadow: { harm: [1.5, 3] } },
  }),
  enemy("hummerhorns", {
    set: "spiders-of-mirkwood",
    copies: 1,
    easyCopies: 0,
    engagementCost: 40,
    threat: 1,
    attack: 2,
    defence: 0,
    hitPoints: 3,
    victory: 5,
    traits: ["creature", "insect"],
    reactions: [forced("engaged", (t, { trigger }) => hurtOneHero(t, trigger!.seat!, 5), { when: toItself })],
    shadow: hurtAll(1, 2),
    heuristics: { shadow: { harm: [4, 8] }, dreaded: 6, meeting: 20 },
  }),
  enemy("ungoliants-spawn", {
    set: "spiders-of-mirkwood",
    copies: 1,
    engagementCost: 32,
    threat: 3,
    attack: 5,
    defence: 2,
    hitPoints: 9,
    traits: ["creature", "spider"],
    whenRevealed: modifying({ willpower: -1 }, (s) =>
      allCharacters(s)
        .filter(({ committed }) => committed)
        .map(({ id }) => id),
    ),
    shadow: threatUp(4, 8),
    heuristics: { harm: { kind: "per-committed", each: 1 }, shadow: { harm: [4, 9] }, moreThreat: 3 },
  }),
  location("great-forest-web", {
    set: "spiders-of-mirkwood",
    copies: 2,
    threat: 2,
    questPoints: 2,
    traits: ["forest"],
    travel: everyoneExhaustsAHero,
    heuristics: { journey: { always: -0.5, takesHero: true } },
  }),
  location("mountains-of-mirkwood", {
    set: "spiders-of-mirkwood",
    copies: 3,
    threat: 2,
    questPoints: 3,
    traits: ["forest", "mountain"],
    travel: revealingACard,
    reactions: [response("explored", eachLooksAndTakes(5))],
    heuristics: { journey: { always: -2.5, whenEngaged: -1.5 } },
  }),
  treachery("eyes-of-the-forest", {
    set: "spiders-of-mirkwood",
    copies: 1,
    easyCopies: 0,
    whenRevealed: eachPlayer(function* (t, seat) {
      discardCards(
        t,
        seat,
        t.state.hands[seat]!.filter((id) => typeOf(id) === "event"),
        "LR-timing-15",
      );
    }),
    heuristics: { harm: { kind: "per-event-in-hand", each: 1.5 } },
  }),
  treachery("caught-in-a-web", {
    set: "spiders-of-mirkwood",
    copies: 2,
    easyCopies: 0,
    readyPrice: 2,
    whenRevealed: catching,
    heuristics: { harm: 8, picked: "caught" },
  }),
];
