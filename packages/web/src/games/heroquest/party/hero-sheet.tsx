import { useSpeaker, useWords } from "../../../language/words.js";
import { type SeatLook, sitterWords } from "../../../table/seat-looks.js";
import { Icon } from "../../../ui/icon.js";
import { attackDice, defenceDice, totalOf } from "../dice-of.js";
import { Dots } from "../fight-card.js";
import { elementIcon, icons, itemIcon } from "../icons.js";
import { usePointing } from "../pointing.js";
import type { Figure, Seen } from "../seen.js";
import { TokenPicture } from "../tokens.js";
import { Conditions } from "./conditions.js";

interface SheetProps {
  readonly figure: Figure;
  readonly how: string;
  readonly look: SeatLook;
  readonly seen: Seen;
  readonly isYou: boolean;
  /** With everything opened. */
  readonly isWhole?: boolean;
}

/** HQ-1.8: a hero's sheet: points, dice, actions, gold and gear. */
export function HeroSheet({ figure, how, look, seen, isYou, isWhole = false }: SheetProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { look: point } = usePointing();
  const isActing = seen.turn?.figure === figure.id;
  const isGone = how !== "";
  const isNamed = look.sitter.kind === "person" && look.name !== look.role;
  const sitter = look.sitter.kind === "person" ? "" : page(...sitterWords(look.sitter));
  const player = isNamed ? look.name : isYou ? page("seats.you") : sitter;
  return (
    <li
      className={`hq-sheet ${isActing ? "acting" : ""} ${isGone ? "gone" : ""}`}
      style={{ "--seat": look.colour } as React.CSSProperties}
    >
      <button
        type="button"
        className="hq-sheet-token"
        aria-label={page("heroquest.find", { name: speaker.name(figure.id) })}
        onClick={() => point(`figure:${figure.id}`)}
      >
        <TokenPicture figure={figure} />
      </button>
      <div className="hq-sheet-words">
        <p className="hq-sheet-head">
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
            <Dots dice={attackDice(figure)} label={String(totalOf(attackDice(figure)))} />
          </span>
          <span title={page("heroquest.defends")}>
            <Icon of={icons.shield} />
            <span className="unseen">{page("heroquest.defends")}</span>
            <Dots dice={defenceDice(figure)} label={String(totalOf(defenceDice(figure)))} />
          </span>
          {!isGone && <Actions seen={seen} figure={figure} />}
        </p>
        {isGone && <p className="hq-sheet-gone">{page(how === "left" ? "heroquest.left" : "heroquest.dead")}</p>}
        <Flags seen={seen} figure={figure} />
        <Conditions figure={figure} />
        <Gear figure={figure} seen={seen} isWhole={isWhole} />
      </div>
    </li>
  );
}

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

/** HQ-3.6-a: two actions as diamonds, spent ones hollow, and what was done last. */
function Actions({ seen, figure }: { readonly seen: Seen; readonly figure: Figure }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const turn = seen.turn?.figure === figure.id ? seen.turn : undefined;
  const waits = seen.toAct.includes(figure.seat);
  const left = turn ? Math.max(0, turn.actions) : waits ? 2 : 0;
  const words = turn?.movement
    ? page("heroquest.walking", { squares: turn.movement.left })
    : turn
      ? turn.done.map((deed) => speaker.name(deed)).join(", ") || page("heroquest.actions-left", { actions: left })
      : waits
        ? page("heroquest.waits")
        : page("heroquest.acted");
  return (
    <span className="hq-actions" title={words}>
      <span aria-hidden="true">
        {Array.from({ length: Math.max(2, left) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: actions have no other name
          <i key={i} className={i < left ? "" : "spent"} />
        ))}
      </span>
      <span className="unseen">{words}</span>
    </span>
  );
}

