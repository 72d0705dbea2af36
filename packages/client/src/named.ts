import { type Decision, type NamedOption, splitOption } from "@tavolata/kernel";

/** A decision whose options say their verb and target, also where a process of the version before hasn't told them. */
export function named(decision: Decision): Decision {
  const { options, barred } = decision;
  if (options.every(isNamed) && (barred ?? []).every(isNamed)) return decision;
  return { ...decision, options: options.map(withName), ...(barred ? { barred: barred.map(withName) } : {}) };
}

function isNamed({ verb }: Partial<NamedOption>): boolean {
  return verb !== undefined;
}

function withName<O extends NamedOption>(option: O): O {
  return { ...splitOption(option.id), ...option };
}
