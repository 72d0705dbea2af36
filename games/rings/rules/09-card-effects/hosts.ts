import { typeOf } from "../../content/lookup.js";
import type { InPlay } from "../../state.js";
import type { RingsView } from "../../view.js";

/** LR-card-7: where attachments may be played. */
export const onHero = (_: RingsView, { id }: InPlay) => typeOf(id) === "hero";
export const onCharacter = (_: RingsView, { id }: InPlay) => typeOf(id) === "hero" || typeOf(id) === "ally";
export const onLocation = (_: RingsView, { id }: InPlay) => typeOf(id) === "location";
export const onEngagedEnemy = (_: RingsView, { id, place }: InPlay) => typeOf(id) === "enemy" && place === "engaged";
