import { describe, expect, test } from "vitest";
import { isSpell, spells } from "../../../content/spells/index.js";
import { at, type SceneTable } from "../../scene.js";
import { answerAll, magicScene } from "../../scenes/magic-scene.js";

/** What is told after each fumble. The caster is Ambrose or the warlock, the friend Hrolf. */
const fumbles: Readonly<Record<string, string>> = {
  gust: "hrolf pushed 12,11",
  whisper: "ambrose mind-lost 1",
  "feather-step": "ambrose cannot-move",
  "spark-arc": "ambrose body-lost 1",
  "arrow-veil": "ambrose defence-dice -1",
  "call-familiar": "piglet-1 summoned",
  genie: "ambrose lose-turn",
  "swift-wind": "ambrose half-movement",
  tempest: "ambrose shifted 12,8",
  "stone-fist": "ambrose attack-dice -1",
  "iron-grip": "ambrose cannot-move",
  "dig-free": "ambrose body-lost 1",
  tremor: "hrolf body-lost 1",
  "mend-flesh": "ambrose mind-lost 1",
  "wall-of-stone": "ambrose cannot-move",
  "heal-body": "ambrose body-lost 1",
  "pass-through-rock": "ambrose cannot-move",
  "rock-skin": "ambrose half-movement",
  ember: "ambrose body-lost 1",
  "burning-blade": "hrolf attack-dice -1",
  torchlight: "ambrose mind-lost 1",
  "flame-lash": "hrolf misdirected; hrolf body-lost 1",
  cauterise: "hrolf body-lost 1",
  "ring-of-fire": "ambrose body-lost 1; hrolf body-lost 1",
  "ball-of-flame": "hrolf misdirected; hrolf body-lost 1",
  courage: "ambrose half-defence",
  "fire-of-wrath": "ambrose body-lost 1",
  "frost-touch": "ambrose half-movement",
  "ice-sheet": "ambrose cannot-move",
  cleanse: "ambrose mind-lost 1",
  "clear-mind": "hrolf mind-lost 1",
  "mist-step": "ambrose shifted 12,8",
  "cold-grasp": "ambrose half-defence",
  sleep: "ambrose sleep",
  "veil-of-mist": "ambrose half-movement",
  "water-of-healing": "ambrose body-lost 1",
  "cinder-burst": "warlock-1 body-lost 1",
  "choking-dusk": "warlock-1 lose-turn",
  "puppet-strings": "warlock-1 lose-turn",
  vanish: "",
  "creeping-terror": "warlock-1 attack-limit 1",
  "rain-of-fire": "warlock-1 body-lost 1",
  "forked-bolt": "",
  "rust-breath": "warlock-1 attack-dice -1",
  "heavy-eyes": "warlock-1 sleep",
  "call-the-horde": "warlock-1 lose-turn",
  "open-the-graves": "warlock-1 lose-turn",
  "whirling-air": "warlock-1 pushed 15,9",
  "grey-wolf": "piglet-1 summoned",
  "stone-sentinel": "ambrose cannot-move",
  "watching-hawk": "piglet-1 summoned",
  "voice-of-the-ancestors": "ambrose mind-lost 1",
  "hand-of-the-river": "hrolf pushed 12,11",
  "cloud-of-moths": "ambrose attack-limit 1",
  "shield-bearer": "ambrose half-defence",
  "spirit-of-the-hearth": "ambrose body-lost 1",
};

/** Throws after the casting roll, where others than the caster are struck. */
const throwsOf: Readonly<Record<string, readonly string[]>> = {
  tremor: ["S", "O O", "L", "O O O"],
  "ring-of-fire": ["S", "S", "L", "L"],
  "flame-lash": ["S S L", "L O"],
  "ball-of-flame": ["S S L L", "L O"],
};

/** The dice of effects that strike the caster: one hit each. */
function throwsAtCaster(card: string): readonly string[] {
  const failed = isSpell(card) ? spells[card].failed : [];
  return failed.flatMap((one) => (one.effect === "strike" ? [`S${" L".repeat(one.dice - 1)}`] : []));
}

const told = ["pushed", "shifted", "summoned", "misdirected", "body-lost", "mind-lost", "lasting-begun"];

/** The noticeable changes after the fumble, in short: `hrolf body-lost 1`. */
function changes(t: SceneTable): string {
  const events = t.table.match.events("everything");
  return events
    .slice(events.findIndex(({ type }) => type === "spell-fumbled"))
    .flatMap((event) => {
      if (!told.includes(event.type)) return [];
      if (event.type === "lasting-begun") {
        const { key, args = {} } = event.what;
        return `${event.figure} ${key.slice("lasting.".length)}${args["change"] ? ` ${args["change"]}` : ""}`;
      }
      if (event.type === "summoned") return `${event.figures.join(" ")} summoned`;
      const { figure, to, points } = event as { figure: string; to?: string; points?: number };
      return [figure, event.type, to ?? points].filter((word) => word !== undefined).join(" ");
    })
    .join("; ");
}

describe("every spell can fumble", () => {
  for (const [card, expected] of Object.entries(fumbles)) {
    test(`HQ-8.6-e: ${card}`, () => {
      const isDark = isSpell(card) && spells[card].class === "antagonist";
      const t = magicScene(isDark ? [] : [card], {
        phase: isDark ? "wizard" : "heroes",
        heroes: { wizard: "12,9", barbarian: { at: "12,10", body: 3, pit: card === "dig-free" ? "pit" : "" } },
        foes: isDark ? { warlock: { at: "14,9", kind: "champion" } } : { fimir: { at: "13,9", body: 5 } },
        doors: { "9,8|10,8": "closed" },
        dice: ["L ? O", ...(throwsOf[card] ?? throwsAtCaster(card))],
        arrange: (state) => {
          if (isDark) state.magic.dark["warlock-1"] = [card];
          state.secrets.refuge = at("1,1");
        },
      });
      if (isDark) t.does("evil-wizard", "activate:warlock-1").does("evil-wizard", `cast:${card}`);
      else t.does("wizard", `cast:${card}`);
      answerAll(t, "pay", "target:hrolf", "victim:hrolf", "to:12,8");
      expect(changes(t)).toBe(expected);
      expect(t.diceLeft).toBe(0);
    });
  }

  test("HQ-8.6-e: no spell is missing here", () => {
    expect(Object.keys(fumbles).sort()).toEqual(Object.keys(spells).sort());
  });
});
