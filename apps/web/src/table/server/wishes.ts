import { Refused, type TableWatch } from "@tavolata/client";
import { say } from "@tavolata/kernel";
import type { AskResult, Reason } from "@tavolata/ui/table/session.js";
import { faultKey } from "../../language/faults.js";

/** Does what somebody wishes, from the seat that looks; a refusal is answered with its reason. */
export async function wish(
  watch: TableWatch | undefined,
  deed: (watch: TableWatch) => Promise<unknown>,
): Promise<Reason | undefined> {
  if (!watch) return { said: say("fault.not-yours") };
  try {
    await deed(watch);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { bar, said } = error.refusal;
    return bar ? { said: bar.reason, rule: bar.rule } : { said: said ?? say(faultKey(error)) };
  }
}

/** The same for what is answered with something. */
export async function ask<T>(
  watch: TableWatch | undefined,
  question: (watch: TableWatch) => Promise<T>,
): Promise<AskResult<T>> {
  let asked: AskResult<T> = {};
  const reason = await wish(watch, async (line) => {
    asked = { answer: await question(line) };
  });
  return reason ? { reason } : asked;
}
