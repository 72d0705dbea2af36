import { each, one, type Seat, say } from "@tavolata/kernel";
import { figureOf } from "../figures.js";
import { hasRoom, isCompatible, receive } from "../items/inventory.js";
import { slotsFor } from "../items/slots.js";
import type { Hero, ItemId, Slots, Souls, SoulsFlow, Table } from "../state.js";
import { itemCard } from "../tables.js";

interface Fitting {
  readonly item: ItemId;
  readonly slot: keyof Slots | "inventory";
}

/** SS-14.2-b: before the Quest everybody takes Stash cards, free of charge, into slots or the inventory. */
export function* outfitting(t: Table): SoulsFlow<string> {
  const { state: s } = t;
  const seat = t.seats.find((one) => !s.heroes[one]!.ready);
  if (seat === undefined) return "time";
  const hero = s.heroes[seat]!;
  const choice = yield* t.choose<Fitting | "ready">(
    seat,
    "outfit",
    () => [
      each(fittings(s, seat), ({ item, slot }) => `take:${item}:${slot}`, {
        label: ({ item, slot }) => say("option.fit", { item, slot }),
      }),
      one("ready"),
    ],
    { rules: ["SS-14.2-b"], passes: false },
  );
  if (choice === "ready") {
    hero.ready = true;
    return "outfitting";
  }
  s.stash.splice(s.stash.indexOf(choice.item), 1);
  if (choice.slot === "inventory") receive(t, figureOf(s, hero.figure), choice.item);
  else {
    hero.slots[choice.slot] = choice.item;
    t.emit({ type: "item-equipped", figure: hero.figure, item: choice.item }, { rules: ["SS-14.2-b", "SS-8-a"] });
  }
  return "outfitting";
}

/** One of several equal cards is offered once. SS-8.1-a, SS-8.2-a: where it fits. */
function fittings(s: Souls, seat: Seat): Fitting[] {
  const hero: Hero = s.heroes[seat]!;
  const offered: string[] = [];
  return s.stash.flatMap((item): Fitting[] => {
    const name = item.replace(/-\d+$/, "");
    if (offered.includes(name)) return [];
    offered.push(name);
    const slots = isCompatible(s, hero, item) ? slotsFor(hero, itemCard(item)) : [];
    const carried = hasRoom(s, figureOf(s, hero.figure)) ? (["inventory"] as const) : [];
    return [...slots, ...carried].map((slot) => ({ item, slot }));
  });
}
