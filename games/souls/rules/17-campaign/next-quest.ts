import type { SoulsContent } from "../../content/content.js";
import { itemCard } from "../../content/tables.js";
import { equipped } from "../../queries/profile.js";
import type { Hero, ItemId, ItemState, Souls, Table } from "../../state.js";
import { tableFor } from "../02-quest/setup.js";

/**
 * SS-5.3.1-l: the heroes keep Soulrank, powers, Talents, items with their charges and Crowns, the party its Soul Points and the Stash. Wounds,
 * conditions, cooldowns, Quest tokens and Forged sides are gone, as the table is laid anew. SS-5.1-b: the party stays as it is.
 */
export function layNextQuest(t: Table, quest: string): void {
  const { state: s } = t;
  const { soulPoints, stash, items, campaign, heroes } = s;
  forgingEnds(t);
  for (const hero of Object.values(heroes)) prepare(hero);
  const carried = [...Object.values(heroes).flatMap(cardsOf), ...stash];
  Object.assign(s, tableFor({ book: s.book, quest }, heroes, t.seats[0]!, campaign));
  Object.assign(s, { soulPoints, stash });
  for (const item of carried) if (items[item]) s.items[item] = asKept(t.content, item, items[item]);
  t.emit({ type: "party-goes-on", soulPoints }, { rules: ["SS-5.3.1-l", "SS-5.1-b"] });
  for (const hero of Object.values(heroes)) rechargeArtefacts(t, hero, items);
}

/** SS-14.3.1-c. */
function forgingEnds(t: Table): void {
  const { state: s } = t;
  for (const hero of Object.values(s.heroes)) {
    for (const item of cardsOf(hero)) {
      if (!s.items[item]?.back || itemCard(t.content, item).back?.how !== "forged") continue;
      t.emit({ type: "forging-ended", figure: hero.figure, item }, { rules: ["SS-14.3.1-c"] });
    }
  }
}

function prepare(hero: Hero): void {
  hero.ready = false;
  hero.keys = [];
  for (const power of hero.powers) Object.assign(power, { cooldown: 0, active: false });
}

function cardsOf(hero: Hero): ItemId[] {
  return [...equipped(hero), ...hero.inventory];
}

/** SS-14.3.1-c, SS-8.2.1-b: on its standard side, unless the dearer one was bought; SS-8.4-d: with one charge more. */
function asKept(content: SoulsContent, item: ItemId, { back, charges }: ItemState): ItemState {
  const card = itemCard(content, item);
  const most = card.front.charges?.max ?? 0;
  return { back: back && card.back?.how === "dearer", charges: Math.min(most, charges + 1), shields: 0 };
}

/** SS-8.4-d: told where it changes something. */
function rechargeArtefacts(t: Table, hero: Hero, before: Souls["items"]): void {
  for (const item of cardsOf(hero)) {
    const charges = t.state.items[item]?.charges ?? 0;
    if (charges > (before[item]?.charges ?? 0))
      t.emit({ type: "artefact-recharged", figure: hero.figure, item, charges }, { rules: ["SS-8.4-d"] });
  }
}
