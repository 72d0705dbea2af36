import { ChoiceButton } from "@tavolata/ui/controls/choice-button.js";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { Act, BarredChoice, Pickable } from "@tavolata/ui/table/question/act.js";
import { ConfirmButton } from "@tavolata/ui/table/question/confirm-button.js";
import { heroQuestContent } from "../../content/content.js";
import type { Campaign } from "../../rules/14-campaign/state.js";
import { TokenPicture } from "../figures/tokens.js";
import { icons, itemIcon } from "../icons.js";
import type { HeroQuestScreenProps } from "../shown.js";
import { Report } from "./report.js";
import "./scenes.css";

/** HQ-14, HQ-15: between two adventures: the market, the heroes' purses, and what was played. */
export function Camp(shown: HeroQuestScreenProps) {
  const { act, view } = shown;
  const { page } = useWords();
  const speaker = useSpeaker();
  const seen = view.state;
  const campaign = seen.campaign!;
  const visitor = campaign.sheets[campaign.market?.visitors[0] ?? ""];
  const isMarket = act.decision?.kind === "market" || act.decision?.kind === "market-list";
  return (
    <section className="hq-scene camp" aria-label={speaker.sentence({ key: "draw.between" })}>
      <div className="hq-scene-inside">
        <p className="hq-scene-over">{speaker.sentence({ key: "draw.between" })}</p>
        <h2>{act.decision ? speaker.sentence(act.decision.title) : page("heroquest.market")}</h2>
        {visitor && (
          <p className="hq-visitor">
            <TokenPicture figure={visitor} />
            <span>
              <b className="serif">{speaker.name(visitor.id)}</b>{" "}
              <span className="hq-purse number">
                <Icon of={icons.coins} /> {page("heroquest.gold", { gold: visitor.gold })}
              </span>
            </span>
          </p>
        )}
        {isMarket ? <Stalls act={act} /> : <Waiting shown={shown} campaign={campaign} />}
        <Chronicle campaign={campaign} />
        <details>
          <summary>{page("heroquest.report")}</summary>
          <Report {...shown} />
        </details>
      </div>
    </section>
  );
}

/** Something for sale or in the pack, with all that can be done with it. */
interface Ware {
  readonly item: string;
  readonly choices: readonly Pickable[];
  readonly barred: readonly BarredChoice[];
}

const ownVerbs: readonly string[] = ["sell", "give", "offer", "discard"];

function waresOf({ choices, barred }: Act, verbs: readonly string[]): Ware[] {
  const fits = ({ option }: Pickable | BarredChoice) => verbs.includes(option.verb);
  const all = [...choices.filter(fits), ...barred.filter(fits)];
  const items = [...new Set(all.map(({ option }) => option.target))];
  return items.map((item) => ({
    item,
    choices: choices.filter((one) => fits(one) && one.option.target === item),
    barred: barred.filter((one) => fits(one) && one.option.target === item),
  }));
}

function Stalls({ act }: { readonly act: Act }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const sale = waresOf(act, ["buy", "withhold"]);
  const own = waresOf(act, ownVerbs);
  const rest = act.choices.filter(({ option }) => ![...ownVerbs, "buy", "withhold", "done"].includes(option.verb));
  return (
    <>
      <Wares title={speaker.sentence({ key: "draw.market" })} wares={sale} act={act} />
      {own.length > 0 && <Wares title={page("heroquest.own-things")} wares={own} act={act} />}
      <ConfirmButton act={act} />
      {rest.length > 0 && (
        <div className="hq-scene-buttons">
          {rest.map(({ option }) => (
            <button key={option.id} type="button" className="button" onClick={() => act.pick(option.id)}>
              {speaker.sentence(option.label)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

function Wares({ title, wares, act }: { readonly title: string; readonly wares: readonly Ware[]; readonly act: Act }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className="hq-wares">
        {wares.map((ware) => (
          <li key={ware.item} className={ware.choices.length === 0 ? "greyed" : ""}>
            <OneWare ware={ware} act={act} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneWare({ ware: { item, choices, barred }, act }: { readonly ware: Ware; readonly act: Act }) {
  const content = useContent(heroQuestContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const card = content.itemById.get(item);
  const users = card?.allowed.map((one) => speaker.say({ key: `archetype.${one}` })).join(", ");
  return (
    <>
      <Icon of={itemIcon(item)} className="hq-ware-art" />
      <div className="hq-ware-words">
        <b className="serif">{speaker.sentence({ key: "option.item", args: { of: item } })}</b>
        <span className="hq-purse number">
          <Icon of={icons.coins} /> {card?.gold ?? 0}
        </span>
        {speaker.has(`text.${item}`) && <small>{speaker.say({ key: `text.${item}` })}</small>}
        {card && card.allowed.length < 4 && (
          <small className="muted">{page("heroquest.only-for", { users: users ?? "" })}</small>
        )}
      </div>
      <div className="hq-ware-buttons">
        {choices.map((choice) => (
          <ChoiceButton
            key={choice.option.id}
            act={act}
            choice={choice}
            className="button"
            label={speaker.sentence(choice.option.label)}
          >
            {page(`heroquest.ware.${wareVerb(choice)}`)}
          </ChoiceButton>
        ))}
        {barred.map((one) => (
          <button key={one.option.id} type="button" className="button greyed" onClick={() => act.explain(one)}>
            {page(`heroquest.ware.${wareVerb(one)}`)}
            <span className="unseen">: {speaker.sentence(one.option.bar.reason)}</span>
          </button>
        ))}
      </div>
    </>
  );
}

type WareVerb = "buy" | "sell" | "give" | "offer" | "discard" | "withhold";

function wareVerb({ option }: Pickable | BarredChoice): WareVerb {
  return option.verb as WareVerb;
}

/** Other questions between two quests are cards, too; who isn't asked sees what there is. */
function Waiting({ shown: { act }, campaign }: { readonly shown: HeroQuestScreenProps; readonly campaign: Campaign }) {
  const content = useContent(heroQuestContent);
  const speaker = useSpeaker();
  if (act.choices.length > 0) {
    return (
      <ul className="hq-picks">
        {act.choices.map((choice) => (
          <li key={choice.option.id}>
            <ChoiceButton act={act} choice={choice} className="hq-pick small">
              <span className="hq-pick-name serif">{speaker.sentence(choice.option.label)}</span>
            </ChoiceButton>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className="hq-wares">
      {(campaign.market?.list ?? []).map((item) => (
        <li key={item}>
          <Icon of={itemIcon(item)} className="hq-ware-art" />
          <div className="hq-ware-words">
            <b className="serif">{speaker.sentence({ key: "option.item", args: { of: item } })}</b>
            <span className="hq-purse number">
              <Icon of={icons.coins} /> {content.itemById.get(item)?.gold ?? 0}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What was played so far. */
function Chronicle({ campaign: { record } }: { readonly campaign: Campaign }) {
  const speaker = useSpeaker();
  return (
    <section aria-label={speaker.sentence({ key: "draw.record" })}>
      <h3>{speaker.sentence({ key: "draw.record" })}</h3>
      <ol className="hq-chronicle">
        {record.map(({ quest, won, rounds, gold, lost }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same quest may be played twice
          <li key={`${quest} ${i}`} className={won ? "won" : "lost"}>
            <span aria-hidden="true">{won ? "★" : "✝"}</span>{" "}
            {speaker.sentence({
              key: "draw.played",
              args: { quest: { key: `quest.${quest}.title` }, result: won ? "won" : "lost", rounds, gold, lost },
            })}
          </li>
        ))}
      </ol>
    </section>
  );
}
