import { type Message, type MessageArgument, say } from "@tavolata/kernel";
import type { PaperWords } from "@tavolata/print/words.js";
import { effectMessage } from "../content/describe.js";
import { type Act, type Goal, itemCards, type Quest, type When } from "../content/index.js";

/** A piece of the book of secrets: when it is read, what is read, and what happens. */
export interface Passage {
  readonly title: string;
  readonly lines: readonly StoryLine[];
}

export interface StoryLine {
  readonly text: string;
  readonly isAloud: boolean;
}

/** The book of secrets of a Quest, in the order of its data. */
export function passagesOf(quest: Quest, words: PaperWords): Passage[] {
  const told = new Story(quest, words);
  return [
    ...quest.stories.map(({ card, at, acts }) => ({
      title: words.own(at === undefined ? "souls.story-in-deck" : "souls.story-at", { card, area: at ?? "" }),
      lines: told.acts(acts),
    })),
    ...quest.waypoints.map(({ at, acts }) => ({
      title: words.own("souls.waypoint-at", { area: at }),
      lines: told.acts(acts),
    })),
    ...quest.triggers.map(({ when, acts }) => ({ title: words.sentence(told.when(when)), lines: told.acts(acts) })),
    ...quest.actions.map(({ text, at, acts, activity }) => ({
      title: words.own("souls.action", { text: told.text(text), areas: [...at], activity }),
      lines: told.acts(acts),
    })),
    ...(["man", "woman"] as const).flatMap((who) => {
      const acts = quest.citizens?.[who];
      return acts ? [{ title: words.own("souls.citizen", { who }), lines: told.acts(acts) }] : [];
    }),
    ...(quest.questShadow ? [{ title: words.name("shadow-quest"), lines: told.acts(quest.questShadow) }] : []),
    ...(["night", "day"] as const).flatMap((time) => {
      const said = quest[time];
      return said ? [{ title: words.name(time), lines: told.nightOrDay(said) }] : [];
    }),
  ];
}

export class Story {
  constructor(
    private readonly quest: Quest,
    private readonly words: PaperWords,
  ) {}

  text(key: string): string {
    return this.words.text(`quest.${this.quest.id}.${key}`);
  }

  goals(goals: readonly Goal[], isOpen?: true): string[] {
    return goals.filter(({ open }) => open || !isOpen).map(({ id }) => this.text(`goal.${id}`));
  }

  when(when: When): Message {
    const { on, ...rest } = when;
    return say(`print.souls.when.${on}`, this.#named(rest));
  }

  nightOrDay({ text, lasting, once }: NonNullable<Quest["night"]>): StoryLine[] {
    return [
      { text: this.text(text), isAloud: true },
      ...[...once, ...lasting].map((effect) => this.#line(effectMessage(effect))),
    ];
  }

  acts(acts: readonly Act[]): StoryLine[] {
    return acts.flatMap((act) => this.#act(act));
  }

  #act(act: Act): StoryLine[] {
    const { words } = this;
    const line = (key: string, args: Readonly<Record<string, MessageArgument>> = {}): StoryLine[] => [
      { text: words.own(`souls.act.${key}`, args), isAloud: false },
    ];
    switch (act.act) {
      case "text":
        return [{ text: this.text(act.text), isAloud: true }];
      case "effects":
        return act.effects.map((effect) => this.#line(effectMessage(effect)));
      case "place":
        return act.enemies.flatMap(({ enemy, at, heroes }) =>
          line("place", { enemy: enemy ?? say("print.souls.next-enemy"), area: at, heroes: heroes ?? 0 }),
        );
      case "shadows":
        return act.at.flatMap(({ at, heroes }) => line("shadow", { area: at, heroes }));
      case "spawn":
        return line("spawn", { count: String(act.count) });
      case "gate":
        return line(act.open ? "gate-opens" : "gate-closes", { area: this.#areaOf(this.quest.gates, act.gate) });
      case "altar":
        return line(act.active ? "altar-on" : "altar-off", { area: this.#areaOf(this.quest.altars, act.altar) });
      case "fire":
        return line("fire", { areas: [...act.at], strength: act.strength });
      case "remove-door":
        return line("remove-door", {
          border: this.quest.doors.find(({ id }) => id === act.door)?.on.replace("|", " – ") ?? "",
        });
      case "wall":
        return line(act.there ? "wall" : "no-wall", { border: act.on.replace("|", " – ") });
      case "move-heroes":
        return line("move-heroes", { area: act.to, who: act.who });
      case "activate":
        return line("activate", { enemies: act.enemies === "all" ? say("print.souls.all-enemies") : [...act.enemies] });
      case "soul-points":
        return line("soul-points", { amount: act.amount });
      case "crowns":
        return line("crowns", { amount: act.amount, who: act.who });
      case "quest-treasure":
        return line("quest-treasure", {
          item: Object.hasOwn(itemCards, act.item) ? act.item : say(`name.${act.item}`),
        });
      case "emporium":
        return line("emporium", { who: act.who });
      case "goal":
        return [{ text: words.own("souls.act.goal", { goal: this.text(`goal.${act.goal}`) }), isAloud: false }];
      case "turn-master":
      case "soul-weapon":
      case "win":
      case "lose":
        return line(act.act);
      case "choice":
        return [
          { text: this.text(act.text), isAloud: true },
          ...act.of.flatMap(({ text, natures, acts }) => [
            { text: words.own("souls.choice", { text: this.text(text), natures: [...natures] }), isAloud: false },
            ...this.acts(acts),
          ]),
        ];
      case "note":
        return line("note", { note: this.#noteNumber(act.note) });
      case "if-noted":
        return [
          ...line("if-noted", { note: this.#noteNumber(act.note) }),
          ...this.acts(act.yes),
          ...(act.no ? [...line("if-not-noted"), ...this.acts(act.no)] : []),
        ];
    }
  }

  #line(message: Message): StoryLine {
    return { text: this.words.sentence(message), isAloud: false };
  }

  /** Marks have no names for players: they are numbered as they come up. */
  #noteNumber(note: string): number {
    const notes = [...JSON.stringify(this.quest).matchAll(/"note":"([^"]+)"/g)].map(([, one]) => one);
    return [...new Set(notes)].indexOf(note) + 1;
  }

  #areaOf(placed: readonly { readonly id?: string; readonly at: string }[], id: string): string {
    return placed.find((one) => one.id === id)?.at ?? "";
  }

  /** Doors, chests and the like by where they are. */
  #named(fields: object): Record<string, MessageArgument> {
    return Object.fromEntries(
      Object.entries(fields).map(([key, value]: [string, MessageArgument]) => {
        if (key === "door") return [key, this.quest.doors.find(({ id }) => id === value)?.on.replace("|", " – ") ?? ""];
        if (key === "chest") return [key, this.#areaOf(this.quest.chests, value as string)];
        if (key === "waypoint") return [key, this.#areaOf(this.quest.waypoints, value as string)];
        if (key === "action") return [key, this.text(this.quest.actions.find(({ id }) => id === value)?.text ?? "")];
        return [key, value];
      }),
    );
  }
}
