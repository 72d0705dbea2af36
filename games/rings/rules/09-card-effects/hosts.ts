import { typeOf } from "../../content/lookup.js";
import type { InPlay, Rings } from "../../state.js";

/** LR-card-7: where attachments may be played. */
export const onHero = (_: Rings, { id }: InPlay) => typeOf(id) === "hero";
export const onCharacter = (_: Rings, { id }: InPlay) => typeOf(id) === "hero" || typeOf(id) === "ally";
export const onLocation = (_: Rings, { id }: InPlay) => typeOf(id) === "location";
export const onEngagedEnemy = (_: Rings, { id, place }: InPlay) => typeOf(id) === "enemy" && place === "engaged";
