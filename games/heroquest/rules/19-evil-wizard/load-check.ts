import { type Bar, bar, each, say } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { itemNamed } from "../../content/tables.js";
import { loadOf } from "../../queries/combat/load.js";
import { type Figure, type HeroFlow, type Table, wizard } from "../../state.js";
import { isOverCapacity } from "../rh-1-load/load.js";

/**
 * HQ-19.2: before the first round the Evil Wizard settles every excess of load, one thing at a time and then back here.
 * HQ-18.6: he decides what is set aside, and stops with each hero as soon as the load is correct.
 */
export function* checkLoads(t: Table): HeroFlow<string> {
  const hero = t.state.figures.find((figure) => isOverCapacity(t.content, figure));
  if (!hero) return "round";
  const naming = {
    verb: "set-aside",
    target: (kind: string) => kind,
    using: () => hero.id,
    id: (kind: string) => `set-aside:${hero.id}>${kind}`,
  };
  const item = yield* t.choose(
    wizard,
    "set-aside",
    () => [
      each(kindsOf(hero), naming, {
        at: () => [`figure:${hero.id}`],
        bar: (item) => whyNotSetAside(t.content, item),
        label: (kind) => say("option.set-aside", { figure: hero.id, item: kind }),
      }),
    ],
    { rules: ["HQ-18.6", "HQ-19.2"] },
  );
  setAside(t, hero, item);
  return "load-check";
}

function kindsOf({ items }: Figure): string[] {
  return [...new Set(items)];
}

/** What weighs nothing doesn't help. */
function whyNotSetAside(content: HeroQuestContent, item: string): Bar | undefined {
  return itemNamed(content, item).load === 0 ? bar("HQ-18.6", "weighs-nothing", { item }) : undefined;
}

function setAside(t: Table, hero: Figure, item: string): void {
  hero.items.splice(hero.items.indexOf(item), 1);
  hero.setAside = [...(hero.setAside ?? []), item];
  t.emit(
    { type: "set-aside", figure: hero.id, item, load: loadOf(t.content, hero) },
    { rules: ["HQ-18.6", "HQ-19.2"] },
  );
}

/** HQ-18.6: with the end of the adventure everything is there again for the next. */
export function takeBack(t: Table, hero: Figure): void {
  const { setAside: items } = hero;
  if (!items) return;
  delete hero.setAside;
  hero.items.push(...items);
  t.emit({ type: "taken-back", figure: hero.id, items }, { rules: ["HQ-18.6"] });
}
