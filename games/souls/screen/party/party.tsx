import { Icon } from "@tavolata/ui/controls/icon.js";
import { SeatMark } from "@tavolata/ui/controls/seat-mark.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { RuleLink } from "@tavolata/ui/rules/rule-link.js";
import { whoIs } from "@tavolata/ui/table/seats/seat-looks.js";
import { soulsContent } from "../../content/content.js";
import { roman } from "../../content/describe.js";
import { findFigure } from "../../queries/figures.js";
import { gemFace, healthOf } from "../../queries/profile.js";
import { rankCost } from "../../queries/soul-points.js";
import type { Hero } from "../../state.js";
import { TokenPicture } from "../board/tokens.js";
import { useDesk } from "../desk.js";
import { FacesBadge } from "../faces/faces-badge.js";
import { conditionIcons, icons, resultIcons } from "../icons.js";
import { useSay } from "../words.js";
import { saveOf } from "./cards.js";
import { conditionsOf } from "./conditions.js";
import { Gear } from "./gear.js";
import { Powers } from "./powers.js";
import "./party.css";

/** The heroes with their Soul Gems, and the pool of Soul Points. */
export function Party() {
  const { page } = useWords();
  const { seen, shown } = useDesk();
  return (
    <section className="sw-party" aria-label={page("souls.party")}>
      <ul>
        {Object.values(seen.heroes).map((hero) => (
          <li key={hero.seat}>
            <HeroSheet hero={hero} />
          </li>
        ))}
      </ul>
      <SoulPool />
      <FacesBadge options={shown.options} />
    </section>
  );
}

/** The sheet of whoever is asked, or acts. */
export function Me() {
  const { seen, shown } = useDesk();
  const { view, act } = shown;
  const seat = act.decision?.seat ?? (view.onlooker in seen.heroes ? view.onlooker : seen.active);
  const hero = seen.heroes[seat];
  return hero ? <HeroSheet hero={hero} isOpen /> : null;
}

