import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { soulsContent } from "../../content/content.js";
import { effectMessage, paidMessage, valuesMessage } from "../../content/describe.js";
import { defencesOf, scrollOf } from "../../queries/enemies/scroll.js";
import { enemyIn, findFigure } from "../../queries/figures.js";
import { armourOf, defenceDiceOf, healthOf, magicShieldsOf } from "../../queries/profile.js";
import type { Enemy, Figure } from "../../state.js";
import { TokenPicture } from "../board/tokens.js";
import { useDesk } from "../desk.js";
import { Lines } from "../enemies/lines.js";
import { lastActivationOf } from "../enemies/turn.js";
import { conditionsOf } from "../party/conditions.js";
import { Conditions, HeroSheet } from "../party/party.js";
import { useSay } from "../words.js";

/** The card of the figure that is looked at; while an enemy acts, its scroll. */
export function FigureCard() {
  const { seen, looked, look, acting } = useDesk();
  const { page } = useWords();
  const figure = findFigure(seen, looked) ?? (acting?.kind === "enemy" ? acting : undefined);
  if (!figure) return null;
  const enemy = enemyIn(seen, figure);
  const hero = seen.heroes[figure.belongsTo];
  return (
    <section className="sw-card" aria-label={page("souls.card")}>
      {looked !== undefined && (
        <button type="button" className="sw-card-close" aria-label={page("close")} onClick={() => look(undefined)}>
          <span aria-hidden="true">✕</span>
        </button>
      )}
      {enemy ? <EnemyCard figure={figure} enemy={enemy} /> : hero && <HeroSheet hero={hero} isOpen />}
    </section>
  );
}

/** SS-15.1-a, SS-15.2-a: the numbers of the Enemy card, and the lines of its scroll as they are printed. */
function EnemyCard({ figure, enemy }: { readonly figure: Figure; readonly enemy: Enemy }) {
  const content = useContent(soulsContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const say = useSay();
  const { seen, shown } = useDesk();
  const s = seen;
  const scroll = scrollOf(content, enemy);
  const { types = {} } = defencesOf(content, enemy);
  const { left, full } = healthOf(content, seen, figure);
  const facts = [
    page("souls.hp-of", { left, full }),
    page("souls.armour", { count: armourOf(content, s, { self: figure }) }),
    page("souls.magic-shields", { count: magicShieldsOf(s, figure) }),
    page("souls.defence-dice-of", { count: defenceDiceOf(content, s, { self: figure }) }),
    ...Object.entries(types).flatMap(([damage, change]) =>
      change === 0
        ? []
        : [say(change > 0 ? "souls.weakness" : "souls.resistance", { damage, count: Math.abs(change) })],
    ),
    ...(enemy.charges > 0 ? [page("souls.charges-left", { count: enemy.charges })] : []),
  ];
  const preferred = typeof scroll.preferred === "string" ? scroll.preferred : scroll.preferred.style;
  return (
    <div className={`sw-scroll ${scroll.rank}`}>
      <header className="sw-scroll-head">
        <TokenPicture figure={figure} />
        <div>
          <h3>{speaker.name(figure.id)}</h3>
          <p className="muted">
            {speaker.name(scroll.style)} · {say("souls.prefers", { whom: preferred })}
            {enemy.side === "B" && ` · ${page("souls.side-b")}`}
          </p>
        </div>
      </header>
      <p className="sw-facts">{facts.join(" · ")}</p>
      <Conditions words={conditionsOf(figure)} />
      <Lines lines={scroll.lines} activation={lastActivationOf(shown.events, enemy.id)} />
      <ul className="sw-weapons">
        {Object.entries(scroll.weapons).map(([name, { attack, damage, paid = [] }]) => (
          <li key={name}>
            <strong>{speaker.name(name)}</strong> {speaker.say(valuesMessage(attack))} {speaker.name(damage)}
            {paid.length > 0 && <small>{paid.map((one) => speaker.sentence(paidMessage(one))).join("; ")}</small>}
          </li>
        ))}
        {Object.entries(scroll.powers).map(([name, { effects = [] }]) => (
          <li key={name}>
            <strong>{speaker.name(name)}</strong>{" "}
            <small>{effects.map((effect) => speaker.sentence(effectMessage(effect))).join("; ")}</small>
          </li>
        ))}
        {enemy.powers.map((power) => (
          <li key={power}>
            <strong>{speaker.name(power)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
