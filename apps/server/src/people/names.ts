import { namedBy } from "@tavolata/client/protocol";
import { Refuse } from "../refuse.js";

/** A name as somebody gave it, as it is kept; refused where there is nothing in it that anybody could see. */
export function checkedName(words: string): string {
  const name = namedBy(words);
  if (name !== undefined) return name;
  throw new Refuse(
    "malformed",
    "This name has nothing that can be seen: it needs a letter, a digit or another visible sign.",
  );
}
