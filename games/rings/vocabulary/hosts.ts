import { cardOf } from "../cards/lookup.js";
import type { InPlay, Rings } from "../state.js";

/** LR-card-7: where attachments may be played. */
export const onHero = (_: Rings, { id }: InPlay) => cardOf(id).type === "hero";
export const onCharacter = (_: Rings, { id }: InPlay) => cardOf(id).type === "hero" || cardOf(id).type === "ally";
export const onLocation = (_: Rings, { id }: InPlay) => cardOf(id).type === "location";
export const onEngagedEnemy = (_: Rings, { id, place }: InPlay) => cardOf(id).type === "enemy" && place === "engaged";
