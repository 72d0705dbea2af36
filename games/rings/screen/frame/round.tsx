import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { RingsSeen } from "../shown.js";

/** Which round it is, and which phase of it. */
export function Round({ view }: { readonly view: RingsSeen }) {
  const { page } = useWords();
  const { round, phase } = view.state;
  if (phase === "setup") return page("rings.phase.setup");
  return page("rings.round", { round, phase: page(`rings.phase.${phase}`) });
}

/** Which scenario is played. */
export function Aim({ view }: { readonly view: RingsSeen }) {
  const speaker = useSpeaker();
  return <strong className="serif lr-scenario">{speaker.name(view.state.scenario)}</strong>;
}
