import clock from "game-icon:backward-time";
import type { Message } from "@tavolata/kernel";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { useReadContent } from "@tavolata/ui/game/content.js";
import { type GameScreen, roundIn } from "@tavolata/ui/game/game-screen.js";
import { EventSentence } from "@tavolata/ui/language/linked.js";
import { type PageKey, useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { RuleLinks } from "@tavolata/ui/rules/rule-link.js";
import { useRulebook } from "@tavolata/ui/rules/use-rulebook.js";
import { isShown, type LogFilter } from "@tavolata/ui/table/log/log-filter.js";
import { numbered } from "@tavolata/ui/table/log/log-lines.js";
import { logText } from "@tavolata/ui/table/log/log-text.js";
import { type AnyVisibleEvent, isThrow } from "@tavolata/ui/table/log/told.js";
import { download } from "@tavolata/ui/table/match-file.js";
import type { TableSnapshot } from "@tavolata/ui/table/session.js";
import { type MouseEvent, memo, type Ref, useCallback, useMemo, useState } from "react";
import type { Refusal } from "./question-bar.js";
import "@tavolata/ui/table/log/log.css";

interface LogProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly events: readonly AnyVisibleEvent[];
  readonly gameScreen: GameScreen;
  readonly seedHash: string;
  /** By which words an event names the onlooker: the seat, and the figures and cards that are led from it. */
  readonly mine: readonly string[];
  /** Why bots did what was told, by the number of the first event that came of it. */
  readonly reasons: TableSnapshot["reasons"];
  /** What was refused lately, the newest last. */
  readonly refusals: readonly Refusal[];
  /** The line whose moment is looked at. */
  readonly now?: number | undefined;
  /** So many of the first events aren't here yet. */
  readonly earlier: number | undefined;
  /** Somebody wants to read older ones. */
  readonly onEarlier: () => Promise<void>;
  /** All that was told, to be kept; nothing where that can't be had. */
  readonly onWhole: () => Promise<readonly AnyVisibleEvent[] | undefined>;
  /** Somebody wants to see the moment of a line. */
  readonly onMoment: (event: number) => void;
  /** Somebody has misread real dice or cards; nothing where there are none. */
  readonly onCorrect?: ((event: number) => void) | undefined;
}

/** Of what happens in every game; fights and rulings only where a game knows them, refusals when there were any. */
const always = ["all", "mine"] as const;
const byKind = ["fight", "ruling"] as const;

const filterNames: Readonly<Record<LogFilter | "refused", PageKey>> = {
  all: "table.log-all",
  mine: "table.log-mine",
  fight: "table.log-fight",
  ruling: "table.log-ruling",
  refused: "table.log-refused",
};

/** So many lines are drawn at first: a long match has thousands. */
const page1 = 50;

/** And so many more whenever somebody asks for older ones. */
const morePerPage = 400;

/** What happened, the newest first, as the onlooker was told; every line with the rules behind it. */
export const Log = memo(function Log(props: LogProps) {
  const { ref, events, gameScreen, seedHash, mine, reasons, refusals, now, onMoment, onCorrect } = props;
  const { earlier = 0, onEarlier, onWhole } = props;
  const { page } = useWords();
  const speaker = useSpeaker();
  const { rules } = useRulebook();
  const [filter, setFilter] = useState<LogFilter | "refused">("all");
  const [most, setMost] = useState(page1);
  const [isAsking, setAsking] = useState(false);
  const linesOf = useCallback(
    (told: readonly AnyVisibleEvent[], missing: number) => {
      if (filter === "refused") return [];
      const isRuled = (id: string) => rules.get(id)?.ruling !== undefined;
      return numbered(told, missing, (event) => roundIn(gameScreen, event)).filter(({ event }) =>
        isShown(event, filter, { mine, isRuled, kindOf: gameScreen.logKindOf }),
      );
    },
    [gameScreen, filter, mine, rules],
  );
  const lines = useMemo(() => linesOf(events, earlier).reverse(), [linesOf, events, earlier]);
  const reasonsOnce = useMemo(() => withoutRepeats(reasons), [reasons]);
  const filters = [
    ...always,
    ...(gameScreen.logKindOf ? byKind : []),
    ...(refusals.length > 0 ? (["refused"] as const) : []),
  ];
  /** Whoever waits for lines that are on their way asks for nothing else of the kind. */
  const waitFor = async (work: Promise<void>) => {
    setAsking(true);
    await work.finally(() => setAsking(false));
  };
  const save = async () => {
    const whole = earlier > 0 ? await onWhole() : events;
    if (!whole) return;
    const heads = [speaker.say({ key: "game.name" }), page("log.seed-hash", { hash: seedHash })];
    const text = logText(heads, linesOf(whole, 0), reasonsOnce, speaker);
    download(`${seedHash.slice(0, 8)}.txt`, text, "text/plain");
  };
  const showOlder = async () => {
    if (lines.length <= most) await onEarlier();
    setMost(most + morePerPage);
  };
  return (
    <section className="log" aria-labelledby="log-title">
      <div className="log-head">
        <h2 id="log-title">{page("log.title")}</h2>
        <fieldset className="log-filters">
          <legend className="unseen">{page("table.log-filter")}</legend>
          {filters.map((one) => (
            <button key={one} type="button" aria-pressed={filter === one} onClick={() => setFilter(one)}>
              {page(filterNames[one])}
            </button>
          ))}
          <button
            type="button"
            aria-label={page("table.log-export")}
            title={page("table.log-export")}
            disabled={isAsking}
            onClick={() => void waitFor(save())}
          >
            <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true" focusable="false">
              <path d="M10 3v10M5 9l5 5 5-5M3 17h14" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </fieldset>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <div ref={ref} className="log-lines" tabIndex={0} role="log" aria-live="off" aria-labelledby="log-title">
        <ol>
          {filter === "refused" && <Refusals refusals={refusals} />}
          {lines.slice(0, most).map(({ event, when }) => (
            <Line
              key={event.number}
              event={event}
              when={when}
              LogMark={gameScreen.LogMark}
              noteOf={gameScreen.noteOf}
              reason={reasonsOnce.get(event.number)}
              isNow={event.number === now}
              onMoment={onMoment}
              onCorrect={onCorrect}
            />
          ))}
          {lines.length <= most && (earlier === 0 || filter === "refused") ? (
            <li className="log-line muted log-seed">
              <span className="log-when" aria-hidden="true">
                #
              </span>
              <span>{page("log.seed-hash", { hash: `${seedHash.slice(0, 16)}…` })}</span>
            </li>
          ) : (
            <li>
              <button
                type="button"
                className="button bare"
                disabled={isAsking}
                onClick={() => void waitFor(showOlder())}
              >
                {page(isAsking ? "table.log-coming" : "table.log-older")}
              </button>
            </li>
          )}
        </ol>
      </div>
    </section>
  );
});

