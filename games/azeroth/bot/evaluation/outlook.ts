import type { Seat } from "@tavolata/kernel";
import { knownIn } from "@tavolata/kernel";
import { rankOf } from "../../content/colours.js";
import type { AzerothContent } from "../../content/content.js";
import { spaces } from "../../content/map.js";
import { encounterNameOn, printedAt, questOf } from "../../content/tables.js";
import type { Colour } from "../../content/types.js";
import { drawingGrounds, isCity, spaceAt, spaceIds, spacesWith } from "../../queries/board.js";
import { existing, heroFoe, isForHero } from "../../queries/foes.js";
import { redMarkerAt, slotsAt } from "../../queries/markers.js";
import type { CardId, Foe, Hero, SpaceId } from "../../state.js";
import type { AzerothView } from "../../view.js";
import type { Weights } from "../learned/weights.js";
import { journeyTo, turnsTo } from "../perception/distances.js";
import { drawable } from "../perception/unseen.js";
import type { Style } from "../policy/style.js";
import { expectedWorth } from "./fights.js";
import { type Tool, toolsAtHand } from "./plays.js";
import { QuestProspects } from "./quest-prospects.js";
import { mayEnter, spacesToVisit, spacesToWin, stepWorth, visitWorth } from "./quests.js";
import { foeKey, heroKey, remembered, toolsKey } from "./remembered-fights.js";
import { healWorth, newQuestWorth, resourceWorth, tokenWorth } from "./resources.js";
import { encounterStake, heroStake } from "./stakes.js";

/** Somewhere to go, and what for. */
export interface Goal {
  readonly space: SpaceId;
  readonly worth: number;
  /** The message under `reason.`. */
  readonly why: string;
}

/** What the end of a turn on a space is worth, and for what most of all. */
export interface PlaceWorth {
  readonly worth: number;
  readonly why: string;
  /** Where it leads, when the place itself isn't the point. */
  readonly towards?: SpaceId;
}

/** The energy that a turn brings, about. */
const usualEnergy = 2;

/** How a seat sees the map when it must choose a place. Made for one question; it remembers what it has worked out. */
export class Outlook {
  readonly hero: Hero;
  readonly weights: Weights;
  readonly #tools: Tool[];
  readonly #heroKey: string;
  readonly #toolsKey: string;
  readonly #draws = new Map<Colour, number>();
  readonly #arrivals = new Map<SpaceId, number>();
  #goals: Goal[] | undefined;
  #newQuestWorth: number | undefined;

  constructor(
    readonly content: AzerothContent,
    readonly s: AzerothView,
    readonly seat: Seat,
    private readonly energy: number,
    private readonly style: Style,
  ) {
    this.hero = s.heroes[seat]!;
    this.weights = style.weights;
    this.#tools = toolsAtHand(content, s, seat, this.weights);
    this.#heroKey = `${this.weights.name} ${heroKey(s, this.hero)}`;
    this.#toolsKey = toolsKey(this.#tools);
  }

  /** Everything that ending the turn there brings, now and later. */
  placeWorth(space: SpaceId): PlaceWorth {
    const visit = visitWorth(this.content, this.hero, space, this.weights);
    const challenge = this.challengeWorth(space);
    const explore = this.exploreWorth(space);
    const next = this.nextGoal(space);
    const worth = visit + challenge.worth + explore + next.worth;
    if (visit > 0 && visit >= challenge.worth) return { worth, why: "visit-for-quest" };
    if (challenge.worth >= next.worth && challenge.worth > explore && challenge.worth > 0.5)
      return { worth, why: challenge.why };
    // Of two levels that can be won the one at hand is meant.
    if (challenge.why === "win-level" && next.goal?.why === "towards-level") return { worth, why: challenge.why };
    if (next.goal && next.worth >= explore) return { worth, why: next.goal.why, towards: next.goal.space };
    return { worth, why: explore > 0 ? "what-is-there" : "nothing-better" };
  }

