import { games } from "@tavolata/games";
import { gameRules, type RuleInfo } from "@tavolata/ui/game/game-data.js";
import { useGameList } from "@tavolata/ui/game/game-list.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { PageFrame } from "@tavolata/ui/page/page-frame.js";
import { addressOf } from "@tavolata/ui/page/route.js";
import { byChapter } from "@tavolata/ui/rules/chapters.js";
import { RuleSearch } from "@tavolata/ui/rules/rule-search.js";
import { RuleText } from "@tavolata/ui/rules/rule-text.js";
import { RulebookProvider } from "@tavolata/ui/rules/rulebook.js";
import { foundIn } from "@tavolata/ui/rules/search.js";
import { useEffect, useMemo, useRef, useState } from "react";
import { GameOnPaper } from "../print/game-on-paper.js";
import "./rules-screen.css";

interface RulesScreenProps {
  readonly game: string | undefined;
  readonly rule: string | undefined;
}

/** The catalogue of each game as a rulebook that can be searched. */
export default function RulesScreen({ game = games[0]!.id, rule }: RulesScreenProps) {
  const { page, language } = useWords();
  const known = useGameList();
  const name = known?.find(({ id }) => id === game)?.name[language];
  return (
    <PageFrame title={page("place.rules")}>
      <div className="rules-head">
        <h1 className="page-title">{page("place.rules")}</h1>
        <nav className="rules-games" aria-label={page("new.game")}>
          {known?.map(({ id, name: named, rules }) => (
            <a
              key={id}
              href={addressOf({ at: "rules", game: id })}
              {...(id === game ? { "aria-current": "true" as const } : {})}
            >
              {named[language]} <span className="muted number">{rules}</span>
            </a>
          ))}
        </nav>
      </div>
      <GameOnPaper game={game} />
      <Catalogue key={game} game={game} at={rule} name={name ?? game} />
    </PageFrame>
  );
}

interface CatalogueProps {
  readonly game: string;
  readonly at: string | undefined;
  readonly name: string;
}

function Catalogue({ game, at, name }: CatalogueProps) {
  const { page, language } = useWords();
  const [rules, setRules] = useState<readonly RuleInfo[]>();
  const [failed, setFailed] = useState(false);
  const [search, setSearch] = useState("");
  const opened = useRef<HTMLLIElement>(null);
  useEffect(() => {
    let isWanted = true;
    gameRules(game).then(
      (found) => isWanted && setRules(found),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the rules have come
  useEffect(() => {
    opened.current?.scrollIntoView({ block: "center" });
    opened.current?.focus({ preventScroll: true });
  }, [rules, at]);
  const found = useMemo(() => foundIn(rules ?? [], search, language), [rules, search, language]);
  const chapters = useMemo(() => byChapter(found), [found]);
  if (failed) return <p role="alert">{page("loading.failed")}</p>;
  if (!rules) {
    return (
      <div className="rulebook rulebook-outline">
        <p className="unseen" role="status">
          {page("loading")}
        </p>
        <div className="rulebook-side" aria-hidden="true" />
        <div className="rulebook-rule" aria-hidden="true" />
      </div>
    );
  }
  return (
    <RulebookProvider game={game} rules={rules}>
      <div className="rulebook">
        <div className="rulebook-side">
          <RuleSearch search={search} setSearch={setSearch} found={found.length} />
          <nav className="rulebook-chapters" aria-label={page("rules.chapters")}>
            {chapters.map(({ id, first }) => (
              <a
                key={id}
                href={`#chapter-${id}`}
                onClick={(event) => {
                  event.preventDefault(); // the # says where one is on the page
                  document.getElementById(`chapter-${id}`)?.scrollIntoView({ block: "start" });
                }}
              >
                <span className="number muted">{id}</span> {first.title[language]}
              </a>
            ))}
          </nav>
        </div>
        <ol className="rulebook-rules" aria-label={name}>
          {chapters.flatMap(({ id, rules: own }) =>
            own.map((rule, i) => (
              <li
                key={rule.id}
                id={i === 0 ? `chapter-${id}` : undefined}
                ref={rule.id === at ? opened : undefined}
                tabIndex={-1}
                className={rule.id === at ? "rulebook-rule opened" : "rulebook-rule"}
                {...(rule.id === at ? { "aria-current": true } : {})}
              >
                <RuleText rule={rule} level="h2" />
                <a className="rulebook-link" href={addressOf({ at: "rules", game, rule: rule.id })}>
                  {page("rules.link")}
                  <span className="unseen"> {rule.id}</span>
                </a>
              </li>
            )),
          )}
        </ol>
      </div>
    </RulebookProvider>
  );
}
