import type { Figure } from "../figure.js";
import type { Scale } from "../part.js";
import { measureHeroQuest } from "./heroquest.js";

export function measure(scale: Scale): Promise<readonly Figure[]> {
  return measureHeroQuest("postgresql", scale);
}
