import { CommandFailure } from "../failure.js";

/** How much may be kept, as `running=20 houseTables=5000`: words that are known, each with a whole number. */
export function quotasIn<Q extends object>(text: string | undefined, usual: Q): Partial<Q> {
  const words = text?.split(/[\s,]+/).filter(Boolean) ?? [];
  return Object.fromEntries(
    words.map((word) => {
      const [, name = "", count] = /^(\w+)=(\d{1,9})$/.exec(word) ?? [];
      if (Object.hasOwn(usual, name)) return [name, Number(count)];
      const known = Object.keys(usual).join(", ");
      throw new CommandFailure("serve.bad-quotas", { word, example: "running=20", known });
    }),
  ) as Partial<Q>;
}
