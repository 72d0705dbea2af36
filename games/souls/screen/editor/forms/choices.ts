import type { Speaker } from "@tavolata/language";
import type { SelectOption } from "@tavolata/ui/editor/forms/value-kinds.js";
import {
  enemyCards,
  enemyScrolls,
  events,
  masterScrolls,
  notesOf,
  type QuestFile,
  questTreasures,
} from "../../../editor.js";
import { battlefieldOf } from "../../../queries/board/field.js";
import { drawable, questIn } from "../things.js";

/** What of the quest and of the game can be spoken of. */
export interface Choices {
  readonly areas: readonly SelectOption[];
  readonly borders: readonly SelectOption[];
  readonly doors: readonly SelectOption[];
  readonly chests: readonly SelectOption[];
  readonly gates: readonly SelectOption[];
  readonly altars: readonly SelectOption[];
  readonly waypoints: readonly SelectOption[];
  readonly actions: readonly SelectOption[];
  readonly goals: readonly SelectOption[];
  readonly notes: readonly SelectOption[];
  readonly stories: readonly SelectOption[];
  /** Enemy cards and masters: whoever is one figure. */
  readonly somebody: readonly SelectOption[];
  /** Whoever may be placed: these, and scrolls of the deck. */
  readonly placeable: readonly SelectOption[];
  readonly scrolls: readonly SelectOption[];
  readonly treasures: readonly SelectOption[];
  readonly events: readonly SelectOption[];
}

export function choicesIn(file: QuestFile, speaker: Speaker): Choices {
  const quest = questIn(file);
  const { sides, drawing } = battlefieldOf({ tiles: drawable(quest) });
  const called = (ids: readonly string[]): SelectOption[] => ids.map((id) => [id, speaker.name(id)] as const);
  const named = (
    things: readonly { readonly id?: string; readonly at?: string; readonly on?: string }[],
  ): SelectOption[] =>
    things.flatMap(({ id, at, on }) =>
      id === undefined ? [] : [[id, at === undefined && on === undefined ? id : `${id} · ${at ?? on}`] as const],
    );
  const somebody = called([...Object.keys(enemyCards), ...Object.keys(masterScrolls)]);
  return {
    areas: Object.keys(sides).map((area) => [area, area] as const),
    borders: Object.keys(drawing.borders).map((border) => [border, border] as const),
    doors: named(quest.doors),
    chests: named(quest.chests),
    gates: named(quest.gates),
    altars: named(quest.altars),
    waypoints: named(quest.waypoints),
    actions: named(quest.actions.map(({ id }) => ({ id }))),
    goals: named([...quest.victory, ...quest.failure].map(({ id }) => ({ id }))),
    notes: [...new Set(notesOf(quest))].map((note) => [note, note] as const),
    stories: quest.stories.map(({ card }) => [String(card), String(card)] as const),
    somebody,
    placeable: [...called(quest.enemyDeck), ...somebody],
    scrolls: called(Object.keys(enemyScrolls)),
    treasures: called(Object.keys(questTreasures)),
    events: Object.entries(events).map(
      ([id, { number }]) => [String(number), `${number} · ${speaker.name(id)}`] as const,
    ),
  };
}