/** What the table said no to, and why. */
function Refusals({ refusals }: { readonly refusals: readonly Refusal[] }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  return [...refusals].reverse().map(({ reason, rule, at }) => (
    <li key={at} className="log-line refused">
      <span className="log-when" aria-hidden="true">
        ×
      </span>
      <span>
        {page("log.refused", { reason: speaker.sentence(reason) })} {rule !== undefined && <RuleLinks ids={[rule]} />}
      </span>
    </li>
  ));
}

interface LineProps {
  readonly event: AnyVisibleEvent;
  readonly when: string;
  readonly LogMark: GameScreen["LogMark"];
  readonly noteOf: GameScreen["noteOf"];
  /** Why a bot did it, where that may be known. */
  readonly reason: Message | undefined;
  readonly isNow: boolean;
  readonly onMoment: (event: number) => void;
  readonly onCorrect: ((event: number) => void) | undefined;
}

/** A line that was said once stays as it is, as long as it is the same event. */
const Line = memo(function Line({ event, when, LogMark, noteOf, reason, isNow, onMoment, onCorrect }: LineProps) {
  const speaker = useSpeaker();
  const { page } = useWords();
  const { number } = event;
  const read = useReadContent();
  const note = noteOf?.(event, read);
  const look = ({ target }: MouseEvent) => {
    // What can be pressed inside the line does its own; who marks words to copy them wants nothing else.
    if (!(target as Element).closest("button, a") && getSelection()?.isCollapsed !== false) onMoment(number);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in the line does the same
    <li className={isNow ? "log-line now" : "log-line"} {...(isNow ? { "aria-current": "step" } : {})} onClick={look}>
      <span className="log-when number">{LogMark ? <LogMark event={event} when={when} /> : when}</span>
      <span>
        <EventSentence of={event} /> <RuleLinks ids={event.rules} />
        {note && <span className="log-note number">{page(note.key, note.args)}</span>}
        {reason && <span className="log-reason">{speaker.sentence(reason)}</span>}
        {event.entered && onCorrect && (
          <button type="button" className="button log-correct" onClick={() => onCorrect(number)}>
            {page(isThrow(event) ? "log.differently" : "log.differently-card")}
          </button>
        )}
      </span>
      <button
        type="button"
        className="log-moment"
        aria-label={page("log.moment", { when })}
        title={page("log.moment", { when })}
        onClick={() => onMoment(number)}
      >
        <Icon of={clock} />
      </button>
    </li>
  );
});

/** A bot that walks on for the same reason says it once. */
function withoutRepeats(reasons: LogProps["reasons"]): ReadonlyMap<number, Message> {
  let last = "";
  const fresh = [...(reasons ?? [])].flatMap(([event, { said }]) => {
    const words = JSON.stringify(said);
    const isFresh = words !== last;
    last = words;
    return isFresh ? [[event, said] as const] : [];
  });
  return new Map(fresh);
}
