import { each } from "@tavolata/kernel";
import { treasureCardNamed } from "../../content/tables.js";
import { adjacentSquares, boardOf } from "../../queries/board/squares.js";
import { type Figure, type HeroFlow, type Table, wizard } from "../../state.js";
import { attack, whyNotAttack } from "../06-melee/melee.js";
import { isFreeGround, nearestFree, placeAntagonist } from "../11-discovery/placing.js";
import { strike } from "../12-traps/spring.js";
import { gain } from "../16-quests/gains.js";

/** HQ-1.2.d: what a card of the treasure deck does to its finder. */
export function* resolveCard(t: Table, finder: Figure, card: string): HeroFlow {
  for (const effect of treasureCardNamed(t.content, card).effects) {
    switch (effect.effect) {
      case "gold":
        gain(t, finder, { gold: effect.amount }, "HQ-1.2.d");
        break;
      case "gain-item":
        gain(t, finder, { items: [effect.item] }, "HQ-1.2.d");
        break;
      case "hazard":
        yield* strike(t, finder, effect.dice, "none", ["HQ-1.2.d"]);
        break;
      case "wandering-antagonist":
        yield* wander(t, finder);
        break;
    }
  }
}

/** The quest's wandering antagonist comes beside the searcher, where the Evil Wizard puts it, and attacks once at once. */
function* wander(t: Table, finder: Figure): HeroFlow {
  const { state } = t;
  const square = yield* squareBeside(t, finder);
  state.wanderer = state.secrets.wandering;
  const wanderer = placeAntagonist(t, {
    type: state.secrets.wandering,
    square,
    champion: false,
    items: [],
    body: 0,
    bounty: 0,
    asleep: false,
    questName: "",
  });
  t.emit(
    { type: "placed", figures: [wanderer.id], scenery: [], doors: [], barred: [], rubble: [], abyss: [] },
    { rules: ["HQ-1.2.d"], reveals: true },
  );
  if (!whyNotAttack(t, wanderer, finder)) yield* attack(t, wanderer, finder);
}

/** HQ-4.8, HQ-12-d: an empty square beside the searcher and no open pit; where there is none, the nearest. */
function* squareBeside(t: Table, { square }: Figure): HeroFlow<number> {
  const { state } = t;
  const { names } = boardOf(state);
  const free = () => adjacentSquares(state, square).filter((one) => isFreeGround(state, one));
  if (free().length === 0) return nearestFree(state, square);
  return yield* t.choose(
    wizard,
    "wanderer",
    () => [each(free(), (one) => `to:${names[one]}`, { at: (one) => [`square:${names[one]}`] })],
    { rules: ["HQ-1.2.d"] },
  );
}
