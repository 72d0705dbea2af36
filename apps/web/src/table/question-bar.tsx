import type { Message, Outcome } from "@tavolata/kernel";
import { isEntered } from "@tavolata/ui/companion/at-table.js";
import type { GameScreen } from "@tavolata/ui/game/game-screen.js";
import { Sentence } from "@tavolata/ui/language/linked.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { RuleLink, RuleLinks } from "@tavolata/ui/rules/rule-link.js";
import type { Act, Pickable } from "@tavolata/ui/table/question/act.js";
import { ConfirmButton } from "@tavolata/ui/table/question/confirm-button.js";
import { QuestionSentence } from "@tavolata/ui/table/question/question-sentence.js";
import { type SeatLook, whoIs } from "@tavolata/ui/table/seats/seat-looks.js";
import type { TableSnapshot } from "@tavolata/ui/table/session.js";
import type { ReactNode } from "react";
import "@tavolata/ui/table/question/question-bar.css";

/** Why something couldn't be done. */
export interface Refusal {
  readonly reason: Message;
  readonly rule: string | undefined;
  /** When: the same reason twice is said twice. */
  readonly at: number;
}

interface QuestionBarProps {
  readonly act: Act;
  readonly snapshot: TableSnapshot;
  readonly seats: readonly SeatLook[];
  readonly gameScreen: GameScreen;
  readonly refusal: Refusal | undefined;
  readonly isPaused: boolean;
  /** Whether the board has a card or button for everything. */
  readonly isOffered: boolean;
  /** What stands behind the question. */
  readonly detail: ReactNode;
  /** Asks what the strong bot would do; nothing where the table has no hints. */
  readonly onHint: (() => void) | undefined;
  readonly onResult: () => void;
  readonly onAgain: () => void;
}

/** One sentence: who must do what. It is read out whenever it changes. What isn't done on the board has its button here. */
export function QuestionBar({
  act,
  snapshot,
  seats,
  refusal,
  isPaused,
  isOffered,
  gameScreen,
  detail,
  onHint,
  onResult,
  onAgain,
}: QuestionBarProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { decision } = act;
  const { outcome } = snapshot;
  return (
    <section className={`question ${decision ? "asked" : ""}`} aria-label={page("question")}>
      <QuestionSentence asked={decision?.key}>
        {outcome ? (
          <OutcomeSentence outcome={outcome} />
        ) : (
          <Asked act={act} snapshot={snapshot} seats={seats} gameScreen={gameScreen} isPaused={isPaused} />
        )}{" "}
        {detail}
      </QuestionSentence>
      <div className="question-buttons">
        {outcome && (
          <>
            <button type="button" className="button main" onClick={onResult}>
              {page("end.result")}
            </button>
            <button type="button" className="button" onClick={onAgain}>
              {page("end.again")}
            </button>
          </>
        )}
        {act.warning && (
          <p role="alert" className="question-warning">
            {page(act.warning.text.key, act.warning.text.args)}
          </p>
        )}
        {act.warning && (
          <>
            <button type="button" className="button main" onClick={() => act.pick(act.warning!.choice.option.id)}>
              {page("table.anyway")}
            </button>
            <button type="button" className="button" onClick={act.leave}>
              {page("table.back")}
            </button>
          </>
        )}
        {(isOffered ? [] : buttonsOf(act)).map(({ option }) => (
          <button key={option.id} type="button" className="button question-choice" onClick={() => act.pick(option.id)}>
            {speaker.sentence(option.label)}
          </button>
        ))}
        {!isEntered(decision) && <ConfirmButton act={act} />}
        {decision && onHint && (
          <button type="button" className="button question-hint" onClick={onHint}>
            {page("hint.ask")}
          </button>
        )}
      </div>
      <div className="question-side">
        {refusal ? (
          <p key={refusal.at} role="alert" className="question-refusal">
            <Sentence of={refusal.reason} /> {refusal.rule !== undefined && <RuleLink id={refusal.rule} />}
          </p>
        ) : (
          decision && <RuleLinks ids={decision.rules} />
        )}
      </div>
    </section>
  );
}

/** Options that aren't done on the board, as long as they are few: a long list stands in the rail alone. */
function buttonsOf({ choices, main, warning }: Act): readonly Pickable[] {
  if (warning) return [];
  const buttons = choices.filter((choice) => choice.place === undefined && choice !== main);
  return buttons.length > most ? [] : buttons;
}

const most = 4;

function OutcomeSentence({ outcome }: { readonly outcome: Outcome }) {
  const speaker = useSpeaker();
  return <strong className="question-outcome serif">{speaker.outcome(outcome)}</strong>;
}

function Asked({
  act,
  snapshot,
  seats,
  gameScreen,
  isPaused,
}: Pick<QuestionBarProps, "act" | "snapshot" | "seats" | "gameScreen" | "isPaused">) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { decision } = act;
  const nameOf = (look: SeatLook) => whoIs(look, gameScreen.aliasOf?.(snapshot.view, look.seat), speaker);
  if (decision) {
    const look = seats.find(({ seat }) => seat === decision.seat);
    return (
      <>
        <strong className="question-who serif" style={{ color: look?.colour }}>
          {look && nameOf(look)}
        </strong>{" "}
        <Sentence of={decision.title} />
      </>
    );
  }
  if (snapshot.past) return <span className="muted">{page("question.past")}</span>;
  const bot = seats.find(({ seat }) => seat === snapshot.bot);
  if (snapshot.step?.left !== undefined && isPaused) return <span className="muted">{page("question.held")}</span>;
  if (!bot) {
    const names = seats.filter(({ seat }) => snapshot.view.waiting.includes(seat)).map(nameOf);
    return names.length > 0 && <span className="muted">{page("question.waits", { names })}</span>;
  }
  return <span className="muted">{page(isPaused ? "question.paused" : "question.thinking", { name: bot.name })}</span>;
}
