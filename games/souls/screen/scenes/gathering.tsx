import { ChoiceButton } from "@tavolata/ui/controls/choice-button.js";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { RuleLink } from "@tavolata/ui/rules/rule-link.js";
import { soulsContent } from "../../content/content.js";
import { effectMessage } from "../../content/describe.js";
import { allOf, heroCard } from "../../content/tables.js";
import type { HeroCard } from "../../content/types.js";
import { heroIcon, icons, resultIcons } from "../icons.js";
import type { SoulsScreenProps } from "../shown.js";
import "./gathering.css";

/** SS-5-a: five heroes, each with both souls side by side; one of the two is played. */
export function Gathering({ act }: SoulsScreenProps) {
  const content = useContent(soulsContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const versions = allOf(content, "heroes");
  const heroes = [...new Set(versions.map((version) => heroCard(content, version).hero))];
  return (
    <section className="sw-gathering" aria-label={page("souls.gathering")} data-question={act.decision?.number}>
      <h2>{page("souls.gathering")}</h2>
      <p className="muted">{page("souls.gathering-how")}</p>
      <ul className="sw-heroes">
        {heroes.map((hero) => (
          <li key={hero} className="sw-hero">
            <h3>{speaker.name(hero)}</h3>
            <div className="sw-souls">
              {versions
                .filter((version) => heroCard(content, version).hero === hero)
                .map((version) => (
                  <Soul key={version} version={version} act={act} />
                ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Soul({ version, act }: { readonly version: string; readonly act: SoulsScreenProps["act"] }) {
  const content = useContent(soulsContent);
  const speaker = useSpeaker();
  const id = `hero:${version}`;
  const choice = act.choices.find(({ option }) => option.id === id);
  const barred = act.barred.find(({ option }) => option.id === id);
  const card = heroCard(content, version);
  if (choice) {
    return (
      <ChoiceButton act={act} choice={choice} className={`sw-soul ${card.nature}`}>
        <SoulWords version={version} card={card} />
      </ChoiceButton>
    );
  }
  return (
    <div className={`sw-soul barred ${card.nature}`}>
      <SoulWords version={version} card={card} />
      {barred && (
        <p className="sw-soul-why">
          {speaker.sentence(barred.option.bar.reason)} <RuleLink id={barred.option.bar.rule} />
        </p>
      )}
    </div>
  );
}

function SoulWords({ version, card }: { readonly version: string; readonly card: HeroCard }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const [first] = card.gem;
  const text = `text.${version}`;
  return (
    <>
      <span className="sw-soul-head">
        <span className="sw-soul-picture">
          <Icon of={heroIcon(version)} />
        </span>
        <span>
          <strong className="serif">{speaker.name(version)}</strong>
          <small>
            {speaker.name(card.nature)} · {card.styles.map((style) => speaker.name(style)).join(", ")}
          </small>
        </span>
      </span>
      <span className="sw-soul-facts">
        <span>
          <Icon of={icons.heart} /> {first?.hp} <span className="unseen">{page("souls.hp")}</span>
        </span>
        <span>
          <Icon of={icons.move} /> {card.movement} <span className="unseen">{page("souls.movement")}</span>
        </span>
        <span>
          <Icon of={icons.pack} /> {card.capacity} <span className="unseen">{page("souls.capacity")}</span>
        </span>
        <span className="sw-save">
          <span className="unseen">{page("souls.save")}: </span>
          {card.save.map((result) => (
            <span key={result}>
              <Icon of={resultIcons[result]} />
              <span className="unseen">{speaker.name(result)}</span>
            </span>
          ))}
        </span>
      </span>
      {card.innate.map(({ id, effects }) => (
        <span key={id} className="sw-soul-power">
          <b>{speaker.name(id)}</b> {effects.map((effect) => speaker.sentence(effectMessage(effect))).join("; ")}
        </span>
      ))}
      {speaker.has(text) && <em className="sw-soul-text">{speaker.say({ key: text })}</em>}
    </>
  );
}
