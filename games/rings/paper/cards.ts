import { ink } from "@tavolata/print/page/style.js";
import type { Sheet } from "@tavolata/print/printer.js";
import { type CardFace, cardPages } from "@tavolata/print/sheets/cards.js";
import type { PaperWords } from "@tavolata/print/words.js";
import { coreCards } from "../content/cards.js";
import type { Definition } from "../content/definition.js";
import { coreScenarios } from "../content/scenarios.js";
import { cardIcon } from "./icons.js";

/** The colours of the spheres. */
export const sphereColours = {
  leadership: "#6b3f86",
  tactics: "#9c2a1c",
  spirit: "#2b6f93",
  lore: "#3b6b35",
  neutral: "#5c5750",
} as const;

const peril: Readonly<Partial<Record<Definition["type"], string>>> = {
  enemy: "#5b1d1d",
  location: "#3f4b2f",
  treachery: "#3b2f45",
  objective: ink.gold,
};

/** The players' cards; with a scenario, its encounter deck and its quest cards. */
export function printCards({ press, words, quest }: Sheet): void {
  cardPages(
    press,
    quest === undefined ? playerFaces(words) : [...stageFaces(quest, words), ...encounterFaces(quest, words)],
  );
}

function playerFaces(words: PaperWords): CardFace[] {
  return coreCards.filter(({ sphere }) => sphere !== undefined).flatMap((card) => copiesOf(card, words));
}

/** The cards of a scenario's sets, and those that it lays aside. */
export function encounterCardsOf(scenario: string): Definition[] {
  const { sets, aside = [] } = coreScenarios.find(({ id }) => id === scenario)!;
  return coreCards.filter(({ set, id }) => (set !== undefined && sets.includes(set)) || aside.includes(id));
}

function encounterFaces(scenario: string, words: PaperWords): CardFace[] {
  return encounterCardsOf(scenario).flatMap((card) => copiesOf(card, words));
}

function copiesOf(card: Definition, words: PaperWords): CardFace[] {
  return Array.from({ length: card.copies }, () => faceOf(card, words));
}

/** What is written on a card, and its keywords before it. */
function faceOf(card: Definition, words: PaperWords): CardFace {
  const { id, type, sphere, traits, keywords, doomed, victory, unique } = card;
  const said = [
    ...keywords.map((keyword) => words.text(`keyword.${keyword}`)),
    ...(doomed === undefined ? [] : [words.text("keyword.doomed", { number: doomed })]),
    ...(victory === undefined ? [] : [words.text("keyword.victory", { number: victory })]),
  ];
  const corner = type === "hero" ? card.threatCost : type === "enemy" ? card.engagementCost : card.cost;
  return {
    name: unique ? `• ${words.name(id)}` : words.name(id),
    kind: [words.sentence({ key: `kind.${type}` }), ...(sphere ? [words.plainName(sphere)] : [])].join(" · "),
    icon: cardIcon(card),
    colour: sphere ? sphereColours[sphere] : (peril[type] ?? ink.black),
    ...(corner === undefined ? {} : { corner: String(corner) }),
    values: (["threat", "willpower", "attack", "defence", "hitPoints", "questPoints"] as const).flatMap((what) =>
      card[what] === undefined ? [] : [{ label: words.own(`rings.value.${what}`), value: String(card[what]) }],
    ),
    ...(traits.length > 0 ? { traits: traits.map((trait) => words.text(`trait.${trait}`)).join(" · ") } : {}),
    text: [...(said.length > 0 ? [`${said.join(". ")}.`] : []), words.text(`text.${id}`)]
      .filter((one) => one !== "")
      .join("\n"),
    ...(card.set ? { foot: words.own(`rings.set.${card.set}`) } : {}),
  };
}

function stageFaces(scenario: string, words: PaperWords): CardFace[] {
  return coreScenarios
    .find(({ id }) => id === scenario)!
    .stages.map(({ id, points }) => ({
      name: words.name(id),
      kind: words.own("rings.stage"),
      icon: "compass",
      colour: "#7a5c12",
      ...(points > 0 ? { values: [{ label: words.own("rings.value.questPoints"), value: String(points) }] } : {}),
      text: words.text(`text.${id}`),
      foot: words.name(scenario),
    }));
}
