import { type Choice, pick, targetsOf } from "@tavolata/bots";
import { encounterNameOn } from "../../content/tables.js";
import { Outlook } from "../evaluation/outlook.js";
import type { Question } from "../perception/question.js";

/** Tracking: the deck of the colour that this hero fights next, about the one of its level. */
export function trackDeck({ hero, options }: Question): Choice {
  const decks = targetsOf(options, "deck");
  return pick(`deck:${decks.find((one) => one === hero.level) ?? decks.at(-1)!}`, "my-next-fight");
}

/** What is easier than usual may come, what is harder goes on top. */
export function trackCard({ content, s, seat, hero, about, style }: Question): Choice {
  const encounter = about === "" ? "" : encounterNameOn(about);
  if (encounter === "") return pick("leave-it", "let-it-come");
  const { space } = hero;
  const outlook = new Outlook(content, s, seat, hero.energy, style);
  const foe = { kind: "card", seat: "", card: about, encounter, slot: -1 } as const;
  const isWelcome =
    outlook.fightWorth(foe, space, hero.energy) >= 0 || content.encounters[encounter]!.colour !== hero.level;
  return isWelcome ? pick("leave-it", "let-it-come") : pick("put-on-top", "too-hard-now");
}
