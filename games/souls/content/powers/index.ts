import type { PowerCard } from "../types.js";
import { aurielsPowers } from "./auriel.js";
import { ecarusPowers } from "./ecarus.js";
import { laegonsPowers } from "./laegon.js";
import { shaesPowers } from "./shae.js";
import { talents } from "./talents.js";
import { thorgarsPowers } from "./thorgar.js";

const table = {
  ...aurielsPowers,
  ...ecarusPowers,
  ...laegonsPowers,
  ...shaesPowers,
  ...thorgarsPowers,
  ...talents,
};

export type PowerId = keyof typeof table;

/** SS-1.2-a: the 47 powers and talents of the heroes. */
export const powerCards: Readonly<Record<PowerId, PowerCard>> = table;
