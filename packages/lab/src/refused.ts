import { type Message, type MessageArgument, say } from "@tavolata/kernel";

/** Something was asked of the lab that can't be done. Its text is the message `refused.<why>`. */
export class ExperimentRefused extends Error {
  override readonly name = "Refused";
  readonly said: Message;

  constructor(
    readonly why: string,
    args: Readonly<Record<string, MessageArgument>> = {},
  ) {
    super(`${why} ${JSON.stringify(args)}`);
    this.said = say(`refused.${why}`, args);
  }
}
