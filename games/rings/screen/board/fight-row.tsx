import type { Seat } from "@tavolata/kernel";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { ringsContent } from "../../content/content.js";
import type { CardId } from "../../state.js";
import { artOf } from "../card/art.js";
import { cardName } from "../card/name.js";
import { useDesk } from "../desk.js";
import { icons } from "../icons.js";
import { type Fight, fightOf } from "./fight.js";
import "./fight-row.css";

/** The attack that is being resolved, or the last one: attacker, defender or none, shadow cards, damage. */
export function FightRow({ seat }: { readonly seat: Seat }) {
  const content = useContent(ringsContent);
  const { page } = useWords();
  const { seen, shown } = useDesk();
  const fight = fightOf(content, seen, shown.events);
  if (!fight || fight.seat !== seat) return null;
  return (
    <section className={`lr-fight ${fight.side}`} aria-label={page("rings.fight")}>
      {fight.side === "enemy" ? <EnemyFight fight={fight} /> : <PlayerFight fight={fight} />}
    </section>
  );
}

function EnemyFight({ fight }: { readonly fight: Fight }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  return (
    <ol>
      <Step of={[fight.enemy]} icon="attack" number={fight.attack} />
      {fight.defenders.length > 0 ? (
        <Step of={fight.defenders} icon="defence" number={fight.defence} />
      ) : (
        <li className="lr-fight-step none">{page(fight.isDeclared ? "rings.undefended" : "rings.who-defends")}</li>
      )}
      <li className="lr-fight-step shadow">
        <Icon of={icons.shadow} />
        <span>
          {fight.shadows > 0
            ? page("rings.state.shadows", { count: fight.shadows })
            : fight.turned.length > 0
              ? fight.turned.map((card) => cardName(speaker, card)).join(", ")
              : page("rings.no-shadow")}
        </span>
      </li>
      <Damage fight={fight} />
    </ol>
  );
}

function PlayerFight({ fight }: { readonly fight: Fight }) {
  return (
    <ol>
      <Step of={fight.attackers} icon="attack" number={fight.attack} />
      <Step of={[fight.enemy]} icon="defence" number={fight.defence} />
      <Damage fight={fight} />
    </ol>
  );
}

function Damage({ fight }: { readonly fight: Fight }) {
  const { page } = useWords();
  return (
    <li className={`lr-fight-step damage ${fight.isOver ? "over" : ""}`}>
      <Icon of={icons.wound} />
      <b className="number">
        {page(fight.isOver ? "rings.fight-dealt" : "rings.fight-expected", { count: fight.damage })}
      </b>
    </li>
  );
}

interface StepProps {
  readonly of: readonly CardId[];
  readonly icon: "attack" | "defence";
  readonly number: number;
}

function Step({ of, icon, number }: StepProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  return (
    <li className="lr-fight-step">
      {of.slice(0, 3).map((card) => (
        <Icon key={card} of={artOf(card)} className="lr-fight-art" />
      ))}
      <span className="lr-fight-names">{of.map((card) => cardName(speaker, card)).join(", ")}</span>
      <span className={`lr-figure ${icon}`}>
        <Icon of={icons[icon]} />
        <span className="unseen">{page(`rings.figure.${icon}`, { count: number })}</span>
        <b className="number" aria-hidden="true">
          {number}
        </b>
      </span>
    </li>
  );
}
