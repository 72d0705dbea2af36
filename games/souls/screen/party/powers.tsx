import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { soulsContent } from "../../content/content.js";
import { effectMessage, paidMessage, valuesMessage } from "../../content/describe.js";
import { heroCard } from "../../content/tables.js";
import type { Hero, OwnedPower } from "../../state.js";
import { useSay } from "../words.js";
import { cardOf, levelAt } from "./cards.js";

/** SS-5.2.2, SS-7-l: innate powers, and power cards with their cooldown as a dial. */
export function Powers({ hero, isOpen }: { readonly hero: Hero; readonly isOpen: boolean }) {
  const content = useContent(soulsContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const { innate } = heroCard(content, hero.version);
  return (
    <details className="sw-powers" open={isOpen}>
      <summary>
        <span className="unseen">{page("souls.powers")}: </span>
        {hero.powers.map((power) => (
          <Dial key={power.id} power={power} />
        ))}
        <span className="muted">{page("souls.power-count", { count: innate.length + hero.powers.length })}</span>
      </summary>
      <ul>
        {innate.map(({ id, activity, effects }) => (
          <li key={id}>
            <strong>{speaker.name(id)}</strong> <small>{speaker.name(activity)}</small>
            <small>{effects.map((effect) => speaker.sentence(effectMessage(effect))).join("; ")}</small>
          </li>
        ))}
        {hero.powers.map((power) => (
          <li key={power.id}>
            <Dial power={power} /> <strong>{speaker.name(power.id)}</strong>
            <PowerText power={power.id} rank={hero.soulrank} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What a power does at a rank, in words made from the very card. */
export function PowerText({ power, rank }: { readonly power: string; readonly rank: number }) {
  const content = useContent(soulsContent);
  const speaker = useSpeaker();
  const card = cardOf(content, power);
  const level = levelAt(card, rank) ?? card.levels[0];
  const works = [card.base, ...(level ? [level] : [])];
  const words = works.flatMap(({ attack, effects = [], paid = [] }) => [
    ...(attack ? [speaker.say(valuesMessage(attack))] : []),
    ...effects.map((effect) => speaker.sentence(effectMessage(effect))),
    ...paid.map((one) => speaker.sentence(paidMessage(one))),
  ]);
  return (
    <small>
      {speaker.name(card.activity)}
      {card.damage && ` · ${speaker.name(card.damage)}`}
      {card.aim && ` · {${card.aim.range}}`}
      {" – "}
      {words.join("; ")}
    </small>
  );
}

/** A ring with the hourglasses that are left; a tick when the power is ready. */
function Dial({ power: { id, cooldown, active } }: { readonly power: OwnedPower }) {
  const say = useSay();
  const part = Math.min(1, cooldown / 4);
  const words = active
    ? say("souls.power-active", { power: id })
    : cooldown > 0
      ? say("souls.power-cools", { power: id, count: cooldown })
      : say("souls.power-ready", { power: id });
  return (
    <span className={`sw-dial ${cooldown > 0 ? "cooling" : active ? "active" : "ready"}`} title={words}>
      <svg viewBox="-18 -18 36 36" aria-hidden="true" focusable="false">
        <circle r="14" className="sw-dial-ring" />
        <circle
          r="14"
          className="sw-dial-part"
          pathLength="100"
          strokeDasharray={`${part * 100} 100`}
          transform="rotate(-90)"
        />
        <text y="5.500">{active ? "…" : cooldown > 0 ? cooldown : "✓"}</text>
      </svg>
      <span className="unseen">{words}</span>
    </span>
  );
}
