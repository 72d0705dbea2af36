import { Refused } from "@tavolata/client";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { RuleLink } from "@tavolata/ui/rules/rule-link.js";
import { faultKey } from "../language/faults.js";

/** Why there is no such table: in the game's own words where its rules refuse it, with the rule. */
export function WhyRefused({ error }: { readonly error: unknown }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const bar = error instanceof Refused ? error.refusal.bar : undefined;
  return (
    <p role="alert">
      {bar ? (
        <>
          {speaker.sentence(bar.reason)} <RuleLink id={bar.rule} />
        </>
      ) : (
        page(faultKey(error))
      )}
    </p>
  );
}
