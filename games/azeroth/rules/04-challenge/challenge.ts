import { each, one, type Seat, say } from "@tavolata/kernel";
import type { AzerothContent } from "../../content/content.js";
import { isCity, spaceAt } from "../../queries/board.js";
import { oddsAgainst, oddsOfDraw } from "../../queries/combat/odds.js";
import {
  existing,
  fightTarget,
  heroFoe,
  othersHere,
  whyNotAttack,
  whyNotDraw,
  whyNotFight,
} from "../../queries/foes.js";
import type { Azeroth, AzerothFlow, Foe, Table } from "../../state.js";
import { beginPhase } from "../02-movement/begin.js";
import { beginCombat } from "../05-combat/begin.js";
import { type HeroAction, heroActionOffer } from "../09-heroes/hero-actions.js";
import { secretly } from "../09-heroes/secrecy.js";
import { drawChallenge } from "./draw-challenge.js";

/** AZ-turn-1: the third phase; in a city nothing is drawn and nobody can be attacked (AZ-chal-1). */
export function* beginChallenge(t: Table): AzerothFlow<string> {
  const { state: s } = t;
  beginPhase(t, "challenge");
  const { space } = s.heroes[s.active]!;
  if (!isCity(space)) return "face-challenge";
  t.emit({ type: "challenge-skipped", seat: s.active, space }, { rules: ["AZ-chal-1"] });
  return "maintenance";
}

/** AZ-chal-2: exactly one of two things, an encounter or an attack on a hero. Cards may come before. */
export function* faceChallenge(t: Table): AzerothFlow<string> {
  const { state: s } = t;
  const seat = s.active;
  const hero = s.heroes[seat]!;
  const choice = yield* t.choose<Foe | Seat | HeroAction>(
    seat,
    "challenge",
    () => [
      each(
        existing(t.content, s, hero),
        { verb: "fight", target: fightTarget },
        {
          label: ({ encounter }) => say("option.fight", { of: encounter }),
          at: () => [`space:${hero.space}`],
          bar: (foe) => whyNotFight(s, hero, foe),
          facts: (foe) => ({ odds: oddsAgainst(t.content, s, seat, foe, hero.space) }),
        },
      ),
      one("draw", {
        at: () => [`space:${hero.space}`],
        bar: () => whyNotDraw(t.content, s, hero),
        facts: () => drawFacts(t.content, s, seat),
      }),
      each(othersHere(s, seat), "attack", {
        at: (other) => [`hero:${other}`],
        bar: (other) => whyNotAttack(t.content, s, hero, other),
        facts: (other) => ({ odds: oddsAgainst(t.content, s, seat, heroFoe(other), hero.space) }),
      }),
      heroActionOffer(t, seat, "challenge"),
    ],
    secretly(t.content, s, seat, "challenge", ["AZ-chal-2", "AZ-chal-4"]),
  );
  if (choice === "draw") return yield* drawChallenge(t);
  if (typeof choice === "string") return yield* beginCombat(t, heroFoe(choice));
  if ("kind" in choice) return yield* beginCombat(t, choice);
  yield* choice.run();
  // A card may have taken the hero elsewhere.
  return isCity(hero.space) ? "challenge" : "face-challenge";
}

function drawFacts(content: AzerothContent, s: Azeroth, seat: Seat) {
  const { space } = s.heroes[seat]!;
  const { draw, discard } = s.challenge[spaceAt(space).colour];
  const odds = oddsOfDraw(content, s, seat, draw.length > 0 ? draw : discard, space);
  return odds ? { odds } : undefined;
}
