import type { Content, Options } from "@tavolata/kernel";
import { type ScriptedTable, scriptedTable } from "@tavolata/kernel/testing";
import type { RingsContent } from "../content/content.js";
import { cardOf, titleOf, typeOf } from "../content/lookup.js";
import type { RingsEvent } from "../events.js";
import { awaken } from "../rules/02-cards/entering.js";
import { freshCard } from "../rules/02-cards/zones.js";
import { newCopies } from "../rules/08-setup-and-modes/setup.js";
import { testContent, testRuleset } from "../rules/08-setup-and-modes/test-ruleset.js";
import type { CardId, InPlay, Phase, Rings } from "../state.js";
import { plain } from "./plain.js";

/** What lies before a player: titles, which become the next copies that nobody has. */
export interface Seated {
  heroes?: readonly string[];
  allies?: readonly string[];
  hand?: readonly string[];
  deck?: readonly string[];
  discard?: readonly string[];
  engaged?: readonly string[];
  threat?: number;
  /** In every hero's pool. */
  resources?: number;
  /** Attachments by the title of what they are on. */
  on?: Readonly<Record<string, readonly string[]>>;
}

export interface Scene {
  players?: readonly Seated[];
  staging?: readonly string[];
  active?: string;
  /** The encounter deck, from the top. */
  encounter?: readonly string[];
  discard?: readonly string[];
  scenario?: string;
  stage?: string;
  progress?: number;
  step?: string;
  round?: number;
  dice?: readonly string[];
  options?: Options;
  /** What is special about cards in play, by title or id: `{ gimli: { exhausted: true } }`. */
  cards?: Readonly<Record<string, Partial<InPlay>>>;
  /** Cards that are still to be revealed in the staging step. */
  reveals?: number;
  /** Other cards than those of practice. */
  content?: Content<RingsContent>;
  arrange?: (state: Rings) => void;
}

const phases: Readonly<Record<string, Phase>> = {
  resource: "resource",
  planning: "planning",
  plan: "planning",
  quest: "quest",
  commit: "quest",
  staging: "quest",
  "quest-resolution": "quest",
  travel: "travel",
  encounter: "encounter",
  "engagement-checks": "encounter",
  combat: "combat",
  "enemy-attacks": "combat",
  "player-attacks": "combat",
  "combat-end": "combat",
  refresh: "refresh",
};

/** An ally with an action for every window: with him the table stops there, and doesn't run on. */
export const watcher = ["henamarth-riversong"];

/** A deck that nobody notices. */
const unnoticed = Array.from({ length: 8 }, () => "veteran-axehand");

/** A table in the middle of a round, with nothing on it but what the scene names. */
export class SceneTable {
  constructor(readonly table: ScriptedTable<Rings, RingsEvent, RingsContent>) {}

  get state(): Rings {
    return this.table.state as Rings;
  }

  get content(): RingsContent {
    return this.table.match.content;
  }

  get asked() {
    const [asked] = this.table.match.asked;
    if (!asked) throw new Error("Nobody is asked.");
    return asked;
  }

  get outcome() {
    return this.table.match.outcome;
  }

  /** Answers for the seat that is asked: `t.does("play:feint")`; a title stands for the copy on offer. */
  does(...picks: string[]): this {
    const { seat, ids } = this.asked;
    this.table.answer(seat, ...picks.map((pick) => fitting(pick, ids)));
    return this;
  }

  /** The same, and the seat must be this one. */
  by(player: number, ...picks: string[]): this {
    if (this.asked.seat !== `player-${player}`) {
      throw new Error(`${this.asked.seat} is asked (${this.asked.kind}), not player-${player}.`);
    }
    return this.does(...picks);
  }

  /** Passes until somebody is asked a question of this kind, in this round or at the beginning of the next. */
  until(kind: string): this {
    return this.passUntil(() => this.asked.kind === kind, `Nobody is asked "${kind}".`);
  }

  /** Passes until this window is open. */
  untilWindow(name: string): this {
    const isOpen = () => {
      const { kind, seat } = this.asked;
      return kind === "action" && this.table.decision(seat).title.args?.["window"] === name;
    };
    return this.passUntil(isOpen, `The window "${name}" doesn't open.`);
  }

  private passUntil(isThere: () => boolean, otherwise: string): this {
    const { round } = this.state;
    while (!this.outcome) {
      if (isThere()) return this;
      // What should come in this round mustn't be taken for the same in a later one.
      if (this.state.round > round && this.state.phase !== "resource" && this.state.phase !== "planning") {
        throw new Error(`${otherwise} It is round ${this.state.round} already, in the ${this.state.phase} phase.`);
      }
      this.pass();
    }
    return this;
  }

  /** Passes until this phase has begun. */
  untilPhase(phase: Phase): this {
    for (let i = 0; i < 300 && !this.outcome; i++) {
      if (this.state.phase === phase) return this;
      this.pass();
    }
    return this;
  }

  /** Passes until the combat phase is over. */
  throughCombat(): this {
    for (let i = 0; i < 300 && !this.outcome && this.state.phase === "combat"; i++) this.pass();
    return this;
  }

  /** Gives the answer that does least. */
  pass(): this {
    const { seat, ids, min } = this.asked;
    const quiet = ["pass", "done", "stay", "undefended", "no", "leave"].find((id) => ids.includes(id));
    this.table.answer(seat, ...(quiet ? [quiet] : ids.slice(0, min)));
    return this;
  }

  offers(option: string): boolean {
    return this.table.match.outcome === undefined && this.asked.ids.some((id) => matches(option, id));
  }

