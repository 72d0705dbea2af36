import type { Seat } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import { typeOf } from "../../content/lookup.js";
import { hitPointsLeft } from "../../queries/statistics.js";
import { heroesOf } from "../../queries/table.js";
import { threatCostOf } from "../../queries/threat.js";
import type { Rings, RingsFlow, Table } from "../../state.js";
import { awaken } from "../02-cards/entering.js";
import { forget, takeOut } from "../02-cards/leaving.js";
import { freshCard } from "../02-cards/zones.js";
import { firstStage } from "../03-quest/stages.js";
import { eliminate } from "../06-refresh-and-end/threat.js";
import { headStart } from "./setup.js";

/** LR-mode-3: the step between two scenarios of a campaign, with these scenarios in order. */
export function nextScenario(scenarios: readonly string[]) {
  return function* (t: Table): RingsFlow<string> {
    const { state: s } = t;
    const hard = t.options.campaign === "hard";
    if (hard) yield* takeArmourOff(t);
    else s.order = [...t.seats];
    for (const seat of s.order) {
      if (hard) carryOn(t.content, s, seat);
      else startAnew(t.content, s, seat);
    }
    clearTable(t.content, s, scenarios[s.won]!);
    for (const seat of s.order) {
      for (const id of s.areas[seat]!) awaken(t.content, s, id);
      t.emit(
        {
          type: "deck-chosen",
          seat,
          deck: s.players[seat]!.deck,
          heroes: [...s.areas[seat]!],
          threat: s.players[seat]!.threat,
        },
        { rules: ["LR-mode-3"] },
      );
      headStart(t, seat);
    }
    return "first-player";
  };
}

/** LR-damage-5, LR-mode-3: what heroes carry goes back into the decks, and whom only that kept alive dies. */
function* takeArmourOff(t: Table): RingsFlow {
  const { state: s } = t;
  for (const seat of [...s.order]) {
    for (const hero of heroesOf(s, seat)) {
      for (const id of [...hero.attachments]) forget(t.content, s, s.cards[id]!);
      if (hitPointsLeft(t.content, s, hero) <= 0) yield* takeOut(t, hero.id, "destroyed", "LR-damage-5");
    }
    if (heroesOf(s, seat).length === 0) eliminate(t, seat, "heroes");
  }
}

/** The same heroes and the same deck, as if nothing had happened. */
function startAnew(content: RingsContent, s: Rings, seat: Seat): void {
  const own = Object.keys(s.owners).filter((id) => s.owners[id] === seat);
  const heroes = own.filter((id) => typeOf(id) === "hero");
  s.decks[seat] = own.filter((id) => typeOf(id) !== "hero");
  s.hands[seat] = [];
  s.discards[seat] = [];
  s.removed = s.removed.filter((id) => s.owners[id] !== seat);
  s.players[seat]!.threat = threatCostOf(content, heroes);
  s.areas[seat] = heroes;
  for (const id of heroes) s.cards[id] = freshCard(id, "area", seat);
}

/** The harder form: threat, wounds, the dead and the discard pile stay; the rest goes back into the deck, resources are lost. */
function carryOn(content: RingsContent, s: Rings, seat: Seat): void {
  const away = new Set([...s.discards[seat]!, ...s.removed]);
  const heroes = s.areas[seat]!.filter((id) => typeOf(id) === "hero");
  s.decks[seat] = Object.keys(s.owners).filter((id) => s.owners[id] === seat && typeOf(id) !== "hero" && !away.has(id));
  s.hands[seat] = [];
  s.areas[seat] = heroes;
  for (const id of heroes) s.cards[id] = { ...freshCard(id, "area", seat), damage: s.cards[id]!.damage };
  const player = s.players[seat]!;
  player.threat = Math.max(player.threat, threatCostOf(content, heroes));
}

/** Nothing of the scenario that was won stays on the table. */
function clearTable(content: RingsContent, s: Rings, scenario: string): void {
  const heroes = new Set(s.order.flatMap((seat) => s.areas[seat]!));
  for (const id of Object.keys(s.cards)) if (!heroes.has(id)) delete s.cards[id];
  for (const seat of Object.keys(s.players)) {
    s.players[seat]!.shackles = [];
    s.engaged[seat] = [];
    s.guards[seat] = {};
    if (!s.order.includes(seat)) s.areas[seat] = [];
  }
  s.scenario = scenario;
  s.quest = {
    stage: firstStage(content, scenario),
    progress: 0,
    ready: false,
    prisoner: "",
    rescued: false,
    allyPlayed: false,
  };
  s.round = 0;
  s.phase = "setup";
  s.active = "";
  s.encounter = { draw: [], discard: [] };
  for (const list of [s.staging, s.resolving, s.victory, s.aside, s.lasting, s.delayed, s.attacks]) list.length = 0;
  s.shadows = {};
  s.turned = {};
  s.looked = {};
  s.uses = {};
  s.triggers = {};
  s.progress.waiting = [];
  s.progress.attacked = [];
}
