import { Icon } from "@tavolata/ui/controls/icon.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { RingsContent } from "../../content/content.js";
import { ringsContent } from "../../content/content.js";
import type { Definition, Sphere } from "../../content/definition.js";
import { printedOn } from "../../content/lookup.js";
import type { CardId, InPlay, Statistic } from "../../state.js";
import type { RingsView } from "../../view.js";
import { icons } from "../icons.js";
import { figureOf } from "../on-table.js";
import { artOf } from "./art.js";
import { breakable, cardName } from "./name.js";
import { Scene } from "./scene.js";
import "./card.css";

interface FaceProps {
  readonly card: CardId;
  /** The table, where the card is in play: its figures are those of now. */
  readonly seen?: RingsView | undefined;
}

/** A card as it lies on the table: what it costs, what it is called, what it looks like, what it is good for. */
export function CardFace({ card, seen }: FaceProps) {
  const content = useContent(ringsContent);
  const speaker = useSpeaker();
  const printed = printedOn(content, card);
  return (
    <span className="lr-face" aria-hidden="true">
      <Scene type={printed?.type} />
      <Icon of={artOf(card)} className="lr-art" />
      <Corner printed={printed} />
      {printed?.sphere && printed.type !== "hero" && <Seal sphere={printed.sphere} />}
      <span className="lr-face-foot">
        <span className="lr-face-name serif">{breakable(cardName(speaker, card))}</span>
        <Figures card={card} seen={seen} />
      </span>
    </span>
  );
}

/** The classes that give a card its colours: what it is, and its sphere. */
export function cardClass(content: RingsContent, card: CardId): string {
  const printed = printedOn(content, card);
  return printed ? `lr-card ${printed.type} ${printed.sphere ?? "peril"}` : "lr-card unknown peril";
}

/** Top left: the cost, a hero's sphere, an enemy's engagement cost. */
function Corner({ printed }: { readonly printed: Definition | undefined }) {
  if (!printed) return null;
  if (printed.type === "hero") return <Seal sphere={printed.sphere!} isLarge />;
  const number = printed.type === "enemy" ? printed.engagementCost : printed.cost;
  return number === undefined ? null : <span className="lr-cost number">{number}</span>;
}

/** A sphere as shape, letter and colour. */
export function Seal({ sphere, isLarge = false }: { readonly sphere: Sphere; readonly isLarge?: boolean }) {
  const { page } = useWords();
  return (
    <span className={`lr-seal ${sphere} ${isLarge ? "large" : ""}`} aria-hidden="true">
      <span>{page(`rings.letter.${sphere}`)}</span>
    </span>
  );
}

const ofCharacter: readonly Statistic[] = ["willpower", "attack", "defence", "hitPoints"];
const ofEnemy: readonly Statistic[] = ["threat", "attack", "defence", "hitPoints"];

export function statisticsOf(type: Definition["type"] | undefined): readonly Statistic[] {
  if (type === "hero" || type === "ally") return ofCharacter;
  if (type === "enemy") return ofEnemy;
  return type === "location" ? ["threat"] : [];
}

/** The figures in one strip; those that are more or less than printed have an arrow. */
export function Figures({ card, seen }: FaceProps) {
  const content = useContent(ringsContent);
  const speaker = useSpeaker();
  const printed = printedOn(content, card);
  if (!printed) return null;
  const inPlay: InPlay | undefined = seen?.cards[card];
  const statistics = statisticsOf(printed.type);
  if (statistics.length === 0) {
    return <span className="lr-figures words">{speaker.sentence({ key: `kind.${printed.type}` })}</span>;
  }
  return (
    <span className="lr-figures">
      {statistics.map((what) => {
        const usual = printed[what] ?? 0;
        const now = seen && inPlay ? figureOf(content, seen, inPlay, what) : usual;
        return (
          <span key={what} className={`lr-figure ${what} ${now > usual ? "more" : now < usual ? "less" : ""}`}>
            <Icon of={icons[what]} />
            <b className="number">{now}</b>
          </span>
        );
      })}
      {printed.type === "location" && (
        <span className="lr-figure progress">
          <Icon of={icons.progress} />
          <b className="number">{printed.questPoints}</b>
        </span>
      )}
    </span>
  );
}
