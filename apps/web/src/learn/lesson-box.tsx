import { type PageKey, useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { addressOf, goTo } from "@tavolata/ui/page/route.js";
import { RuleLinks } from "@tavolata/ui/rules/rule-link.js";
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { LessonSession } from "./lesson-session.js";
import { Ring } from "./ring.js";
import { keepProgress } from "./saved-progress.js";
import "./lesson-box.css";

/** What a lesson says and asks for, over the table: read out when it changes, and left at any time. */
export function LessonBox({ session }: { readonly session: LessonSession }) {
  const { page, language } = useWords();
  const speaker = useSpeaker();
  const place = useSyncExternalStore(session.subscribe, session.place);
  const [isFolded, setFolded] = useState(false);
  const box = useRef<HTMLElement>(null);
  const { game, lessons } = session.tutorial;
  const { lesson: at, todo } = place;
  const lesson = lessons[at]!;
  const isLast = at === lessons.length - 1;
  const isRead = (lesson.does ?? []).length === 0;
  useEffect(() => {
    keepProgress(game, at);
    // Where a lesson ends, what had the focus has often gone: then it comes here, otherwise it stays.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [game, at]);
  useQuestionEnd(box, place);
  const leave = () => goTo({ at: "learn" });
  const onKey = (event: KeyboardEvent) => {
    const deed = {
      ArrowLeft: () => session.goTo(at - 1),
      ArrowRight: () => isRead && !isLast && session.goTo(at + 1),
      Escape: leave,
    }[event.key];
    if (!deed) return;
    event.preventDefault();
    event.stopPropagation();
    deed();
  };
  const words = new Intl.ListFormat(language).format(todo?.words.map((word) => speaker.sentence(word)) ?? []);
  const picks = todo?.picks ?? [];
  const rings = [...picks.map((pick) => `[data-option="${CSS.escape(pick)}"]`), todo ? drawer : "", lesson.at ?? ""];
  return (
    <>
      <Ring at={rings.filter((one) => one !== "")} when={place} />
      <aside ref={box} className="lesson" aria-label={page("learn.title")} tabIndex={-1} onKeyDown={onKey}>
        <div className="lesson-head">
          <p className="muted number">{page("learn.count", { at: at + 1, of: lessons.length })}</p>
          <button
            type="button"
            className="button bare lesson-fold"
            aria-expanded={!isFolded}
            onClick={() => setFolded(!isFolded)}
          >
            {page(isFolded ? "learn.unfold" : "learn.fold")}
          </button>
        </div>
        <div role="status" className="lesson-words">
          {!isFolded && (
            <p>
              {page(lesson.text as PageKey)} {lesson.rules && <RuleLinks ids={lesson.rules} />}
            </p>
          )}
          {todo && (
            <p className="lesson-todo">
              <span className="muted">{page("learn.todo")}</span> <strong>{words}</strong>
            </p>
          )}
        </div>
        <div className="lesson-buttons">
          {at > 0 && (
            <button type="button" className="button" onClick={() => session.goTo(at - 1)}>
              {page("learn.back")}
            </button>
          )}
          {!isLast && isRead && (
            <button type="button" className="button main" onClick={() => session.goTo(at + 1)}>
              {page("learn.next")}
            </button>
          )}
          {!isLast && !isRead && (
            <button type="button" className="button" disabled={!todo} onClick={() => session.show()}>
              {page("learn.show")}
            </button>
          )}
          {isLast && (
            <a
              className="button main"
              href={addressOf({ at: "new", game })}
              onClick={() => keepProgress(game, 0, true)}
            >
              {page("home.lay-table")}
            </a>
          )}
          <button
            type="button"
            className="button bare"
            onClick={() => {
              if (isLast) keepProgress(game, 0, true);
              leave();
            }}
          >
            {page(isLast ? "learn.done" : "learn.leave")}
          </button>
        </div>
      </aside>
    </>
  );
}

/** On a tablet: what opens the list of all that can be done. */
const drawer = ".table-drawers .button:last-child";

/** Tells the style sheet where the question bar ends: on a phone the box stands below it, however long the question is. */
function useQuestionEnd(box: RefObject<HTMLElement | null>, when: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another question the bar is another
  useLayoutEffect(() => {
    const question = document.querySelector(".question");
    if (!question) return;
    const tell = () => {
      box.current?.style.setProperty("--question-end", `${question.getBoundingClientRect().bottom}px`);
    };
    const sizes = new ResizeObserver(tell); // it tells at once, too
    sizes.observe(question);
    return () => sizes.disconnect();
  }, [box, when]);
}
