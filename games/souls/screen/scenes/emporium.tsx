import { ChoiceButton } from "@tavolata/ui/controls/choice-button.js";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { RuleLink } from "@tavolata/ui/rules/rule-link.js";
import type { BarredChoice, Pickable } from "@tavolata/ui/table/question/act.js";
import { useState } from "react";
import { type SoulsContent, soulsContent } from "../../content/content.js";
import { building } from "../../content/items/building.js";
import { itemCard } from "../../content/tables.js";
import type { ItemSide } from "../../content/types.js";
import { isCompatible } from "../../queries/items/inventory.js";
import type { SoulsView } from "../../view.js";
import { useTokenLook } from "../board/tokens.js";
import { isItem } from "../deeds.js";
import { useDesk } from "../desk.js";
import { chanceOf } from "../fight/odds.js";
import { icons, itemIcon, resultIcons } from "../icons.js";
import { SideFacts } from "../party/gear.js";
import type { SoulsScreenProps } from "../shown.js";
import { useSay } from "../words.js";
import "./gathering.css";
import "./emporium.css";

const counters = ["stash", "shop", "gear", "forge", "sell", "tavern"] as const;
type Counter = (typeof counters)[number];

/** Which counter a dealing is done at. */
const counterOf: Readonly<Record<string, Counter>> = {
  take: "stash",
  buy: "shop",
  upgrade: "shop",
  forge: "forge",
  sell: "sell",
  bet: "tavern",
};

const counterIcons = {
  stash: icons.chest,
  shop: icons.crowns,
  gear: icons.pack,
  forge: icons.anvil,
  sell: icons.trade,
  tavern: icons.tavern,
} as const;

type Deal =
  | { readonly choice: Pickable; readonly barred?: undefined }
  | { readonly barred: BarredChoice; readonly choice?: undefined };

function optionOf(deal: Deal) {
  return deal.choice ? deal.choice.option : deal.barred.option;
}

/** SS-14-b: the Emporium, the Stash, the anvil and the tavern before a Quest. */
export function Emporium({ act }: SoulsScreenProps) {
  const { page } = useWords();
  const say = useSay();
  const { seen } = useDesk();
  const [counter, setCounter] = useState<Counter>("stash");
  const [user, setUser] = useState("");
  const seat = act.decision?.seat ?? "";
  const hero = seen.heroes[seat];
  const deals: Deal[] = [...act.choices.map((choice) => ({ choice })), ...act.barred.map((barred) => ({ barred }))];
  const at = (one: Counter) =>
    deals.filter((deal) => {
      const { verb } = optionOf(deal);
      return verb !== "ready" && (counterOf[verb] ?? "gear") === one;
    });
  const open = counters.filter((one) => at(one).length > 0);
  const shown = open.includes(counter) ? counter : (open[0] ?? "stash");
  return (
    <section className="sw-emporium" aria-label={page("souls.emporium")} data-question={act.decision?.number}>
      <header className="sw-emporium-head">
        <h2>{page(seen.visit.shop ? "souls.emporium" : "souls.stash-only")}</h2>
        {hero && (
          <p className="sw-purse">
            <Icon of={icons.crowns} /> {say("souls.purse", { hero: hero.figure, crowns: hero.crowns })}
          </p>
        )}
      </header>
      <div className="sw-counters" role="tablist" aria-label={page("souls.counters")}>
        {open.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`sw-counter-${one}`}
            aria-selected={one === shown}
            aria-controls="sw-counter"
            onClick={() => setCounter(one)}
          >
            <Icon of={counterIcons[one]} /> {page(`souls.counter.${one}`)}
          </button>
        ))}
      </div>
      <div id="sw-counter" role="tabpanel" aria-labelledby={`sw-counter-${shown}`}>
        {(shown === "stash" || shown === "shop") && <UserFilter user={user} onUser={setUser} />}
        {shown === "tavern" ? (
          <Tavern deals={at("tavern")} act={act} />
        ) : (
          <Goods deals={at(shown)} user={user} act={act} isFiltered={shown === "stash" || shown === "shop"} />
        )}
      </div>
    </section>
  );
}

/** SS-8.1-a: only what a hero can use. */
function UserFilter({ user, onUser }: { readonly user: string; readonly onUser: (user: string) => void }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { seen } = useDesk();
  const users = ["", ...Object.values(seen.heroes).map(({ seat }) => seat)];
  return (
    <fieldset className="sw-users">
      <legend>{page("souls.usable-by")}</legend>
      {users.map((one) => (
        <label key={one}>
          <input type="radio" name="sw-user" checked={one === user} onChange={() => onUser(one)} />
          {one === "" ? page("souls.anybody") : speaker.name(seen.heroes[one]!.figure)}
        </label>
      ))}
    </fieldset>
  );
}

interface GoodsProps {
  readonly deals: readonly Deal[];
  readonly user: string;
  readonly isFiltered: boolean;
  readonly act: SoulsScreenProps["act"];
}