  /** AZ-chal-2: the best of what can be faced there. */
  challengeWorth(space: SpaceId): { readonly worth: number; readonly why: string } {
    if (isCity(space)) return { worth: 0, why: "rest" };
    const { s, hero } = this;
    let best = { worth: Number.NEGATIVE_INFINITY, why: "beat-encounter" };
    const isRed = redMarkerAt(s, space) !== undefined;
    const foes = existing(this.content, s, { ...hero, space }).filter(
      ({ kind, slot }) => !isRed || (kind === "unbeaten" && s.track[slot]!.side === "red"),
    );
    for (const foe of foes) {
      const worth = this.fightWorth(foe, space, this.energy);
      if (worth > best.worth)
        best = { worth, why: foe.kind === "printed" ? whyPrinted(this.content, space) : "beat-encounter" };
    }
    if (foes.length === 0) best = { worth: this.drawWorth(space), why: "beat-encounter" };
    if (isRed) return best;
    for (const other of s.order) {
      if (other === this.seat || s.heroes[other]!.space !== space) continue;
      const worth = this.attackWorth(other, space);
      if (worth > best.worth) best = { worth, why: "attack-rival" };
    }
    return best;
  }

  fightWorth(foe: Foe, space: SpaceId, energy: number): number {
    return this.#encounterWorth(foe, space, this.#tools, energy);
  }

