import type { Options, OptionValue } from "@tavolata/kernel";

/** Options with one set, or left to the game when it has its usual value. */
export function withOption(options: Options, id: string, value: OptionValue, usual: OptionValue): Options {
  const { [id]: _before, ...rest } = options;
  const keeps = value === usual && id !== "undo";
  return keeps ? rest : { ...rest, [id]: value };
}
