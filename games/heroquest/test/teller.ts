import { everything, Match, type Ruleset, type VisibleEvent } from "@tavolata/kernel";
import { Speaker } from "@tavolata/language";
import { heuristic } from "../bot/policy/heuristic.js";
import type { HeroQuestContent } from "../content/content.js";
import type { HeroQuestEvent } from "../events.js";
import { boardSides } from "../queries/board/sides.js";
import type { HeroQuest } from "../state.js";
import { everyText } from "./messages.js";

const english = new Speaker("en", everyText);

/** Events that say nothing that another line doesn't say, too. */
const untold = new Set(["activation-over", "deck-shuffled", "activated"]);

/** Questions whose answer the events tell well enough. */
const unasked = new Set(["passage", "hero", "figure", "activate", "weapon", "element"]);

/**
 * A match of bots as a story in English: what happened, and why the bots did it (`>`). A way is one line, however many
 * steps it has.
 */
export function storyOf(
  ruleset: Ruleset<HeroQuest, HeroQuestEvent, HeroQuestContent>,
  quest: string,
  seed: string,
): string {
  const match = Match.start(ruleset, { seed, options: { quest } });
  const lines = [`# ${quest}, seed "${seed}"`, ""];
  const story = new Story(lines);
  let told = 0;
  const tell = () => {
    for (const event of match.events(everything, told)) story.event(event, match.state);
    told = match.eventCount(everything);
  };
  tell();
  for (let asked = match.asked[0]; asked; asked = match.asked[0]) {
    const { seat, number, kind, ids, min } = asked;
    const choice = heuristic(match.view(seat), match.decision(seat)!, { content: match.content });
    if (choice && !unasked.has(kind)) story.reason(english.say(choice.reason), choice.picks[0] ?? "");
    match.answer({ seat, number, picks: choice?.picks ?? ids.slice(0, min) });
    tell();
  }
  story.flush();
  lines.push("", `${english.outcome(match.outcome!)} (round ${match.state.round})`);
  return `${lines.join("\n")}\n`;
}

class Story {
  #way: string[] = [];
  #walker = "";
  #said = "";

  constructor(private readonly lines: string[]) {}

  /** Why something is done; of a row of steps for the same reason, once. */
  reason(sentence: string, pick: string): void {
    if (sentence === this.#said || pick === "stop" || pick === "end-turn") return;
    this.flush();
    this.#said = sentence;
    this.lines.push(`    > ${sentence}`);
  }

  event(event: VisibleEvent<HeroQuestEvent>, state: Readonly<HeroQuest>): void {
    if (untold.has(event.type)) return;
    if (event.type === "dice-rolled" && (event.purpose === "movement" || event.purpose === "seats")) return;
    if (event.type === "moved") {
      if (event.figure !== this.#walker) this.flush();
      this.#walker = event.figure;
      this.#way.push(event.to);
      return;
    }
    this.flush();
    if (event.type === "round-begun") {
      this.#said = "";
      this.lines.push("", `${english.event(event)}: ${standing(state)}`);
      return;
    }
    this.lines.push(`  ${english.event(event)}`);
  }

  /** The way that was gone since the last line. */
  flush(): void {
    if (this.#way.length > 0) this.lines.push(`  ${english.name(this.#walker)}: ${this.#way.join(" ")}`);
    this.#way = [];
    this.#walker = "";
  }
}

/** Who stands where, with body and mind points. */
function standing({ figures, side }: Readonly<HeroQuest>): string {
  const { names } = boardSides[side];
  return figures.map(({ id, square, body, mind }) => `${id} ${names[square]} ${body}/${mind}`).join("; ");
}
