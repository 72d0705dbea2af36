import type { Option } from "@tavolata/kernel";
import { useWords } from "@tavolata/ui/language/words.js";
import type { Odds } from "../../queries/combat/odds.js";

/** The exact chances that the rules have worked out for an option. */
export function oddsOf({ facts }: Option): Odds | undefined {
  return facts?.["odds"] as Odds | undefined;
}

/** How it would end: a bar of four parts, and the chance to win in words. */
export function OddsBar({ odds }: { readonly odds: Odds | undefined }) {
  const { page, language } = useWords();
  if (!odds) return null;
  const percent = (chance: number) =>
    new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(chance);
  return (
    <span className="az-odds">
      <span className="az-odds-bar" aria-hidden="true">
        <i className="win" style={{ flexGrow: odds.win }} />
        <i className="neither" style={{ flexGrow: odds.neither }} />
        <i className="lose" style={{ flexGrow: odds.lose + odds.both }} />
      </span>
      <small>
        {page("azeroth.odds", {
          win: percent(odds.win),
          neither: percent(odds.neither),
          lose: percent(odds.lose + odds.both),
        })}
      </small>
    </span>
  );
}
