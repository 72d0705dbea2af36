import type { View } from "@tavolata/kernel";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { seenIn } from "../seen.js";

/** Which round it is, and which phase of it. */
export function Round({ view }: { readonly view: View }) {
  const { page } = useWords();
  const { round, phase } = seenIn(view);
  if (phase === "setup") return page("rings.phase.setup");
  return page("rings.round", { round, phase: page(`rings.phase.${phase}`) });
}

/** Which scenario is played. */
export function Aim({ view }: { readonly view: View }) {
  const speaker = useSpeaker();
  return <strong className="serif lr-scenario">{speaker.name(seenIn(view).scenario)}</strong>;
}
