import { say } from "@tavolata/kernel";
import { ink } from "@tavolata/print/page/style.js";
import type { Sheet } from "@tavolata/print/printer.js";
import { type CardFace, cardPages } from "@tavolata/print/sheets/cards.js";
import type { PaperWords } from "@tavolata/print/words.js";
import { fateCards } from "../content/fate-cards.js";
import { artifacts } from "../content/items/artifacts.js";
import { equipment } from "../content/items/equipment.js";
import { runes } from "../content/items/runes.js";
import { scrolls } from "../content/items/scrolls.js";
import { antagonistPile, evocationCards, spells } from "../content/spells/index.js";
import { treasureDeck } from "../content/treasure-deck.js";
import type { Item, Spell } from "../content/types.js";
import { elementIcon, itemIcon } from "./icons.js";

const elementColours = { air: "#5b7d94", earth: "#6b5a2e", fire: "#a33b16", water: "#215f8f" } as const;

/** HQ-1.2: every card of the box, as often as it is in it. */
export function printCards({ press, words }: Sheet): void {
  const faces: CardFace[] = [
    ...Object.entries(equipment).map(([id, item]) => itemFace(id, item, "equipment", "#5a4632", words)),
    ...Object.entries(artifacts).map(([id, item]) => itemFace(id, item, "artifact", ink.gold, words)),
    ...Object.entries(runes).map(([id, item]) => itemFace(id, item, "rune", ink.violet, words)),
    ...Object.entries(scrolls).map(([id, item]) => itemFace(id, item, "scroll", "#7c5b2a", words)),
    ...Object.entries(spells).map(([id, spell]) => spellFace(id, spell, words)),
    ...Object.entries(treasureDeck).flatMap(([id, { copies }]) =>
      repeated(copies, plainFace(id, "treasure", "#7a5c12", itemIcon(id), words)),
    ),
    ...Object.entries(fateCards).flatMap(([id, { deck, copies, rule }]) => {
      const isHeroic = deck === "heroic";
      const face = plainFace(
        id,
        deck,
        isHeroic ? ink.green : "#4b3a4f",
        isHeroic ? "laurels-trophy" : "overlord-helm",
        words,
      );
      return repeated(copies, { ...face, foot: rule });
    }),
  ];
  cardPages(press, faces);
}

function itemFace(id: string, item: Item, kind: string, colour: string, words: PaperWords): CardFace {
  const value = (key: string, what: number | undefined) =>
    what === undefined || what === 0 ? [] : [{ label: words.own(`value.${key}`), value: String(what) }];
  const who =
    item.allowed.length < 4
      ? words.own("card.only", { who: item.allowed.map((one) => say(`archetype.${one}`)) })
      : undefined;
  return {
    ...plainFace(id, kind, colour, itemIcon(id), words),
    ...(item.gold > 0 ? { corner: String(item.gold) } : {}),
    values: [
      ...value("melee", item.melee),
      ...value("ranged", item.ranged),
      ...value("defence", item.defence),
      ...value("hands", item.hands),
      ...value("load", item.load),
      ...value("mind-cost", item.cost),
    ],
    ...(who ? { foot: who } : {}),
  };
}

function spellFace(id: string, spell: Spell, words: PaperWords): CardFace {
  const isEnemy = (antagonistPile as readonly string[]).includes(id);
  const isEvocation = (evocationCards as readonly string[]).includes(id);
  const colour = spell.element ? elementColours[spell.element] : isEvocation ? ink.green : "#4b1f3a";
  const kind = words.own(`card.${spell.class}`);
  return {
    ...plainFace(id, spell.class, colour, isEnemy ? "overlord-helm" : elementIcon(spell.element), words),
    kind: spell.element ? `${kind} · ${words.plainName(spell.element)}` : kind,
    corner: String(spell.cost),
    ...(spell.restore === undefined ? {} : { foot: words.own("card.restore", { cost: spell.restore }) }),
  };
}

function plainFace(id: string, kind: string, colour: string, icon: string, words: PaperWords): CardFace {
  return { name: words.name(id), kind: words.own(`card.${kind}`), icon, colour, text: words.text(`text.${id}`) };
}

function repeated(count: number, face: CardFace): CardFace[] {
  return Array.from({ length: count }, () => face);
}