/** Item cards, each with what can be done with it. */
function Goods({ deals, user, isFiltered, act }: GoodsProps) {
  const content = useContent(soulsContent);
  const { page } = useWords();
  const { seen } = useDesk();
  const byCard = new Map<string, Deal[]>();
  const others: Deal[] = [];
  for (const deal of deals) {
    const { verb, target, using } = optionOf(deal);
    if (!isItem(target)) others.push(deal);
    else {
      const key = verb === "buy" ? `${target} ${using}` : target;
      byCard.set(key, [...(byCard.get(key) ?? []), deal]);
    }
  }
  const hero = user === "" ? undefined : seen.heroes[user];
  const cards = [...byCard].filter(
    ([, [first]]) => !isFiltered || !hero || isCompatible(content, seen, hero, optionOf(first!).target),
  );
  return (
    <>
      <ul className="sw-goods">
        {cards.map(([key, own]) => (
          <li key={key}>
            <ItemCardView
              item={optionOf(own[0]!).target}
              side={sideOf(content, own, seen.items)}
              deals={own}
              act={act}
            />
          </li>
        ))}
      </ul>
      {cards.length === 0 && others.length === 0 && <p className="muted">{page("souls.nothing-here")}</p>}
      <ul className="sw-goods-more">
        {others.map((deal) => (
          <li key={optionOf(deal).id}>
            <DealButton deal={deal} act={act} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The side that a dealing is about. */
function sideOf(content: SoulsContent, deals: readonly Deal[], items: SoulsView["items"]): ItemSide {
  const { verb, target: item, using } = optionOf(deals[0]!);
  const { front, back } = itemCard(content, item);
  const isBack = using === "back" || verb === "upgrade" || verb === "forge" || items[item]?.back === true;
  return isBack && back ? back : front;
}

interface ItemCardProps {
  readonly item: string;
  readonly side: ItemSide;
  readonly deals: readonly Deal[];
  readonly act: SoulsScreenProps["act"];
}

function ItemCardView({ item, side, deals, act }: ItemCardProps) {
  const content = useContent(soulsContent);
  const speaker = useSpeaker();
  return (
    <article className="sw-item">
      <header>
        <span className="sw-item-picture">
          <Icon of={itemIcon(item)} />
        </span>
        <span>
          <strong className="serif">{speaker.name(side.name ?? item)}</strong>
          <small className="muted">
            {speaker.name(itemCard(content, item).category ?? itemCard(content, item).kind)}
          </small>
        </span>
        <Users item={item} />
      </header>
      <p className="sw-item-facts">
        <SideFacts side={side} />
      </p>
      <div className="sw-item-deals">
        {deals.map((deal) => (
          <DealButton key={optionOf(deal).id} deal={deal} act={act} />
        ))}
      </div>
    </article>
  );
}

/** Who of the party can use it, by their shapes and letters. */
function Users({ item }: { readonly item: string }) {
  const content = useContent(soulsContent);
  const say = useSay();
  const { seen } = useDesk();
  const lookOf = useTokenLook();
  const users = Object.values(seen.heroes).filter((hero) => isCompatible(content, seen, hero, item));
  const figures = seen.figures.filter(({ id }) => users.some(({ figure }) => figure === id));
  return (
    <span className="sw-item-users">
      <span className="unseen">{say("souls.users", { heroes: users.map(({ figure }) => figure) })}</span>
      {figures.map((figure) => {
        const { outline, colour, letter } = lookOf(figure);
        return (
          <svg key={figure.id} viewBox="-56 -56 112 112" aria-hidden="true" focusable="false">
            <path d={outline} style={{ stroke: colour }} />
            <text y="20">{letter}</text>
          </svg>
        );
      })}
    </span>
  );
}

function DealButton({ deal, act }: { readonly deal: Deal; readonly act: SoulsScreenProps["act"] }) {
  const speaker = useSpeaker();
  if (deal.choice) {
    return (
      <ChoiceButton act={act} choice={deal.choice} className="button">
        {speaker.sentence(deal.choice.option.label)}
      </ChoiceButton>
    );
  }
  const { option } = deal.barred;
  return (
    <span className="sw-deal-barred">
      <s>{speaker.sentence(option.label)}</s> {speaker.sentence(option.bar.reason)} <RuleLink id={option.bar.rule} />
    </span>
  );
}

/** SS-14.3.2-a: the bets with what they win, how likely that is, and what is lost on average. */
function Tavern({ deals, act }: { readonly deals: readonly Deal[]; readonly act: SoulsScreenProps["act"] }) {
  const content = useContent(soulsContent);
  const { page, language } = useWords();
  const speaker = useSpeaker();
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
  return (
    <>
      <p className="sw-tavern-how">{page("souls.tavern-how", { stake: building.tavernStake })}</p>
      <table className="sw-tavern">
        <thead>
          <tr>
            <th scope="col">{page("souls.bet-on")}</th>
            <th scope="col">{page("souls.bet-wins")}</th>
            <th scope="col">{page("souls.bet-chance")}</th>
            <th scope="col">{page("souls.bet-average")}</th>
            <th scope="col">
              <span className="unseen">{page("souls.bet")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {deals.map((deal) => {
            const symbol = optionOf(deal).target as keyof typeof building.prizes;
            const prize = building.prizes[symbol] ?? 0;
            const chance = chanceOf(content, symbol);
            return (
              <tr key={symbol}>
                <th scope="row">
                  <Icon of={resultIcons[symbol]} /> {speaker.name(symbol)}
                </th>
                <td className="number">{prize}</td>
                <td className="number">{percent.format(chance)}</td>
                <td className="number">{number.format(prize * chance - building.tavernStake)}</td>
                <td>
                  <DealButton deal={deal} act={act} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