/** What the turn has done so far, and what it still has in store. */
function Flags({ seen: { turn }, figure }: { readonly seen: Seen; readonly figure: Figure }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  if (turn?.figure !== figure.id) return null;
  const done = turn.movement
    ? page("heroquest.walking", { squares: turn.movement.left })
    : turn.done.map((deed) => speaker.name(deed)).join(", ");
  if (done === "" && !turn.aimed && turn.feat !== "ready") return null;
  return (
    <p className="hq-flags">
      <span className="muted">{done}</span>
      {turn.aimed && <span className="hq-flag">{speaker.name("aiming")}</span>}
      {turn.feat === "ready" && <span className="hq-flag">{page("heroquest.feat")}</span>}
    </p>
  );
}

/** HQ-RH7-a: the heroic cards in hand: the own ones by name, those of others by number. */
function fateCards({ fate }: Seen, seat: string): (string | undefined)[] {
  const hand = fate?.hands[seat] as readonly string[] | { readonly count: number } | undefined;
  if (!hand) return [];
  if ("count" in hand) return Array.from({ length: hand.count }, () => undefined);
  return hand.map((card) => card.slice(0, card.lastIndexOf("-")));
}

/** What is carried, and the spells in hand as far as they may be seen. */
function Gear({ figure, seen, isWhole }: { readonly figure: Figure; readonly seen: Seen; readonly isWhole: boolean }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const hand = Object.entries(seen.spells?.hands?.[figure.seat] ?? {}) as [string, string[] | { count: number }][];
  const held = hand.filter(([, cards]) => (Array.isArray(cards) ? cards.length : cards.count) > 0);
  return (
    <details className="hq-gear" open={isWhole}>
      <summary>
        <span className="unseen">{page("heroquest.gear")}</span>
        <span className="number hq-gear-gold" title={speaker.sentence({ key: "draw.gold" })}>
          <Icon of={icons.coins} />
          <span className="unseen">{speaker.sentence({ key: "draw.gold" })}</span>
          {figure.gold}
        </span>
        <span aria-hidden="true" className="hq-gear-icons">
          {figure.items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be carried twice
            <span key={`${item} ${i}`} title={speaker.name(item)}>
              <Icon of={itemIcon(item)} />
            </span>
          ))}
          {fateCards(seen, figure.seat).length > 0 && (
            <span title={page("heroquest.heroic-card")} className="hq-gear-fate">
              <Icon of={icons.crown} />
              {fateCards(seen, figure.seat).length}
            </span>
          )}
          {held.map(([element, cards]) => (
            <span key={element} title={speaker.name(element)} className="hq-gear-spells">
              <Icon of={elementIcon(element)} />
              {Array.isArray(cards) ? cards.length : cards.count}
            </span>
          ))}
        </span>
      </summary>
      <ul>
        {figure.items.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be carried twice
          <li key={`${item} ${i}`}>
            <Icon of={itemIcon(item)} />
            <span>
              {speaker.sentence({ key: "option.item", args: { of: item } })}
              {speaker.has(`text.${item}`) && <small>{speaker.say({ key: `text.${item}` })}</small>}
            </span>
          </li>
        ))}
        {fateCards(seen, figure.seat).map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike
          <li key={`${card} ${i}`}>
            <Icon of={icons.crown} />
            <span>
              {card === undefined ? page("heroquest.heroic-card") : speaker.name(card)}
              {card !== undefined && speaker.has(`text.${card}`) && (
                <small>{speaker.say({ key: `text.${card}` })}</small>
              )}
            </span>
          </li>
        ))}
        {held.flatMap(([element, cards]) =>
          Array.isArray(cards)
            ? cards.map((card) => (
                <li key={card}>
                  <Icon of={elementIcon(element)} />
                  <span>
                    {speaker.name(card)}
                    {speaker.has(`text.${card}`) && <small>{speaker.say({ key: `text.${card}` })}</small>}
                  </span>
                </li>
              ))
            : [
                <li key={element}>
                  <Icon of={elementIcon(element)} />
                  {page("heroquest.spells", { count: cards.count, element: speaker.name(element) })}
                </li>,
              ],
        )}
      </ul>
    </details>
  );
}