  barredBy(option: string): string | undefined {
    const { barred = [] } = this.table.decision(this.asked.seat);
    return barred.find(({ id }) => matches(option, id))?.bar.rule;
  }

  /** A card in play by its title, or by its title and number. */
  card(name: string): InPlay {
    const found = Object.values(this.state.cards).find(({ id }) => id === name || titleOf(id) === name);
    if (!found) throw new Error(`"${name}" isn't in play.`);
    return found;
  }

  isInPlay(name: string): boolean {
    return Object.keys(this.state.cards).some((id) => id === name || titleOf(id) === name);
  }

  threat(player = 1): number {
    return this.state.players[`player-${player}`]!.threat;
  }

  /** Titles of cards in a list. */
  titles(list: readonly CardId[]): string[] {
    return list.map(titleOf);
  }

  hand(player = 1): string[] {
    return this.titles(this.state.hands[`player-${player}`]!);
  }

  discard(player = 1): string[] {
    return this.titles(this.state.discards[`player-${player}`]!);
  }

  events<T extends RingsEvent["type"]>(type: T) {
    return this.table.events(type);
  }
}

function fitting(pick: string, ids: readonly string[]): string {
  return ids.includes(pick) ? pick : (ids.find((id) => matches(pick, id)) ?? pick);
}

function matches(pick: string, id: string): boolean {
  return id === pick || id.replace(/-\d+$/, "") === pick;
}

/** Lets an enemy or location in play guard an objective, which goes where it goes: LR-keyword-guarded. */
export function guardedBy(s: Rings, objective: CardId, guard: CardId): void {
  s.cards[objective] = { ...freshCard(objective, "attached", ""), host: guard };
  s.cards[guard]!.attachments.push(objective);
  awaken(plain, s, objective);
}

/** Lays an Orc Guard before a player, with this card of the player's under it: LR-scenario-8. */
export function layGuard(s: Rings, seat: string, title: string): CardId {
  s.guardCount += 1;
  const id = `orc-guard-${s.guardCount}`;
  s.guards[seat]![id] = newCopies(s, seat, title, 1);
  s.cards[id] = freshCard(id, "engaged", seat);
  s.engaged[seat]!.push(id);
  return id;
}

/** Sets a scene; the first player is player 1. */
export function scene(what: Scene = {}): SceneTable {
  const { players = [{}], step = "plan", options = {}, dice, arrange, content = testContent } = what;
  const table = scriptedTable(
    { ...testRuleset, content },
    {
      step,
      ...(dice ? { dice } : {}),
      options: { players: players.length, scenario: what.scenario ?? "passage-through-mirkwood", ...options },
      arrange(s) {
        lay(content.plain, s, what, players);
        s.phase = phases[step] ?? "setup";
        s.progress.reveals = what.reveals ?? 0;
        for (const [name, special] of Object.entries(what.cards ?? {})) {
          for (const card of Object.values(s.cards)) {
            if (card.id === name || titleOf(card.id) === name) Object.assign(card, special);
          }
        }
        arrange?.(s);
      },
    },
  );
  return new SceneTable(table);
}

function lay(content: RingsContent, s: Rings, what: Scene, players: readonly Seated[]): void {
  const numbers: Record<string, number> = {};
  const copy = (title: string) => {
    numbers[title] = (numbers[title] ?? 0) + 1;
    return `${title}-${numbers[title]}`;
  };
  const put = (id: CardId, place: InPlay["place"], seat: string) => {
    cardOf(content, id);
    s.cards[id] = freshCard(id, place, seat);
    awaken(content, s, id);
    return id;
  };
  s.round = what.round ?? 1;
  s.quest.stage = what.stage ?? s.quest.stage;
  s.quest.progress = what.progress ?? 0;
  s.quest.ready = true;
  for (const [i, player] of players.entries()) {
    const seat = `player-${i + 1}`;
    const own = (titles: readonly string[]) => titles.map((title) => newCopies(s, seat, title, 1)[0]!);
    s.players[seat]!.threat = player.threat ?? 25;
    for (const id of own([...(player.heroes ?? ["aragorn", "eowyn", "gimli"]), ...(player.allies ?? [])])) {
      s.areas[seat]!.push(put(id, "area", seat));
      if (typeOf(id) === "hero") s.cards[id]!.resources = player.resources ?? 0;
    }
    s.hands[seat]!.push(...own(player.hand ?? []));
    s.decks[seat]!.push(...own(player.deck ?? unnoticed));
    s.discards[seat]!.push(...own(player.discard ?? []));
    for (const title of player.engaged ?? []) s.engaged[seat]!.push(put(copy(title), "engaged", seat));
  }
  for (const title of what.staging ?? []) s.staging.push(put(copy(title), "staging", ""));
  if (what.active) s.active = put(copy(what.active), "active", "");
  for (const title of what.encounter ?? Array.from({ length: 6 }, () => "the-east-bight"))
    s.encounter.draw.push(copy(title));
  for (const title of what.discard ?? []) s.encounter.discard.push(copy(title));
  for (const [i, { on = {} }] of players.entries()) {
    const seat = `player-${i + 1}`;
    for (const [title, attached] of Object.entries(on)) {
      const host = Object.values(s.cards).find(({ id }) => titleOf(id) === title)!;
      for (const one of attached) {
        const isPlayers = cardOf(content, `${one}-1`).sphere !== undefined;
        const id = isPlayers ? newCopies(s, seat, one, 1)[0]! : copy(one);
        put(id, "attached", isPlayers || typeOf(id) === "objective" ? seat : "");
        s.cards[id]!.host = host.id;
        host.attachments.push(id);
      }
    }
  }
}
