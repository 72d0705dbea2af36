import { languages } from "@tavolata/language";
import { expect, test } from "vitest";
import { challengeCards } from "../src/tables.js";
import { messages } from "./messages.js";

test("every event card is called by the event's name, also where the card itself is named", () => {
  for (const card of Object.values(challengeCards).flat()) {
    if (!("event" in card)) continue;
    for (const language of languages) {
      expect(messages[language][`name.${card.id}`]).toBe(messages[language][`name.${card.event}`]);
    }
  }
});
