import { languages, Speaker } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import type { HeroQuestEvent } from "../events.js";
import { everyText } from "./messages.js";

const english = new Speaker("en", everyText);
const said = (event: HeroQuestEvent, speaker = english) => speaker.event(event);
const nothing = { figures: [], scenery: [], doors: [], barred: [], rubble: [], abyss: [] };

describe("sentences that are put together", () => {
  test.each(languages)(
    "HQ-11.3: no part of what is placed begins with a small letter after a full stop (%s)",
    (language) => {
      const speaker = new Speaker(language, everyText);
      const placed = { ...nothing, figures: ["orc-1"], scenery: ["table-1"], rubble: ["2,3"], abyss: ["4,5"] };
      const sentence = said({ type: "placed", ...placed, doors: ["1,1|1,2"], barred: ["5,5|5,6"] }, speaker);
      expect(sentence).not.toMatch(/\. \p{Lowercase}/u);
      expect(said({ type: "placed", ...nothing, rubble: ["2,3"] }, speaker).match(/: ?/g)).toHaveLength(1);
    },
  );

  test("HQ-11.3: scenery that comes alone needs no heading", () => {
    expect(said({ type: "placed", ...nothing, scenery: ["table-1"] })).toBe("Now on the board: table 1.");
  });

  test("HQ-12-d: whoever is pushed into a known trap doesn't walk into it", () => {
    const sprung: HeroQuestEvent = { type: "trap-sprung", figure: "hrolf", trap: "arrows", at: "6,5|7,5", known: true };
    expect(said(sprung)).toBe("Hrolf is caught by the trap on 6,5|7,5: arrows");
  });

  test("HQ-9.1.b-c: a find is gold, things, or both", () => {
    const found = (gold: number, items: string[]) => said({ type: "treasure-found", figure: "olm", gold, items });
    expect(found(15, [])).toBe("Olm gains 15 gold");
    expect(found(0, ["potion-of-healing"])).toBe("Olm gains: potion of healing");
    expect(found(15, ["potion-of-healing"])).toBe("Olm gains 15 gold and potion of healing");
    expect(found(15, ["dagger", "shield"])).toBe("Olm gains 15 gold, dagger and shield");
  });

  test("HQ-6.14.d-a: what lies on a square is told as one list", () => {
    const taken = (gold: number, items: string[]) =>
      said({ type: "pile-taken", figure: "olm", at: "5,7", gold, items });
    expect(taken(35, ["dagger", "shield"])).toBe("Olm takes what lies on 5,7: 35 gold, dagger and shield");
    expect(taken(0, ["dagger"])).toBe("Olm takes what lies on 5,7: dagger");
    expect(taken(35, [])).toBe("Olm takes what lies on 5,7: 35 gold");
  });
});
