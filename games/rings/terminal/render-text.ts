import { cardsIn, countIn, type View } from "@tavolata/kernel";
import type { RingsContent } from "../content/content.js";
import { cardOf, typeOf } from "../content/lookup.js";
import { stageOf } from "../content/scenario.js";
import { committedWillpower, hitPointsLeft, stagingThreat, statistic } from "../queries/statistics.js";
import { isCharacter, isEnemy } from "../queries/table.js";
import type { CardId, InPlay } from "../state.js";
import type { RingsView } from "../view.js";

/** What it takes to say names: whoever draws brings the language. */
export interface Namer {
  name(word: string): string;
  say(message: { key: string; args?: Readonly<Record<string, string | number>> }): string;
}

/** The table as text, for people at a terminal: the quest, the staging area, and each player with characters and enemies. */
export function renderText(view: View<RingsView>, speaker: Namer, content: RingsContent): string {
  const s = view.state;
  const line = (key: string, args: Record<string, string | number>) => speaker.say({ key: `draw.${key}`, args });
  const lines = [
    line("quest", { stage: s.quest.stage, progress: s.quest.progress, points: stageOf(content, s).points }),
    line("totals", { willpower: committedWillpower(content, s), threat: stagingThreat(content, s) }),
    ...(s.active === "" ? [] : [line("active", { card: s.active, progress: s.cards[s.active]!.progress })]),
    ...s.staging.map((id) => `  ${cardLine(content, s, id, speaker)}`),
  ];
  for (const seat of s.order) {
    lines.push("", line("player", { seat, threat: s.players[seat]!.threat, cards: countIn(s.hands[seat]) }));
    const hand = cardsIn(s.hands[seat]);
    if (hand.length > 0) lines.push(`  ${line("hand", { names: hand.map((id) => speaker.name(id)).join(", ") })}`);
    for (const id of s.areas[seat]!) lines.push(`  ${cardLine(content, s, id, speaker)}`);
    for (const id of s.engaged[seat]!) lines.push(`  ! ${cardLine(content, s, id, speaker)}`);
  }
  return lines.join("\n");
}

/** Name, figures and tokens: `Gimli  2/3/2  4/5  $2 (exhausted) + Dwarven Axe`. */
function cardLine(content: RingsContent, s: RingsView, id: CardId, speaker: Namer): string {
  const card = s.cards[id]!;
  const tokens = [
    figuresOf(content, s, card),
    card.resources > 0 ? `$${card.resources}` : "",
    card.exhausted ? speaker.say({ key: "draw.exhausted" }) : "",
    card.committed ? speaker.say({ key: "draw.committed" }) : "",
    card.facedown ? speaker.say({ key: "draw.facedown" }) : "",
    ...card.attachments.map((attached) => `+ ${speaker.name(attached)}`),
  ];
  return [speaker.name(id), ...tokens.filter((token) => token !== "")].join("  ");
}

function figuresOf(content: RingsContent, s: RingsView, card: InPlay): string {
  const figure = (what: "willpower" | "attack" | "defence" | "threat") => statistic(content, s, card, what);
  const points = `${hitPointsLeft(content, s, card)}/${statistic(content, s, card, "hitPoints")}`;
  if (isCharacter(card.id)) return `${figure("willpower")}/${figure("attack")}/${figure("defence")}  ${points}`;
  if (isEnemy(card.id)) {
    const { engagementCost } = cardOf(content, card.id);
    return `${engagementCost}: ${figure("threat")}/${figure("attack")}/${figure("defence")}  ${points}`;
  }
  return typeOf(card.id) === "location"
    ? `${figure("threat")}  ${card.progress}/${cardOf(content, card.id).questPoints}`
    : "";
}
