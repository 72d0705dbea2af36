import { type Bar, bar, each, say } from "@tavolata/kernel";
import { activeFigure, type Deed } from "../activities/activity.js";
import { heroOf } from "../figures.js";
import { nextAreas } from "../map/distance.js";
import { enter } from "../movement/entering.js";
import { aims } from "../powers/aiming.js";
import { movementPoints } from "../profile.js";
import type { Figure, Souls, SoulsFlow, Table } from "../state.js";
import { heroCard } from "../tables.js";
import { applyEffects } from "../vocabulary/apply.js";

/** SS-11.2-a: Soul Scream, Recall and Move, each once, in any order. */
export function ghostDeeds(t: Table): Deed[] {
  return [...ghostMoves(t), ...recalls(t), ...screams(t)];
}

/** SS-11.2-d: by flying, over everything but walls and doors; SS-11.2-e: without touching anything. */
function ghostMoves(t: Table): Deed[] {
  const { state: s } = t;
  const figure = activeFigure(s);
  return nextAreas(s, figure.area, true).map((area) => ({
    id: `move:${area}`,
    at: [`area:${area}`],
    whyNot: () => {
      if (s.turn.moving) return s.turn.points > 0 ? undefined : bar("SS-11.2-d", "no-points-left");
      return once(s, "ghost-move");
    },
    *run() {
      if (!s.turn.moving) {
        s.turn.done.push("ghost-move");
        s.turn.moving = true;
        s.turn.points = movementPoints(s, figure);
      }
      s.turn.points -= 1;
      yield* enter(t, figure, area, "moved", "SS-11.2-d", "SS-11.2-e", "SS-6.1.3-c");
    },
  }));
}

/** SS-11.2-c: to the area of an active Altar. */
function recalls(t: Table): Deed[] {
  const { state: s } = t;
  const figure = activeFigure(s);
  return Object.keys(s.altars)
    .filter((area) => s.altars[area])
    .map((area) => ({
      id: `recall:${area}`,
      at: [`area:${area}`],
      whyNot: () => once(s, "recall"),
      *run(): SoulsFlow {
        begin(s, "recall");
        Object.assign(figure, { area, cameFrom: "" });
        t.emit({ type: "recalled", figure: figure.id, area }, { rules: ["SS-11.2-c"] });
      },
    }));
}

/** SS-11.2-b: what stands on the Ghost Soul side. */
function screams(t: Table): Deed[] {
  const { state: s } = t;
  const figure = activeFigure(s);
  const { scream } = heroCard(heroOf(s, figure).version).ghost;
  return aims(s, figure, scream.aim).map(({ aim, area, id, why }) => ({
    id: id === "" ? "scream" : `scream:${id}`,
    ...(id === "" ? {} : { label: () => say("option.scream-at", { target: id }) }),
    whyNot: () => once(s, "scream") ?? why(),
    *run() {
      begin(s, "scream");
      t.emit({ type: "soul-scream", figure: figure.id }, { rules: ["SS-11.2-b"] });
      yield* applyEffects(t, scream.effects, {
        user: figure.id,
        name: "soul-scream",
        ...(aim ? { aim } : {}),
        ...(area ? { area } : {}),
      });
    },
  }));
}

/** SS-11.2-a: another activity ends the move. */
function begin(s: Souls, what: string): void {
  s.turn.done.push(what);
  s.turn.moving = false;
  s.turn.points = 0;
}

function once(s: Souls, what: string): Bar | undefined {
  return s.turn.done.includes(what) ? bar("SS-11.2-a", "done-already") : undefined;
}

/** An effect that brings somebody to an active Altar, as his player chooses. */
export function* goToAltar(t: Table, figure: Figure): SoulsFlow {
  const { state: s } = t;
  const active = () => Object.keys(s.altars).filter((area) => s.altars[area]);
  if (active().length === 0) return;
  const area = yield* t.choose<string>(
    figure.belongsTo,
    "which-altar",
    () => [
      each([figure.area, ...active().filter((one) => one !== figure.area)], (one) => `area:${one}`, {
        at: (one) => [`area:${one}`],
      }),
    ],
    { rules: ["SS-11.2-c"] },
  );
  if (area === figure.area) return;
  Object.assign(figure, { area, cameFrom: "" });
  t.emit({ type: "recalled", figure: figure.id, area }, { rules: ["SS-11.2-c"] });
}
