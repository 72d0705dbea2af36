import { Icon } from "@tavolata/ui/controls/icon.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { type SeatLook, sitterWords } from "@tavolata/ui/table/seats/seat-looks.js";
import { memo } from "react";
import { heroQuestContent } from "../../content/content.js";
import { attackDiceOf, defenceDiceOf, totalOf } from "../../queries/combat/dice-of.js";
import type { Figure, Turn } from "../../state.js";
import { useFinding } from "../board/pointing.js";
import { Dots } from "../fight/fight-card.js";
import { TokenPicture } from "../figures/tokens.js";
import { icons } from "../icons.js";
import { Conditions } from "./conditions.js";
import { Gear, type Hands } from "./gear.js";

interface SheetProps extends Hands {
  readonly figure: Figure;
  readonly how: string;
  readonly look: SeatLook;
  readonly isYou: boolean;
  /** The turn, as long as it is this hero's. */
  readonly turn: Turn | undefined;
  /** Whether the hero has yet to act in this round. */
  readonly waits: boolean;
  /** What the hero did in the last turn, by the names of the actions. */
  readonly deeds: string;
  /** With everything opened. */
  readonly isWhole?: boolean;
}

/** HQ-1.8: a hero's sheet: points, dice, actions, gold and gear. It is drawn anew only when something of its own changes. */
export const HeroSheet = memo(function HeroSheet(props: SheetProps) {
  const content = useContent(heroQuestContent);
  const { figure, how, look, isYou, turn, waits, deeds, spells, fate, isWhole = false } = props;
  const { page } = useWords();
  const speaker = useSpeaker();
  const { look: point } = useFinding();
  const isGone = how !== "";
  const isNamed = look.sitter.kind === "person" && look.name !== look.role;
  const sitter = look.sitter.kind === "person" ? "" : page(...sitterWords(look.sitter));
  const player = isNamed ? look.name : isYou ? page("seats.you") : sitter;
  return (
    <li
      className={`figure-sheet hq-sheet ${turn ? "acting" : ""} ${isGone ? "gone" : ""}`}
      style={{ "--seat": look.colour } as React.CSSProperties}
    >
      <button type="button" className="figure-sheet-token hq-sheet-token" onClick={() => point(`figure:${figure.id}`)}>
        <TokenPicture figure={figure} />
        <span className="unseen">{page("heroquest.find", { name: speaker.name(figure.id) })}</span>
      </button>
      <div className="figure-sheet-words hq-sheet-words">
        <p className="figure-sheet-head hq-sheet-head">
          <strong className="serif">{speaker.name(figure.id)}</strong>
          <span className="muted">
            {speaker.say({ key: `archetype.${figure.type}` })}
            {player !== "" && ` · ${player}`}
          </span>
        </p>
        <Points kind="body" left={figure.body} full={figure.fullBody} label={speaker.sentence({ key: "draw.body" })} />
        <Points
          kind="mind"
          left={figure.mind}
          full={Math.max(figure.fullMind, figure.mind)}
          label={speaker.sentence({ key: "draw.mind" })}
        />
        <p className="hq-sheet-dice">
          <span title={page("heroquest.attacks")}>
            <Icon of={icons.swords} />
            <span className="unseen">{page("heroquest.attacks")}</span>
            <Dots dice={attackDiceOf(content, figure)} label={String(totalOf(attackDiceOf(content, figure)))} />
          </span>
          <span title={page("heroquest.defends")}>
            <Icon of={icons.shield} />
            <span className="unseen">{page("heroquest.defends")}</span>
            <Dots dice={defenceDiceOf(content, figure)} label={String(totalOf(defenceDiceOf(content, figure)))} />
          </span>
        </p>
        {isGone ? (
          <p className="hq-sheet-gone">{page(how === "left" ? "heroquest.left" : "heroquest.dead")}</p>
        ) : (
          <Actions turn={turn} waits={waits} deeds={deeds} />
        )}
        <Conditions figure={figure} />
        <Gear figure={figure} spells={spells} fate={fate} isWhole={isWhole} />
      </div>
    </li>
  );
});

interface PointsProps {
  readonly kind: "body" | "mind";
  readonly left: number;
  readonly full: number;
  readonly label: string;
}

/** Points as pips, with their number. */
function Points({ kind, left, full, label }: PointsProps) {
  return (
    <p className={`hq-points ${kind}`}>
      <Icon of={kind === "body" ? icons.heart : icons.brain} />
      <span className="unseen">{label}</span>
      <span aria-hidden="true" className="hq-pips">
        {Array.from({ length: full }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no other name
          <i key={i} className={i < left ? "" : "lost"} />
        ))}
      </span>
      <b className="number">
        {Math.max(0, left)}
        <span className="muted">/{full}</span>
      </b>
    </p>
  );
}

/** HQ-3.6-a: two actions as diamonds, spent ones hollow, then what was done with them. */
function Actions({ turn, waits, deeds }: Pick<SheetProps, "turn" | "waits" | "deeds">) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const left = turn ? Math.max(0, turn.actions) : waits ? 2 : 0;
  const named = (names: readonly string[]) => names.map((name) => speaker.name(name)).join(", ");
  const words = turn?.movement
    ? page("heroquest.walking", { squares: turn.movement.left })
    : turn
      ? named(turn.done) || page("heroquest.actions-left", { actions: left })
      : waits
        ? page("heroquest.waits")
        : named(deeds.split(" ").filter(Boolean)) || page("heroquest.acted");
  return (
    <p className="hq-actions">
      <span aria-hidden="true" className="hq-actions-left">
        {Array.from({ length: Math.max(2, left) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: actions have no other name
          <i key={i} className={i < left ? "" : "spent"} />
        ))}
      </span>
      <span className={turn ? "hq-actions-words" : "hq-actions-words muted"}>{words}</span>
      {turn?.aimed && <span className="hq-flag">{speaker.name("aiming")}</span>}
      {turn?.feat === "ready" && <span className="hq-flag">{page("heroquest.feat")}</span>}
    </p>
  );
}
