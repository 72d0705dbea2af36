import type { Message, Seat } from "@tavolata/kernel";
import type { MagicEvent } from "./rules/08-magic/events.js";
import type { CampaignEvent } from "./rules/14-campaign/events.js";
import type { DisputeEvent } from "./rules/20-disputes/events.js";
import type { ExperienceEvent } from "./rules/rh-3-experience/events.js";
import type { FateEvent } from "./rules/rh-7-fate/events.js";
import type { FigureId, Gone, SearchKind } from "./state.js";

/** What is told about a match. Squares and edges by name; the texts are in `messages/`, under `event.<type>`. */
export type HeroQuestEvent =
  // Setting up
  | { type: "table-laid"; adventurers: number; heroic: Message[] }
  | { type: "heroes-revealed"; choices: Record<Seat, Message> }
  | { type: "hero-assigned"; seat: Seat; figure: FigureId }
  | { type: "seats-given"; order: Seat[] }
  | { type: "spells-taken"; seat: Seat; element: string; count: number }
  | { type: "no-spells-taken"; seat: Seat }
  | { type: "spells-divided" }
  | { type: "adventure-begun"; quest: Message; part: "first" | "next"; places: Record<FigureId, string> }
  | { type: "set-aside"; figure: FigureId; item: string; load: number }
  | { type: "taken-back"; figure: FigureId; items: string[] }
  // Turns
  | { type: "round-begun"; round: number }
  | { type: "activated"; figure: FigureId }
  | { type: "activation-over"; figure: FigureId }
  | { type: "action-lost"; figure: FigureId; action: string; why: string }
  // Movement
  | { type: "stopped-in-zone"; figure: FigureId; by: FigureId }
  | { type: "free-attack"; figure: FigureId; target: FigureId }
  | { type: "free-attack-ignored"; figure: FigureId; by: FigureId }
  | { type: "movement-begun"; figure: FigureId; squares: number; bumps: number }
  | { type: "feat-gained"; figure: FigureId }
  | { type: "feat-spent"; figure: FigureId; trap: string }
  | { type: "moved"; figure: FigureId; from: string; to: string }
  | { type: "put-back"; figure: FigureId; to: string }
  | { type: "passage-refused"; figure: FigureId; by: FigureId }
  | { type: "way-blocked"; figure: FigureId; at: string }
  | { type: "bumped"; figure: FigureId; by: FigureId; to: string }
  | { type: "run-up"; figure: FigureId }
  | { type: "jumped"; figure: FigureId; over: string; to: string }
  | { type: "jump-failed"; figure: FigureId; into: string }
  | { type: "jump-stopped"; figure: FigureId; by: FigureId }
  | { type: "climbed-out"; figure: FigureId }
  | { type: "left-board"; figure: FigureId }
  // Discovery
  | { type: "door-opened"; edge: string; figure: FigureId }
  | ({ type: "placed"; figures: FigureId[]; scenery: string[] } & Record<
      "doors" | "barred" | "rubble" | "abyss",
      string[]
    >)
  | { type: "kept-hidden"; what: string[] }
  | { type: "door-opens"; edge: string }
  | { type: "door-closes"; edge: string }
  // The quest
  | { type: "text-read"; text: Message }
  | { type: "woken"; figures: FigureId[] }
  | { type: "ally-joined"; figure: FigureId; hero: FigureId }
  | { type: "levers-seen"; at: string[] }
  | { type: "lever-pulled"; figure: FigureId; at: string }
  // Combat
  | { type: "attacked"; figure: FigureId; target: FigureId; weapon: string; dice: number }
  | { type: "shot"; figure: FigureId; target: FigureId; weapon: string; dice: number }
  | { type: "attack-missed"; figure: FigureId; target: FigureId }
  | { type: "swept"; figure: FigureId; target: FigureId }
  | { type: "collateral"; figure: FigureId; target: FigureId }
  | { type: "counter-declined"; figure: FigureId }
  | { type: "shot-astray"; figure: FigureId; target: FigureId }
  | { type: "target-named"; figure: FigureId; target: FigureId }
  | { type: "weapon-lost"; figure: FigureId; item: string }
  | { type: "weapon-dropped"; figure: FigureId; item: string; to: string }
  | { type: "rerolled"; figure: FigureId; faces: string[] }
  | { type: "unhurt"; figure: FigureId }
  | { type: "body-lost"; figure: FigureId; points: number; left: number }
  | { type: "body-regained"; figure: FigureId; points: number; left: number }
  | { type: "mind-lost"; figure: FigureId; points: number; left: number }
  | { type: "mind-regained"; figure: FigureId; points: number; left: number }
  | { type: "fell-prone"; figure: FigureId }
  | { type: "stood-up"; figure: FigureId }
  | { type: "in-shock"; figure: FigureId }
  | { type: "unconscious"; figure: FigureId }
  | { type: "eliminated"; figure: FigureId; how: "removed" | "unaided" | Exclude<Gone["how"], "left"> }
  // Searching
  | { type: "searched"; figure: FigureId; kind: SearchKind; found: string[] }
  | {
      type: "treasure-searched";
      figure: FigureId;
      what: string;
      found: "nothing" | "empty" | "treasure" | "belongings" | "card";
    }
  | { type: "things-of-the-dead"; figure: FigureId; at: string; items: string[] }
  | { type: "treasure-found"; figure: FigureId; gold: number; items: string[] }
  | { type: "card-drawn"; figure: FigureId; card: string }
  // Traps
  | { type: "traps-told"; traps: Message[] }
  | { type: "trap-sprung"; figure: FigureId; trap: string; at: string; known: boolean }
  | { type: "trap-untouched"; figure: FigureId; trap: string; at: string }
  | { type: "fell-into-pit"; figure: FigureId; at: string }
  | { type: "rocks-fell"; at: string[] }
  | { type: "escaped-rocks"; figure: FigureId; to: string }
  | { type: "buried"; figure: FigureId }
  | { type: "trap-disarmed"; figure: FigureId; trap: string; at: string }
  // Special actions
  | { type: "exchanged"; figure: FigureId; companion: FigureId; gives: string[]; takes: string[] }
  | { type: "exchange-refused"; figure: FigureId; companion: FigureId }
  | { type: "pile-taken"; figure: FigureId; at: string; items: string[]; gold: number }
  | { type: "potion-drunk"; figure: FigureId; potion: string; by?: FigureId }
  | { type: "aimed"; figure: FigureId }
  | { type: "aim-spoilt"; figure: FigureId }
  | { type: "ambush-sought"; figure: FigureId; found: boolean }
  | { type: "dug-out"; figure: FigureId; by: FigureId; to: string }
  | { type: "stolen"; figure: FigureId; from: FigureId; item: string }
  | { type: "stealing-failed"; figure: FigureId; from: FigureId }
  | { type: "companion-saved"; figure: FigureId; companion: FigureId }
  // Magic
  | MagicEvent
  // Between two missions
  | CampaignEvent
  // Disputes and votes
  | DisputeEvent
  // Heroic and misfortune cards
  | FateEvent
  // Experience
  | ExperienceEvent
  // The end
  | { type: "give-up-proposed"; figure: FigureId }
  | { type: "recovered"; figures: FigureId[] };
