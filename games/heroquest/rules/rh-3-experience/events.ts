import type { Message } from "@tavolata/kernel";
import type { TraitId } from "../../content/figures/traits.js";
import type { FigureId } from "../../state.js";
import type { TraitTable } from "./sheet.js";

/** HQ-RH3: what is told about experience. */
export type ExperienceEvent =
  | { type: "experience-noted"; figure: FigureId; table: TraitTable }
  | { type: "trait-gained"; figure: FigureId; trait: Message; lasts: "permanent" | "one-adventure" }
  | { type: "traits-over"; figure: FigureId; traits: Message[] }
  | { type: "no-trait-gained"; figure: FigureId; table: TraitTable }
  | { type: "exceptional-die-gained"; figure: FigureId; dice: number }
  | { type: "exceptional-die-used"; figure: FigureId }
  | { type: "trait-acted"; figure: FigureId; trait: TraitId; effect: Message }
  | { type: "charged"; figure: FigureId; target: FigureId };
