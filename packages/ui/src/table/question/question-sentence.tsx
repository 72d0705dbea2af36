import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { phone, useMedia } from "../../controls/use-media.js";
import { useWords } from "../../language/words.js";

interface QuestionSentenceProps {
  /** What is asked: the next question is folded again. */
  readonly asked: string | undefined;
  readonly children: ReactNode;
}

/** Who must do what. A phone gives it two lines; whatever doesn't fit can be unfolded. */
export function QuestionSentence({ asked, children }: QuestionSentenceProps) {
  const { page } = useWords();
  const isPhone = useMedia(phone);
  const sentence = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [unfolded, setUnfolded] = useState<string>();
  const isWhole = unfolded !== undefined && unfolded === asked;
  // Whatever was said anew is measured anew.
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight } = sentence.current!;
    if (!isWhole) setCut(isPhone && scrollHeight > clientHeight + 1);
  });
  return (
    <div className={isWhole ? "question-asked whole" : "question-asked"}>
      <p ref={sentence} className="question-sentence" role="status">
        {children}
      </p>
      {isCut && (
        <button
          type="button"
          className="question-more"
          aria-expanded={isWhole}
          aria-label={page("question.whole")}
          onClick={() => setUnfolded(isWhole ? undefined : (asked ?? ""))}
        >
          {isWhole ? "▴" : "…"}
        </button>
      )}
    </div>
  );
}
