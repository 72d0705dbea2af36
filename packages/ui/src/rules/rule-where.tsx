import type { RulePlaces } from "@tavolata/game/files";
import { useEffect, useState } from "react";
import type { RuleInfo } from "../game/game-data.js";
import { useWords } from "../language/words.js";
import { useRulebook } from "./use-rulebook.js";

/** For the curious: how a rule is tested, and which files of the code and the tests name it. */
export function RuleWhere({ rule }: { readonly rule: RuleInfo }) {
  const { page } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="rule-where" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{page("rules.where")}</summary>
      {rule.test !== undefined && (
        <p className="muted" lang="en">
          {rule.test}
        </p>
      )}
      {isOpen && <Files id={rule.id} />}
    </details>
  );
}

function Files({ id }: { readonly id: string }) {
  const { page } = useWords();
  const places = usePlaces();
  if (places === "unknown") return <p className="muted">{page("rules.coverage", { id })}</p>;
  const place = places?.rules[id];
  const named = (numbers: readonly number[] = []) => numbers.map((number) => places!.files[number]!);
  return (
    <dl className="rule-files" aria-busy={places === undefined}>
      {(["code", "tests"] as const).map((kind) => (
        <div key={kind}>
          <dt>{page(`rules.in.${kind}`)}</dt>
          {named(place?.[kind]).map((file) => (
            <dd key={file}>
              <code>{file}</code>
            </dd>
          ))}
          {places && named(place?.[kind]).length === 0 && <dd className="muted">{page("rules.in.none")}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Where the rules of the game at hand are; unknown for a game that the page wasn't built with, or when it can't be had now. */
function usePlaces(): RulePlaces | "unknown" | undefined {
  const { game } = useRulebook();
  const [places, setPlaces] = useState<RulePlaces | "unknown">();
  useEffect(() => {
    let isWanted = true;
    placesOf(game).then(
      (found) => isWanted && setPlaces(found),
      () => isWanted && setPlaces("unknown"),
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return places;
}

async function placesOf(game: string): Promise<RulePlaces | "unknown"> {
  const { default: games } = await import("rule-places");
  const places = await games[game]?.();
  return places?.default ?? "unknown";
}
