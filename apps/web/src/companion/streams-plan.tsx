import type { Stream } from "@tavolata/kernel";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { automaticStreamsOf, type TablePlan } from "../new-table/plan.js";

interface StreamsPlanProps {
  readonly streams: readonly Stream[];
  readonly plan: TablePlan;
  readonly setPlan: (plan: TablePlan) => void;
}

/** Which dice and decks lie on people's own table, and which stay with the machine. */
export default function StreamsPlan({ streams, plan, setPlan }: StreamsPlanProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const kept = automaticStreamsOf(plan, streams);
  const change = (stream: Stream, isReal: boolean) => {
    const others = kept.filter((word) => !stream.words.includes(word));
    setPlan({ ...plan, kept: isReal ? others : [...others, ...stream.words] });
  };
  return (
    <fieldset className="setting">
      <legend>{page("companion.streams")}</legend>
      <p className="muted">{page("companion.streams-about")}</p>
      <div className="choices">
        {streams.map((stream) => (
          <label key={stream.id} className="choice">
            <input
              type="checkbox"
              checked={!stream.words.some((word) => kept.includes(word))}
              onChange={({ target }) => change(stream, target.checked)}
            />
            <span>{speaker.sentence({ key: `stream.${stream.id}` })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
