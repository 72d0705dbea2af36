import { type Bar, bar, each, type Seat } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import { cardOf } from "../../content/lookup.js";
import { isCharacter, isImmune, isUniqueInPlay } from "../../queries/table.js";
import type { CardId, InPlay, Rings, RingsFlow, Table } from "../../state.js";
import { react } from "../07-timing/react.js";
import { addTriggers } from "../07-timing/trigger-index.js";
import { discardAttachment, forAnybody } from "./leaving.js";
import { freshCard, loseSight } from "./zones.js";

/** A character enters play, played or put into play: LR-card-11, LR-planning-4. */
export function* enterPlay(t: Table, id: CardId, seat: Seat): RingsFlow {
  const { state: s } = t;
  const card = freshCard(id, "area", seat);
  loseSight(s, id);
  s.cards[id] = card;
  s.areas[seat]!.push(id);
  awaken(t.content, s, id);
  t.emit({ type: "entered-play", card: id, seat }, { rules: ["LR-planning-4", "LR-card-11"], reveals: true });
  yield* react(t, { on: "entered-play", card: id, seat });
}

/** From now on it reacts, and anybody may use it where it says so. */
export function awaken(content: RingsContent, s: Rings, id: CardId): void {
  const { reactions, action } = cardOf(content, id);
  if (reactions.length > 0)
    addTriggers(
      s.triggers,
      id,
      reactions.filter(({ from }) => from !== "hand"),
    );
  if (action?.by === "anybody") addTriggers(s.triggers, id, forAnybody);
}

/** An encounter card comes into the staging area. */
export function stage(content: RingsContent, s: Rings, id: CardId): void {
  const card = s.cards[id] ?? freshCard(id, "staging", "");
  if (s.cards[id] === undefined) awaken(content, s, id);
  card.place = "staging";
  card.seat = "";
  s.cards[id] = card;
  s.staging.push(id);
}

/** LR-card-2, LR-card-7, LR-timing-12, LR-keyword-immune: what stands against attaching a card there. */
export function whyNotAttach(content: RingsContent, s: Rings, id: CardId, host: InPlay): Bar | undefined {
  if (isImmune(content, host.id)) return bar("LR-keyword-immune", "immune");
  if (host.facedown || !cardOf(content, id).attachTo!(s, host)) return bar("LR-card-7", "wrong-host");
  if (cardOf(content, host.id).forbids?.includes("attachments")) return bar("LR-timing-12", "no-attachments");
  return undefined;
}

/** Where an attachment could be played. */
export function hostsFor(content: RingsContent, s: Rings, id: CardId): CardId[] {
  if (isUniqueInPlay(content, s, id)) return [];
  return bearersInPlay(s).filter((host) => !whyNotAttach(content, s, id, s.cards[host]!));
}

/** Everything in play that isn't itself an attachment. */
export function bearersInPlay(s: Rings): CardId[] {
  return Object.keys(s.cards).filter((id) => s.cards[id]!.place !== "attached" && s.cards[id]!.place !== "deck");
}

/** LR-card-6: on a character it belongs to the character's controller, elsewhere to who played it. */
export function* attach(t: Table, id: CardId, host: CardId, seat: Seat): RingsFlow {
  const bearer = putOn(t.content, t.state, id, host, seat);
  t.emit({ type: "attached", card: id, host }, { rules: ["LR-card-6"] });
  yield* keepTwoRestricted(t, bearer);
}

/** A card lies on another from now on. Gives back the one that bears it. */
export function putOn(content: RingsContent, s: Rings, id: CardId, host: CardId, seat: Seat): InPlay {
  const bearer = s.cards[host]!;
  const card = s.cards[id] ?? freshCard(id, "attached", "");
  if (s.cards[id] === undefined) awaken(content, s, id);
  card.place = "attached";
  card.host = host;
  card.seat = isCharacter(host) && seat !== "" ? bearer.seat : seat;
  s.cards[id] = card;
  bearer.attachments.push(id);
  return bearer;
}

/** LR-keyword-restricted: of three, the controller puts one away at once. */
function* keepTwoRestricted(t: Table, bearer: InPlay): RingsFlow {
  const restricted = () => bearer.attachments.filter((id) => cardOf(t.content, id).keywords.includes("restricted"));
  if (restricted().length <= 2 || bearer.seat === "") return;
  const gone = yield* t.choose(bearer.seat, "discard-restricted", () => [each(restricted(), "discard")], {
    rules: ["LR-keyword-restricted"],
  });
  yield* discardAttachment(t, gone);
}
