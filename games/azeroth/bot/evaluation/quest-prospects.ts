import type { Seat } from "@tavolata/kernel";
import type { AzerothContent } from "../../content/content.js";
import { eliteQuests } from "../../content/quests/elite.js";
import { questOf } from "../../content/tables.js";
import type { CardId } from "../../state.js";
import type { AzerothView } from "../../view.js";
import type { Weights } from "../learned/weights.js";
import { valourWorth } from "./quests.js";
import { Race } from "./race.js";

/** What quests promise somebody who reckons how long each takes: the way, the fights and the levels that are missing. */
export class QuestProspects {
  readonly #race: Race;

  constructor(
    readonly content: AzerothContent,
    s: AzerothView,
    seat: Seat,
    private readonly weights: Weights,
  ) {
    this.#race = new Race(content, s, seat);
  }

  /** What a quest promises that is under way, or would be. */
  worthOf(quest: Parameters<Race["wayOf"]>[0]): number {
    const { valour } = questOf(this.content, quest.id);
    const { weights } = this;
    return (
      valourWorth(this.content, this.#race.hero, valour, weights) *
      weights.questPatience ** this.#race.durationOf(this.#race.wayOf(quest))
    );
  }

  /** AZ-explore-7: what a quest from the deck is likely to be better than the poorer one at hand. */
  get newWorth(): number {
    const { hero } = this.#race;
    const poorest = hero.quests.length < 2 ? 0 : Math.min(...hero.quests.map((quest) => this.worthOf(quest)));
    const unseen = this.#unseen();
    let sum = 0;
    for (const id of unseen) sum += Math.max(0, this.worthOf({ id, done: [], count: 0 }) - poorest);
    return unseen.length === 0 ? 0 : sum / unseen.length;
  }

  /** Elite quests that nobody has, or has completed. */
  #unseen(): CardId[] {
    const seen = new Set<CardId>();
    for (const { quests, log } of Object.values(this.#race.s.heroes)) {
      for (const { id } of quests) seen.add(id);
      for (const id of log) seen.add(id);
    }
    return Object.keys(eliteQuests).filter((id) => !seen.has(id));
  }
}
