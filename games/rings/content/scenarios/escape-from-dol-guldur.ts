import { claimedObjectives } from "../../queries/objectives.js";
import { heroesOf, playerOrder } from "../../queries/table.js";
import { shuffleDeck } from "../../rules/02-cards/decks.js";
import { awaken } from "../../rules/02-cards/entering.js";
import { remove } from "../../rules/02-cards/zones.js";
import { settle } from "../../rules/03-quest/stages.js";
import { addToStaging, revealCard, takeFromEncounter } from "../../rules/03-quest/staging.js";
import { useOf } from "../../rules/07-timing/abilities.js";
import { removeTriggers } from "../../rules/07-timing/trigger-index.js";
import { eachPlayer, layOrcGuard } from "../../rules/11-encounter-effects/encounter.js";
import type { RingsFlow, Table } from "../../state.js";
import { cardOf, typeOf } from "../lookup.js";
import type { Scenario } from "../scenario.js";

const nazgul = "nazgul-of-dol-guldur-1";

/** LR-scenario-5 to LR-scenario-8: a prisoner, three guarded objectives, and the way out. */
export const escapeFromDolGuldur: Scenario = {
  id: "escape-from-dol-guldur",
  sets: ["escape-from-dol-guldur", "spiders-of-mirkwood", "dol-guldur-orcs"],
  aside: ["nazgul-of-dol-guldur"],
  stages: [
    {
      id: "the-necromancers-tower",
      points: 9,
      next: ["through-the-caverns"],
      sideA: layOutObjectives,
      whenRevealed: takePrisoner,
      oneAllyPerRound: true,
      isHeld: (s) => claimedObjectives(s) < 1,
      heuristics: { firstClaim: 7 },
    },
    {
      id: "through-the-caverns",
      points: 15,
      next: ["out-of-the-dungeons"],
      oneAllyPerRound: true,
      afterProgress: offerRescue,
      isHeld: (s) => !s.quest.rescued || claimedObjectives(s) < 3,
    },
    {
      id: "out-of-the-dungeons",
      points: 7,
      next: [],
      questPhaseBegins: function* (t) {
        yield* eachPlayer(layOrcGuard)(t, useOf("", ""));
      },
      heldBy: "nazgul-of-dol-guldur",
    },
  ],
};

/** LR-keyword-guarded: the three objectives are revealed, and each gets one guard. */
function* layOutObjectives(t: Table): RingsFlow {
  const { state: s } = t;
  const objectives = s.encounter.draw.filter((id) => typeOf(id) === "objective").sort();
  for (const id of objectives) takeFromEncounter(s, id);
  yield* shuffleDeck(t, s.encounter.draw, "encounter");
  for (const id of objectives) yield* revealCard(t, id);
}

/** LR-scenario-5: one hero among all, by chance. */
function* takePrisoner(t: Table): RingsFlow {
  const { state: s } = t;
  const heroes = playerOrder(s).flatMap((seat) => heroesOf(s, seat).map(({ id }) => id));
  const [hero] = yield* t.roll({ id: "prisoner", faces: heroes }, 1, "prisoner", {
    rules: ["LR-scenario-5"],
    lot: true,
  });
  const card = s.cards[hero!]!;
  card.facedown = true;
  s.quest.prisoner = hero!;
  removeTriggers(s.triggers, hero!, cardOf(t.content, hero!).reactions);
  t.emit({ type: "prisoner-taken", hero: hero! }, { rules: ["LR-scenario-5"] });
}

/** LR-scenario-5: after progress was placed the first player may have the prisoner rescued; and the Nazgûl comes. */
function* offerRescue(t: Table): RingsFlow {
  const { state: s } = t;
  if (s.quest.rescued || !(yield* t.confirm(s.first, "rescue", "LR-scenario-5"))) return;
  const hero = s.cards[s.quest.prisoner]!;
  hero.facedown = false;
  hero.exhausted = false;
  hero.damage = 1;
  s.quest.rescued = true;
  awaken(t.content, s, hero.id);
  t.emit({ type: "prisoner-rescued", hero: hero.id }, { rules: ["LR-scenario-5"] });
  if (remove(s.aside, nazgul)) yield* addToStaging(t, nazgul);
  yield* settle(t);
}
