import type { TraitId } from "../../content/figures/traits.js";
import { type Experience, type HeldTrait, newExperience } from "../../rules/rh-3-experience/sheet.js";
import { type Scene, type SceneTable, scene } from "../scene.js";

type Wanted = TraitId | (Partial<HeldTrait> & { trait: TraitId });

/** A sheet with these traits: `sheet("resistance", { trait: "fear", of: "mummy" })`. */
export function sheet(...wanted: Wanted[]): { experience: Experience } {
  const traits = wanted.map((one) => ({
    permanent: true,
    used: 0,
    ...(typeof one === "string" ? { trait: one } : one),
  }));
  return { experience: { ...newExperience(), traits } };
}

/** A scene at a table that plays with experience. */
export function experienced(wanted: Scene = {}): SceneTable {
  return scene({ ...wanted, options: { experience: true, ...wanted.options } });
}

/** What stands on a hero's sheet: `fear mummy`, with a `*` for what stays. */
export function traitsOf(t: SceneTable, who: string): string[] {
  return t
    .figure(who)
    .experience!.traits.map(({ trait, of, permanent }) => `${trait}${of ? ` ${of}` : ""}${permanent ? " *" : ""}`);
}