  #encounterWorth(foe: Foe, space: SpaceId, tools: readonly Tool[], energy: number): number {
    const { s, seat, hero, weights } = this;
    const stake = encounterStake(this.content, hero, foe, space, weights);
    const withTools = tools.length === 0 ? "" : this.#toolsKey;
    return remembered(this.content, `${this.#heroKey}|${foeKey(foe, space, stake)}|${energy}|${withTools}`, () =>
      expectedWorth(this.content, { s, hero: seat, foe, space, plays: [], side: "red", stake, weights }, tools, energy),
    );
  }

  /** AZ-pvp-1. The defender may play something, too. */
  attackWorth(other: Seat, space: SpaceId): number {
    const { s, seat, weights } = this;
    const stake = heroStake(this.content, s, seat, other, weights);
    const ahead = { s, hero: seat, foe: heroFoe(other), space, plays: [], side: "red", stake, weights } as const;
    return expectedWorth(this.content, ahead, this.#tools, this.energy) - weights.defendersCards;
  }

  /** AZ-chal-6: whatever may come from the deck of the space's colour, without cards; they help when it comes to it. */
  drawWorth(space: SpaceId): number {
    const { colour } = spaceAt(space);
    const wins = this.hero.quests.some((quest) => spacesToWin(this.content, quest).includes(space));
    const before = wins ? undefined : this.#draws.get(colour);
    if (before !== undefined) return before;
    const cards = drawable(this.s, colour).filter((card) => encounterNameOn(card) !== "");
    let sum = 0;
    for (const card of cards) sum += this.#plainWorth(card, space);
    const helped = this.#tools.some(({ cost }) => cost <= this.energy) ? this.weights.helped : 0;
    const worth = cards.length === 0 ? 0 : sum / cards.length + helped;
    if (!wins) this.#draws.set(colour, worth);
    return worth;
  }

  #plainWorth(card: CardId, space: SpaceId): number {
    const foe: Foe = { kind: "card", seat: "", card, encounter: encounterNameOn(card), slot: -1 };
    return this.#encounterWorth(foe, space, [], 0);
  }

  /** AZ-explore-1, AZ-explore-3: the discoveries there, or the best resource. */
  exploreWorth(space: SpaceId): number {
    const tokens = this.s.tokens[space];
    if (tokens) return knownIn(tokens).reduce((sum, token) => sum + tokenWorth(this.content, token, this.weights), 0);
    let most = 0;
    for (const one of spaceAt(space).resources)
      most = Math.max(most, resourceWorth(this, space, one.resource, "amount" in one ? one.amount : 0));
    return most;
  }

  /** What it is worth to be there when the exploration is over. */
  arrivalWorth(space: SpaceId): number {
    let worth = this.#arrivals.get(space);
    if (worth === undefined) {
      worth =
        visitWorth(this.content, this.hero, space, this.weights) +
        this.challengeWorth(space).worth +
        this.nextGoal(space).worth;
      this.#arrivals.set(space, worth);
    }
    return worth;
  }

  /** What lies ahead from there: the best goal, less with every turn that it takes, and a little of the next best. */
  nextGoal(from: SpaceId): { readonly worth: number; readonly goal?: Goal } {
    const { weights } = this;
    let [first, second] = [0, 0];
    let best: Goal | undefined;
    for (const goal of this.goals()) {
      if (goal.space === from) continue;
      const turns = this.#turnsTo(from, goal.space);
      if (turns === undefined) continue;
      const worth = goal.worth * weights.patience ** turns;
      if (worth > first) {
        second = first;
        first = worth;
        best = goal;
      } else if (worth > second) second = worth;
    }
    const worth = first + weights.secondGoal * second;
    return best ? { worth, goal: best } : { worth };
  }

  /** What a new quest is worth. */
  get newQuestWorth(): number {
    const { s, seat, hero, style, weights } = this;
    // AZ-setup-11: who isn't on the board yet has no way to anywhere.
    this.#newQuestWorth ??=
      style.choosesQuests && hero.space !== ""
        ? new QuestProspects(this.content, s, seat, weights).newWorth
        : newQuestWorth(this.content, hero, weights);
    return this.#newQuestWorth;
  }

  #turnsTo(from: SpaceId, to: SpaceId): number | undefined {
    const { hero, style } = this;
    return style.travels ? journeyTo(rankOf(hero.level), from, to) : turnsTo(hero, from, to);
  }

  /** Where this hero wants to be sooner or later. */
  goals(): readonly Goal[] {
    this.#goals ??= this.#findGoals();
    return this.#goals;
  }

  #findGoals(): Goal[] {
    const { hero, weights } = this;
    const goals: Goal[] = [];
    const add = (space: SpaceId, worth: number, why: string) => {
      if (worth > weights.goalFrom && mayEnter(hero, space)) goals.push({ space, worth, why });
    };
    for (const quest of hero.quests) {
      const step = stepWorth(this.content, hero, quest, weights);
      for (const space of spacesToVisit(this.content, quest)) add(space, weights.visitGoal * step, "towards-quest");
      for (const space of spacesToWin(this.content, quest)) add(space, weights.winGoal * step, "towards-quest");
      if (questOf(this.content, quest.id).objective.objective === "hunt") {
        const grounds = questOf(this.content, quest.id).rank;
        for (const space of drawingGrounds[grounds]) add(space, weights.huntGoal * step, "towards-hunt");
      }
    }
    for (const space of guarded) {
      if (!isForHero(this.content, hero, space)) continue;
      const foe: Foe = { kind: "printed", seat: "", card: "", encounter: printedAt(this.content, space)!.id, slot: -1 };
      const worth = this.fightWorth(foe, space, usualEnergy);
      if (whyPrinted(this.content, space) === "win-level") add(space, weights.levelGoal * worth, "towards-level");
      else add(space, weights.trophyGoal * worth, "towards-trophy");
    }
    for (const space of healing) {
      const worth =
        hero.damage === 0
          ? 0
          : Math.max(
              ...spaceAt(space).resources.map((one) =>
                one.resource === "heal" ? healWorth(this.content, hero, one.amount, weights) : 0,
              ),
            );
      add(space, worth, "towards-healing");
    }
    if (this.style.choosesQuests) for (const space of questPlaces) add(space, this.newQuestWorth, "towards-quest");
    for (const slot of this.s.track) {
      if (!slot || slotsAt(this.s, slot.space).length === 0) continue;
      const foe: Foe = {
        kind: "unbeaten",
        seat: "",
        card: slot.card,
        encounter: encounterNameOn(slot.card),
        slot: this.s.track.indexOf(slot),
      };
      const stake = encounterStake(this.content, hero, foe, slot.space, weights);
      if (stake.win > 3) add(slot.space, weights.encounterGoal * stake.win, "towards-encounter");
    }
    return goals;
  }
}

const guarded = spaceIds.filter((space) => spaces[space]!.printed);

const healing = spacesWith("heal");

const questPlaces = spacesWith("quest");

function whyPrinted(content: AzerothContent, space: SpaceId): string {
  return printedAt(content, space)!.reward === "level" ? "win-level" : "win-trophy";
}
