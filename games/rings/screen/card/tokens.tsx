import { countIn } from "@tavolata/kernel";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { typeOn } from "../../content/lookup.js";
import type { CardId } from "../../state.js";
import type { RingsView } from "../../view.js";
import { icons } from "../icons.js";

/** What lies on a card: damage as a drop, resources as coins, progress as a compass, shadow cards as their backs. */
export function Tokens({ card, seen }: { readonly card: CardId; readonly seen: RingsView }) {
  const inPlay = seen.cards[card];
  if (!inPlay) return null;
  const { damage, resources, progress, exhausted, committed } = inPlay;
  const shadows = countIn(seen.shadows[card]);
  const isHero = typeOn(card) === "hero";
  return (
    <span className="lr-tokens" aria-hidden="true">
      {(resources > 0 || isHero) && (
        <span className={`lr-token coins number ${resources === 0 ? "none" : ""}`}>
          <Icon of={icons.resource} />
          {resources}
        </span>
      )}
      {progress > 0 && (
        <span className="lr-token progress number">
          <Icon of={icons.progress} />
          {progress}
        </span>
      )}
      {damage > 0 && (
        <span className="lr-token damage number">
          <Icon of={icons.wound} />
          {damage}
        </span>
      )}
      {committed && (
        <span className="lr-token committed">
          <Icon of={icons.willpower} />
        </span>
      )}
      {exhausted && <span className="lr-token exhausted">↷</span>}
      {Array.from({ length: shadows }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs of cards are all alike
        <span key={i} className="lr-shadow-back" style={{ "--nth": i } as React.CSSProperties}>
          <Icon of={icons.shadow} />
        </span>
      ))}
    </span>
  );
}

/** The back of a card. */
export function CardBack({ label }: { readonly label: string }) {
  return (
    <span className="lr-card back" role="img" aria-label={label}>
      <Icon of={icons.ring} className="lr-art" />
    </span>
  );
}
