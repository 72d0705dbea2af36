import { Icon } from "@tavolata/ui/controls/icon.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { soulsContent } from "../../content/content.js";
import { effectMessage, paidMessage, valuesMessage } from "../../content/describe.js";
import { itemSide } from "../../content/tables.js";
import type { ItemSide } from "../../content/types.js";
import type { Hero, ItemState } from "../../state.js";
import { useDesk } from "../desk.js";
import { itemIcon } from "../icons.js";

/** SS-8-a: what is equipped and carried. */
export function Gear({ hero, isOpen }: { readonly hero: Hero; readonly isOpen: boolean }) {
  const { page } = useWords();
  const { slots, inventory, keys } = hero;
  const worn = [slots.primary, slots.secondary, slots.armour, slots.artefact].filter((item) => item !== "");
  const all = [...worn, ...inventory];
  if (all.length === 0 && keys.length === 0) return null;
  return (
    <details className="sw-gear" open={isOpen}>
      <summary>
        <span className="unseen">{page("souls.gear")}: </span>
        {all.map((item) => (
          <span key={item} className={worn.includes(item) ? "sw-gear-worn" : "sw-gear-carried"}>
            <Icon of={itemIcon(item)} />
          </span>
        ))}
      </summary>
      <ul>
        {all.map((item) => (
          <li key={item}>
            <Icon of={itemIcon(item)} />
            <ItemWords item={item} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** An item with the numbers of the side that lies up. */
function ItemWords({ item }: { readonly item: string }) {
  const content = useContent(soulsContent);
  const speaker = useSpeaker();
  const { seen } = useDesk();
  const side = itemSide(content, seen, item);
  return (
    <span className="sw-item-words">
      <strong>{speaker.name(side.name ?? item)}</strong>
      <small>
        <SideFacts side={side} state={seen.items[item]} />
      </small>
    </span>
  );
}

interface SideFactsProps {
  readonly side: ItemSide;
  readonly state?: ItemState | undefined;
}

/** What a side of an item card says, in one line. */
export function SideFacts({ side, state }: SideFactsProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const facts = [
    ...(side.attack ? [page("souls.attack-values", { values: speaker.say(valuesMessage(side.attack)) })] : []),
    ...(side.damage ? [speaker.name(side.damage)] : []),
    ...(side.range === undefined
      ? []
      : [side.range === 0 ? page("souls.melee") : page("souls.range", { range: side.range })]),
    ...(side.armour ? [page("souls.armour", { count: side.armour })] : []),
    ...(side.defenceDice ? [page("souls.defence-dice-of", { count: side.defenceDice })] : []),
    ...(side.magicShields ? [page("souls.magic-shields", { count: state?.shields ?? side.magicShields })] : []),
    ...(side.charges
      ? [page("souls.charges", { count: state?.charges ?? side.charges.max, of: side.charges.max })]
      : []),
    ...(side.paid ?? []).map((paid) => speaker.say(paidMessage(paid))),
    ...(side.effects ?? []).map((effect) => speaker.say(effectMessage(effect))),
  ];
  return <>{facts.join(" · ")}</>;
}
