import { countIn, type Seat } from "@tavolata/kernel";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { SeatMark } from "@tavolata/ui/controls/seat-mark.js";
import { phone, useMedia } from "@tavolata/ui/controls/use-media.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { azerothContent } from "../../content/content.js";
import { itemNameOn } from "../../content/tables.js";
import { cardOf } from "../../queries/card.js";
import { healthLeft } from "../../queries/health.js";
import { valourOf, valourToWin } from "../../queries/valour.js";
import { useDesk } from "../desk.js";
import { Orders } from "../fights/orders.js";
import { classIcon, icons } from "../icons.js";
import { Gear } from "./gear.js";
import { Hand } from "./hand.js";
import { Quests } from "./quests.js";
import { Waiting } from "./waiting.js";
import "./party.css";

/** Everybody in turn order. */
export function Party() {
  const { page } = useWords();
  const { seen, shown } = useDesk();
  const isPhone = useMedia(phone);
  const order = seen.order.length > 0 ? seen.order : shown.seats.map(({ seat }) => seat);
  return (
    <section className="az-party" aria-label={page("azeroth.party")}>
      <ul>
        {order.map((seat) => (
          <li key={seat}>
            <Player seat={seat} />
          </li>
        ))}
      </ul>
      {!isPhone && <Orders />}
    </section>
  );
}

/** The own hero, with its cards to read, quests and gear. */
export function Me() {
  const { page } = useWords();
  const { mine } = useDesk();
  if (mine === undefined) return null;
  return (
    <div className="az-me">
      <Player seat={mine} />
      <section aria-label={page("azeroth.hand")}>
        <h3>{page("azeroth.hand")}</h3>
        <Hand />
      </section>
      <Quests />
      <Gear />
      <Orders />
    </div>
  );
}

function Player({ seat }: { readonly seat: Seat }) {
  const content = useContent(azerothContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const { seen, shown, find } = useDesk();
  const look = shown.seats.find((one) => one.seat === seat);
  const hero = seen.heroes[seat];
  if (!look || !hero) return null;
  if (hero.class === "") {
    return (
      <article className="az-player waiting" style={{ "--seat": look.colour } as React.CSSProperties}>
        <span className="az-player-mark">
          <SeatMark look={look} />
        </span>
        <p>
          <strong className="serif">{look.name}</strong>
        </p>
      </article>
    );
  }
  const { melee, ranged, defence, health, damage } = cardOf(content, hero);
  const left = healthLeft(content, hero);
  const valour = valourOf(content, hero);
  const value = (one: number | null) => (one === null ? "–" : String(one));
  return (
    <article
      className={seat === seen.active ? "az-player acting" : "az-player"}
      style={{ "--seat": look.colour } as React.CSSProperties}
    >
      <button
        type="button"
        data-leads
        className="az-player-mark"
        disabled={hero.space === ""}
        onClick={() => find(hero.space)}
      >
        <SeatMark look={{ ...look, icon: classIcon(hero.class) }} />
        <span className="unseen">{page("azeroth.show", { name: look.name })}</span>
      </button>
      <div className="az-player-words">
        <header>
          <strong className="serif">{speaker.name(hero.class)}</strong> <span className="muted">{look.name}</span>
          <span className={`az-chip ${hero.level}`}>{speaker.name(hero.level)}</span>
          <Waiting seat={seat} />
        </header>
        <p className="az-valour" title={page("azeroth.valour", { valour, of: valourToWin })}>
          <span aria-hidden="true" className="az-valour-track">
            {Array.from({ length: valourToWin }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps of a track have no other name
              <i key={i} className={i < valour ? "won" : ""} />
            ))}
          </span>
          <b className="number">{page("azeroth.valour", { valour, of: valourToWin })}</b>
        </p>
        <p className="az-figures">
          <span>
            <Icon of={icons.heart} /> <b className="number">{page("azeroth.of", { left, full: health })}</b>
            <span className="unseen">{page("azeroth.health")}</span>
          </span>
          <span>
            <Icon of={icons.energy} /> <b className="number">{hero.energy}</b>
            <span className="unseen">{page("azeroth.energy")}</span>
          </span>
          <span>
            <Icon of={icons.cards} /> <b className="number">{countIn(seen.hands[seat])}</b>
            <span className="unseen">{page("azeroth.hand")}</span>
          </span>
          <span>
            <Icon of={icons.bag} /> <b className="number">{hero.bag.length}</b>
            <span className="unseen">{page("azeroth.bag")}</span>
          </span>
        </p>
        <p className="az-values number">
          {page("azeroth.values", { melee: value(melee), ranged: value(ranged), defence, health, damage })}
        </p>
        <p className="az-worn muted">
          {[hero.weapon, hero.armour]
            .filter((card) => card !== "")
            .map((card) => speaker.name(itemNameOn(card)))
            .join(" · ")}
        </p>
        {hero.quests.length > 0 && (
          <p className="az-quest-names muted">{hero.quests.map(({ id }) => speaker.name(id)).join(" · ")}</p>
        )}
      </div>
    </article>
  );
}
