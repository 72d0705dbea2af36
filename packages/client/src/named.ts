import type { Decision, NamedOption } from "@tavolata/kernel";

/** A decision whose options say their verb and target, also where a process of the version before hasn't told them. */
export function named(decision: Decision): Decision {
  const { options, barred } = decision;
  if (options.every(isNamed) && (barred ?? []).every(isNamed)) return decision;
  return { ...decision, options: options.map(withName), ...(barred ? { barred: barred.map(withName) } : {}) };
}

function isNamed({ verb }: Partial<NamedOption>): boolean {
  return verb !== undefined;
}

/** That version named them by the words before and after the first colon of their ids. The kernel, which knows this too, is kept out of the page at home. */
function withName<O extends NamedOption>(option: O): O {
  const [verb = "", ...rest] = option.id.split(":");
  const name = { verb, target: rest.join(":") };
  return { ...name, ...option };
}
