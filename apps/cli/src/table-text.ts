import type { LoadedGame } from "@tavolata/game";
import {
  audience,
  type Callable,
  type Decision,
  type GameEvent,
  type Message,
  type Options,
  type Outcome,
  type RuleId,
  type Seat,
  tableSeat,
  type VisibleEvent,
} from "@tavolata/kernel";
import type { Speaker } from "@tavolata/language";
import type { Context } from "./context.js";

/** What happens at a table, as lines for a terminal: in the reader's language, each with the rules behind it. */
export class TableText {
  readonly speaker: Speaker;
  readonly #painted: readonly ((text: string) => string)[];

  constructor(
    readonly context: Context,
    readonly loadedGame: LoadedGame,
    private readonly sitting: readonly Seat[],
    options: Options,
  ) {
    this.speaker = context.speakerOf(loadedGame, options);
    const { cyan, yellow, magenta, green, blue } = context.paint;
    this.#painted = [cyan, yellow, magenta, green, blue];
  }

  /** The game's name as people call it. */
  game(): string {
    return this.speaker.has("game.name") ? this.speaker.say({ key: "game.name" }) : this.loadedGame.id;
  }

  /** A seat's name, in the colour of the seat. */
  seat(seat: Seat): string {
    const at = this.sitting.indexOf(seat);
    const paint = this.#painted[at % this.#painted.length];
    return at < 0 || !paint ? this.seatName(seat) : paint(this.seatName(seat));
  }

  seatName(seat: Seat): string {
    if (seat === tableSeat || seat === audience) return this.context.text(`seat.${seat}`);
    return this.speaker.name(seat);
  }

  seats(seats: readonly Seat[]): string {
    return new Intl.ListFormat(this.context.language).format(seats.map((seat) => this.seat(seat)));
  }

  sentence(message: Message): string {
    return this.speaker.sentence(message);
  }

  event(event: VisibleEvent<GameEvent>): string {
    return `  ${this.context.paint.dim("•")} ${this.speaker.event(event)}${this.rules(event.rules)}`;
  }

  question(decision: Decision): string {
    const wanted = this.wanted(decision);
    const title = this.context.paint.bold(this.sentence(decision.title));
    return `${this.pair(this.seat(decision.seat), title)}${wanted && ` (${wanted})`}${this.rules(decision.rules)}`;
  }

  /** Two things with a colon between, as the language sets it. */
  pair(name: string, value: string): string {
    return this.context.text("table.pair", { name, value });
  }

  /** How many options are wanted; nothing where it is one, which goes without saying. */
  wanted({ min, max, repeats }: Decision): string {
    if (min === 1 && max === 1) return "";
    return this.context.text("table.wanted", { min, max, repeats: repeats === true, same: min === max });
  }

  /** The labels of what was picked. */
  picked({ options }: Decision, picks: readonly string[]): string {
    if (picks.length === 0) return this.context.text("table.nothing");
    const labels = picks.map((pick) => options.find(({ id }) => id === pick)?.label);
    const texts = labels.map((label, i) => (label ? this.sentence(label) : picks[i]!));
    return texts.join(" + ");
  }

  /** Who calls out what. */
  call({ seat, callable }: { readonly seat: Seat; readonly callable: Callable }): string {
    return `${this.pair(this.seat(seat), this.sentence(callable.label))}${this.rules(callable.rules)}`;
  }

  outcome(outcome: Outcome): string[] {
    const { bold } = this.context.paint;
    const { winners, scores, rules } = outcome;
    const lines = [`${bold(this.speaker.outcome(outcome))}${this.rules(rules)}`];
    lines.push(
      winners.length > 0
        ? this.context.text("table.winners", { winners: this.seats(winners) })
        : this.context.text("table.no-winner"),
    );
    if (scores) {
      const points = Object.entries(scores).map(([seat, points]) => `${this.seat(seat)} ${points}`);
      lines.push(this.context.text("table.scores", { scores: points.join(" · ") }));
    }
    return lines;
  }

  rules(ids: readonly RuleId[]): string {
    return ids.length === 0 ? "" : ` ${this.context.paint.dim(`[${ids.join(", ")}]`)}`;
  }
}
