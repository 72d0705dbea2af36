import { Refuse, refusalOfPlay } from "@tavolata/table";

export { Refuse, statusOf } from "@tavolata/table";

/** What is refused by the rules, the table or a storage that doesn't answer, in the words of the protocol; nothing when it is no refusal. */
export function refusalOf(error: unknown): Refuse | undefined {
  const refuse = refusalOfPlay(error);
  if (refuse || !isDatabaseGone(error)) return refuse;
  return new Refuse("unavailable", "The storage doesn't answer: nothing was changed. Try again in a moment.");
}

/** Codes of PostgreSQL (classes 08, 53, 57P, 58) and of the network that mean: not now, perhaps later. */
function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (/^(08|53|57P|58)/.test(code) || /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENOSPC|EIO|EROFS)/.test(code))
    return true;
  return /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error/.test(
    error.message,
  );
}