/** SS-5-b: a hero's board. */
export function HeroSheet({ hero, isOpen = false }: { readonly hero: Hero; readonly isOpen?: boolean }) {
  const content = useContent(soulsContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const say = useSay();
  const { seen, shown, acting, look } = useDesk();
  const seat = shown.seats.find((one) => one.seat === hero.seat);
  const figure = findFigure(seen, hero.figure);
  if (!seat) return null;
  if (!figure || hero.version === "") {
    return (
      <article className="figure-sheet sw-sheet waiting" style={{ "--seat": seat.colour } as React.CSSProperties}>
        <span className="sw-sheet-mark">
          <SeatMark look={seat} />
        </span>
        <p>
          <strong className="serif">{seat.name}</strong>
          <br />
          <span className="muted">{hero.version ? speaker.name(hero.version) : page("souls.no-hero")}</span>
        </p>
      </article>
    );
  }
  const { left, full } = healthOf(content, seen, figure);
  const isGhost = figure.kind === "ghost";
  const isActing = acting?.id === figure.id;
  return (
    <article
      className={`figure-sheet sw-sheet ${isActing ? "acting" : ""} ${isGhost ? "ghost" : ""} ${hero.ready || seen.phase !== "battle" || isActing ? "" : "done"}`}
      style={{ "--seat": seat.colour } as React.CSSProperties}
    >
      <button
        type="button"
        className="figure-sheet-token sw-sheet-token"
        aria-label={say("souls.show", { name: figure.id })}
        onClick={() => look(figure.id)}
      >
        <TokenPicture figure={figure} />
      </button>
      <div className="figure-sheet-words sw-sheet-words">
        <header className="figure-sheet-head sw-sheet-head">
          <strong className="serif">{speaker.name(hero.figure)}</strong>
          <span className="muted">
            {speaker.name(hero.version)} · {whoIs(seat, undefined, speaker)}
          </span>
          <Gem hero={hero} />
        </header>
        {isGhost ? (
          <p className="sw-ghost-words">{page("souls.ghost")}</p>
        ) : (
          <p className="sw-health">
            <span className="sw-health-bar" aria-hidden="true">
              <i style={{ transform: `scaleX(${full === 0 ? 0 : left / full})` }} />
            </span>
            <b className="number">{page("souls.hp-of", { left, full })}</b>
          </p>
        )}
        <Activities hero={hero} isActing={isActing} />
        <Conditions words={conditionsOf(figure)} />
        <Powers hero={hero} isOpen={isOpen} />
        <Gear hero={hero} isOpen={isOpen} />
      </div>
    </article>
  );
}

/** SS-5.3-a: the face of the Soul Gem. */
function Gem({ hero }: { readonly hero: Hero }) {
  const { page } = useWords();
  return (
    <span className="sw-gem" title={page("souls.rank", { rank: hero.soulrank })}>
      <Icon of={icons.gem} />
      <span aria-hidden="true">{roman(hero.soulrank)}</span>
      <span className="unseen">{page("souls.rank", { rank: hero.soulrank })}</span>
    </span>
  );
}

/** SS-4.2.1-c: Combats and Actions of the gem, what is left of them in the turn, and what saves. */
function Activities({ hero, isActing }: { readonly hero: Hero; readonly isActing: boolean }) {
  const content = useContent(soulsContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const { seen } = useDesk();
  const { combat, action } = gemFace(content, hero);
  const { turn } = seen;
  const left = isActing ? { combat: turn.combat, action: turn.action } : { combat, action };
  return (
    <p className="sw-activities">
      <Pips icon="combat" left={left.combat} full={combat} words={page("souls.combats", { count: left.combat })} />
      <Pips icon="action" left={left.action} full={action} words={page("souls.actions", { count: left.action })} />
      {isActing && (turn.movement > 0 || turn.moving) && (
        <span className="sw-pips of-move">
          <Icon of={icons.move} />
          <b className="number">{turn.moving ? turn.points : "•"}</b>
          <span className="unseen">{page("souls.movement")}</span>
        </span>
      )}
      <span className="sw-save" title={page("souls.save")}>
        <span className="unseen">{page("souls.save")}: </span>
        {saveOf(content, hero).map((result) => (
          <span key={result}>
            <Icon of={resultIcons[result]} />
            <span className="unseen">{speaker.name(result)}</span>
          </span>
        ))}
      </span>
      <span className="sw-crowns">
        <Icon of={icons.crowns} /> <b className="number">{hero.crowns}</b>
        <span className="unseen"> {speaker.name("crowns")}</span>
      </span>
    </p>
  );
}

interface PipsProps {
  readonly icon: "combat" | "action";
  readonly left: number;
  readonly full: number;
  readonly words: string;
}

function Pips({ icon, left, full, words }: PipsProps) {
  return (
    <span className={`sw-pips of-${icon}`} title={words}>
      <Icon of={icons[icon]} />
      {Array.from({ length: Math.max(left, full) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips have no other name
        <i key={i} className={i < left ? "" : "spent"} aria-hidden="true" />
      ))}
      <span className="unseen">{words}</span>
    </span>
  );
}

export function Conditions({ words }: { readonly words: readonly string[] }) {
  const speaker = useSpeaker();
  if (words.length === 0) return null;
  return (
    <ul className="sw-conditions">
      {words.map((word) => (
        <li key={word}>
          <Icon of={conditionIcons[word]!} /> {speaker.name(word)}
        </li>
      ))}
    </ul>
  );
}

/** SS-5.3.1-b: the pool, and what the next rank costs whom. */
function SoulPool() {
  const say = useSay();
  const { page } = useWords();
  const { seen } = useDesk();
  const heroes = Object.values(seen.heroes).filter(({ version }) => version !== "");
  const lowest = Math.min(...heroes.map(({ soulrank }) => soulrank));
  const next = heroes.filter(({ soulrank }) => soulrank === lowest && soulrank < 7);
  return (
    <div className="sw-pool">
      <p>
        <Icon of={icons.soul} />
        <strong>{page("souls.pool", { count: seen.soulPoints })}</strong>
      </p>
      {next.length > 0 && (
        <p className="muted">
          {say("souls.next-rank", {
            rank: roman(lowest + 1),
            cost: rankCost(lowest + 1),
            heroes: next.map(({ figure }) => figure),
          })}{" "}
          <RuleLink id="SS-5.3.1-c" />
        </p>
      )}
    </div>
  );
}
