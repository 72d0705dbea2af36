import { useSpeaker } from "../../language/words.js";
import type { Act } from "./act.js";

/** The one thing that ends a turn or a walk, large and always in the same place. */
export function MainButton({ act }: { readonly act: Act }) {
  const speaker = useSpeaker();
  const { main } = act;
  if (!main) return null;
  return (
    <button type="button" className="button main table-main" onClick={() => act.pick(main.option.id)}>
      {speaker.sentence(main.option.label)}
    </button>
  );
}
