import type { NamedOption } from "@tavolata/kernel";

/** What the options with this verb are about: `orc-1`, `orc-2` of `attack:orc-1`, `attack:orc-2`. */
export function targetsOf(options: readonly NamedOption[], verb: string): string[] {
  const targets: string[] = [];
  for (const option of options) if (option.verb === verb) targets.push(option.target);
  return targets;
}

/** The options with this verb. */
export function offersOf<O extends NamedOption>(options: readonly O[], verb: string): O[] {
  const found: O[] = [];
  for (const option of options) if (option.verb === verb) found.push(option);
  return found;
}

/** The first option with this verb and, where one is named, this target. */
export function offerOf<O extends NamedOption>(options: readonly O[], verb: string, target?: string): O | undefined {
  for (const option of options) {
    if (option.verb === verb && (target === undefined || option.target === target)) return option;
  }
  return undefined;
}

/** Whether there is an option with this verb and, where one is named, this target. */
export function offers(options: readonly NamedOption[], verb: string, target?: string): boolean {
  return offerOf(options, verb, target) !== undefined;
}
